/** A newcomer goes from the first page through all lessons; a wrong tap says what to do, wherever it is. */

import assert from "node:assert/strict";
import { performance } from "node:perf_hooks";
import { after, before } from "node:test";
import { tapRoute, tapCity } from "../../clients/browsers/support/board.mjs";
import { startChromium } from "../../clients/browsers/support/phone.mjs";
import { payAsOffered } from "../../clients/browsers/support/player.mjs";
import { startServer } from "../../clients/browsers/support/server.mjs";
import { journey } from "./support/journey.mjs";

const FIRST = "First do what the lesson asks.";
/**
 * The most time for reading and tapping in all lessons, in seconds, and the words that people read
 * in a minute. Half a minute of the four is for the events that are played: on a busy machine they
 * take longer, so that they are only told.
 */
const MOST = 210;
const WORDS = 200;
/** From one tap to the next, in seconds. */
const PACE = 1.5;

let server;
let browser;
let newcomer;
/** What the lessons take: words, taps, and seconds in which events are played and pages come. */
const taken = { words: 0, taps: 0, seconds: 0 };
const { step, meanwhile, person, arrives } = journey("A newcomer takes all lessons");

before(async () => {
  server = await startServer();
  browser = await startChromium();
  newcomer = await person(browser, server.url, { motion: "no-preference" });
});
after(async () => {
  await newcomer?.close();
  await browser?.close();
  await server?.stop();
});

/** A step of a lesson: what it says, wrong taps, and what it asks for. */
function lesson(says, { ready, asked = "nothing", act }) {
  meanwhile(`wrong taps at "${says}" say the sentence`, async () => {
    const began = performance.now();
    await settled(says, ready);
    taken.seconds += (performance.now() - began) / 1000;
    const text = await newcomer.page.$eval(".coach p", (each) => each.innerText);
    taken.words += text.split(/\s+/).length;
    await refuses(asked);
  });
  step(`the lesson says "${says}"`, async () => {
    const began = performance.now();
    const earlier = newcomer.phone.taps;
    await act();
    taken.taps += newcomer.phone.taps - earlier;
    taken.seconds += (performance.now() - began) / 1000;
  });
}

/** Waits for the text of a step, for what it offers, and until nothing moves. */
async function settled(says, ready = ".coach .button") {
  await newcomer.reads(says);
  await newcomer.page.waitForSelector(ready);
  await newcomer.page.waitForFunction(
    () => {
      const look =
        document.querySelector(".map").getAttribute("viewBox") +
        document.querySelector(".ticker").innerText;
      const isStill = window.lastLook === look && document.querySelector(".game.learning");
      window.lastLook = look;
      return isStill && !document.querySelector(".line.sending, .flight");
    },
    { polling: 300 },
  );
}

/** What does nothing at a step: cards, piles, hand, map, players, boxes and buttons. */
const WRONG = {
  card: ".draw .train-card[aria-disabled=true]",
  deck: ".draw .pile[aria-disabled=true]",
  tickets: ".draw .pile:last-child[aria-disabled=true]",
  hand: ".hand .held",
  player: ".players .figures",
  news: ".ticker > span",
  keep: ".offer .button[aria-disabled=true]",
  build: ".actions [aria-keyshortcuts=b]",
};

/** Taps everything that is not asked for, and reads the sentence each time. */
async function refuses(asked) {
  for (const [what, selector] of Object.entries(WRONG)) {
    if (what === asked) continue;
    const found = await newcomer.page.$(selector);
    if (await found?.isVisible()) await refused(what, () => newcomer.phone.pressOn(found));
  }
  await refused("the sea", tapSea);
  for (const box of await newcomer.page.$$(".offer .check")) {
    const name = await box.evaluate((label) => label.querySelector(".grow").firstChild.textContent);
    if (await isNamed(name)) continue;
    await refused(name, () => newcomer.phone.pressOn(box));
    const kept = await newcomer.page.$$eval(".offer .kept", (all) =>
      all.map((each) => each.innerText),
    );
    assert.ok(!kept.some((text) => text.includes(name)), `${name} is not kept`);
  }
}

async function refused(what, tap) {
  await newcomer.page.$$eval(".toast", (all) => all.forEach((toast) => toast.click()));
  await newcomer.page.waitForFunction(() => !document.querySelector(".toast"));
  const earlier = newcomer.phone.taps;
  await tap();
  newcomer.phone.taps = earlier;
  const says = newcomer.page.waitForFunction(
    (first) => [...document.querySelectorAll(".toast")].some((each) => each.innerText === first),
    { timeout: 5_000 },
    FIRST,
  );
  await says.catch(() => assert.fail(`a wrong tap on ${what} says nothing`));
  assert.equal((await newcomer.page.$$("dialog[open]")).length, 0, `${what} opens nothing`);
}

