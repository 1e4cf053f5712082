/**
 * Films a game on a phone for the README: `node film.mjs` writes docs/images/game.webp with
 * `img2webp` (Debian: webp). Needs what the tests need: RAILHEAD_TEST_BIN, and RAILHEAD_TEST_APP for an app
 * other than the one in the program.
 */

import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Person } from "./support/api.mjs";
import { tapAt } from "./support/board.mjs";
import { openPhone, startChromium } from "./support/phone.mjs";
import { startServer } from "./support/server.mjs";
import { signIn } from "./support/sign_in.mjs";

const TARGET = join(import.meta.dirname, "../../docs/images/game.webp");
const PASSWORD = "a train at noon";
const SIZE = { width: 390, height: 844 };
const VIEW = { ...SIZE, deviceScaleFactor: 1, isMobile: true, hasTouch: true };
/** The player can take a card. */
const READY = ".pile[aria-disabled='false']";
/** Least and most milliseconds for which a picture is seen. */
const LEAST = 90;
const MOST = 800;
/** A deal in which a long route and a tunnel can be had soon. */
const SECRET = "8".padStart(64, "5");

const server = await startServer();
const browser = await startChromium();
try {
  const ada = await Person.register(server.url, "Ada", PASSWORD);
  const phone = await openPhone(browser, server.url, { view: VIEW, motion: "no-preference" });
  await signIn(phone, "Ada", PASSWORD);
  const frames = await film(phone, ada);
  write(frames);
} finally {
  await browser.close();
  await server.stop();
}

/** The pictures of all scenes, with how long each is seen. */
async function film(phone, ada) {
  const geometry = await ada.ask("GET", "/v1/reference/geometry");
  const table = { seats: 2, bots: ["conductor"], first_seat: 0, secret: SECRET };
  const game = await ada.open(table);
  const frames = [];
  const scene = async (work, { ready = READY, nearer = false } = {}) => {
    await phone.open(`/play/games/${game}`);
    // What the device has missed is played first.
    await phone.page.waitForSelector(ready);
    await sleep(1000);
    if (nearer) await phone.press("button", "Closer");
    await sleep(800);
    await showTouches(phone);
    frames.push(...(await recorded(phone, work)));
  };
  const claim = async (isWanted) => {
    await sleep(1000);
    const wanted = await collect(ada, game, geometry, isWanted);
    await scene(
      async () => {
        await sleep(400);
        await touchRoute(phone, wanted);
        await sleep(1300);
        await phone.pressOn(await phone.page.waitForSelector(".settle > button"));
        await sleep(1200);
        await answerTunnel(phone);
      },
      { nearer: true },
    );
  };
  await scene(() => keepTickets(phone), { ready: "input[type=checkbox]" });
  await scene(() => takeCards(phone));
  await ada.play(game, 12);
  await claim(({ tunnel, spaces }, spare) => !tunnel && spaces.length > 2 && spare >= 0);
  await claim(({ tunnel }, spare) => tunnel && spare > 1);
  return frames;
}

/** Whether a route is where a phone shows the board at first. */
function isCentral({ spaces }, { width, height }) {
  return spaces.every(
    ({ x, y }) => Math.abs(x / width - 0.5) < 0.2 && Math.abs(y / height - 0.5) < 0.3,
  );
}

/** Draws cards until routes in the middle are wanted, which come with their longest first. */
async function collect(ada, game, geometry, isWanted) {
  for (;;) {
    const { moves, you } = await ada.ask("GET", `/v1/games/${game}/view?moves=true`);
    /** Cards of its colour, with locomotives, that paying for a route leaves. */
    const spare = ({ id, spaces }) =>
      moves
        .filter(({ route, payment }) => route === id && payment.color)
        .map(({ payment: { color } }) => you.hand[color] + you.hand.locomotive - spaces.length)
        .reduce((most, each) => Math.max(most, each), -1);
    const wanted = geometry.routes
      .filter((route) => isCentral(route, geometry) && isWanted(route, spare(route)))
      .sort((one, other) => other.spaces.length - one.spaces.length);
    if (wanted.length > 0) return wanted;
    const draw = moves.find(({ type }) => type === "draw_card");
    await ada.ask("POST", `/v1/games/${game}/moves`, draw ?? moves[0]);
  }
}

async function keepTickets(phone) {
  await sleep(600);
  for (const box of (await phone.page.$$("input[type=checkbox]")).slice(0, 3)) {
    await phone.pressOn(box);
    await sleep(300);
  }
  await phone.pressLike("button", /^Keep \d tickets$/);
  await canMove(phone);
  await sleep(400);
}

