/** A tournament: opened, entered, played and won. */

import { after, before } from "node:test";
import { Person } from "../support/api.mjs";
import { openPhone, startChromium } from "../support/phone.mjs";
import { startServer } from "../support/server.mjs";
import { signIn } from "../support/sign_in.mjs";
import { step } from "../support/steps.mjs";

const PASSWORD = "a train at noon";
let server, browser, phone, bob, path;

before(async () => {
  server = await startServer();
  browser = await startChromium();
  await Person.register(server.url, "Ada", PASSWORD);
  bob = await Person.register(server.url, "Bob", PASSWORD);
  phone = await openPhone(browser, server.url);
  await signIn(phone, "Ada", PASSWORD);
});

after(async () => {
  await browser?.close();
  await server?.stop();
});

step("a tournament is opened from the home screen", async () => {
  await phone.open("/play/");
  await phone.press("link", "Tournaments");
  await phone.reads("There are no tournaments here.");
  await phone.press("link", "New tournament");
  await phone.fill("Name", "Friday night");
  await phone.press("radio", "2");
  await phone.press("button", "Open the tournament");
  await phone.reads("Swiss, 3 rounds · tables of 2");
});

step("two players enter, and it starts", async () => {
  await phone.press("button", "Enter");
  await phone.reads("Leave the tournament");
  path = `/v1/tournaments/${phone.page.url().split("/").pop()}`;
  await bob.ask("PUT", `${path}/entry`);
  await phone.reads("2 players");
  await phone.pressLike("button", /^Start now/);
  await phone.reads("1 table of 2");
  await phone.press("button", "Start");
  await phone.press("button", "To your table");
  await phone.page.waitForFunction(() => location.pathname.includes("/play/games/"));
});

step("the winner of the table leads the standings", async () => {
  await resign();
  await phone.open(`/play/tournaments/${path.split("/").pop()}`);
  await phone.reads(/Round 2\s[^]*1\s+Ada\s+1\s+1\s+2\s+Bob\s+0\s+0/);
  await phone.press("button", "Round 1");
  await phone.reads(/1\. Ada \S?\d+ · 2\. Bob/);
});

step("it ends when nobody is left to play", async () => {
  await phone.press("button", "Leave the tournament");
  await phone.reads("Your present table is still yours.");
  await phone.press("button", "Leave the tournament");
  await phone.find("button", "Come back");
  await resign();
  await phone.reads("Over · Swiss");
  await phone.reads("Ada wins Friday night");
  await phone.reads("Save the proof");
});

/** Bob gives up his table. */
async function resign() {
  const { you } = await bob.ask("GET", path);
  await bob.ask("POST", `/v1/games/${you.table.game}/resign`);
}
