/** Players report; a moderator answers a hundred reports at the desk; a banned person reads why. */

import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { after, before } from "node:test";
import { Person } from "../support/api.mjs";
import { faultsOf } from "../support/axe.mjs";
import { DESK, openPhone, PHONE, startChromium } from "../support/phone.mjs";
import { startServer } from "../support/server.mjs";
import { signIn } from "../support/sign_in.mjs";
import { step } from "../support/steps.mjs";

const PICTURES = join(import.meta.dirname, "../build/screenshots");
const PASSWORD = "a train at noon";
const CONTACT = "mailto:desk@example.org";
/** So many reports wait, and one account can send so many in a day. */
const ALL = 100;
const DAILY = 20;

let server, browser, ada, eve, mia, root, phones, game;

before(async () => {
  mkdirSync(PICTURES, { recursive: true });
  server = await startServer("--contact", CONTACT, "--streams-each", "1000");
  browser = await startChromium();
  const people = ["Ada", "Eve", "Mia", "Root"].map((name) => register(name));
  [ada, eve, mia, root] = await Promise.all(people);
  await server.admin("grant", "Root");
  await root.ask("PUT", "/v1/admin/accounts/Mia/role", { role: "moderator", reason: "a test" });
  game = (await ada.ask("POST", "/v1/games", { seats: 2, visibility: "public", first_seat: 0 })).id;
  await eve.ask("PUT", `/v1/games/${game}/players/me`, {});
  await ada.ask("POST", `/v1/games/${game}/start`);
  for (const player of [ada, eve]) await player.play(game, 1);
  await eve.ask("POST", `/v1/games/${game}/phrases`, { phrase: "hurry" });
  phones = {};
  for (const [name, view] of [
    ["Ada", PHONE],
    ["Mia", PHONE],
    ["Root", DESK],
  ]) {
    phones[name] = await openPhone(browser, server.url, { view });
    await signIn(phones[name], name, PASSWORD);
  }
});

after(async () => {
  await browser?.close();
  await server?.stop();
});

const register = (name) => Person.register(server.url, name, PASSWORD);

/** Looks at a screen on narrow windows and with large letters: nothing is cut off or in the way. */
async function look(phone, name) {
  const { page } = phone;
  await page.waitForFunction(() => !document.querySelector("[aria-busy='true'], .loading"));
  const before = page.viewport();
  const faults = await faultsOf(phone, name);
  await page.screenshot({ path: join(PICTURES, `desk-${name}.png`), fullPage: true });
  for (const [width, size] of [
    [390, "100%"],
    [390, "200%"],
    [320, "200%"],
  ]) {
    await page.setViewport({ ...before, width, height: 844 });
    await page.evaluate((size) => (document.documentElement.style.fontSize = size), size);
    if (width === 320)
      await page.screenshot({ path: join(PICTURES, `desk-${name}-large.png`), fullPage: true });
    const wide = await page.evaluate(() =>
      [document.documentElement, ...document.querySelectorAll("dialog, .card, .button")]
        .filter((each) => each.scrollWidth > each.clientWidth + 1 && each.clientWidth > 0)
        .map((each) => `${each.tagName} ${each.className}: ${each.textContent.slice(0, 40)}`),
    );
    faults.push(...wide.map((each) => `${name} at ${width} and ${size}: too wide: ${each}`));
  }
  await page.evaluate(() => (document.documentElement.style.fontSize = ""));
  await page.setViewport(before);
  assert.deepEqual(faults, []);
}

step("a player reports another, and is told what comes now", async () => {
  const phone = phones.Ada;
  await phone.open("/play/players/Eve");
  await phone.press("button", "Report");
  await phone.find("dialog", "Report Eve");
  await phone.press("button", "Send");
  await phone.reads("Choose what is wrong.");
  await phone.press("radio", "Insults or harassment");
  await phone.fill("In your words (optional)", "insults me at the table");
  await look(phone, "report");
  await phone.press("button", "Send");
  await phone.reads("A moderator answers within a day.");
  await look(phone, "report-sent");
  await phone.press("button", "Mute Eve");
  await phone.reads("You no longer hear Eve.");
  await phone.press("button", "Close");
  await phone.press("button", "Report");
  await phone.press("radio", "Cheating");
  await phone.press("button", "Send");
  await phone.reads("You have reported this already, and the report is not closed.");
  await ada.ask("DELETE", "/v1/me/mutes/Eve");
});

