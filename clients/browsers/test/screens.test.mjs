/** Every main screen, on a phone and on a desk, in light and dark: nothing in the way of anybody. */

import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { Person } from "../support/api.mjs";
import { faultsOf } from "../support/axe.mjs";
import { DESK, openPhone, PHONE, startChromium } from "../support/phone.mjs";
import { startServer } from "../support/server.mjs";
import { IS_BRIEF } from "../support/steps.mjs";

const PICTURES = join(import.meta.dirname, "../build/screenshots");
const PASSWORD = "a train at noon";

let server, browser, games, contests;

before(async () => {
  mkdirSync(PICTURES, { recursive: true });
  // The server notices an ended stream late; a page a second would be too many at once.
  server = await startServer("--streams-each", "1000");
  browser = await startChromium();
  const [ada, bob] = await Promise.all(
    ["Ada", "Bob"].map((name) => Person.register(server.url, name, PASSWORD)),
  );
  const [cleo, eve] = await Promise.all(
    ["Cleo", "Eve"].map((name) => Person.register(server.url, name, PASSWORD)),
  );
  for (const [one, other] of [
    [ada, "Bob"],
    [bob, "Ada"],
    [cleo, "Ada"],
    [ada, "Eve"],
  ]) {
    await one.ask("PUT", `/v1/me/friends/${other}`);
  }
  await ada.ask("PUT", "/v1/me/blocks/Eve");
  await ada.ask("DELETE", "/v1/me/blocks/Eve");
  await ada.ask("PUT", "/v1/me/friends/Eve");
  await eve.open({ seats: 2 });
  await reported({ ada, bob, cleo });
  await Person.register(server.url, "Zora", PASSWORD);
  await ada.ask("PUT", "/v1/me/blocks/Zora");
  const practice = { seats: 2, bots: ["conductor"] };
  const finished = await ada.open({ ...practice, secret: "7".repeat(64) });
  await ada.play(finished);
  const begun = await ada.open(practice);
  const running = await ada.open({ ...practice, clock: { kind: "per_move", seconds: 86400 } });
  await ada.play(running, 13);
  const waiting = await ada.open({ seats: 3, bots: ["stationmaster"] });
  const asked = await bob.open({ seats: 2 });
  await bob.ask("POST", `/v1/games/${asked}/invitations`, { name: "Ada" });
  games = { finished, begun, running, waiting, ...(await absent({ ada, bob, cleo, eve })) };
  contests = await contestsOf(ada, bob, cleo);
});

after(async () => {
  await browser?.close();
  await server?.stop();
});

/** Ada is a moderator, whose desk has reports, and has sent one. */
async function reported({ ada, bob, cleo }) {
  await server.admin("grant", "Ada", "--role", "moderator");
  const about = { about: "player", name: "Eve" };
  await ada.ask("POST", "/v1/reports", { ...about, reason: "false_name" });
  const text = "wins only when nobody looks";
  await bob.ask("POST", "/v1/reports", { ...about, reason: "cheating", text });
  await cleo.ask("POST", "/v1/reports", { ...about, reason: "stalling" });
}

/** Games with a player on vacation, with seats that are offered, and with a bot of a player. */
async function absent({ ada, bob, cleo, eve }) {
  const begin = async (options, host, ...guests) => {
    const seats = 1 + guests.length;
    const { id } = await host.ask("POST", "/v1/games", { seats, first_seat: 0, ...options });
    for (const guest of guests) await guest.ask("PUT", `/v1/games/${id}/players/me`, {});
    await host.ask("POST", `/v1/games/${id}/start`);
    for (let round = 0; round < 2; round += 1)
      for (const player of [host, ...guests]) await player.play(id);
    return id;
  };
  const leave = async (game, player, to) => {
    await player.ask("POST", `/v1/games/${game}/resign`);
    if (to) await player.ask("PUT", `/v1/games/${game}/seats/0/offer`, { to });
    return game;
  };
  const public_ = { visibility: "public", stand_ins: "owner" };
  const offered = await leave(await begin(public_, bob, cleo, eve), bob, "public");
  const left = await leave(await begin(public_, ada, cleo, eve), ada);
  const clock = { kind: "per_move", seconds: 86400 };
  const away = await begin({ clock }, eve, ada);
  await eve.ask("PUT", "/v1/me/vacation", { days: 7 });
  await ada.ask("POST", "/v1/me/bots", { name: "Night Engine" });
  const key = { label: "laptop", scopes: ["read", "play"] };
  const made = await ada.ask("POST", "/v1/me/bots/Night%20Engine/keys", key);
  const table = { seats: 3, bots_welcome: true, visibility: "unlisted" };
  const { id: welcoming } = await bob.ask("POST", "/v1/games", table);
  const bot = new Person(server.url, made.key);
  await bot.ask("PUT", `/v1/games/${welcoming}/players/me`, {});
  return { offered, left, away, welcoming };
}

