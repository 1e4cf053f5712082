/** A table at a glance: a calm map, news that are actions, a move that is marked at once, the same way back. */

import assert from "node:assert/strict";
import { after, before } from "node:test";
import { startChromium } from "../../clients/browsers/support/phone.mjs";
import { startServer } from "../../clients/browsers/support/server.mjs";
import { journey } from "./support/journey.mjs";

const { step, meanwhile, person, arrives } = journey("A table at a glance");

let server, browser, ada;

before(async () => {
  server = await startServer();
  browser = await startChromium();
  ada = await person(browser, server.url);
});

after(async () => {
  await ada?.close();
  await browser?.close();
  await server?.stop();
});

/** Waits until a card can be drawn. */
const canDraw = () => ada.page.waitForSelector(".pile[aria-disabled='false']");
const count = (selector) => ada.page.$$eval(selector, (all) => all.length);
const news = () => ada.page.$eval(".ticker", (each) => each.textContent);

step("a guest sits down with a bot", async () => {
  await ada.open("/play/");
  await ada.tap("button", "Play as a guest");
  await ada.tap("button", /^Practise against a bot/);
  await ada.reads("Choosing tickets");
});

step("the news says what the guest did, not what follows from it", async () => {
  const boxes = await ada.page.$$("input[type=checkbox]");
  for (const at of boxes.keys())
    if (at < 2)
      await ada.tap("checkbox", await boxes[at].evaluate((box) => box.closest("label").innerText).then(named));
  await ada.tap("button", "Keep 2 tickets");
  await canDraw();
  await ada.page.waitForFunction(() => /^(You kept|Conductor)/.test(document.querySelector(".ticker").textContent));
  assert.doesNotMatch(await news(), /back into the box|under the deck/);
});

step("the map is calm until something is to be built", async () => {
  assert.equal(await count(".halo, .open-city"), 0);
  await ada.tap("button", /^Build/);
  await ada.page.waitForSelector(".open-city");
  await ada.picture("table-build");
  await ada.tap("button", "Close");
  await ada.page.waitForFunction(() => !document.querySelector(".halo, .open-city"));
  await ada.picture("table-calm");
});

step("a tapped card is marked before the server has answered", async () => {
  const release = ada.phone.line.hold("POST", /\/moves$/);
  await ada.tap("button", /deck$/);
  await ada.page.waitForSelector(".pile.sent");
  await ada.reads("On its way: deck");
  await ada.picture("table-sent");
  release();
  await ada.page.waitForFunction(() => !document.querySelector(".sent"));
  await ada.reads(/You drew an? /);
});

step("without a line, the kept move is shown after a reload, too", async () => {
  await canDraw();
  await ada.page.evaluate(async () => void (await navigator.serviceWorker.ready));
  ada.phone.line.cut();
  await ada.tap("button", /deck$/);
  await ada.reads("Waits for the line: deck");
  await ada.reads(/Your move is kept on this device/);
  await ada.page.reload({ waitUntil: "domcontentloaded" });
  await ada.reads("Waits for the line: deck");
  await ada.page.waitForSelector(".pile.sent");
  await ada.picture("table-kept");
  const names = await ada.page.$eval(".players", (each) => each.innerText);
  assert.doesNotMatch(names, /^(Brown|Red|Purple|Gray|Blue)$/m, "the own name is known");
  ada.phone.line.mend();
  await ada.page.waitForFunction(() => !document.querySelector(".sent"));
});

meanwhile("the bot has moved", canDraw);

step("back leads to the screen before, and changes nothing", async () => {
  await ada.tap("button", "Menu");
  await ada.tap("link", "Rules");
  await ada.tap("link", "Back");
  await ada.finds("image", "Board");
  await ada.tap("link", "Back");
  await ada.finds("link", "New game");
  await ada.reads(/Your turn/);
});

arrives();

/** A name that begins so, whatever spaces are in it. */
const named = (text) => {
  const words = text.trim().split(/\s+/).slice(0, 3);
  return new RegExp(words.map((word) => word.replace(/[^\p{L}\d]/gu, ".")).join("\\s*"), "u");
};
