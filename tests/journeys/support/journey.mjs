/**
 * A journey: what people do from screen to screen, in steps that are sentences. They tap only what
 * they see, and open only addresses that a screen has shown. Taps and seconds are counted for the
 * table of docs/journeys.md.
 */

import assert from "node:assert/strict";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { setTimeout as sleep } from "node:timers/promises";
import { faultsOf } from "../../../clients/browsers/support/axe.mjs";
import { openPhone } from "../../../clients/browsers/support/phone.mjs";
import { step as told } from "../../../clients/browsers/support/steps.mjs";
import { BROWSER, enlarge, LANGUAGE, LOOK, VIEW } from "./circumstances.mjs";
import { faultsOfLayout } from "./layout.mjs";
import { seen } from "./seen.mjs";
import { say } from "./words.mjs";

const clients = createRequire(new URL("../../../clients/web/package.json", import.meta.url));
const { decodeQR } = await import(clients.resolve("qr/decode.js"));
const PAGE = join(import.meta.dirname, "../../../docs/journeys.md");
const PICTURES = join(import.meta.dirname, "../../../clients/browsers/build/journeys");
/** The role of what opens details, as Chromium calls it. */
const DISCLOSURE = "DisclosureTriangle";
/** Within how much time a second tap makes a double tap, in milliseconds, and how near, in pixels. */
const DOUBLE_TAP = 400;
const NEAR = 60;
const PATIENCE = Number(process.env.PATIENCE ?? 60_000);

/** The addresses that anybody knows. */
const FRONT_DOORS = ["/", "/play/"];

/** Begins a journey. Its name is its row in the table. */
export function journey(name) {
  const counted = { taps: 0, seconds: 0, steps: 0 };
  const known = new Set();
  const people = [];
  const faults = [];
  let isCounting = false;
  const counters = {
    tapped: () => {
      if (isCounting) counted.taps += 1;
    },
    shown: (address) => known.add(new URL(address).pathname),
    knows: (path) => FRONT_DOORS.includes(path) || known.has(path),
  };

  /** A step that people take: its taps and seconds count. */
  function step(sentence, work) {
    told(sentence, async (context) => {
      isCounting = true;
      const began = performance.now();
      await work(context);
      counted.seconds += (performance.now() - began) / 1000;
      counted.steps += 1;
      isCounting = false;
      await look();
    });
  }

  /** RAILHEAD_TEST_LOOK keeps pictures of each step, and looks for what stands in somebody's way there. */
  async function look() {
    if (!process.env.RAILHEAD_TEST_LOOK) return;
    for (const [at, each] of people.entries()) {
      if (each.phone.page.isClosed() || each.phone.page.url() === "about:blank") continue;
      const screen = await each.look(`${name}-${String(counted.steps).padStart(2, "0")}-${at}`);
      faults.push(...screen);
    }
  }

  /** What happens beside the journey, as by bots: its taps and seconds do not count. */
  function meanwhile(sentence, work) {
    told(sentence, work);
  }

  /** Somebody with a phone, or with another screen; the options are those of `openPhone`. */
  async function person(browser, url, options) {
    const phone = await openPhone(browser, url, {
      view: VIEW,
      language: LANGUAGE,
      ...options,
    });
    await enlarge(phone);
    const traveller = new Traveller(phone, counters);
    people.push(traveller);
    return traveller;
  }

  /**
   * Ends the journey: it has taken no more taps than the table says. RAILHEAD_TEST_RECORD writes the row.
   */
  function arrives() {
    told("nothing stands in anybody's way", () => assert.deepEqual(faults, []));
    told("the journey takes no more taps than before", () => {
      if (process.env.RAILHEAD_TEST_RECORD) return record(name, counted);
      const row = readFileSync(PAGE, "utf8")
        .split("\n")
        .find((line) => line.startsWith(`| ${name} |`));
      assert.ok(row, `docs/journeys.md has no row "${name}": run it with RAILHEAD_TEST_RECORD=1`);
      const most = Number(row.split("|")[3]);
      assert.ok(counted.taps <= most, `it takes ${counted.taps} taps, and took ${most}`);
    });
  }

  return { step, meanwhile, person, arrives };
}

/** Writes the row of a journey into the table, in place of the one before. */
function record(name, { steps, taps, seconds }) {
  const row = `| ${name} | ${steps} | ${taps} | ${Math.round(seconds)} |`;
  const lines = readFileSync(PAGE, "utf8").split("\n");
  const before = lines.findIndex((line) => line.startsWith(`| ${name} |`));
  const end = lines.findLastIndex((line) => line.startsWith("|"));
  assert.ok(end >= 0, "docs/journeys.md has no table");
  if (before < 0) lines.splice(end + 1, 0, row);
  else lines[before] = row;
  writeFileSync(PAGE, lines.join("\n"));
}

/** Somebody on the way, with nothing but the screen. */
class Traveller {
  #counters;
  /** Where the last tap was, and when it was over. */
  #last = {};

  constructor(phone, counters) {
    this.phone = phone;
    this.page = phone.page;
    this.#counters = counters;
  }