step("a game and a phrase are reported where they are seen", async () => {
  const phone = phones.Ada;
  await phone.open(`/play/games/${game}`);
  await phone.press("button", "Menu");
  await phone.press("button", "Report");
  await phone.press("radio", "This game");
  await phone.press("radio", "Playing for each other");
  await look(phone, "report-game");
  await phone.press("button", "Send");
  await phone.press("button", "Close");
  await phone.press("button", "Say something");
  await phone.find("button", "Report what Eve says");
  await look(phone, "talk");
  await phone.press("button", "Report what Eve says");
  await phone.press("radio", "Something else");
  await phone.press("button", "Send");
  await phone.press("link", "Your reports");
  await phone.reads(/Something else\s*Waits for an answer[^]*Playing for each other[^]*Insults/);
  await look(phone, "own-reports");
});

step("a player has no desk, and a moderator none of the admins' parts", async () => {
  const { Ada, Mia } = phones;
  await Ada.open("/play/");
  await Ada.find("link", "Friends");
  assert.equal(await Ada.has("link", "The desk"), null);
  await Ada.open("/play/desk");
  await Ada.reads("This screen is for moderators.");
  await Mia.open("/play/desk");
  await Mia.reads("Report 1 of 3");
  for (const part of ["Log", "Ban"])
    assert.equal((await Mia.has("link", part)) ?? (await Mia.has("button", part)), null, part);
  await Mia.open("/play/desk/players/Eve");
  await Mia.reads("Public page");
  assert.equal(await Mia.has("button", "Ban"), null);
  await Mia.open("/play/desk/log");
  await Mia.reads("There is nothing here");
});

step("an admin does at the desk what a report asks for", async () => {
  const { Root } = phones;
  await Root.open("/play/");
  await Root.press("link", "The desk");
  await Root.reads(/Eve · Insults or harassment\s+insults me at the table\s+Reported by Ada/);
  await look(Root, "queue");
  await Root.press("button", "Next report");
  await Root.reads(/Game · Playing for each other[^]*Being played · Ada and Eve/);
  await Root.page.keyboard.press("6");
  await Root.find("dialog", "End the game");
  await look(Root, "void");
  await Root.pressOn(await Root.page.waitForSelector("dialog button.danger"));
  await Root.reads("Report 2 of 2");
  await Root.press("button", "Previous report");
  await Root.page.keyboard.press("5");
  await Root.press("radio", "30 days");
  await look(Root, "ban");
  await Root.pressOn(await Root.page.waitForSelector("dialog button.danger"));
  await Root.reads(/Eve · Something else\s+Said: “/);
  await Root.page.keyboard.press("1");
  await Root.reads("No report waits for an answer.");
  await Root.press("link", "Answered");
  await Root.reads(/No action[^]*Game ended[^]*Banned/);
  await look(Root, "answered");
  await Root.press("link", "Log");
  await Root.reads(/Report answered · Eve[^]*Banned · Eve[^]*Insults or harassment[^]*Until/);
  await look(Root, "log");
});

step("the reporter hears the outcomes", async () => {
  const { Ada } = phones;
  await Ada.open("/play/inbox");
  await Ada.reads(/The player was banned\.[^]*The game was ended without a result\./);
  await Ada.pressLike("link", /The player was banned/);
  await Ada.reads(/Nothing against the rules was found\.[^]*The player was banned\./);
});

step("a banned person reads why, until when, and where to object", async () => {
  const phone = await openPhone(browser, server.url);
  await phone.open("/play/settings");
  await phone.press("button", "Sign in");
  await phone.fill("Name", "Eve");
  await phone.fill("Password", PASSWORD);
  await phone.page.keyboard.press("Enter");
  await phone.reads(
    /Your account is banned[^]*Insults or harassment[^]*20\d\d[^]*desk@example.org/,
  );
  await look(phone, "banned");
  await phone.press("button", "Back");
  await phone.find("button", "Sign in");
  await root.ask("DELETE", "/v1/admin/accounts/Eve/ban", { reason: "an error" });
  await signIn(phone, "Eve", PASSWORD);
  await phone.open("/play/");
  await phone.find("link", "Friends");
  await root.ask("PUT", "/v1/admin/accounts/Eve/ban", { reason: "farms ratings" });
  await phone.reads(/Your account is banned[^]*farms ratings[^]*until it is lifted/);
  await phone.press("button", "Try again");
  await phone.reads("This account is banned. You can object here");
  await root.ask("DELETE", "/v1/admin/accounts/Eve/ban", { reason: "an error" });
  await phone.press("button", "Try again");
  await phone.find("link", "Friends");
  await phone.close();
});

