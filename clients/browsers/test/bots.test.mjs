/** A bot of a player: made on a phone, playing with a key by the API, and gone again. */

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

let server, browser, owner, other, bot, game, bob, cleo;

before(async () => {
  mkdirSync(PICTURES, { recursive: true });
  server = await startServer();
  browser = await startChromium();
  [owner, other] = await Promise.all([1, 2].map(() => openPhone(browser, server.url)));
  const people = await Promise.all(
    ["Ada", "Bob", "Cleo"].map((name) => Person.register(server.url, name, PASSWORD)),
  );
  [, bob, cleo] = people;
  await signIn(owner, "Ada", PASSWORD);
  await signIn(other, "Bob", PASSWORD);
});

after(async () => {
  await browser?.close();
  await server?.stop();
});

const screenshot = (phone, name) => phone.page.screenshot({ path: join(PICTURES, `${name}.png`) });

/** Opens the settings, and the bot in them. */
async function openBot() {
  await owner.open("/play/settings");
  await owner.find("DisclosureTriangle", "Night Engine");
  await owner.settled();
  await owner.press("DisclosureTriangle", "Night Engine");
  await owner.page.waitForSelector("details[open]");
  await owner.settled();
}

/** Presses a button of the dialog that is open. */
async function confirm(phone, title, button) {
  const dialog = await phone.find("dialog", title);
  await phone.pressOn(await phone.find("button", button, dialog));
}

step("a player makes a bot", async () => {
  await owner.reads("You have no bots.");
  await owner.press("button", "Make a bot");
  await (await owner.page.waitForSelector("dialog input")).type("Night Engine");
  await confirm(owner, "Make a bot", "Make");
  await owner.press("DisclosureTriangle", "Night Engine");
  await owner.reads("It has no API keys.");
  assert.doesNotMatch(await owner.text(), /You have no bots/);
});

step("a key is shown once", async () => {
  await owner.press("button", "Make an API key");
  await owner.fill("What it is for", "laptop");
  await confirm(owner, "Make an API key", "Make");
  await owner.reads("Keep this key now: it is not shown again.");
  const key = await owner.page.$eval("code.key", (code) => code.textContent);
  assert.match(key, /^rhk_[\w-]{40,}$/);
  bot = new Person(server.url, key);
  await screenshot(owner, "new_key");
  await owner.press("button", "I have kept it");
  await owner.page.waitForFunction((key) => !document.body.innerHTML.includes(key), {}, key);
  await openBot();
  await owner.reads(/laptop.*Join games and play.*Not used yet/s);
  assert.doesNotMatch(await owner.text(), /rhk_/);
});

step("a bot joins a table only where bots of players are welcome", async () => {
  const ask = () => bot.ask("PUT", `/v1/games/${game}/players/me`, {});
  const openGame = async (areWelcome) => {
    await other.open("/play/new");
    await other.press("radio", "3");
    await other.press("DisclosureTriangle", "More options");
    if (areWelcome) await other.press("checkbox", "Bots of players may join");
    await other.press("checkbox", "Start as soon as all seats are taken");
    await other.press("button", "Open the game");
    await other.reads(/Code: [A-Z0-9]{6}/);
    game = new URL(other.page.url()).pathname.split("/").at(-1);
  };
  await openGame(false);
  await assert.rejects(ask(), /403 .*not_for_bots/);
  await openGame(true);
  await ask();
  await cleo.ask("PUT", `/v1/games/${game}/players/me`, {});
});

step("the other phone sees that it is a bot, and whose", async () => {
  await other.reads(/Night Engine\s+A bot of Ada/);
  await screenshot(other, "bot_at_the_table");
  await other.press("button", "Start");
  await other.reads("Choosing tickets");
  // The choice of tickets, and a turn of everybody: who leaves then does not void the game.
  for (let round = 0; round < 4; round += 1)
    for (const person of [bob, bot, cleo]) await person.play(game);
  await other.reads("Your turn");
  const seats = await other.page.$$eval(".players .who", (all) => all.map((who) => who.innerText));
  // Its colour is there for ears only.
  assert.match(seats[1], /^Night Engine\s+bot\s+red$/);
  await screenshot(other, "bot_in_the_game");
  await other.press("link", "Night Engine");
  await other.reads("A bot of Ada");
  assert.equal(await other.has("button", "Add a friend"), null);
  await other.open("/play/");
  await other.reads("Night Engine (bot of Ada)");
});

step("a key that was revoked is refused", async () => {
  await openBot();
  await owner.reads(/laptop.*Used \w+/s);
  await screenshot(owner, "bot_with_key");
  await owner.press("button", "Revoke the key “laptop”");
  await owner.reads("Programs with this key are refused from now on.");
  await screenshot(owner, "revoke_key");
  await confirm(owner, "Revoke the key “laptop”", "Cancel");
  await bot.ask("GET", "/v1/me/inbox");
  await owner.press("button", "Revoke the key “laptop”");
  await confirm(owner, "Revoke the key “laptop”", "Revoke");
  await owner.reads("It has no API keys.");
  await assert.rejects(bot.ask("GET", "/v1/me/inbox"), /401 .*invalid_token/);
});

step("a bot that was deleted is gone, and a bot of the server has its seat", async () => {
  await other.open(`/play/games/${game}`);
  await other.reads("Night Engine");
  await owner.press("button", "Delete the bot");
  await owner.reads("Its keys end, and bots of the server take over its games.");
  await confirm(owner, "Delete the bot Night Engine", "Delete for good");
  await owner.reads("You have no bots.");
  await other.reads(/resigns; the bot .* plays on/);
  await other.page.waitForFunction(
    () => !document.querySelector(".players").innerText.includes("Night Engine"),
  );
  await screenshot(other, "bot_deleted");
  for (const phone of [owner, other]) await phone.close();
});