/** A tournament that takes entries, one that is played, and a league of each kind. */
async function contestsOf(host, ...others) {
  const games = { rated: false, clock: { kind: "per_move", seconds: 86400 } };
  const tournament = {
    games,
    rules: { seats: 2, max_players: 8, format: { kind: "swiss", rounds: 1 } },
  };
  const league = {
    games,
    listed: true,
    season_days: 30,
    rules: { division: 3, moves: 1, seats: 2 },
  };
  const places = { tournaments: "entry", leagues: "membership" };
  const open = async (kind, body) => {
    const id = randomUUID();
    await host.ask("PUT", `/v1/${kind}/${id}`, body);
    for (const other of others) await other.ask("PUT", `/v1/${kind}/${id}/${places[kind]}`, {});
    return id;
  };
  const begun = async (kind, body) => {
    const id = await open(kind, body);
    await host.ask("PUT", `/v1/${kind}/${id}/${places[kind]}`, {});
    await host.ask("POST", `/v1/${kind}/${id}/start`);
    return id;
  };
  return {
    evening: await open("tournaments", { name: "Friday night", ...tournament }),
    round: await begun("tournaments", { name: "Saturday night", ...tournament }),
    league: await open("leagues", { name: "The Alps", ...league }),
    season: await begun("leagues", { name: "The Andes", ...league }),
  };
}

/** The screens of somebody who is signed in: a name, a path, and what has to be there. */
const screens = () => [
  ["home", "", () => ["heading"]],
  ["new", "new", () => ["heading"]],
  ["open", "open", () => ["heading"]],
  ["inbox", "inbox", () => ["list"]],
  ["table", `games/${games.waiting}`, () => ["list"]],
  ["table-bot", `games/${games.welcoming}`, () => ["list"]],
  ["tickets", `games/${games.begun}`, () => ["checkbox"]],
  ["game", `games/${games.running}`, () => ["image"]],
  ["vacation", `games/${games.away}`, () => ["image"]],
  ["seat-left", `games/${games.left}`, () => ["image"]],
  ["seat-offered", `games/${games.offered}`, () => ["image"]],
  ["result", `games/${games.finished}/result`, () => ["table"]],
  ["replay", `games/${games.finished}/replay`, () => ["slider"]],
  ["player", "players/Ada", () => ["heading"]],
  ["friends", "friends", () => ["list"]],
  ["friend", "players/Cleo", () => ["heading"]],
  ["leaderboards", "leaderboards", () => ["heading"]],
  ["settings", "settings", () => ["heading"]],
  ["reports", "reports", () => ["list"]],
  ["desk", "desk", () => ["list"]],
  ["desk-player", "desk/players/Eve", () => ["heading"]],
  ["challenge", "challenge", () => ["timer"]],
  ["puzzles", "puzzles", () => ["heading"]],
  ["scorer", "scorer", () => ["image"]],
  ["rules", "rules", () => ["figure"]],
  ["learn", "learn", () => ["list"]],
  ["tournaments", "tournaments", () => ["list"]],
  ["tournament", `tournaments/${contests.evening}`, () => ["heading"]],
  ["tournament-begun", `tournaments/${contests.round}`, () => ["heading"]],
  ["hall", `tournaments/${contests.round}/hall`, () => ["heading"]],
  ["leagues", "leagues", () => ["list"]],
  ["league", `leagues/${contests.league}`, () => ["heading"]],
  ["league-begun", `leagues/${contests.season}`, () => ["heading"]],
  ["live", "live", () => ["heading"]],
  ["popular", "popular", () => ["heading"]],
  ["seasons", "seasons", () => ["heading"]],
  ["join", "join", () => ["heading"]],
  ["about", "about", () => ["heading"]],
];

