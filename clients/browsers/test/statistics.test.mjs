/** Games from elsewhere, boards of friends, and the order of turns. */

import assert from "node:assert/strict";
import { join } from "node:path";
import { after, before } from "node:test";
import { Person } from "../support/api.mjs";
import { openPhone, startChromium } from "../support/phone.mjs";
import { startServer } from "../support/server.mjs";
import { signIn } from "../support/sign_in.mjs";
import { step } from "../support/steps.mjs";

const PASSWORD = "a train at noon";
const EXPORT = join(import.meta.dirname, "../../../docs/vectors/2.jsonl");
let server, browser, phone;

before(async () => {
  server = await startServer();
  browser = await startChromium();
  await Person.register(server.url, "Ada", PASSWORD);
  await Person.register(server.url, "Bob", PASSWORD);
  phone = await openPhone(browser, server.url);
  await signIn(phone, "Ada", PASSWORD);
});

after(async () => {
  await browser?.close();
  await server?.stop();
});

step("a score sheet is entered below the history, and removed", async () => {
  await phone.open("/play/players/Ada");
  await phone.press("radio", "History");
  await phone.press("button", "Enter a score sheet");
  await phone.fill("Player 1", "Ada");
  await phone.fill("Points of player 1", "96", "spinbutton");
  await phone.fill("Player 2", "Grandma");
  await phone.fill("Points of player 2", "101", "spinbutton");
  await phone.press("button", "Save");
  await phone.reads(/1\.\sGrandma\s101 · 2\.\sAda\s96/);
  await phone.pressLike("button", /^Remove: 1\.\sGrandma/);
  await phone.page.waitForFunction(() => !document.body.innerText.includes("Grandma"));
});

step("a saved game is read from a file, and a file that is none is refused", async () => {
  const file = await phone.page.$('input[type="file"]');
  await file.uploadFile(EXPORT);
  await phone.reads("Saved game · ");
  await file.uploadFile(import.meta.filename);
  await phone.reads("The export cannot be read");
});

step("an address leads to the games of two players, and to all of the one", async () => {
  const path = "/v1/players/Ada/games?";
  await asks(path, "opponent=Bob", () => phone.open("/play/players/Ada?show=history&opponent=Bob"));
  const all = phone.page.waitForResponse(
    (answer) => answer.url().includes("/v1/players/Ada/games") && !answer.url().includes("Bob"),
  );
  await phone.press("checkbox", "Only with Bob");
  assert.equal((await all).status(), 200);
});

step("a leaderboard can be one of friends", async () => {
  await phone.open("/play/leaderboards");
  await asks("/v1/leaderboards/duel?", "among=friends", () =>
    phone.press("radio", "You and your friends"),
  );
});

step("popularity shows the order of turns", async () => {
  await phone.open("/play/popular");
  await asks("/v1/statistics/turn-positions", "", () => phone.press("radio", "Order of turns"));
  await phone.reads("No finished games of this kind");
  await phone.close();
});

/** Waits for the answer to a request with a part of its query, which an action sends. */
async function asks(path, query, action) {
  const answered = phone.page.waitForResponse(
    (answer) => answer.url().includes(path) && answer.url().includes(query),
  );
  await action();
  assert.equal((await answered).status(), 200);
}
