/** Links of invitations, opened again: by players, by others, and in every state of the game. */

import assert from "node:assert/strict";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { after, before } from "node:test";
import { Person } from "../support/api.mjs";
import { openPhone, startChromium } from "../support/phone.mjs";
import { startServer } from "../support/server.mjs";
import { signIn } from "../support/sign_in.mjs";
import { step } from "../support/steps.mjs";

const PICTURES = join(import.meta.dirname, "../build/screenshots");
const PASSWORD = "a train at noon";

let server, browser, ada, bob, phone, stranger;

/** A table of Ada's with Bob in the other seat, and its code. */
async function table() {
  const game = await ada.open({ seats: 2, first_seat: 0, visibility: "unlisted" });
  const { code } = await ada.ask("GET", `/v1/games/${game}`);
  return { game, code, fill: () => bob.ask("PUT", `/v1/games/${game}/players/me`, {}) };
}

before(async () => {
  mkdirSync(PICTURES, { recursive: true });
  server = await startServer();
  browser = await startChromium();
  [ada, bob] = await Promise.all(
    ["Ada", "Bob"].map((name) => Person.register(server.url, name, PASSWORD)),
  );
  phone = await openPhone(browser, server.url);
  stranger = await openPhone(browser, server.url, { language: "de" });
  await signIn(phone, "Bob", PASSWORD);
});

after(async () => {
  await browser?.close();
  await server?.stop();
});

const screenshot = (name, on = stranger) =>
  on.page.screenshot({ path: join(PICTURES, `${name}.png`) });

/** The page of a link says this, fits the phone, and its only link can be tapped. */
async function says(code, title, label) {
  await stranger.open(`/i/${code}`);
  await stranger.find("heading", title);
  const link = await stranger.find("link", label);
  const { height } = await link.boundingBox();
  assert.ok(height >= 40, `${height} pixels are hard to tap`);
  const wide = await stranger.page.evaluate(() => document.documentElement.scrollWidth);
  assert.ok(wide <= 390, `the page is ${wide} pixels wide`);
}

step("a link says at any time what has become of its game", async () => {
  const { game, code, fill } = await table();
  await says(code, "Ada lädt dich zu einer Zugpartie ein", "Im Browser spielen");
  await screenshot("links-open");
  await fill();
  await says(code, "Ada lädt dich zu einer Zugpartie ein", "Zur Partie");
  await screenshot("links-full");
  await ada.ask("POST", `/v1/games/${game}/start`);
  await says(code, "Die Partie hat begonnen", "Zur Partie");
  await screenshot("links-begun");
  await stranger.press("link", "Zur Partie");
  await stranger.page.waitForSelector(".players li");
  await screenshot("links-watching");
  for (const person of [ada, bob]) await person.play(game, 3);
  await ada.ask("POST", `/v1/games/${game}/resign`);
  const { status } = await ada.ask("GET", `/v1/games/${game}`);
  await says(
    code,
    status === "void" ? "Die Partie wurde abgesagt" : "Die Partie ist zu Ende",
    status === "void" ? "Zur Startseite" : "Zur Partie",
  );
  await screenshot("links-over");
  const other = await table();
  await ada.ask("DELETE", `/v1/games/${other.game}`);
  await says(other.code, "Die Partie wurde abgesagt", "Zur Startseite");
  await screenshot("links-called-off");
  await says("AAAAAA", "Dieser Code führt zu keiner Partie", "Zur Startseite");
  await screenshot("links-wrong");
});

step("in the app, players go on and others watch", async () => {
  const { game, code, fill } = await table();
  await phone.open(`/play/join/${code}`);
  await phone.find("button", "Join");
  await fill();
  await ada.ask("POST", `/v1/games/${game}/start`);
  await phone.open(`/play/join/${code}`);
  await phone.page.waitForFunction(
    (path) => location.pathname.endsWith(path),
    {},
    `/games/${game}`,
  );
  await phone.page.waitForSelector(".players li");
  await stranger.open(`/play/join/${code}`);
  await stranger.reads("Die Partie zu diesem Code hat begonnen.");
  await screenshot("links-app-begun");
  await stranger.press("link", "Zur Partie");
  await stranger.page.waitForFunction(
    (path) => location.pathname.endsWith(path),
    {},
    `/games/${game}`,
  );
  const other = await table();
  await ada.ask("DELETE", `/v1/games/${other.game}`);
  await phone.open(`/play/join/${other.code}`);
  await phone.reads("The game was called off");
  assert.equal(await phone.has("link", "Go to the game"), null);
  await screenshot("links-app-called-off", phone);
});

step("nothing complained", async () => {
  await phone.close();
  await stranger.close();
});
