/** Every main screen, on a phone and on a desk, in light and dark: nothing in the way of anybody. */

import assert from "node:assert/strict";
import { mkdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { Person } from "../support/api.mjs";
import { DESK, openPhone, PHONE, startChromium } from "../support/phone.mjs";
import { startServer } from "../support/server.mjs";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
const PICTURES = join(import.meta.dirname, "../build/screenshots");
const PASSWORD = "a train at noon";

let server, browser, games;

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
  games = { finished, begun, running, waiting };
});

after(async () => {
  await browser?.close();
  await server?.stop();
});

/** The screens of somebody who is signed in: a name, a path, and what has to be there. */
const screens = () => [
  ["home", "", () => ["heading"]],
  ["new", "new", () => ["heading"]],
  ["open", "open", () => ["heading"]],
  ["inbox", "inbox", () => ["list"]],
  ["table", `games/${games.waiting}`, () => ["list"]],
  ["tickets", `games/${games.begun}`, () => ["checkbox"]],
  ["game", `games/${games.running}`, () => ["image"]],
  ["result", `games/${games.finished}/result`, () => ["table"]],
  ["replay", `games/${games.finished}/replay`, () => ["slider"]],
  ["player", "players/Ada", () => ["heading"]],
  ["friends", "friends", () => ["list"]],
  ["friend", "players/Cleo", () => ["heading"]],
  ["leaderboards", "leaderboards", () => ["heading"]],
  ["settings", "settings", () => ["heading"]],
  ["rules", "rules", () => ["heading"]],
];

const LOOKS = [
  { name: "phone-en-light", view: PHONE, language: "en", theme: "light" },
  { name: "phone-de-dark", view: PHONE, language: "de", theme: "dark" },
  { name: "desk-fr-light", view: DESK, language: "fr", theme: "light" },
  { name: "desk-en-dark", view: DESK, language: "en", theme: "dark" },
];
const SIGN_IN = { en: "Sign in", de: "Anmelden", fr: "Se connecter" };

for (const look of LOOKS) {
  test(`nobody is kept out: ${look.name}`, async () => {
    const phone = await openPhone(browser, server.url, look);
    const faults = [];
    const check = async (name) => {
      await settled(phone);
      await phone.page.screenshot({ path: join(PICTURES, `${look.name}-${name}.png`) });
      faults.push(...(await faultsOf(phone, name)));
      const wide = await phone.page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      );
      if (wide > 0) faults.push(`${name}: ${wide} pixels too wide`);
    };

    await phone.open("/play/");
    await phone.find("heading");
    await check("welcome");
    await signIn(phone, SIGN_IN[look.language]);
    for (const [name, path, roles] of screens()) {
      await phone.open(`/play/${path}`);
      for (const role of roles()) await phone.find(role);
      await check(name);
      if (name === "table") {
        await phone.pressLike("button", /^(Invite friends|Freunde einladen|Inviter des amis)$/);
        await phone.find("dialog");
        await check("invite");
      }
      if (name === "game") {
        await phone.pressLike("button", /^(Build|Bauen|Construire)/);
        await phone.find("dialog");
        await check("build");
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

/** What axe finds, as lines. */
async function faultsOf(phone, screen) {
  await phone.page.evaluate(AXE);
  const violations = await phone.page.evaluate(
    async (tags) => (await window.axe.run(document, { runOnly: tags })).violations,
    TAGS,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ html, any }) => `${screen}: ${id}: ${html.slice(0, 160)} ${any[0]?.message ?? ""}`,
    ),
  );
}
