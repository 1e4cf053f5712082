/** A newcomer goes from the first page through all lessons; a wrong tap says what to do, wherever it is. */

import assert from "node:assert/strict";
import { performance } from "node:perf_hooks";
import { after, before } from "node:test";
import { tapRoute, tapCity } from "../../clients/browsers/support/board.mjs";
import { payAsOffered } from "../../clients/browsers/support/player.mjs";
import { startServer } from "../../clients/browsers/support/server.mjs";
import { startBrowser } from "./support/circumstances.mjs";
import { journey } from "./support/journey.mjs";
import { begins, between, city, ends, like, say } from "./support/words.mjs";

const FIRST = say("web-lesson-first");
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
  browser = await startBrowser();
  newcomer = await person(browser, server.url, { motion: "no-preference" });
});
after(async () => {
  await newcomer?.close();
  await browser?.close();
  await server?.stop();
});

/** A step of a lesson: what it says, wrong taps, and what it asks for. */
function lesson(id, says, { ready, asked = "nothing", act }) {
  meanwhile(`wrong taps at "${says}" say the sentence`, async () => {
    const began = performance.now();
    await settled(say(`lesson-${id}`), ready);
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
        document.querySelector(".plate").getAttribute("style") +
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

/** Messages let taps through, so that none has to go before the next tap. */
async function refused(what, tap) {
  await newcomer.page.$$eval(".toast", (all) => all.forEach((each) => (each.dataset.was = "")));
  const earlier = newcomer.phone.taps;
  await tap();
  newcomer.phone.taps = earlier;
  const says = newcomer.page.waitForFunction(
    (first) =>
      [...document.querySelectorAll(".toast:not([data-was])")].some(
        (each) => each.innerText === first,
      ),
    { timeout: 5_000 },
    FIRST,
  );
  await says.catch(() => assert.fail(`a wrong tap on ${what} says nothing`));
  assert.equal((await newcomer.page.$$("dialog[open]")).length, 0, `${what} opens nothing`);
}

/** Taps the lower left corner of the map, where there is water. */
async function tapSea() {
  const map = await newcomer.page.$(".map");
  await map.scrollIntoView();
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
  for (const id of cities)
    assert.ok(names.includes(city(id)), `${id} is named on the map: ${names}`);
  await tapRoute(newcomer.phone, route);
  await payAsOffered(newcomer.phone);
}

async function keep(...tickets) {
  for (const [from, to] of tickets) {
    await newcomer.tap("checkbox", new RegExp(between(from, to)));
    for (const id of [from, to]) assert.ok((await named()).includes(city(id)), id);
  }
  await newcomer.tap("button", say("web-keep", { count: tickets.length }));
}

const card = ".draw .train-card[aria-disabled=false]";
const pile = ".draw .pile[aria-disabled=false]";
const take = (card) => begins("web-take", { card: say(`card-${card}`) });
const goOn = () => newcomer.tap("button", say("web-lesson-go-on"));
const board = ".map .chosen, .open-city";

step("the first page leads to the lessons", async () => {
  await newcomer.open("/");
  await newcomer.tap("link", say("web-learn-first"));
  await newcomer.reads(say("lesson-across_the_sea"));
  await newcomer.tap("button", say("web-lesson-begin"));
});

lesson("first_journey-1", "Welcome aboard", { act: goOn });
lesson("first_journey-2", "You keep at least two", {
  ready: ".offer",
  act: () => keep(["zurich", "budapest"], ["paris", "zagrab"]),
});
lesson("first_journey-3", "On your turn you do one thing", { act: goOn });
lesson("first_journey-4", "Take the green card", {
  ready: card,
  act: () => newcomer.tap("button", take("green")),
});
lesson("first_journey-5", "Draw the second one", {
  ready: pile,
  asked: "deck",
  act: () => newcomer.tap("button", ends("web-deck")),
});
lesson("first_journey-6", "A gray route takes any one colour", {
  ready: board,
  asked: "build",
  act: () => claim("venezia-zagrab", "venezia", "zagrab"),
});
lesson("first_journey-7", "Two spaces score 2 points", { act: goOn });
lesson("first_journey-8", "A locomotive stands for any colour", {
  ready: card,
  act: () => newcomer.tap("button", take("locomotive")),
});
lesson("first_journey-9", "is a tunnel", {
  ready: board,
  asked: "build",
  act: () => claim("venezia-zurich", "zurich", "venezia"),
});
lesson("first_journey-10", "Three cards are turned up", {
  ready: ".settle > .button",
  act: () => payAsOffered(newcomer.phone),
});
lesson("first_journey-11", "Your opponent has claimed", { act: goOn });
lesson("first_journey-12", "build a station", {
  ready: board,
  asked: "build",
  act: async () => {
    await tapCity(newcomer.phone, "zagrab");
    await payAsOffered(newcomer.phone);
  },
});
lesson("first_journey-13", "is connected by your station", {
  act: async () => {
    await newcomer.finds(
      "button",
      new RegExp(
        `${begins("web-tickets").source}.*${like("web-tickets-lent", { count: 1 }).source}`,
      ),
    );
    await newcomer.tap("button", say("lesson-across_the_sea"));
  },
});

lesson("across_the_sea-1", "Two locomotives lie face up", {
  ready: card,
  act: () => newcomer.tap("button", take("yellow")),
});
lesson("across_the_sea-2", "all five cards are replaced", {
  ready: pile,
  asked: "deck",
  act: () => newcomer.tap("button", ends("web-deck")),
});
lesson("across_the_sea-3", "is a ferry", {
  ready: board,
  asked: "build",
  act: () => claim("dieppe-london-1", "dieppe", "london"),
});
lesson("across_the_sea-4", "a double route", { act: goOn });
lesson("across_the_sea-5", "Draw three", {
  ready: pile,
  asked: "tickets",
  act: () => newcomer.tap("button", ends("web-draw-tickets")),
});
lesson("across_the_sea-6", "You keep at least one", {
  ready: ".offer",
  act: () => keep(["budapest", "sofia"]),
});
lesson("across_the_sea-7", "while there is time", {
  act: () => newcomer.tap("button", say("lesson-last_round")),
});

lesson("last_round-1", "This game is almost over", { act: goOn });
lesson("last_round-2", "with your four pink cards", {
  ready: board,
  asked: "build",
  act: () => claim("brest-pamplona", "brest", "pamplona"),
});
lesson("last_round-3", "Your last turn", {
  ready: board,
  asked: "build",
  act: () => claim("budapest-wien-red", "budapest", "wien"),
});

step("the result says what was counted", async () => {
  await newcomer.reads(say("lesson-last_round-4"));
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