/** Taps the lower left corner of the map, where there is water. */
async function tapSea() {
  const map = await newcomer.page.$(".map");
  const { x, y, height } = await map.boundingBox();
  await newcomer.page.touchscreen.tap(x + 8, y + height - 8);
}

/** Whether the lesson names what it asks for. */
const isNamed = (name) =>
  newcomer.page.$eval(".coach p", (text, name) => text.innerText.includes(name), name);

/** The names that stand on the map. */
const named = () =>
  newcomer.page.$$eval(".labels text", (all) =>
    all.filter((each) => getComputedStyle(each).display !== "none").map((each) => each.textContent),
  );

async function claim(route, ...cities) {
  const names = await named();
  for (const city of cities)
    assert.ok(names.includes(city), `${city} is named on the map: ${names}`);
  await tapRoute(newcomer.phone, route);
  await payAsOffered(newcomer.phone);
}

async function keep(...tickets) {
  for (const ticket of tickets) {
    await newcomer.tap("checkbox", new RegExp(ticket));
    for (const city of ticket.split(" – ")) assert.ok((await named()).includes(city), city);
  }
  await newcomer.tap("button", /^Keep \d ticket/);
}

const card = ".draw .train-card[aria-disabled=false]";
const pile = ".draw .pile[aria-disabled=false]";
const goOn = () => newcomer.tap("button", "Go on");
const board = ".map .chosen, .open-city";

step("the first page leads to the lessons", async () => {
  await newcomer.open("/");
  await newcomer.tap("link", "Learn the game in three minutes");
  await newcomer.reads("Across the sea");
  await newcomer.tap("button", "Begin");
});

lesson("Welcome aboard", { act: goOn });
lesson("You keep at least two", {
  ready: ".offer",
  act: () => keep("Zurich – Budapest", "Paris – Zagreb"),
});
lesson("On your turn you do one thing", { act: goOn });
lesson("Take the green card", {
  ready: card,
  act: () => newcomer.tap("button", /^Take green/),
});
lesson("Draw the second one", {
  ready: pile,
  asked: "deck",
  act: () => newcomer.tap("button", /deck$/),
});
lesson("A gray route takes any one colour", {
  ready: board,
  asked: "build",
  act: () => claim("venezia-zagrab", "Venice", "Zagreb"),
});
lesson("Two spaces score 2 points", { act: goOn });
lesson("A locomotive stands for any colour", {
  ready: card,
  act: () => newcomer.tap("button", /^Take locomotive/),
});
lesson("is a tunnel", {
  ready: board,
  asked: "build",
  act: () => claim("venezia-zurich", "Zurich", "Venice"),
});
lesson("Three cards are turned up", {
  ready: ".settle > .button",
  act: () => payAsOffered(newcomer.phone),
});
lesson("Your opponent has claimed", { act: goOn });
lesson("build a station", {
  ready: board,
  asked: "build",
  act: async () => {
    await tapCity(newcomer.phone, "zagrab");
    await payAsOffered(newcomer.phone);
  },
});
lesson("is connected by your station", {
  act: async () => {
    await newcomer.finds("button", /^Tickets.*1 more is connected by a station/);
    await newcomer.tap("button", "Across the sea");
  },
});

lesson("Two locomotives lie face up", {
  ready: card,
  act: () => newcomer.tap("button", /^Take yellow/),
});
lesson("all five cards are replaced", {
  ready: pile,
  asked: "deck",
  act: () => newcomer.tap("button", /deck$/),
});
lesson("is a ferry", {
  ready: board,
  asked: "build",
  act: () => claim("dieppe-london-1", "Dieppe", "London"),
});
lesson("a double route", { act: goOn });
lesson("Draw three", {
  ready: pile,
  asked: "tickets",
  act: () => newcomer.tap("button", /\d+ tickets$/),
});
lesson("You keep at least one", {
  ready: ".offer",
  act: () => keep("Budapest – Sofia"),
});
lesson("while there is time", {
  act: () => newcomer.tap("button", "The last round"),
});

lesson("This game is almost over", { act: goOn });
lesson("with your four pink cards", {
  ready: board,
  asked: "build",
  act: () => claim("brest-pamplona", "Brest", "Pamplona"),
});
lesson("Your last turn", {
  ready: board,
  asked: "build",
  act: () => claim("budapest-wien-red", "Budapest", "Vienna"),
});

step("the result says what was counted", async () => {
  await newcomer.reads("Now everything is counted");
});

meanwhile("all lessons take four minutes at most", (context) => {
  const { words, taps, seconds } = taken;
  const own = (60 * words) / WORDS + PACE * taps;
  context.diagnostic(
    `${words} words, ${taps} taps: ${Math.round(own)} s, and ${Math.round(seconds)} s of the machine`,
  );
  assert.ok(own <= MOST, `${words} words and ${taps} taps are ${own} s`);
});

arrives();