const BOARD = /^(Board as text|Spielplan als Text|Plateau en texte)$/;
const LOOKS = [
  { name: "phone-en-light", view: PHONE, language: "en", theme: "light" },
  { name: "phone-de-dark", view: PHONE, language: "de", theme: "dark" },
  { name: "desk-fr-light", view: DESK, language: "fr", theme: "light" },
  { name: "desk-en-dark", view: DESK, language: "en", theme: "dark" },
];
/** The look that has the longest words and the less usual colours. */
const BRIEFLY = LOOKS[1];
const CLOSE = { en: "Close", de: "Schließen", fr: "Fermer" };
const LEARN = {
  en: "Learn the game in three minutes",
  de: "Das Spiel in drei Minuten lernen",
  fr: "Apprendre le jeu en trois minutes",
};
const SIGN_IN = { en: "Sign in", de: "Anmelden", fr: "Se connecter" };

for (const look of LOOKS) {
  test(`nobody is kept out: ${look.name}`, { skip: IS_BRIEF && look !== BRIEFLY }, async () => {
    const [phone, newcomer] = await Promise.all(
      [1, 2].map(() => openPhone(browser, server.url, look)),
    );
    const faults = [];
    const check = async (name, on = phone) => {
      await settled(on);
      await on.page.screenshot({ path: join(PICTURES, `${look.name}-${name}.png`) });
      faults.push(...(await faultsOf(on, name)));
      const wide = await on.page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      );
      if (wide > 0) faults.push(`${name}: ${wide} pixels too wide`);
    };

    await newcomer.open("/play/");
    await newcomer.press("button", LEARN[look.language]);
    await newcomer.page.waitForSelector(".coach");
    await check("lesson", newcomer);
    await newcomer.close();

    await phone.open("/play/");
    await phone.find("heading");
    await check("welcome");
    await signIn(phone, SIGN_IN[look.language]);
    for (const [name, path, roles] of screens()) {
      await phone.open(`/play/${path}`);
      for (const role of roles()) await phone.find(role);
      await check(name);
      if (name === "open") {
        await phone.pressLike(
          "radio",
          /^(Seats to take over|Plätze zum Einspringen|Places à reprendre)$/,
        );
        await phone.page.waitForSelector(".list .button.primary");
        await check("take-over");
      }
      if (name === "settings") {
        await phone.press("DisclosureTriangle", "Night Engine");
        await phone.page.waitForSelector("details .list .button.danger");
        await check("bots");
      }
      if (name === "table") {
        await phone.pressLike("button", /^(Invite friends|Freunde einladen|Inviter des amis)$/);
        await phone.find("dialog");
        await check("invite");
      }
      if (name === "game") {
        await phone.pressLike("button", /^(Tickets|Zielkarten|Destinations) \d/);
        await phone.pressOn(await phone.page.waitForSelector("dialog button.ticket"));
        await phone.page.waitForSelector(".lit .band");
        await check("plan");
        await phone.press("button", CLOSE[look.language]);
        await phone.pressLike("button", /^(Build|Bauen|Construire)/);
        await phone.find("dialog");
        await check("build");
        await phone.press("button", CLOSE[look.language]);
        await phone.page.keyboard.press("/");
        await phone.find("combobox");
        await phone.page.keyboard.type("?");
        await phone.page.keyboard.press("Enter");
        await phone.page.waitForSelector(".answers p");
        await check("command");
        await phone.page.keyboard.type("needs b");
        await phone.find("option");
        await check("completions");
        await phone.page.keyboard.press("Escape");
        await phone.page.keyboard.press("Escape");
        await phone.page.keyboard.press("m");
        await phone.find("dialog");
        await phone.pressLike("button", BOARD);
        await phone.find("combobox");
        await check("board-text");
      }
    }
    await phone.close();
    assert.deepEqual(faults, []);
  });
}

async function signIn(phone, label) {
  await phone.press("button", label);
  const [name, password] = await Promise.all(
    ['input[autocomplete~="username"]', 'input[type="password"]'].map((field) =>
      phone.page.waitForSelector(field),
    ),
  );
  await name.type("Ada");
  await password.type(PASSWORD);
  await password.press("Enter");
  await phone.page.waitForFunction(() => document.querySelector("nav"));
}

/** Waits until nothing says that it is being loaded, and pictures are there. */
function settled(phone) {
  return phone.page.waitForFunction(
    () =>
      !document.querySelector("[aria-busy='true'], .loading") &&
      [...document.images].every((image) => image.complete),
  );
}
