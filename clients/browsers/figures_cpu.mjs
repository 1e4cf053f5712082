/**
 * What taps, fingers on the board and flying cards cost a slow phone, in time of the processor: what
 * else the machine does is not in it. Main thread and raster, four times what they take here, and for
 * each the best and the worst of some rounds. `node figures_cpu.mjs`, as `figures.mjs`.
 */

import { setTimeout as sleep } from "node:timers/promises";
import { Person } from "./support/api.mjs";
import { tapOpenRoute } from "./support/board.mjs";
import { openPhone, startChromium } from "./support/phone.mjs";
import { startServer } from "./support/server.mjs";
import { signIn } from "./support/sign_in.mjs";
import { traced } from "./support/trace.mjs";

const PASSWORD = "a train at noon";
const READY = ".pile[aria-disabled='false']";
const BOTS = ["conductor", "conductor", "conductor", "conductor"];
const TABLE = { seats: 5, bots: BOTS, first_seat: 0, secret: "5".repeat(64) };
/** A slow phone takes so many times as long. */
const SLOWER = Number(process.env.SLOWER ?? 4);
const ROUNDS = Number(process.env.ROUNDS ?? 5);
/** The most that a tap, and a frame, may cost, in milliseconds of the slow phone. */
const [TAP, FRAME] = [100, 16];

const server = await startServer();
const browser = await startChromium();
try {
  const ada = await Person.register(server.url, "Ada", PASSWORD);
  const phone = await openPhone(browser, server.url, { motion: "no-preference" });
  await signIn(phone, "Ada", PASSWORD);
  await phone.page.evaluate(() => localStorage.setItem("railhead.sound", "off"));
  console.log(
    "what                     median   best  worst    bar  script style layout paint raster",
  );
  if (!process.env.SKIP) await measureTaps(await sitDown(ada, phone));
  await measureTrains(ada, phone);
  await measureFingers(await sitDown(ada, phone));
} finally {
  await browser.close();
  await server.stop();
}

/** A game of five in which much can be built. */
async function sitDown(ada, phone) {
  const game = await ada.open(TABLE);
  await ada.play(game, 21);
  await phone.open(`/play/games/${game}`);
  await phone.page.waitForSelector(READY);
  await sleep(2000);
  return phone;
}

/** From a tap to the first picture that answers it. */
async function measureTaps(phone) {
  const close = () => phone.press("button", "Close");
  // A card comes last, for after the first one nothing can be built.
  const kinds = [
    ["a route on the map", () => tapOpenRoute(phone), close],
    ["tickets", () => phone.pressLike("button", /^Tickets \d/), close],
    ["routes to build", () => phone.pressLike("button", /^Build/), close],
    ["the menu", () => phone.press("button", "Menu"), close],
    ["a card from the deck", () => phone.pressLike("button", /deck$/), async () => undefined],
  ];
  for (const [name, tap, undo] of kinds) {
    const rounds = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      await phone.page.waitForSelector(READY);
      await sleep(500);
      rounds.push(
        await traced(
          phone.page,
          async () => {
            await tap();
            await sleep(700);
          },
          "paint",
        ),
      );
      await undo();
      await sleep(1000);
    }
    report(`tap: ${name}`, rounds, TAP);
  }
}

/** A frame of the board under fingers. */
async function measureFingers(phone) {
  const session = await phone.page.createCDPSession();
  const kinds = [
    ["one finger", () => drag(session)],
    ["two fingers", () => pinch(session)],
  ];
  for (const [name, work] of kinds) {
    const rounds = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      rounds.push(aFrame(await traced(phone.page, work)));
      await sleep(800);
    }
    report(`frame: ${name}`, rounds, FRAME);
  }
}

/** A frame while the trains of a route are laid. */
async function measureTrains(ada, phone) {
  const rounds = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await sitDown(ada, phone);
    await tapOpenRoute(phone);
    const pay = await phone.page.waitForSelector(".settle > button");
    await sleep(800);
    await phone.pressOn(pay);
    await phone.page.waitForSelector(".laid");
    rounds.push(aFrame(await traced(phone.page, () => sleep(800))));
  }
  report("frame: trains are laid", rounds, FRAME);
}

/** The costs of one frame. */
function aFrame(costs) {
  const shares = Object.entries(costs).map(([name, value]) => [name, value / costs.frames]);
  return Object.fromEntries(shares);
}

/** A finger that moves the board. */
async function drag(session) {
  const at = (step) => [{ x: 195 + 90 * Math.sin(step / 12), y: 300 + 60 * Math.cos(step / 9) }];
  await gesture(session, at, 75);
}

/** Two fingers that zoom in and out. */
async function pinch(session) {
  const at = (step) => {
    const apart = 60 + 40 * Math.sin(step / 12);
    return [
      { x: 195 - apart, y: 300, id: 1 },
      { x: 195 + apart, y: 300, id: 2 },
    ];
  };
  await gesture(session, at, 75);
}

async function gesture(session, at, steps) {
  const touch = (type, touchPoints) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints });
  await touch("touchStart", at(0));
  for (let step = 1; step <= steps; step += 1)
    await Promise.all([touch("touchMove", at(step)), sleep(16)]);
  await touch("touchEnd", []);
  await sleep(300);
}

function report(name, rounds, bar) {
  const whole = rounds.map(({ main, raster }) => main + raster).sort((one, other) => one - other);
  const middle = (of) => rounds.map(of).sort((one, other) => one - other)[rounds.length >> 1];
  const slow = (ms, width) => (ms * SLOWER).toFixed(0).padStart(width);
  const parts = ["script", "style", "layout", "paint", "raster"];
  console.log(
    name.padEnd(24),
    slow(whole[whole.length >> 1], 6),
    slow(whole[0], 6),
    slow(whole.at(-1), 6),
    String(bar).padStart(6),
    ...parts.map((part) =>
      slow(
        middle((round) => round[part]),
        6,
      ),
    ),
  );
}