  /** Opens an address: a front door, or one that a screen of the journey has shown. */
  async open(address) {
    const { pathname } = new URL(address, this.phone.url);
    assert.ok(this.#counters.knows(pathname), `nothing has shown the address ${pathname}`);
    await this.phone.open(pathname);
  }

  /** Taps what is seen and has this role and name, which may be a pattern. */
  async tap(role, name) {
    const found = await this.#found(role, name);
    // A message above it goes by itself.
    let cover = await found.evaluate(coverOf);
    for (const end = performance.now() + PATIENCE; cover && performance.now() < end; ) {
      await sleep(100);
      cover = await found.evaluate(coverOf);
    }
    assert.equal(cover, null, `the ${role} ${name} cannot be tapped: ${cover}`);
    this.#counters.tapped();
    await this.#apart(found);
    await this.phone.pressOn(found);
    this.#last.at = performance.now();
  }

  /** Two taps at one place at once are one double tap for a phone: people do not tap so. */
  async #apart(found) {
    const box = await found.boundingBox();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const { x: before = NaN, y: above = NaN, at } = this.#last;
    const isNear = Math.hypot(x - before, y - above) < NEAR;
    if (isNear) await sleep(Math.max(0, at + DOUBLE_TAP - performance.now()));
    this.#last = { x, y };
  }

  /** Types into a field: a tap, and the keys. */
  async type(label, text, role = "textbox") {
    await this.tap(role, label);
    await this.page.keyboard.type(text);
  }

  /** Waits until this text, or such a text, is read on the screen. */
  reads(text) {
    return this.phone.reads(text);
  }

  /** Waits until something with this role and name is there. */
  async finds(role, name) {
    await (await this.#found(role, name)).dispose();
  }

  /** An address that can be read on the screen, from now on known to everybody. */
  async address(pattern) {
    await this.reads(pattern);
    const [found] = (await this.phone.text()).match(pattern);
    const address = found.includes("://") ? found : `http://${found}`;
    this.#counters.shown(address);
    return address;
  }

  /** The address that a tap hands to the phone's own sheet: `await sharing(() => tap(…))`. */
  async sharing(tap) {
    await this.page.evaluate(() => {
      window.shared = null;
      navigator.share = async (what) => void (window.shared = what);
    });
    await tap();
    await this.page.waitForFunction(() => window.shared?.url);
    const { url } = await this.page.evaluate(() => window.shared);
    this.#counters.shown(url);
    return url;
  }

  /** The address in the QR code on the screen, as the camera of another phone reads it. */
  async scans() {
    const code = await this.#found("image", say("web-qr"));
    await code.waitForSelector("path");
    const png = await code.screenshot({ encoding: "base64" });
    const { width, height, pixels } = await this.page.evaluate(pixelsOf, png);
    const address = decodeQR({
      width,
      height,
      data: Uint8ClampedArray.from(pixels),
    });
    this.#counters.shown(address);
    return address;
  }

  /** Keeps a picture of the screen in clients/browsers/build/journeys, to be looked at. */
  async picture(name, options = {}) {
    mkdirSync(PICTURES, { recursive: true });
    await this.page.screenshot({
      path: join(PICTURES, `${name}-${LOOK}.png`),
      ...options,
    });
  }

  /** What stands in the way of anybody on the screen now, of which a picture is kept. */
  async look(name) {
    await this.phone.settled();
    await this.picture(name.replace(/[^A-Za-z0-9]+/g, "-"));
    return [...(await faultsOf(this.phone, name)), ...(await faultsOfLayout(this.page, name))];
  }

  close() {
    return this.phone.close();
  }

  /** What has a role and a name, as soon as it is there. */
  async #found(named, name) {
    if (BROWSER === "firefox") return this.#seen(named, name);
    const role = named === "disclosure" ? DISCLOSURE : named;
    if (typeof name === "string") return this.phone.find(role, name);
    for (const end = performance.now() + PATIENCE; performance.now() < end; await sleep(100)) {
      const nodes = [];
      await this.phone.walk((node) => nodes.push(node));
      const node = nodes.find((each) => each.role === role && name.test(each.name ?? ""));
      const element = await node?.elementHandle();
      if (element) return element;
    }
    return assert.fail(`there is no ${role} ${name}: ${await this.phone.text()}`);
  }

  async #seen(role, name) {
    for (const end = performance.now() + PATIENCE; performance.now() < end; await sleep(200)) {
      // A page that goes takes what was found with it.
      const element = await seen(this.page, role, name).catch(() => null);
      if (element) return element;
    }
    return assert.fail(`there is no ${role} ${name}: ${await this.phone.text()}`);
  }
}

/** The pixels of a picture. In the page. */
async function pixelsOf(png) {
  const image = new Image();
  image.src = `data:image/png;base64,${png}`;
  await image.decode();
  const canvas = new OffscreenCanvas(image.width, image.height);
  const drawing = canvas.getContext("2d");
  drawing.drawImage(image, 0, 0);
  const { width, height, data } = drawing.getImageData(0, 0, image.width, image.height);
  return { width, height, pixels: [...data] };
}

/** Why an element cannot be tapped: what is over it, say; null if it can. In the page. */
function coverOf(element) {
  const { clientWidth, scrollWidth } = document.documentElement;
  if (scrollWidth > clientWidth) return `the page is ${scrollWidth - clientWidth} pixels too wide`;
  if (element.matches(":disabled, [aria-disabled=true]")) return "it is disabled";
  element.scrollIntoView({ block: "center", behavior: "instant" });
  const { left, top, width, height } = element.getBoundingClientRect();
  if (width === 0 || height === 0) return "it has no size";
  const over = document.elementFromPoint(left + width / 2, top + height / 2);
  if (over === null) return "it is outside of the screen";
  const label = element.closest("label");
  const isSeen = element.contains(over) || label?.contains(over) || over.contains(element);
  return isSeen ? null : `<${over.tagName.toLowerCase()} class="${over.className}"> is over it`;
}
