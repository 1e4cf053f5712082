/** Playback at the table: it is visible, a touch skips it, and it ends in the state of the fold. */

import assert from "node:assert/strict";
import { after, before } from "node:test";
import { setTimeout as sleep } from "node:timers/promises";
import { Person } from "../support/api.mjs";
import { openPhone, PHONE, startChromium } from "../support/phone.mjs";
import { cardsOf, holds } from "../support/player.mjs";
import { startServer } from "../support/server.mjs";
import { signIn } from "../support/sign_in.mjs";
import { step } from "../support/steps.mjs";
import { tunnelAt } from "../support/tunnels.mjs";

const PASSWORD = "a train at noon";

let server, browser, ada, phone, game;

before(async () => {
  server = await startServer();
  browser = await startChromium();
  ada = await Person.register(server.url, "Ada", PASSWORD);
  const table = { seats: 2, bots: ["conductor"], first_seat: 0, secret: "5".repeat(64) };
  game = await ada.open(table);
  await ada.play(game, 21);
  phone = await openPhone(browser, server.url, { motion: "no-preference" });
  await signIn(phone, "Ada", PASSWORD);
  await phone.open(`/play/games/${game}`);
  await canMove();
});

after(async () => {
  await browser?.close();
  await server?.stop();
});

const canMove = () => phone.page.waitForSelector(".pile[aria-disabled='false']");

/** Records every change of news and points, flights of cards, and trains. */
function watch() {
  return phone.page.evaluate(() => {
    const seen = { news: [], points: [], flights: 0, laid: 0 };
    window.seen = seen;
    const note = (list, value) =>
      value !== list.at(-1)?.text && list.push({ text: value, at: performance.now() });
    const look = () => {
      note(seen.news, document.querySelector(".ticker")?.textContent ?? "");
      note(seen.points, document.querySelector(".players .figures b")?.textContent ?? "");
      seen.flights += document.querySelectorAll(".flight").length;
      seen.laid = Math.max(seen.laid, document.querySelectorAll(".laid").length);
    };
    look();
    new MutationObserver(look).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  });
}

const seen = () => phone.page.evaluate(() => window.seen);

/** The game on the screen, without clocks. */
const screen = () =>
  phone.page.evaluate(() => {
    const html = (selector) => document.querySelector(selector)?.innerHTML ?? "";
    const trains = [...document.querySelectorAll(".map .train")].length;
    return {
      heading: document.querySelector("h1").textContent,
      players: html(".players").replace(/<time.*?<\/time>/g, ""),
      map: html(".plate"),
      row: [...document.querySelectorAll(".draw > button")]
        .map((each) => `${each.ariaLabel ?? each.innerText} ${each.ariaDisabled}`)
        .join(", "),
      hand: [...document.querySelectorAll(".hand .held")].map((each) => each.ariaLabel).join(", "),
      news: html(".ticker"),
      trains,
    };
  });

/** After playback the screen is the same as after a reload. */
async function endsAsTheFold() {
  await canMove();
  await sleep(1200);
  // Nothing is left behind.
  await phone.page.waitForFunction(() => !document.querySelector(".flight, .laid, .leaving"));
  const played = await screen();
  await phone.page.reload();
  await canMove();
  await phone.page.waitForFunction(() => document.querySelector(".ticker")?.textContent);
  const opened = await screen();
  for (const what of Object.keys(opened)) assert.equal(played[what], opened[what], what);
}

step("cards fly to the hand, then the bot moves", async () => {
  await watch();
  await phone.pressLike("button", /deck$/);
  await phone.page.waitForSelector(".flight");
  await canMove();
  await phone.pressLike("button", /deck$/);
  await phone.reads("Conductor to move");
  await canMove();
  const { news, flights } = await seen();
  assert.ok(flights > 1, "cards flew");
  const texts = news.map(({ text }) => text);
  assert.ok(
    texts.some((text) => /^You drew/.test(text)),
    texts.join("; "),
  );
  assert.ok(
    texts.some((text) => /^Conductor/.test(text)),
    texts.join("; "),
  );
  assert.ok(!texts.some((text) => /Turned face up/.test(text)), "refills are no news");
  await endsAsTheFold();
});

