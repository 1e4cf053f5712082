/** A league: opened and shared, a season that says what it will be, a game that leads back, its end. */

import assert from "node:assert/strict";
import { after, before } from "node:test";
import { Person } from "../../clients/browsers/support/api.mjs";
import { startServer } from "../../clients/browsers/support/server.mjs";
import { startBrowser } from "./support/circumstances.mjs";
import { journey } from "./support/journey.mjs";
import { begins, quoted, say } from "./support/words.mjs";

const PASSWORD = "a train at noon";
const LEAGUE = "The Alps";
/** Those who enter from apps of their own. */
const OTHERS = ["Dora", "Emil", "Fred", "Gus", "Hugo", "Ida"];

const { step, meanwhile, person, arrives } = journey("A league's season");
let server, browser, ada, ben, cleo, visitor, others, scanned, shared, table;

before(async () => {
  server = await startServer();
  browser = await startBrowser();
  others = await Promise.all(OTHERS.map((name) => Person.register(server.url, name, PASSWORD)));
  [ada, ben, cleo, visitor] = await Promise.all(
    [1, 2, 3, 4].map(() => person(browser, server.url)),
  );
});

after(async () => {
  await browser?.close();
  await server?.stop();
});

step("Ada makes an account and opens a league to which guests are admitted", async () => {
  await ada.open("/play/");
  await ada.tap("button", say("web-register"));
  await ada.type(begins("web-name"), "Ada");
  await ada.type(begins("web-password"), PASSWORD);
  await ada.page.keyboard.press("Enter");
  await ada.tap("link", say("web-tournaments"));
  await ada.tap("link", say("web-leagues"));
  await ada.tap("link", say("web-league-new"));
  await ada.type(say("web-tournament-name"), LEAGUE);
  await ada.tap("radio", "2");
  await ada.tap("checkbox", say("web-tournament-admit"));
  await ada.picture("league-new", { fullPage: true });
  await ada.tap("button", say("web-league-open"));
  await ada.finds("image", say("web-qr"));
});

step("she shares its link, its code and its picture, and enters", async () => {
  scanned = await ada.scans();
  assert.equal(scanned, await ada.address(/127\.0\.0\.1:\d+\/i\/[A-Z0-9]+/));
  shared = await ada.sharing(() => ada.tap("button", say("web-share")));
  await ada.tap("button", say("web-league-enter"));
  await ada.finds("button", say("web-league-leave"));
  await ada.picture("league-invite", { fullPage: true });
});

step("Ben scans the code and enters as a guest, with a name", async () => {
  await ben.open(scanned);
  await ben.picture("league-link");
  await ben.tap("link", say("page-invite-to-league"));
  await ben.tap("button", say("web-league-enter"));
  await ben.type(begins("web-name"), "Ben");
  await ben.tap("button", say("web-play-as-guest"));
  await ben.finds("button", say("web-league-leave"));
});

step("Cleo follows the link, registers and is a member", async () => {
  await cleo.open(shared);
  await cleo.tap("link", say("page-invite-to-league"));
  await cleo.tap("button", say("web-league-enter"));
  await cleo.tap("button", say("web-register"));
  await cleo.type(begins("web-name"), "Cleo");
  await cleo.type(begins("web-password"), PASSWORD);
  await cleo.page.keyboard.press("Enter");
  await cleo.finds("button", say("web-league-leave"));
});

meanwhile("six others enter", async () => {
  const id = new URL(ada.page.url()).pathname.split("/").pop();
  for (const each of others) await each.ask("PUT", `/v1/leagues/${id}/membership`);
});

step("she takes out somebody, and is asked once", async () => {
  await ada.tap("disclosure", say("web-league-list", { count: 9 }));
  const label = say("web-direct-remove", { player: "Ida" });
  await ada.tap("button", label);
  await ada.reads(say("web-league-remove-open"));
  await ada.picture("league-remove");
  await ada.tap("button", label);
  await ada.reads(say("web-league-members", { count: 8 }));
});

