/** Two people play a whole game on two phones, by what the screen offers. */

import assert from "node:assert/strict";
import { after, before } from "node:test";
import { tapOpenRoute } from "../support/board.mjs";
import { openPhone, startChromium } from "../support/phone.mjs";
import {
  buildStation,
  cardsOf,
  holds,
  move,
  onTurn,
  pay,
  playToTheEnd,
} from "../support/player.mjs";
import { startServer } from "../support/server.mjs";
import { step } from "../support/steps.mjs";

let server, browser, ada, bob, cleo;

before(async () => {
  server = await startServer();
  browser = await startChromium();
  ada = await openPhone(browser, server.url);
  bob = await openPhone(browser, server.url);
  cleo = await openPhone(browser, server.url, { language: "de" });
  // The cards are the same in each run.
  ada.line.change("POST", /^\/v1\/games$/, (body) => ({ ...body, secret: "5".repeat(64) }));
});

after(async () => {
  await browser?.close();
  await server?.stop();
});

step("a guest is in with one tap", async () => {
  await ada.open("/play/");
  await ada.press("button", "Play as a guest");
  await ada.find("link", "New game");
});

let invitation;

step("a new game has a link that can be sent", async () => {
  await ada.press("link", "New game");
  await ada.press("button", "Open the game");
  await ada.reads("Waiting for 1 more player");
  await ada.reads(/Code: [A-Z0-9]{6}/);
  const [, code] = (await ada.text()).match(/Code: ([A-Z0-9]{6})/);
  invitation = `/i/${code}`;
});