step("an own claim is news for a second, and its points count up", async () => {
  await watch();
  await phone.pressLike("button", /^Build/);
  const list = await phone.find("list", undefined, await phone.find("dialog", "Build"));
  await phone.pressOn(await phone.find("button", undefined, list));
  await phone.page.waitForSelector(".paying .risen");
  await phone.pressOn(await phone.page.waitForSelector(".settle > button"));
  await canMove();
  const { news, points, laid } = await seen();
  const own = news.findIndex(({ text }) => /^You claimed .* points?$/.test(text));
  assert.ok(own >= 0, JSON.stringify(news));
  const shown = news[own + 1].at - news[own].at;
  assert.ok(shown >= 800, `shown for ${shown} ms`);
  assert.ok(laid > 1, "trains were laid");
  assert.ok(points.length > 2, `points counted up: ${points.map(({ text }) => text)}`);
  await endsAsTheFold();
});

step("a touch goes to the end at once, and does nothing else", async () => {
  await phone.pressLike("button", /deck$/);
  await canMove();
  await phone.pressLike("button", /deck$/);
  await phone.page.waitForFunction(() =>
    /^Conductor (draws|takes|claims)/.test(document.querySelector(".ticker").textContent),
  );
  const head = (await ada.ask("GET", `/v1/games/${game}/view`)).version;
  const map = await (await phone.find("image", "Board")).boundingBox();
  await phone.page.touchscreen.tap(map.x + map.width / 2, map.y + map.height / 2);
  await phone.page.waitForFunction(() => !document.querySelector(".flight, .laid, .leaving"));
  await phone.reads("Your turn");
  assert.equal(await phone.page.$("dialog"), null, "the touch picks no route");
  assert.equal((await ada.ask("GET", `/v1/games/${game}/view`)).version, head);
  await endsAsTheFold();
});

step("while a card flies, the next one can be drawn", async () => {
  await phone.pressLike("button", /deck$/);
  await phone.page.waitForSelector(".flight");
  await phone.page.waitForFunction(() => !document.querySelector(".line.sending"));
  await sleep(150);
  await phone.pressLike("button", /deck$/);
  await phone.reads("Conductor to move");
  await endsAsTheFold();
});

step("without animation the end comes at once", async () => {
  await phone.press("button", "Menu");
  await phone.press("radio", "off");
  await phone.press("button", "Close");
  await watch();
  await phone.pressLike("button", /deck$/);
  await canMove();
  await phone.pressLike("button", /deck$/);
  await phone.page.waitForFunction(() =>
    /^Conductor/.test(document.querySelector(".ticker").textContent),
  );
  assert.equal((await seen()).flights, 0);
  await endsAsTheFold();
});

step("sound and vibration are off until they are switched on", async () => {
  await phone.page.evaluate(() => {
    window.felt = [];
    window.tones = 0;
    navigator.vibrate = (pattern) => window.felt.push(pattern.length);
    const Tones = AudioContext;
    window.AudioContext = class extends Tones {
      createOscillator() {
        window.tones += 1;
        return super.createOscillator();
      }
    };
  });
  await drawTwice();
  assert.deepEqual(await heard(), { felt: [], tones: 0 });
  await phone.press("button", "Menu");
  for (const name of ["Sound", "Vibration"]) {
    const box = await phone.find("checkbox", name);
    assert.equal(await box.evaluate(({ checked }) => checked), false, name);
  }
  await phone.press("checkbox", "Vibration");
  await phone.press("checkbox", "Sound");
  await phone.press("radio", "normal");
  await phone.press("button", "Close");
  assert.deepEqual(await heard(), { felt: [3, 3], tones: 2 }, "both are tried at once");
  await drawTwice();
  const { felt, tones } = await heard();
  assert.deepEqual(felt, [3, 3, 1, 1, 3], "own cards, and the turn");
  assert.ok(tones >= 8, `${tones} tones`);
  await phone.close();
});

