/**
 * What playing costs a slow phone: the time until a tap is answered, frames that are late while
 * cards fly, trains are laid and the board is moved, and what is left in memory after ten games.
 * `node figures_play.mjs`, as `figures.mjs`.
 */

import { setTimeout as sleep } from "node:timers/promises";
import { Person } from "./support/api.mjs";
import { tapOpenRoute } from "./support/board.mjs";
import { openPhone, startChromium } from "./support/phone.mjs";
import { startServer } from "./support/server.mjs";
import { signIn } from "./support/sign_in.mjs";

const PASSWORD = "a train at noon";
const READY = ".pile[aria-disabled='false']";
const TABLE = { seats: 2, bots: ["conductor"], first_seat: 0, secret: "5".repeat(64) };
const SLOWER = Number(process.env.SLOWER ?? 4);
const TIMES = 5;
const GAMES = 10;

const server = await startServer();
const browser = await startChromium();
try {
  const ada = await Person.register(server.url, "Ada", PASSWORD);
  await measureTaps(ada, await open("reduce"));
  await measureMotion(ada, await open("no-preference"));
  await measureMemory(ada, await open("reduce"));
} finally {
  await browser.close();
  await server.stop();
}

async function open(motion) {
  const phone = await openPhone(browser, server.url, { motion });
  await signIn(phone, "Ada", PASSWORD);
  return phone;
}

/** A game in which much can be built, on a slow phone. */
async function sitDown(ada, phone) {
  const game = await ada.open(TABLE);
  await ada.play(game, 21);
  await phone.open(`/play/games/${game}`);
  await phone.page.waitForSelector(READY);
  await sleep(1500);
  await watch(phone);
  const session = await phone.page.createCDPSession();
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  return session;
}

/** Notes interactions, long animation frames, and every frame. */
function watch(phone) {
  return phone.page.evaluate(() => {
    const seen = { taps: new Map(), late: [], frames: [] };
    window.seen = seen;
    new PerformanceObserver((list) => {
      for (const { interactionId, duration } of list.getEntries())
        if (interactionId)
          seen.taps.set(interactionId, Math.max(duration, seen.taps.get(interactionId) ?? 0));
    }).observe({ type: "event", durationThreshold: 16 });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.late.push(duration);
    }).observe({ type: "long-animation-frame" });
    const frame = (now) => {
      seen.frames.push(now);
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
}

/** What was noted during something. */
async function during(phone, work) {
  await phone.page.evaluate(() => {
    window.seen.taps.clear();
    window.seen.late.length = window.seen.frames.length = 0;
  });
  await work();
  await sleep(300);
  return phone.page.evaluate(() => ({ ...window.seen, taps: [...window.seen.taps.values()] }));
}

/** Times from a tap to the next paint. */
async function measureTaps(ada, phone) {
  const close = () => phone.press("button", "Close");
  // A card comes last, for after the first one nothing can be built.
  const kinds = [
    ["a route on the map", () => tapOpenRoute(phone), close],
    ["tickets", () => phone.pressLike("button", /^Tickets \d/), close],
    ["routes to build", () => phone.pressLike("button", /^Build/), close],
    ["the menu", () => phone.press("button", "Menu"), close],
    ["a card from the deck", () => phone.pressLike("button", /deck$/), async () => undefined],
  ];
  await sitDown(ada, phone);
  for (const [name, tap, undo] of kinds) {
    const all = [];
    for (let time = 0; time < TIMES; time += 1) {
      await phone.page.waitForSelector(READY);
      await sleep(300);
      const { taps } = await during(phone, tap);
      // The last tap is the one that counts: before it, others zoom.
      all.push(taps.at(-1) ?? 16);
      await undo();
    }
    all.sort((one, other) => one - other);
    const [middle, worst] = [all[Math.floor(all.length / 2)], all.at(-1)];
    console.log(`${name.padEnd(22)} ${middle} ms, at worst ${worst} ms`);
  }
  await phone.close();
}

/** Frames while something moves. */
async function measureMotion(ada, phone) {
  const report = async (name, work) => {
    const { late, frames } = await during(phone, work);
    const seconds = (frames.at(-1) - frames[0]) / 1000;
    const worst = Math.round(Math.max(0, ...late));
    console.log(
      `${name.padEnd(22)} ${(frames.length / seconds).toFixed(0)} frames/s, ` +
        `${late.length} longer than 50 ms in ${seconds.toFixed(1)} s, at worst ${worst} ms`,
    );
  };
  const session = await sitDown(ada, phone);
  await report("nothing moves", () => sleep(1500));
  await report("the board is moved", () => drag(session));
  await report("a card flies", async () => {
    await phone.pressLike("button", /deck$/);
    await sleep(900);
  });
  await phone.page.waitForSelector(READY);
  await phone.pressLike("button", /deck$/);
  await sleep(1500);
  await phone.page.waitForSelector(READY);
  await tapOpenRoute(phone);
  const pay = await phone.page.waitForSelector(".settle > button");
  await sleep(800);
  await report("trains are laid", async () => {
    await phone.pressOn(pay);
    await phone.page.waitForSelector(".laid");
    await sleep(1100);
  });
  await phone.close();
}

/** A finger that moves the board for two seconds. */
async function drag(session) {
  const at = (step) => [{ x: 195 + 90 * Math.sin(step / 12), y: 380 + 60 * Math.cos(step / 9) }];
  const touch = (type, touchPoints) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints });
  await touch("touchStart", at(0));
  const start = Date.now();
  for (let step = 1; Date.now() - start < 2000; step += 1) {
    await Promise.all([touch("touchMove", at(step)), sleep(16)]);
  }
  await touch("touchEnd", []);
}

/** Games that are watched in one page, from the first move to the result. */
async function measureMemory(ada, phone) {
  const session = await phone.page.createCDPSession();
  await session.send("Performance.enable");
  for (let played = 1; played <= GAMES; played += 1) {
    const game = await ada.open({ ...TABLE, secret: String(played).padStart(64, "7") });
    await show(phone, `games/${game}`, ".board svg");
    await ada.play(game);
    await show(phone, `games/${game}/result`, "table");
    await show(phone, "", "nav");
    if (played !== 1 && played !== GAMES) continue;
    await sleep(1500);
    for (const _ of [1, 2, 3]) await session.send("HeapProfiler.collectGarbage");
    const { metrics } = await session.send("Performance.getMetrics");
    const value = (name) => metrics.find((each) => each.name === name).value;
    console.log(
      `after ${played} game${played > 1 ? "s" : ""}: ` +
        `${(value("JSHeapUsedSize") / 1e6).toFixed(1)} MB, ${value("Nodes")} nodes, ` +
        `${value("JSEventListeners")} listeners, ${value("Documents")} documents`,
    );
  }
  await phone.close();
}

/** Another screen, in the same page. A handle of an element would keep it in memory. */
async function show(phone, path, selector) {
  await phone.page.evaluate((to) => {
    history.pushState(null, "", new URL(to, document.baseURI));
    dispatchEvent(new PopStateEvent("popstate"));
  }, path);
  await phone.page.waitForFunction(
    (wanted) => document.querySelector(wanted) !== null,
    {},
    selector,
  );
}
