/** An organiser's evening: from an account to a podium, with guests and a projector. */

import assert from "node:assert/strict";
import { after, before } from "node:test";
import { Person } from "../../clients/browsers/support/api.mjs";
import { startChromium } from "../../clients/browsers/support/phone.mjs";
import { startServer } from "../../clients/browsers/support/server.mjs";
import { journey } from "./support/journey.mjs";

const PASSWORD = "a train at noon";
const PROJECTOR = { view: { width: 1440, height: 900, deviceScaleFactor: 1 } };

const { step, meanwhile, person, arrives } = journey("An organiser's evening");
let server, browser, ada, ben, cleo, dora, projector, scanned, shared;

before(async () => {
  server = await startServer();
  browser = await startChromium();
  dora = await Person.register(server.url, "Dora", PASSWORD);
  [ada, ben, cleo] = await Promise.all([1, 2, 3].map(() => person(browser, server.url)));
  projector = await person(browser, server.url, PROJECTOR);
});

after(async () => {
  await browser?.close();
  await server?.stop();
});

step("Ada makes an account", async () => {
  await ada.open("/play/");
  await ada.tap("button", "Register");
  await ada.type(/^Name/, "Ada");
  await ada.type(/^Password/, PASSWORD);
  await ada.page.keyboard.press("Enter");
  await ada.finds("link", "Tournaments");
});

step("she opens a tournament to which guests are admitted", async () => {
  await ada.tap("link", "Tournaments");
  await ada.tap("link", "New tournament");
  await ada.type("Name", "Friday night");
  await ada.tap("radio", "2");
  await ada.tap("checkbox", "Guests may enter, without an account");
  await ada.tap("button", "Open the tournament");
  await ada.finds("image", "QR code of the link");
  scanned = await ada.scans();
  assert.equal(scanned, await ada.address(/127\.0\.0\.1:\d+\/i\/[A-Z0-9]+/));
  await ada.picture("evening-invite");
});

step("she shares the link and enters", async () => {
  shared = await ada.sharing(() => ada.tap("button", "Share"));
  await ada.tap("button", "Enter");
  await ada.finds("button", "Leave the tournament");
});

step("Ben scans the code and enters as a guest, with a name", async () => {
  await ben.open(scanned);
  await ben.picture("evening-link");
  await ben.tap("link", /Friday night|tournament|browser/i);
  await ben.tap("button", "Enter");
  await ben.picture("evening-enter");
  await ben.type(/^Name/, "Ben");
  await ben.tap("button", "Play as a guest");
  await ben.finds("button", "Leave the tournament");
});

step("Cleo follows the link, registers and is in", async () => {
  await cleo.open(shared);
  await cleo.tap("link", /Friday night|tournament|browser/i);
  await cleo.tap("button", "Enter");
  await cleo.tap("button", "Register");
  await cleo.type(/^Name/, "Cleo");
  await cleo.type(/^Password/, PASSWORD);
  await cleo.page.keyboard.press("Enter");
  await cleo.finds("button", "Leave the tournament");
});

meanwhile("Dora enters from an app of her own", async () => {
  await dora.ask("PUT", `/v1/tournaments/${tournament()}/entry`);
});

step("the projector shows who has come, without an account", async () => {
  await projector.open(scanned);
  await projector.tap("link", /Friday night|tournament|browser/i);
  await projector.tap("link", "For the big screen");
  await projector.reads("4 players");
  await projector.reads(/Ben[^]*Cleo[^]*Dora/);
  await projector.picture("evening-hall-open");
});

step("a sheet says who will play, and Ada starts", async () => {
  await ada.reads("4 players");
  await ada.tap("button", /^Start now/);
  await ada.reads("2 tables of 2");
  await ada.picture("evening-start");
  await ada.tap("button", "Start");
  await projector.reads("2 of 2 tables are playing");
  await projector.picture("evening-hall-round");
});

step("her table names the tournament and its round", async () => {
  await ada.tap("button", "To your table");
  await ada.reads("Round 1 · Friday night");
  await ada.picture("evening-table");
});

meanwhile("the first round is played", () => play(0));

step("the result tells her place, and the next table comes by itself", async () => {
  await ada.reads("Place 1 of 4");
  await ada.picture("evening-result");
  await ada.reads("Round 2 · Friday night");
});

meanwhile("the second round is played", () => play(1));

step("she is led to the last table", async () => {
  await ada.reads("Round 3 · Friday night");
});

meanwhile("the third round is played", () => play(2));

step("the last result leads to a podium", async () => {
  await ada.reads("The tournament is over.");
  await ada.tap("link", "Standings");
  await ada.reads("Ada wins Friday night");
  await ada.tap("button", "Ada");
  await ada.reads("Points of the opponents");
  await ada.picture("evening-podium", { fullPage: true });
});

step("she shares it, and the projector shows it, too", async () => {
  await ada.sharing(() => ada.tap("button", "Share"));
  await projector.reads("Ada wins Friday night");
  await projector.picture("evening-hall-podium");
});

meanwhile("nothing complained", async () => {
  for (const each of [ada, ben, cleo, projector]) await each.close();
});

arrives();

/** The tournament that Ada looks at. */
const tournament = () => new URL(ada.page.url()).pathname.split("/").pop();

/** Plays the tables of a round: Ada wins hers. */
async function play(round) {
  const { items } = await dora.ask("GET", "/v1/tournaments?own=true&phase=running");
  const path = `/v1/tournaments/${items[0].id}/rounds/${round}`;
  const { tables } = await dora.ask("GET", path);
  const players = { Ada: tokenOf(ada), Ben: tokenOf(ben), Cleo: tokenOf(cleo), Dora: dora };
  for (const { game, players: seated } of tables) {
    const seats = seated.map(({ name }) => players[name]);
    for (const seat of seats) await seat.play(game, 1);
    for (const seat of seats) await seat.play(game, 2);
    const loser = seated.findLast(({ name }) => name !== "Ada");
    await players[loser.name].ask("POST", `/v1/games/${game}/resign`);
  }
}

/** Whoever uses a phone, beside it: by the token of the last request. */
function tokenOf({ phone }) {
  const { asked } = phone.line.exchanges.findLast((each) => each.asked.authorization);
  return new Person(server.url, asked.authorization.replace("Bearer ", ""));
}
