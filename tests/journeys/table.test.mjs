/** A table at a glance: a calm map, news that are actions, a move that is marked at once, the same way back. */

import assert from "node:assert/strict";
import { after, before } from "node:test";
import { startServer } from "../../clients/browsers/support/server.mjs";
import { startBrowser } from "./support/circumstances.mjs";
import { journey } from "./support/journey.mjs";
import { begins, ends, like, quoted, say } from "./support/words.mjs";

const { step, meanwhile, person, arrives } = journey("A table at a glance");

let server, browser, ada;

before(async () => {
  server = await startServer();
  browser = await startBrowser();
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
  await ada.tap("button", say("web-play-as-guest"));
  await ada.tap("button", begins("web-practise"));
  await ada.reads(say("phase-dealing"));
});

step("the news says what the guest did, not what follows from it", async () => {
  const boxes = await ada.page.$$("input[type=checkbox]");
  for (const at of boxes.keys())
    if (at < 2)
      await ada.tap(
        "checkbox",
        await boxes[at].evaluate((box) => box.closest("label").innerText).then(named),
      );
  await ada.tap("button", say("web-keep", { count: 2 }));
  await canDraw();
  const kept = ["web-did-tickets-kept", "web-did-tickets-kept-named"].map(
    (id) => like(id, { count: 2 }).source,
  );
  await ada.page.waitForFunction(
    (said) => new RegExp(said).test(document.querySelector(".ticker").textContent),
    {},
    [...kept, quoted(say("bot-conductor"))].join("|"),
  );
  for (const id of ["web-did-tickets-boxed", "event-tickets-boxed", "event-tickets-returned"])
    for (const count of [1, 2, 3]) assert.doesNotMatch(await news(), like(id, { count }));
});

step("the map is calm until something is to be built", async () => {
  assert.equal(await count(".halo, .open-city"), 0);
  await ada.tap("button", begins("web-build"));
  await ada.page.waitForSelector(".open-city");
  await ada.picture("table-build");
  await ada.tap("button", say("web-close"));
  await ada.page.waitForFunction(() => !document.querySelector(".halo, .open-city"));
  await ada.picture("table-calm");
});

step("a tapped card is marked before the server has answered", async () => {
  const release = ada.phone.line.hold("POST", /\/moves$/);
  await ada.tap("button", ends("web-deck"));
  await ada.page.waitForSelector(".pile.sent");
  await ada.reads(say("web-sending", { move: say("web-deck") }));
  await ada.picture("table-sent");
  release();
  await ada.page.waitForFunction(() => !document.querySelector(".sent"));
  await ada.reads(like("web-did-card-drawn"));
});

step("without a line, the kept move is shown after a reload, too", async () => {
  await canDraw();
  await ada.page.evaluate(async () => void (await navigator.serviceWorker.ready));
  ada.phone.line.cut();
  await ada.tap("button", ends("web-deck"));
  await ada.reads(say("web-kept", { move: say("web-deck") }));
  await ada.reads(say("web-move-queued"));
  await ada.page.reload({ waitUntil: "domcontentloaded" });
  await ada.reads(say("web-kept", { move: say("web-deck") }));
  await ada.page.waitForSelector(".pile.sent");
  await ada.picture("table-kept");
  const names = await ada.page.$eval(".players", (each) => each.innerText);
  const colours = ["brown", "red", "purple", "gray", "blue"].map((each) => say(`player-${each}`));
  assert.doesNotMatch(names, new RegExp(`^(${colours.join("|")})$`, "m"), "the own name is known");
  ada.phone.line.mend();
  await ada.page.waitForFunction(() => !document.querySelector(".sent"));
});

meanwhile("the bot has moved", canDraw);

step("back leads to the screen before, and changes nothing", async () => {
  await ada.tap("button", say("web-menu"));
  await ada.tap("link", say("web-rules"));
  await ada.tap("link", say("web-back"));
  await ada.finds("image", say("web-board"));
  await ada.tap("link", say("web-back"));
  await ada.finds("link", say("web-new"));
  await ada.reads(say("phase-your-turn"));
});

arrives();

/** A name that begins so, whatever spaces are in it. */
const named = (text) => {
  const words = text.trim().split(/\s+/).slice(0, 3);
  return new RegExp(words.map((word) => word.replace(/[^\p{L}\d]/gu, ".")).join("\\s*"), "u");
};