const heard = () => phone.page.evaluate(() => ({ felt: window.felt, tones: window.tones }));

/** A turn of two cards from the deck, and that of the bot. */
async function drawTwice() {
  const held = await cardsOf(phone);
  for (const drawn of [1, 2]) {
    await canMove();
    await phone.pressLike("button", /deck$/);
    await holds(phone, held + drawn);
  }
  await phone.reads("Your turn");
  await canMove();
}

for (const isPayable of [true, false]) {
  step(`a tunnel that ${isPayable ? "can" : "cannot"} be paid`, async () => {
    const look = await openPhone(browser, server.url);
    await signIn(look, "Ada", PASSWORD);
    await look.open(`/play/games/${await tunnelAt(ada, isPayable)}`);
    const panel = await look.page.waitForSelector(".asked");
    await look.page.waitForSelector(".asked .button");
    const staked = await panel.$$(".tunnel-cards > span:first-child .train-card");
    assert.ok(staked.length > 0, "staked cards lie beside the tunnel");
    const revealed = await panel.$$eval(".revealed .train-card", (all) =>
      all.map((each) => [each.ariaLabel, each.classList.contains("marked")]),
    );
    assert.equal(revealed.length, 3);
    for (const [label, isMarked] of revealed) assert.equal(/matches, /.test(label), isMarked);
    assert.ok(
      revealed.some(([, isMarked]) => isMarked),
      "a card matches",
    );
    assert.ok((await mapShare(look)) >= 0.55, `tunnel: ${await mapShare(look)}`);
    if (isPayable) {
      assert.match(await look.text(), /Add \d/);
      await look.press("button", "One locomotive more");
      await look.reads(/Add .*1 locomotive/);
    } else {
      await look.reads(/You cannot pay: no .*locomotive left/);
      // It is the news for a second only.
      const told = look.reads("You gave the tunnel up");
      await look.press("button", "Give the tunnel up");
      await told;
    }
    await look.close();
  });
}

step("tickets and payments leave the map its share of a phone", async () => {
  const look = await openPhone(browser, server.url, { view: PHONE });
  await look.open("/play/");
  await look.press("button", "Play as a guest");
  await look.press("button", "Practise against a bot");
  await look.find("checkbox");
  assert.ok((await mapShare(look)) >= 0.55, `tickets: ${await mapShare(look)}`);
  const numbers = await look.page.$$eval(".offered-end text", (all) =>
    all.map((each) => each.textContent),
  );
  assert.deepEqual([...new Set(numbers)].sort(), ["1", "2", "3", "4"]);
  for (const box of await look.page.$$("input[type=checkbox]")) await look.pressOn(box);
  await look.press("button", "Keep 4 tickets");
  await look.page.waitForSelector(".pile[aria-disabled='false']");
  const share = await mapShare(look);
  assert.ok(share >= 0.55, `turn: ${share}`);
  await look.page.$eval(
    ".ticker > span",
    (news) => (news.textContent = "Constantinople ".repeat(40)),
  );
  assert.equal(await mapShare(look), share, "long news take no room from the map");
  assert.equal((await look.page.$$(".halo, .open-city")).length, 0, "the map is calm");
  await look.pressLike("button", /^Build/);
  const list = await look.find("list", undefined, await look.find("dialog", "Build"));
  assert.ok((await look.page.$$(".open-city")).length > 0, "rings where a station can be built");
  await look.pressOn(await look.find("button", undefined, list));
  await look.page.waitForSelector(".paying");
  assert.ok((await mapShare(look)) >= 0.55, `payment: ${await mapShare(look)}`);
  await look.close();
});

/** The share of the screen's height in which the map can be seen. */
const mapShare = (of) =>
  of.page.evaluate(() => {
    const map = document.querySelector(".board").getBoundingClientRect();
    const sheet = document.querySelector("dialog");
    const end = sheet ? Math.min(map.bottom, window.innerHeight - sheet.offsetHeight) : map.bottom;
    return (end - map.top) / window.innerHeight;
  });