step("a moderator looks at a player, whom an admin unbans and appoints", async () => {
  const { Mia, Root } = phones;
  await Mia.open("/play/desk");
  await Mia.press("link", "Find");
  await Mia.fill("Name of a player, or link of a game or a tournament", "eve");
  await Mia.press("button", "Find");
  await Mia.reads(/Eve\s+Actions[^]*Facts\s+Since/);
  await look(Mia, "player");
  await Mia.press("link", "Find");
  await look(Mia, "find");
  await Mia.fill(
    "Name of a player, or link of a game or a tournament",
    `${server.url}/play/games/${game}`,
  );
  await Mia.press("button", "Find");
  await Mia.reads(/Ended without a result[^]*Ada\s+Eve/);
  await look(Mia, "game");
  await Root.open("/play/desk/players/Eve");
  await Root.press("button", "Ban");
  await Root.fill("Reason, which the banned person reads", "a test");
  await Root.pressOn(await Root.page.waitForSelector("dialog button.danger"));
  await Root.reads("Eve is banned.");
  await Root.press("button", "Lift the ban");
  await Root.fill("Reason, for the log", "a test");
  await Root.pressOn(await Root.page.waitForSelector("dialog button.primary"));
  await Root.reads("Eve is not banned any more.");
  await Root.press("button", "Role");
  await Root.fill("Reason, for the log", "a test");
  await Root.press("button", "Save");
  await Root.reads("Saved");
  await look(Root, "player-of-admin");
});

step("an admin rules on a tournament, with reasons that everybody reads", async () => {
  const { Root } = phones;
  const ada = await register("Ada organises");
  const id = randomUUID();
  await ada.ask("PUT", `/v1/tournaments/${id}`, {
    name: "Friday",
    rules: { seats: 2, format: { kind: "swiss", rounds: 2 }, max_players: 16 },
    games: { clock: { kind: "per_move", seconds: 600 } },
  });
  const bob = await register("Bob enters");
  for (const each of [ada, bob]) await each.ask("PUT", `/v1/tournaments/${id}/entry`);
  await ada.ask("POST", `/v1/tournaments/${id}/start`);
  await Root.open("/play/desk/find");
  const { invite_url: link } = await ada.ask("GET", `/v1/tournaments/${id}`);
  await Root.fill("Name of a player, or link of a game or a tournament", link);
  await Root.press("button", "Find");
  await Root.reads(/Friday\s+Being played[^]*Round 1/);
  await look(Root, "tournament");
  await Root.press("button", "Pause");
  await because(Root, "a look at the log");
  await Root.reads("Paused: a look at the log");
  await Root.press("button", "Decide table 1");
  await look(Root, "decide");
  await because(Root, "collusion");
  await Root.reads("Result of a table decided");
  await Root.press("button", "Take out Bob enters");
  await because(Root, "two accounts");
  await gone(Root, "Take out Bob enters");
  await Root.press("button", "Call it off");
  await because(Root, "snow");
  await Root.reads("Called off");
  await Root.press("link", "Log");
  await Root.reads(/Tournament called off\s+snow[^]*Taken out of a tournament · Bob enters/);
});

step("an admin sees what does not work", async () => {
  const { Root } = phones;
  await Root.press("link", "Health");
  await Root.reads("This server takes moves, and its work in the background goes on.");
  await look(Root, "health");
});

/** Gives the reason that a question has a field for, and answers it. */
async function because(phone, reason) {
  await phone.page.type("dialog[open] [name=reason]", reason);
  await phone.pressOn(await phone.page.waitForSelector("dialog[open] form :is(.primary, .danger)"));
  await phone.page.waitForFunction(() => !document.querySelector("dialog[open]"));
}

/** Waits until a text is not on the screen any more. */
const gone = (phone, text) =>
  phone.page.waitForFunction((text) => !document.body.innerText.includes(text), {}, text);

