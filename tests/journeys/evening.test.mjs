/** An organiser's evening: from an account to a podium, with guests and a projector. */

import assert from "node:assert/strict";
import { after, before } from "node:test";
import { Person } from "../../clients/browsers/support/api.mjs";
import { startServer } from "../../clients/browsers/support/server.mjs";
import { startBrowser } from "./support/circumstances.mjs";
import { journey } from "./support/journey.mjs";
import { begins, say } from "./support/words.mjs";

const PASSWORD = "a train at noon";
const PROJECTOR = { view: { width: 1440, height: 900, deviceScaleFactor: 1 } };

const { step, meanwhile, person, arrives } = journey("An organiser's evening");
let server, browser, ada, ben, cleo, dora, projector, scanned, shared;

before(async () => {
  server = await startServer();
  browser = await startBrowser();
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
  await ada.tap("button", say("web-register"));
  await ada.type(begins("web-name"), "Ada");
  await ada.type(begins("web-password"), PASSWORD);
  await ada.page.keyboard.press("Enter");
  await ada.finds("link", say("web-tournaments"));
});

step("she opens a tournament to which guests are admitted", async () => {
  await ada.tap("link", say("web-tournaments"));
  await ada.tap("link", say("web-tournament-new"));
  await ada.type(say("web-name"), "Friday night");
  await ada.tap("radio", "2");
  await ada.tap("checkbox", say("web-tournament-admit"));
  await ada.tap("button", say("web-tournament-do-open"));
  await ada.finds("image", say("web-qr"));
  scanned = await ada.scans();
  assert.equal(scanned, await ada.address(/127\.0\.0\.1:\d+\/i\/[A-Z0-9]+/));
  await ada.picture("evening-invite");
});

step("she shares the link and enters", async () => {
  shared = await ada.sharing(() => ada.tap("button", say("web-share")));
  await ada.tap("button", say("web-tournament-enter"));
  await ada.finds("button", say("web-tournament-leave"));
});

step("Ben scans the code and enters as a guest, with a name", async () => {
  await ben.open(scanned);
  await ben.picture("evening-link");
  await ben.tap("link", say("page-invite-to-tournament"));
  await ben.tap("button", say("web-tournament-enter"));
  await ben.picture("evening-enter");
  await ben.type(begins("web-name"), "Ben");
  await ben.tap("button", say("web-play-as-guest"));
  await ben.finds("button", say("web-tournament-leave"));
});

step("Cleo follows the link, registers and is in", async () => {
  await cleo.open(shared);
  await cleo.tap("link", say("page-invite-to-tournament"));
  await cleo.tap("button", say("web-tournament-enter"));
  await cleo.tap("button", say("web-register"));
  await cleo.type(begins("web-name"), "Cleo");
  await cleo.type(begins("web-password"), PASSWORD);
  await cleo.page.keyboard.press("Enter");
  await cleo.finds("button", say("web-tournament-leave"));
});

meanwhile("Dora enters from an app of her own", async () => {
  await dora.ask("PUT", `/v1/tournaments/${tournament()}/entry`);
});

step("the projector shows who has come, without an account", async () => {
  await projector.open(scanned);
  await projector.tap("link", say("page-invite-to-tournament"));
  await projector.tap("link", say("web-hall"));
  await projector.reads(say("web-tournament-players", { count: 4 }));
  await projector.reads(/Ben[^]*Cleo[^]*Dora/);
  await projector.picture("evening-hall-open");
});

step("a sheet says who will play, and Ada starts", async () => {
  await ada.reads(say("web-tournament-players", { count: 4 }));
  await ada.tap("button", begins("web-tournament-start"));
  await ada.reads(say("web-start-tables-of", { count: 2, seats: 2 }));
  await ada.picture("evening-start");
  await ada.tap("button", say("web-tournament-do-start"));
  await projector.reads(say("web-hall-playing", { count: 2, all: 2 }));
  await projector.picture("evening-hall-round");
});

step("her table names the tournament and its round", async () => {
  await ada.tap("button", say("web-tournament-own-table"));
  await ada.reads(roundOf(1));
  await ada.picture("evening-table");
});

meanwhile("her game of the first round is played", () => play(0, isHers));

step("the result tells her place, and what the round waits for", async () => {
  await ada.reads(
    say("web-next-place", {
      place: 1,
      count: 4,
      points: 1,
    }),
  );
  await ada.reads(say("web-next-round", { round: 2, count: 1 }));
  await ada.picture("evening-result");
});

meanwhile("the other game is played", () => play(0, (table) => !isHers(table)));

step("the next table comes by itself", async () => {
  await ada.reads(roundOf(2));
});

meanwhile("the second round is played", () => play(1));

step("she is led to the last table", async () => {
  await ada.reads(roundOf(3));
});

meanwhile("the third round is played", () => play(2));

step("the last result leads to a podium", async () => {
  await ada.reads(say("web-next-over"));
  await ada.tap("link", say("web-tournament-standings"));
  await ada.reads(say("web-podium-winner", { count: 1, names: "Ada", name: "Friday night" }));
  await ada.tap("button", "Ada");
  await ada.reads(say("web-standing-opponents"));
  await ada.picture("evening-podium", { fullPage: true });
});

step("she shares it, and the projector shows it, too", async () => {
  await ada.sharing(() => ada.tap("button", say("web-share")));
  await projector.reads(say("web-podium-winner", { count: 1, names: "Ada", name: "Friday night" }));
  await projector.picture("evening-hall-podium");
});

meanwhile("nothing complained", async () => {
  for (const each of [ada, ben, cleo, projector]) await each.close();
});

arrives();

/** What a table says of its round. */
const roundOf = (round) => `${say("web-tournament-round", { round })} · Friday night`;

/** The tournament that Ada looks at. */
const tournament = () => new URL(ada.page.url()).pathname.split("/").pop();

/** Whether Ada plays at a table. */
const isHers = ({ players }) => players.some(({ name }) => name === "Ada");

/** Plays tables of a round: Ada wins hers. */
async function play(round, isPlayed = () => true) {
  const { items } = await dora.ask("GET", "/v1/tournaments?own=true&phase=running");
  const path = `/v1/tournaments/${items[0].id}/rounds/${round}`;
  const { tables } = await dora.ask("GET", path);
  const players = {
    Ada: tokenOf(ada),
    Ben: tokenOf(ben),
    Cleo: tokenOf(cleo),
    Dora: dora,
  };
  for (const { game, players: seated } of tables.filter(isPlayed)) {
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