async function takeCards(phone) {
  await sleep(300);
  for (const pile of [/^Take (?!locomotive)/, /deck$/]) {
    await canMove(phone);
    await phone.pressLike("button", pile);
    await sleep(800);
  }
  await canMove(phone);
  await sleep(300);
}

function canMove(phone) {
  return phone.page.waitForSelector(READY);
}

/** Touches the first of the routes that is well in sight. */
async function touchRoute(phone, routes) {
  const map = await phone.find("image", "Board");
  for (const { spaces } of routes) {
    const middle = spaces[Math.floor((spaces.length - 1) / 2)];
    const isSeen = await map.evaluate(
      (map, ...all) =>
        all.every(({ x, y }) => {
          const at = new DOMPoint(x, y).matrixTransform(map.querySelector("svg").getScreenCTM());
          const box = map.getBoundingClientRect();
          const isWithin = at.x > box.left + 30 && at.x < box.right - 30;
          return isWithin && at.y > box.top + 30 && at.y < box.bottom - 60;
        }),
      ...spaces,
    );
    if (isSeen && (await tapAt(phone, middle))) return;
  }
  throw new Error("no such route is in sight");
}

/** Pays what a tunnel costs more, or gives it up, until the player can move again. */
async function answerTunnel(phone) {
  for (let waited = 0; waited < 20_000; waited += 250) {
    await sleep(250);
    const asked =
      (await phone.page.$(".asked .settle > button")) ?? (await phone.page.$(".asked .button"));
    if (asked) {
      await sleep(1500);
      await phone.pressOn(asked);
      await sleep(1000);
    } else if (await phone.page.$(READY)) return;
  }
}

/** Shows where the screen is touched. */
function showTouches(phone) {
  return phone.page.evaluate(() => {
    addEventListener(
      "pointerdown",
      ({ clientX, clientY }) => {
        const dot = document.createElement("div");
        Object.assign(dot.style, {
          position: "fixed",
          left: `${clientX - 22}px`,
          top: `${clientY - 22}px`,
          width: "44px",
          height: "44px",
          borderRadius: "50%",
          background: "rgb(20 30 40 / 35%)",
          border: "2px solid rgb(255 255 255 / 80%)",
          boxSizing: "border-box",
          pointerEvents: "none",
          zIndex: 1e6,
        });
        // A dialog lies over everything else.
        (document.querySelector("dialog[open]") ?? document.body).append(dot);
        dot.animate([{ opacity: 1 }, { opacity: 1 }, { opacity: 0 }], 500).onfinish = () =>
          dot.remove();
      },
      true,
    );
  });
}

/** The pictures of the page while something is done. */
async function recorded(phone, work) {
  const session = await phone.page.createCDPSession();
  const taken = [];
  session.on("Page.screencastFrame", ({ data, metadata, sessionId }) => {
    taken.push({ data, at: metadata.timestamp * 1000 });
    session.send("Page.screencastFrameAck", { sessionId }).catch(() => undefined);
  });
  await session.send("Page.startScreencast", {
    format: "png",
    maxWidth: SIZE.width,
    maxHeight: SIZE.height,
  });
  await work();
  await session.send("Page.stopScreencast");
  await session.detach();
  const end = Date.now();
  return timed(taken, end);
}

/** Leaves out what is seen for less than the least time, and shortens waiting. */
function timed(taken, end) {
  const kept = [];
  for (const [position, frame] of taken.entries()) {
    const next = taken[position + 1]?.at ?? end;
    const start = kept.at(-1)?.end ?? frame.at;
    if (next - start < LEAST && position < taken.length - 1) continue;
    kept.push({ data: frame.data, ms: Math.min(MOST, Math.round(next - start)), end: next });
  }
  return kept;
}

function write(frames) {
  const folder = mkdtempSync(join(tmpdir(), "railhead-film-"));
  const list = frames.flatMap(({ data, ms }, position) => {
    const path = join(folder, `${String(position).padStart(4, "0")}.png`);
    writeFileSync(path, Buffer.from(data, "base64"));
    return ["-lossy", "-q", "50", "-m", "4", "-d", String(ms), path];
  });
  mkdirSync(join(TARGET, ".."), { recursive: true });
  execFileSync("img2webp", ["-loop", "0", "-mixed", "-min_size", ...list, "-o", TARGET]);
  const seconds = frames.reduce((sum, { ms }) => sum + ms, 0) / 1000;
  console.log(`${frames.length} pictures, ${seconds.toFixed(1)} s: ${TARGET}`);
  rmSync(folder, { recursive: true });
}