step("the friend follows the link, and no button moves when the invitation comes", async () => {
  const release = bob.line.hold("GET", /^\/v1\/invites\//);
  await bob.open(invitation);
  await bob.follow("Play in the browser");
  await bob.reads("Loading");
  assert.equal(await bob.has("button", "Play as a guest"), null);
  release();
});

step("the friend plays as a guest and joins", async () => {
  await bob.press("button", "Play as a guest");
  await bob.press("button", "Join");
  await Promise.all([ada, bob].map((phone) => phone.reads("Choosing tickets")));
});

step("both choose their first tickets", async () => {
  await move(ada);
  await ada.reads("Still choosing tickets");
  await move(bob);
  await Promise.any([ada.reads("Your turn"), bob.reads("Your turn")]);
});

step("somebody without an account looks on, in German", async () => {
  const id = new URL(ada.page.url()).pathname.match(/games\/([^/]+)/)[1];
  await cleo.open(`/play/games/${id}`);
  await cleo.reads(/am Zug/);
  assert.equal(await cleo.has("region", "Karten ziehen"), null, "no cards to draw");
});

step("what one says, everybody reads in their language, until they mute it", async () => {
  await says(bob, "Nice route!");
  await ada.reads("Nice route!");
  await cleo.reads("Schöne Strecke!");
  await ada.press("button", "Log");
  await ada.pressLike("button", /^Mute /);
  await ada.reads("You no longer hear");
  await ada.press("button", "Close");
  await says(bob, "Good move!");
  await cleo.reads("Guter Zug!");
  assert.doesNotMatch(await ada.text(), /Nice route|Good move/);
});

step("a move whose answer is lost in a tunnel is told, and played once", async () => {
  const [mover, other] = await moverFirst();
  const held = await cardsOf(mover);
  const lost = mover.line.loseAnswer("POST", /\/moves$/);
  await mover.pressLike("button", /deck$/);
  const { asked, path } = await lost;
  await mover.reads("No connection");
  await mover.find("image", "Your move is on its way …");
  await seesCards(other, held + 1);

  mover.line.mend();
  await holds(mover, held + 1);
  await mover.find("image", "Connected");
  const key = asked["idempotency-key"];
  const repeated = mover.line.exchanges.filter((each) => each.asked["idempotency-key"] === key);
  assert.ok(repeated.length > 1, "the move was sent again");
  assert.ok(repeated.every((each) => each.path === path && each.sent === repeated[0].sent));
  await move(mover);
  // One card of each move, as soon as the answer is there.
  await holds(mover, held + 2);
  await seesCards(other, held + 2);
});

step("a move without a line is kept through a reload, and sent when the line is back", async () => {
  const [mover, other] = await moverFirst();
  const held = await cardsOf(mover);
  // The moves that are allowed are known.
  await mover.page.waitForSelector(".draw .pile[aria-disabled='false']");
  mover.line.cut();
  await mover.find("image", "No connection");
  await mover.pressLike("button", /deck$/);
  await mover.reads("Your move is kept on this device");
  await mover.page.reload();
  await mover.find("image", "Board");
  await mover.find("image", "Your move is on its way …");

  mover.line.mend();
  await holds(mover, held + 1);
  await seesCards(other, held + 1);
  await move(mover);
});

step("routes stay where they are in the list when the rest of it comes", async () => {
  const [mover] = await moverFirst();
  await mover.page.evaluate(() => {
    window.tops = new Set();
    const watch = () => {
      const field = document.querySelector("dialog input");
      if (field) window.tops.add(Math.round(field.getBoundingClientRect().top));
    };
    new MutationObserver(watch).observe(document.body, { childList: true, subtree: true });
  });
  await mover.pressLike("button", /^Build/);
  await mover.page.waitForSelector("section[aria-label$='not yet possible'] button");
  assert.equal(await mover.page.evaluate(() => window.tops.size), 1);
  await mover.press("button", "Close");
});

step("they play to the end", async () => {
  bob.lovesTunnels = true;
  const deeds = new Map([
    [ada, touchTheBoard],
    [bob, buildInRome],
  ]);
  await playToTheEnd([ada, bob], async (phone) => {
    const isDone = (await deeds.get(phone)?.(phone)) ?? false;
    if (isDone) deeds.delete(phone);
    return isDone;
  });
  assert.equal(deeds.size, 0, "a route by the board, and a station");
});

async function says(phone, phrase) {
  await phone.press("button", "Say something");
  // The sheet comes from below.
  await phone.page.waitForFunction(() => document.getAnimations().length === 0);
  await phone.press("button", phrase);
}

async function buildInRome(phone) {
  if (/Take a second card/.test(await phone.text())) return false;
  await buildStation(phone, "Rome");
  return true;
}

async function touchTheBoard(phone) {
  const build = (await phone.names("button")).find((name) => name.startsWith("Build"));
  if (!/[1-9]/.test(build)) return false;
  await tapOpenRoute(phone);
  await pay(phone);
  return true;
}

step("all of them see the result, and where each point comes from", async () => {
  const players = [ada, bob].map((phone) => phone.reads(/You (won|lost|share the win)/));
  await Promise.all([...players, cleo.reads(/gewinnt|teilen sich/)]);
  const tables = await Promise.all([ada, bob, cleo].map(rowsOf));
  assert.deepEqual(tables[1], tables[0]);
  assert.deepEqual(tables[2], tables[0]);
  for (const [, routes, tickets, stations, express, total] of tables[0]) {
    assert.equal(routes + tickets + stations + express, total);
  }
  await ada.reads("Longest path:");
});

step("playing again is one tap for each", async () => {
  await ada.press("button", "Play again");
  await ada.reads("Waiting for 1 more player");
  await bob.open(new URL(ada.page.url()).pathname);
  await bob.press("button", "Join");
  await Promise.all([ada, bob].map((phone) => phone.reads("Choosing tickets")));
});

step("no page complained", async () => {
  for (const phone of [ada, bob, cleo]) await phone.close();
});

async function moverFirst() {
  const mover = await onTurn([ada, bob]);
  return mover === ada ? [ada, bob] : [bob, ada];
}

/** Waits until a phone shows that somebody holds so many cards. */
const seesCards = (phone, count) => phone.find("image", `${count} cards`);

/** The table of points: a name, and below it the numbers. */
const rowsOf = (phone) =>
  phone.page.$$eval("tbody", (players) =>
    players.map((player) => {
      const [name, ...numbers] = [...player.querySelectorAll("th, td")].map(
        (cell) => cell.innerText,
      );
      return [name.trim(), ...numbers.map((each) => Number(each.replace("−", "-")))];
    }),
  );