/** Sends as many reports as wait, each account as many as it can in a day. */
async function plant() {
  const guests = await Promise.all(
    Array.from({ length: DAILY }, () =>
      new Person(server.url, null).ask("POST", "/v1/accounts/guest", {}),
    ),
  );
  const reporters = await Promise.all(
    Array.from({ length: ALL / DAILY }, (_, at) => register(`Reporter ${at}`)),
  );
  for (const [at, reporter] of reporters.entries())
    for (const { account } of guests)
      await reporter.ask("POST", "/v1/reports", {
        about: "player",
        name: account.name,
        reason: ["false_name", "harassment", "cheating", "stalling"][at % 4],
        text: `${account.name} is not what they seem `.repeat(1 + at * 2),
      });
}

step("a moderator answers a hundred reports", async () => {
  await plant();
  const { Mia } = phones;
  await Mia.open("/play/desk");
  await Mia.reads(`Report 1 of ${ALL}`);
  await look(Mia, "hundred");
  const began = performance.now();
  const before = Mia.taps;
  for (let left = ALL; left > 0; left -= 1) {
    await Mia.reads(`Report 1 of ${left}`);
    await Mia.press("button", left % 2 ? "No action" : "Warned");
  }
  await Mia.reads("No report waits for an answer.");
  const minutes = (performance.now() - began) / 60_000;
  assert.equal(Mia.taps - before, ALL, "each takes one tap");
  assert.ok(minutes < 10, `${minutes} minutes`);
  const { items } = await root.ask("GET", "/v1/admin/reports?state=closed&limit=100");
  const outcomes = items.map(({ outcome, closed_by }) => `${outcome} by ${closed_by}`);
  assert.deepEqual([...new Set(outcomes)].sort(), ["no_action by Mia", "warned by Mia"]);
});

step("the keys of the desk answer reports, too", async () => {
  const { Root } = phones;
  for (const name of ["Ada", "Eve", "Reporter 1"])
    await root.ask("POST", "/v1/reports", { about: "player", name, reason: "other" });
  await ada.ask("POST", "/v1/reports", { about: "player", name: "Eve", reason: "stalling" });
  await ada.ask("POST", "/v1/reports", { about: "player", name: "Mia", reason: "other" });
  // A moderator does not see what is about them.
  await phones.Mia.open("/play/desk");
  await phones.Mia.reads("Report 1 of 4");
  await Root.open("/play/desk");
  await Root.reads("Report 1 of 5");
  for (const [key, left, asked] of [
    ["j", "Report 2 of 5"],
    ["k", "Report 1 of 5"],
    ["3", "Report 1 of 4", "asked"],
    ["1", "Report 1 of 3"],
    ["4", "Report 1 of 2", "asked"],
    ["2", "Report 1 of 1"],
    ["1", "No report waits"],
  ]) {
    await Root.page.keyboard.press(key);
    if (asked) await Root.pressOn(await Root.page.waitForSelector("dialog button.danger"));
    await Root.reads(left);
  }
  const { muted_until } = await root.ask("GET", "/v1/admin/accounts/Ada");
  assert.ok(muted_until, "Ada is muted");
  const { items } = await root.ask("GET", "/v1/admin/reports?state=closed&limit=5");
  const outcomes = items.map(({ outcome }) => outcome);
  assert.deepEqual(outcomes.sort(), ["muted", "no_action", "no_action", "renamed", "warned"]);
});

step("an admin tells everybody something, who read it once", async () => {
  const { Root, Ada } = phones;
  // What the inbox says lies over the links for some seconds.
  await Root.open("/play/desk/notices");
  await Root.fill("Text, English", "We move on Sunday.");
  await Root.fill("Text, Deutsch", "Am Sonntag ziehen wir um.");
  await Root.press("button", "Post");
  await Root.reads("From");
  await look(Root, "notices");
  // The service is looked at every three seconds.
  await Ada.page.waitForFunction(async () =>
    fetch("/v1/status").then(async (answer) => (await answer.json()).notices.length > 0),
  );
  await Ada.open("/play/");
  await Ada.reads("We move on Sunday.");
  await look(Ada, "notice");
  await Ada.press("button", "Got it");
  await Ada.page.waitForFunction(() => !document.body.innerText.includes("We move on Sunday."));
  await Root.press("button", "Remove");
  await Root.reads("There are no notices.");
  await Root.open("/play/desk/pairs");
  await Root.reads("No pair stands out.");
  await Root.reads("No player stands out.");
  for (const phone of Object.values(phones)) await phone.close();
});
