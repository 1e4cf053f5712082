/** Orders for the turn that comes, given on a phone. */

import assert from "node:assert/strict";
import { after, before } from "node:test";
import { openPhone, startChromium } from "../support/phone.mjs";
import { cardsOf, holds, onTurn, payAsOffered } from "../support/player.mjs";
import { startServer } from "../support/server.mjs";
import { step } from "../support/steps.mjs";
import { openTable } from "../support/table.mjs";

let server, browser, phones, mover, other;

before(async () => {
  server = await startServer();
  browser = await startChromium();
  phones = await Promise.all([1, 2].map(() => openPhone(browser, server.url)));
  await openTable(phones);
  mover = await onTurn(phones);
  other = phones.find((phone) => phone !== mover);
});

after(async () => {
  await browser?.close();
  await server?.stop();
});

/** Draws two cards from the deck: a whole turn. */
async function drawTwice(phone) {
  const held = await cardsOf(phone);
  for (const drawn of [1, 2]) {
    await phone.page.waitForSelector(".pile[aria-disabled='false']");
    await phone.pressLike("button", /deck$/);
    await holds(phone, held + drawn);
  }
}

step("who waits plans to draw, and two cards are drawn when the turn comes", async () => {
  await other.press("button", "Plan your turn");
  await other.press("button", "Draw two cards from the deck");
  await other.reads("When it is your turn:");
  const held = await cardsOf(other);
  await drawTwice(mover);
  await holds(other, held + 2);
  await other.reads("Carried out: cards were drawn for you.");
  await other.find("button", "Plan your turn");
  assert.equal(await onTurn(phones), mover);
});

step("a route is planned with its cards, and the plan is withdrawn", async () => {
  await other.press("button", "Plan your turn");
  await other.press("button", "Choose a route");
  const sheet = await other.find("dialog", "Build");
  const routes = await other.find("list", undefined, sheet);
  await other.pressOn(await other.find("button", undefined, routes));
  await other.press("radio", "Draw two cards from the deck");
  await payAsOffered(other);
  await other.reads(/When it is your turn:\s*Claim .* with .*Draw two cards from the deck/s);
  await other.page.screenshot({
    path: new URL("../build/screenshots/order.png", import.meta.url).pathname,
  });
  await other.press("button", "Plan your turn");
  await other.press("button", "Withdraw");
  await other.page.waitForFunction(() => !document.querySelector("dialog, .given"));
  await drawTwice(mover);
  assert.equal(await onTurn(phones), other);
  for (const phone of phones) await phone.close();
});