step("a sheet says what will be played by whom, and she starts the season", async () => {
  await ada.tap("button", begins("web-league-start"));
  await ada.reads(new RegExp(`${quoted(say("web-league-members", { count: 8 }))}[^]*Ada[^]*Hugo`));
  await ada.reads(divisionOf(1, { players: 6, tables: 15, games: 5 }));
  await ada.reads(divisionOf(2, { players: 2, tables: 1, games: 1 }));
  await ada.picture("league-start");
  await ada.tap("button", say("web-tournament-do-start"));
  await ada.finds("link", say("web-league-own", { division: 1 }));
});

step("Ben sees his division without doing anything", async () => {
  await ben.finds("link", begins("web-league-own"));
});

step("a visitor without an account sees who plays in which division", async () => {
  await visitor.open(scanned);
  await visitor.tap("link", say("page-invite-to-league"));
  const divisions = [1, 2].map((division) => quoted(say("web-league-division", { division })));
  await visitor.reads(new RegExp(divisions.join("[^]*Ada[^]*")));
  await visitor.picture("league-divisions", { fullPage: true });
});

step("her division leads to her table", async () => {
  await ada.tap("link", say("web-league-own", { division: 1 }));
  await ada.tap("button", say("web-tournament-own-table"));
  await ada.reads(LEAGUE);
  await ada.finds("image", say("web-board"));
  table = new URL(ada.page.url()).pathname.split("/").pop();
});

meanwhile("her game is played, and she wins", play);

step("the result tells her place, and leads back to the league", async () => {
  await ada.reads(say("web-next-place", { place: 1, count: 6, points: 1 }));
  await ada.picture("league-result");
  await ada.tap("link", say("web-league-to"));
  await ada.reads(/^1\s+Ada\s+1$/m);
});

step("the visitor sees it, too, and the division on a big screen", async () => {
  await visitor.tap("link", say("web-league-division", { division: 1 }));
  await visitor.reads(/^1\s+Ada\s+1\s+1$/m);
  await visitor.tap("link", say("web-hall"));
  await visitor.reads(say("web-hall-playing", { count: 14, all: 15 }));
  await visitor.picture("league-hall");
  await visitor.tap("link", say("web-close"));
  await visitor.tap("link", say("web-league-to"));
  await visitor.reads(/^1\s+Ada\s+1$/m);
});

step("she closes the entry, and ends the league with this season", async () => {
  for (let tap = 0; tap < 2; tap += 1) await ada.tap("button", say("web-league-entry-close"));
  await ada.reads(say("web-league-closed"));
  await ada.tap("button", say("web-league-end"));
  await ada.reads(say("web-league-tables-open", { count: 14 }));
  await ada.picture("league-end");
  await ada.tap("button", say("web-league-end"));
  await ada.reads(say("web-league-phase-ending"));
});

meanwhile("nothing complained", async () => {
  for (const each of [ada, ben, cleo, visitor]) await each.close();
});

arrives();

/** What the sheet says of a division. */
function divisionOf(division, { players, tables, games }) {
  const facts = [
    say("web-tournament-players", { count: players }),
    say("web-league-tables", { count: tables }),
    say("web-league-games", { count: games }),
  ];
  const name = say("web-league-division", { division });
  return new RegExp(`${quoted(name)}\\s+${quoted(facts.join(" · "))}`);
}

/** Plays Ada's table: the other one resigns. */
async function play() {
  const players = Object.fromEntries(OTHERS.map((name, at) => [name, others[at]]));
  Object.assign(players, {
    Ada: tokenOf(ada),
    Ben: tokenOf(ben),
    Cleo: tokenOf(cleo),
  });
  const { players: seated } = await players.Ada.ask("GET", `/v1/games/${table}`);
  const seats = seated.map(({ name }) => name);
  for (const moves of [1, 2]) for (const name of seats) await players[name].play(table, moves);
  const loser = seats.find((name) => name !== "Ada");
  await players[loser].ask("POST", `/v1/games/${table}/resign`);
}

/** Whoever uses a phone, beside it: by the token of the last request. */
function tokenOf({ phone }) {
  const { asked } = phone.line.exchanges.findLast((each) => each.asked.authorization);
  return new Person(server.url, asked.authorization.replace("Bearer ", ""));
}
