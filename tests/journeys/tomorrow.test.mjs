/** A reason to come back: the challenge of the day is played and shared; a game from the box is scored. */

import assert from "node:assert/strict";
import { after, before } from "node:test";
import { tapRoute } from "../../clients/browsers/support/board.mjs";
import { Person } from "../../clients/browsers/support/api.mjs";
import { startServer } from "../../clients/browsers/support/server.mjs";
import { startBrowser } from "./support/circumstances.mjs";
import { journey } from "./support/journey.mjs";
import { begins, between, city, like, say } from "./support/words.mjs";

const PASSWORD = "a train at noon";

const { step, meanwhile, person, arrives } = journey("Today's cards, and a game from the box");
let server, browser, ada, phone, bob, shared;

before(async () => {
  server = await startServer();
  browser = await startBrowser();
  ada = await Person.register(server.url, "Ada", PASSWORD);
  [phone, bob] = await Promise.all([1, 2].map(() => person(browser, server.url)));
  // A job makes the challenge when the server starts.
  for (let items = []; items.length === 0; ) {
    ({ items } = await ada.ask("GET", "/v1/challenges"));
    if (items.length === 0) await new Promise((resolve) => setTimeout(resolve, 200));
  }
});

after(async () => {
  await browser?.close();
  await server?.stop();
});

step("Ada signs in, and opens today's cards", async () => {
  await phone.open("/play/");
  await phone.tap("button", say("web-sign-in"));
  await phone.type(say("web-name"), "Ada");
  await phone.type(say("web-password"), PASSWORD);
  await phone.page.keyboard.press("Enter");
  await phone.tap("link", say("web-challenge"));
  await phone.reads(like("web-challenge-next"));
  await phone.tap("button", say("web-challenge-play"));
  await phone.page.waitForFunction(() => location.pathname.includes("/play/games/"));
});

meanwhile("she plays her game to its end", async () => {
  const [{ you }] = (await ada.ask("GET", "/v1/challenges")).items;
  await ada.play(you.game);
});

step("the result leads back to the challenge, with a streak", async () => {
  await phone.page.waitForFunction(() => location.pathname.endsWith("/result"));
  await phone.tap("link", say("web-challenge"));
  await phone.reads(like("web-challenge-own"));
  await phone.reads(say("web-challenge-streak", { count: 1 }));
  await phone.finds("image", like("web-challenge-squares"));
  await phone.picture("tomorrow-challenge");
});

step("she shares squares that tell nothing of the cards", async () => {
  shared = await phone.sharing(() => phone.tap("button", say("web-share")));
  const { text } = await phone.page.evaluate(() => window.shared);
  assert.match(
    text,
    new RegExp(
      `^Railhead · ${say("web-challenge")} · .+\\n[🟩🟥]+\\n${like("web-challenge-shared").source}$`,
      "u",
    ),
  );
  assert.doesNotMatch(text, / – /, "no ticket is named");
});

step("Bob follows the link, registers there and plays", async () => {
  await bob.open(shared);
  await bob.tap("button", say("web-register"));
  await bob.type(begins("web-name"), "Bob");
  await bob.type(begins("web-password"), PASSWORD);
  await bob.page.keyboard.press("Enter");
  await bob.tap("button", say("web-challenge-play"));
  await bob.page.waitForFunction(() => location.pathname.includes("/play/games/"));
});

step("Ada opens the scorer from home, for the box on her table", async () => {
  await phone.open("/play/");
  await phone.tap("link", say("web-score-open"));
  await phone.type(say("web-name"), "Ada");
  await phone.page.$eval(".scorer .board", (board) => board.scrollIntoView({ block: "center" }));
});

step("she gives herself a route by a tap, and a ticket by a search", async () => {
  await tapRoute(phone.phone, "venezia-zurich");
  await phone.reads(
    say("web-score-added", {
      player: "Ada",
      what: between("venezia", "zurich"),
    }),
  );
  await phone.type(
    say("web-score-find-tickets"),
    `${city("paris")} ${city("zagrab").slice(0, 3)}`,
    "searchbox",
  );
  await phone.tap("button", new RegExp(`^${between("paris", "zagrab")}`));
  await phone.type(say("web-score-find-routes"), `${city("paris")} ${city("zurich")}`, "searchbox");
  await phone.tap("button", new RegExp(`^${between("paris", "zurich")}`));
  await phone.type(
    say("web-score-find-routes"),
    `${city("zagrab")} ${city("venezia")}`,
    "searchbox",
  );
  await phone.tap("button", new RegExp(`^${between("venezia", "zagrab")}`));
});

step("the other player has a route, too", async () => {
  await phone.tap("radio", say("web-score-player", { number: 2 }));
  await phone.type(say("web-name"), "Ben");
  await phone.type(say("web-score-find-routes"), `${city("brest")} ${city("dieppe")}`, "searchbox");
  await phone.tap("button", new RegExp(city("dieppe")));
});

step("the points are counted and kept", async () => {
  await phone.tap("button", say("web-score-count"));
  await phone.reads(say("phase-finished-winner", { player: "Ada" }));
  await phone.picture("tomorrow-scorer", { fullPage: true });
  await phone.tap("button", say("web-score-keep"));
  await phone.tap("link", say("web-score-where"));
  await phone.reads(/1\.\s?Ada\s\d+ · 2\.\s?Ben\s\d+/);
});

arrives();

meanwhile("no page complained", async () => {
  for (const each of [phone, bob]) await each.close();
});
