/** What an organiser directs: each button is pressed and asks once, and a player sees what it does. */

import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { after, before } from "node:test";
import { Person } from "../support/api.mjs";
import { openPhone, startChromium } from "../support/phone.mjs";
import { startServer } from "../support/server.mjs";
import { signIn } from "../support/sign_in.mjs";
import { step } from "../support/steps.mjs";

const PASSWORD = "a train at noon";
const NAMES = ["Ada", "Bob", "Cleo", "Dora", "Emil"];
const id = randomUUID();
let server, browser, people, ada, bob;

before(async () => {
  server = await startServer();
  browser = await startChromium();
  people = {};
  for (const name of NAMES) people[name] = await Person.register(server.url, name, PASSWORD);
  await people.Ada.ask("PUT", `/v1/tournaments/${id}`, {
    name: "Friday night",
    rules: { format: { kind: "swiss", rounds: 3 }, seats: 2, max_players: 8 },
    games: { clock: { kind: "per_move", seconds: 600 } },
  });
  for (const name of NAMES) await people[name].ask("PUT", `/v1/tournaments/${id}/entry`);
  [ada, bob] = await Promise.all(["Ada", "Bob"].map(signedIn));
});

after(async () => {
  await browser?.close();
  await server?.stop();
});

step("only the organiser has the row", async () => {
  await ada.reads("You organise it");
  await bob.reads("5 players");
  assert.doesNotMatch(await bob.text(), /You organise it/);
});

step("what gets the focus is not hidden by the bar", async () => {
  const rename = await ada.find("button", "Rename");
  const [button, bar] = await rename.evaluate((each) => {
    document.body.style.paddingBottom = "100vh";
    window.scrollBy(0, each.getBoundingClientRect().top);
    each.focus();
    const edge = document.querySelector(".bar").getBoundingClientRect().bottom;
    return [each.getBoundingClientRect().top, edge];
  });
  assert.ok(button >= bar, `${button} is above ${bar}`);
});

step("another name is there for everybody", async () => {
  await ada.press("button", "Rename");
  await ada.reads("Link and code stay the same.");
  await ada.fill("Name", "Friday, late");
  await ada.press("button", "Rename");
  for (const phone of [ada, bob]) await phone.reads("Friday, late\n");
});

step("a player is taken out before the start, and told", async () => {
  await ada.press("button", "Emil");
  await ada.press("button", "Take out Emil");
  await ada.reads("A notice says so.");
  await because("had to go home");
  await ada.press("button", "Take out Emil");
  for (const phone of [ada, bob]) await phone.reads("4 players");
  const { items } = await people.Emil.ask("GET", "/v1/me/inbox");
  assert.equal(items.at(-1).kind, "tournament_removed");
});

step("it is paused: no further round begins, and everybody reads why", async () => {
  await ada.pressLike("button", /^Start now/);
  await ada.reads("2 tables of 2");
  await ada.press("button", "Start");
  await bob.find("button", "To your table");
  await ada.press("button", "Pause");
  await ada.reads("no further round begins until you go on");
  await because("the pizza is here");
  await ada.press("button", "Pause");
  for (const phone of [ada, bob]) await phone.reads("Paused: the pizza is here");
  await endRound(0);
  assert.equal((await people.Ada.ask("GET", `/v1/tournaments/${id}`)).rounds, 1);
});

step("the next round is put off, and players read until when", async () => {
  await ada.press("button", "Later next round");
  await ada.reads("so much later than it would");
  await ada.fill("Minutes", "30", "spinbutton");
  await ada.press("button", "Later next round");
  await bob.reads(/Round 2 is about to begin\. Not before /);
});

step("it goes on, at the time that was put off", async () => {
  await ada.press("button", "Go on");
  await ada.reads("The next round begins when its time has come.");
  await ada.press("button", "Go on");
  await ada.find("button", "Pause");
  for (const phone of [ada, bob]) await gone(phone, "Paused");
  await bob.reads("Not before");
});

step("a player is taken out while it runs, and ranks after the others", async () => {
  await ada.press("button", "Bob");
  await ada.press("button", "Take out Bob");
  await ada.reads("Whoever is taken out ranks last and cannot come back.");
  await ada.press("button", "Take out Bob");
  for (const phone of [ada, bob]) await phone.reads("3 players");
  await gone(bob, "Leave the tournament");
  assert.equal(await bob.has("button", "Come back"), null);
  await bob.reads("behind: taken out");
  for (const { page } of [ada, bob]) await page.waitForFunction(lastTwo, {}, "Bob, Emil");
});

step("it is called off, for everybody", async () => {
  await ada.press("button", "Call it off");
  await ada.reads("All games end without a result, and nobody wins.");
  await because("the trains are late");
  await ada.press("button", "Call it off");
  for (const phone of [ada, bob]) await phone.reads("Called off");
  await gone(ada, "You organise it");
  for (const phone of [ada, bob]) await phone.close();
});

async function signedIn(name) {
  const phone = await openPhone(browser, server.url);
  await signIn(phone, name, PASSWORD);
  await phone.open(`/play/tournaments/${id}`);
  return phone;
}

/** Whether these are the last two of the standings. In the page. */
function lastTwo(names) {
  const all = [...document.querySelectorAll(".standings .opens")].map((each) => each.innerText);
  return all.slice(-2).join(", ") === names;
}

/** Gives a reason, in the field that the question has for it. */
const because = (reason) => ada.page.type("dialog[open] [name=reason]", reason);

/** Waits until a text is not on the screen any more. */
const gone = (phone, text) =>
  phone.page.waitForFunction((text) => !document.body.innerText.includes(text), {}, text);

/** Ends the tables of a round; they are recorded a moment later. */
async function endRound(round) {
  const { tables } = await people.Ada.ask("GET", `/v1/tournaments/${id}/rounds/${round}`);
  for (const { game, players } of tables)
    await people[players[0].name].ask("POST", `/v1/games/${game}/resign`);
  await bob.reads("Round 2 is about to begin.");
}
