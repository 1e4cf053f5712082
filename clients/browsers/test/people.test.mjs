/** Three people who see the app for the first time: one learns the game, two meet at a table. */

import assert from "node:assert/strict";
import { after, before } from "node:test";
import { tapCity, tapRoute } from "../support/board.mjs";
import { openPhone, startChromium } from "../support/phone.mjs";
import { move, onTurn, payAsOffered, playToTheEnd } from "../support/player.mjs";
import { startServer } from "../support/server.mjs";
import { step } from "../support/steps.mjs";
import { openTable } from "../support/table.mjs";

let server, browser, newcomer;

before(async () => {
  server = await startServer();
  browser = await startChromium();
  newcomer = await openPhone(browser, server.url);
});

after(async () => {
  await newcomer?.close();
  await browser?.close();
  await server?.stop();
});

/** Waits for the text of a step, and makes the map stand still. */
async function taught(text) {
  await newcomer.reads(text);
  await newcomer.page.waitForFunction(() => !document.querySelector(".line.sending"));
}

async function claim(route) {
  await settled();
  await tapRoute(newcomer, route);
  await payAsOffered(newcomer);
}

/** Waits until the camera has stopped. */
async function settled() {
  await newcomer.page.waitForFunction(
    () => {
      const box = document.querySelector(".plate").getAttribute("style");
      const same = window.lastBox === box;
      window.lastBox = box;
      return same;
    },
    { polling: 150 },
  );
}

const goOn = () => newcomer.press("button", "Go on");

step("a newcomer follows the first lesson", async () => {
  await newcomer.open("/play/");
  await newcomer.press("button", "Learn the game in three minutes");
  await taught("Welcome aboard");
  await goOn();
  await taught("You keep at least two");
  await newcomer.pressLike("checkbox", /Zurich – Budapest/);
  await newcomer.pressLike("checkbox", /Paris – Zagreb/);
  await newcomer.press("button", "Keep 2 tickets");
  await taught("On your turn you do one thing");
  await goOn();
  await taught("Take the green card");
  await newcomer.pressLike("button", /^Take green/);
  await taught("Draw the second one");
  await newcomer.pressLike("button", /deck$/);
  await taught("A gray route takes any one colour");
  await claim("venezia-zagrab");
  await taught("Two spaces score 2 points");
  await goOn();
});

step("another move than the lesson's is not made", async () => {
  await taught("A locomotive stands for any colour");
  const pile = await newcomer.page.$eval(".pile", (button) => button.ariaDisabled);
  assert.equal(pile, "true", "only the locomotive can be taken");
  await settled();
  await tapRoute(newcomer, "dieppe-paris");
  await newcomer.reads("First do what the lesson asks.");
});

step("a lesson goes on after the page was closed", async () => {
  await newcomer.page.reload();
  await taught("A locomotive stands for any colour");
  await newcomer.pressLike("button", /^Take locomotive/);
});

step("the newcomer builds a tunnel and a station", async () => {
  await taught("is a tunnel");
  await claim("venezia-zurich");
  await taught("Three cards are turned up");
  await payAsOffered(newcomer);
  await taught("Your opponent has claimed");
  await goOn();
  await taught("build a station");
  await settled();
  await tapCity(newcomer, "zagrab");
  await payAsOffered(newcomer);
  await taught("is connected by your station");
});

step("the newcomer claims a ferry and draws tickets", async () => {
  await newcomer.press("button", "Across the sea");
  await taught("Two locomotives lie face up");
  await newcomer.pressLike("button", /^Take yellow/);
  await taught("all five cards are replaced");
  await newcomer.pressLike("button", /deck$/);
  await taught("is a ferry");
  await claim("dieppe-london-1");
  await taught("a double route");
  await goOn();
  await taught("Draw three");
  await newcomer.pressLike("button", /tickets$/);
  await taught("You keep at least one");
  await newcomer.pressLike("checkbox", /Budapest – Sofia/);
  await newcomer.press("button", "Keep 1 ticket");
  await taught("while there is time");
});

step("the newcomer ends a game and sees the result", async () => {
  await newcomer.press("button", "The last round");
  await taught("This game is almost over");
  await goOn();
  await taught("Claim Brest – Pamplona");
  await claim("brest-pamplona");
  await taught("Your last turn");
  await claim("budapest-wien-red");
  await newcomer.reads("Now everything is counted");
  await newcomer.open("/play/learn");
  await newcomer.reads("Your first journey");
  assert.equal((await newcomer.page.$$(".lessons .tick.done")).length, 3, "all are done");
});

step("the newcomer plays a whole game against a bot", async () => {
  await newcomer.open("/play/");
  await newcomer.press("button", "Practise against a bot");
  await newcomer.reads("Choosing tickets");
  await playToTheEnd([newcomer]);
  await newcomer.reads(/You (won|lost|share)/);
});

step("two people meet and need few taps", async () => {
  const pair = await Promise.all([0, 1].map(() => openPhone(browser, server.url)));
  await openTable(pair);
  const [host, guest] = pair;
  assert.ok(
    host.taps <= 6 && guest.taps <= 5,
    `${host.taps} and ${guest.taps} taps to their tickets`,
  );
  const most = {};
  for (let moves = 0; moves < 60; moves += 1) {
    const phone = await onTurn(pair);
    const earlier = phone.taps;
    const what = await move(phone);
    const kind = /^(Take|\d+ deck|deck)/.test(what) || /deck$/.test(what) ? "card" : what;
    most[kind] = Math.max(most[kind] ?? 0, phone.taps - earlier);
    if (most.card && most.claim) break;
  }
  assert.equal(most.card, 1, "a card takes one tap");
  assert.equal(most.claim, 3, "a route takes three taps through the list");
  await Promise.all(pair.map((phone) => phone.close()));
});
