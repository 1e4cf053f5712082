/** A reason to come back: the challenge of the day is played and shared; a game from the box is scored. */

import assert from "node:assert/strict";
import { after, before } from "node:test";
import { tapRoute } from "../../clients/browsers/support/board.mjs";
import { Person } from "../../clients/browsers/support/api.mjs";
import { startChromium } from "../../clients/browsers/support/phone.mjs";
import { startServer } from "../../clients/browsers/support/server.mjs";
import { journey } from "./support/journey.mjs";

const PASSWORD = "a train at noon";

const { step, meanwhile, person, arrives } = journey(
  "Today's cards, and a game from the box",
);
let server, browser, ada, phone, bob, shared;

before(async () => {
  server = await startServer();
  browser = await startChromium();
  ada = await Person.register(server.url, "Ada", PASSWORD);
  [phone, bob] = await Promise.all(
    [1, 2].map(() => person(browser, server.url)),
  );
  // A job makes the challenge when the server starts.
  for (let items = []; items.length === 0; ) {
    ({ items } = await ada.ask("GET", "/v1/challenges"));
    if (items.length === 0)
      await new Promise((resolve) => setTimeout(resolve, 200));
  }
});

after(async () => {
  await browser?.close();
  await server?.stop();
});

step("Ada signs in, and opens today's cards", async () => {
  await phone.open("/play/");
  await phone.tap("button", "Sign in");
  await phone.type("Name", "Ada");
  await phone.type("Password", PASSWORD);
  await phone.page.keyboard.press("Enter");
  await phone.tap("link", "Daily challenge");
  await phone.reads(/The next cards come in/);
  await phone.tap("button", "Play today’s cards");
  await phone.page.waitForFunction(() =>
    location.pathname.includes("/play/games/"),
  );
});

meanwhile("she plays her game to its end", async () => {
  const [{ you }] = (await ada.ask("GET", "/v1/challenges")).items;
  await ada.play(you.game);
});

step("the result leads back to the challenge, with a streak", async () => {
  await phone.page.waitForFunction(() => location.pathname.endsWith("/result"));
  await phone.tap("link", "Daily challenge");
  await phone.reads(/Your points: [-−]?\d+/);
  await phone.reads("You have played one day in a row.");
  await phone.finds("image", /^Tickets: \d+ completed, \d+ failed$/);
  await phone.picture("tomorrow-challenge");
});

step("she shares squares that tell nothing of the cards", async () => {
  shared = await phone.sharing(() => phone.tap("button", "Share"));
  const { text } = await phone.page.evaluate(() => window.shared);
  assert.match(
    text,
    /^Railhead · Daily challenge · .+\n[🟩🟥]+\n[-−]?\d+ points? · place \d at the table$/u,
  );
  assert.doesNotMatch(text, / – /, "no ticket is named");
});

step("Bob follows the link, registers there and plays", async () => {
  await bob.open(shared);
  await bob.tap("button", "Register");
  await bob.type(/^Name/, "Bob");
  await bob.type(/^Password/, PASSWORD);
  await bob.page.keyboard.press("Enter");
  await bob.tap("button", "Play today’s cards");
  await bob.page.waitForFunction(() =>
    location.pathname.includes("/play/games/"),
  );
});

step("Ada opens the scorer from home, for the box on her table", async () => {
  await phone.open("/play/");
  await phone.tap("link", "Score a real table");
  await phone.type("Name", "Ada");
  await phone.page.$eval(".scorer .board", (board) =>
    board.scrollIntoView({ block: "center" }),
  );
});

step(
  "she gives herself a route by a tap, and a ticket by a search",
  async () => {
    await tapRoute(phone.phone, "venezia-zurich");
    await phone.reads("Ada has Venice – Zurich.");
    await phone.type("Find a ticket", "paris zag", "searchbox");
    await phone.tap("button", /^Paris – Zagreb/);
    await phone.type("Find a route", "paris zurich", "searchbox");
    await phone.tap("button", /^Paris – Zurich/);
    await phone.type("Find a route", "zagreb venice", "searchbox");
    await phone.tap("button", /Zagreb/);
  },
);

step("the other player has a route, too", async () => {
  await phone.tap("radio", "Player 2");
  await phone.type("Name", "Ben");
  await phone.type("Find a route", "brest dieppe", "searchbox");
  await phone.tap("button", /Dieppe/);
});

step("the points are counted and kept", async () => {
  await phone.tap("button", "Count the points");
  await phone.reads("Ada wins");
  await phone.picture("tomorrow-scorer", { fullPage: true });
  await phone.tap("button", "Keep this game");
  await phone.tap("link", "Your games from elsewhere");
  await phone.reads(/1\.\s?Ada\s\d+ · 2\.\s?Ben\s\d+/);
});

arrives();

meanwhile("no page complained", async () => {
  for (const each of [phone, bob]) await each.close();
});
