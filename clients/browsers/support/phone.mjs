/** A phone: a browser context with a line of its own, and what a person does with it. */

import assert from "node:assert/strict";
import { setTimeout as sleep } from "node:timers/promises";
import puppeteer from "puppeteer-core";
import { Line } from "./line.mjs";

export const PHONE = {
  width: 390,
  height: 844,
  deviceScaleFactor: 1,
  isMobile: true,
  hasTouch: true,
};
export const DESK = { width: 1280, height: 800, deviceScaleFactor: 1 };
const PATIENCE = Number(process.env.PATIENCE ?? 60_000);
/** The milliseconds from a look that found nothing to the next one, at first and at most. */
const [SHORT_PAUSE, LONG_PAUSE] = [50, 1000];

/**
 * A condition that does not hold while it breaks: on a page that still loads, what it looks at is not
 * there. Puppeteer would give up at once.
 */
function patient(holds) {
  if (typeof holds === "string") return holds;
  return new Function("...values", `try { return (${holds})(...values); } catch { return false; }`);
}

export function startChromium() {
  return puppeteer.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    headless: true,
    protocolTimeout: 180_000,
    args: [
      "--no-sandbox",
      "--disable-dev-shm-usage",
      "--disable-background-networking",
      "--mute-audio",
    ],
  });
}

/** Opens a phone whose browser prefers a language. Without a line of its own, it is connected directly. */
export async function openPhone(
  browser,
  url,
  { language = "en", theme = "light", view = PHONE, motion = "reduce" } = {},
) {
  const line = await Line.open();
  const context = await browser.createBrowserContext({
    proxyServer: new URL(line.address).host,
    proxyBypassList: ["<-loopback>"],
  });
  const isChromium = /chrom/i.test(await browser.version());
  // Firefox lets tabs that are not in front sleep.
  const page = await context.newPage(isChromium ? {} : { type: "window" });
  await page.setViewport(view);
  // Firefox has these for all of its pages.
  if (isChromium) {
    await page.emulateMediaFeatures([
      { name: "prefers-color-scheme", value: theme },
      { name: "prefers-reduced-motion", value: motion },
    ]);
    await prefer(page, await browser.userAgent(), language);
  }
  const touch = Boolean(view.hasTouch);
  return new Phone({ page, context, line, url, touch, drawsLate: isChromium });
}

/** Sets the language of one page. */
async function prefer(page, userAgent, language) {
  const session = await page.createCDPSession();
  await session.send("Emulation.setLocaleOverride", { locale: language });
  await session.send("Emulation.setUserAgentOverride", { userAgent, acceptLanguage: language });
}

/** Waits until an element has not moved for a moment, or moves for two seconds. In the page. */
async function rest(element) {
  const place = () => {
    const { x, y } = element.getBoundingClientRect();
    return `${x} ${y}`;
  };
  let last = place();
  for (let looks = 0; looks < 40; looks += 1) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    if (place() === last) return;
    last = place();
  }
}

/**
 * Makes ready for a tap: what lies below the bar of the screen is moved from there, and the page notes
 * what the next tap meets. In the page.
 */
function expectTap(element) {
  const { x, y, width, height } = element.getBoundingClientRect();
  const above = document.elementFromPoint(x + width / 2, y + height / 2);
  if (above?.closest(".bar") && !element.closest(".bar"))
    element.scrollIntoView({ block: "center" });
  window.tapped = null;
  const note = (event) => (window.tapped = event.composedPath());
  document.addEventListener("pointerdown", note, { capture: true, once: true });
}

/**
 * Whether a tap met something else, and another would meet the element. A busy browser takes a while
 * to pass a tap on to its page. In the page.
 */
async function wasMissed(element) {
  for (let looks = 0; looks < 100 && !window.tapped; looks += 1) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  if (!window.tapped || window.tapped.includes(element)) return false;
  const { x, y, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}

export class Phone {
  /** What the page complained about. */
  complaints = [];
  /** Touches and clicks so far. */
  taps = 0;

  constructor(parts) {
    Object.assign(this, parts);
    this.page.setDefaultTimeout(PATIENCE);
    // A page on which nothing moves may draw no frames, with which puppeteer would look.
    const waitFor = this.page.waitForFunction.bind(this.page);
    this.page.waitForFunction = (holds, options, ...values) =>
      waitFor(patient(holds), { polling: 100, ...options }, ...values);
    this.page.on("pageerror", (error) => this.complaints.push(`${error.message}\n${error.stack}`));
    this.page.on("console", (message) => {
      // Requests that fail are reported by the browser itself; the tests make some fail.
      if (message.type() !== "error") return;
      if (/Failed to load resource|when fetching the script/.test(message.text())) return;
      this.complaints.push(message.text());
    });
  }

  open(path) {
    return this.page.goto(new URL(path, this.url).href, { waitUntil: "domcontentloaded" });
  }

  /**
   * The element with a role and an accessible name, as soon as it is there. One look follows the
   * other: puppeteer's own waiting begins one with every change of the page, and on a busy machine,
   * where a look takes Firefox seconds, they stand in line for a minute. In Chromium the tree of
   * accessibility follows the nodes with the next frame, and a page on which nothing moves may draw
   * none: a picture of it is one.
   */
  async find(role, name, within = this.page) {
    const end = Date.now() + PATIENCE;
    for (let pause = SHORT_PAUSE; Date.now() < end; pause = Math.min(2 * pause, LONG_PAUSE)) {
      const found = await this.#look(within, aria(role, name));
      if (found) return found;
      await sleep(pause);
    }
    assert.fail(`there is no ${role} "${name}" at ${this.page.url()}: ${await this.text()}`);
  }

  /** What is there now. A page that goes on to another breaks the look at it: nothing, then. */
  async #look(within, selector) {
    try {
      const found = await within.$(selector);
      if (!found && this.drawsLate) await this.#draw();
      return found;
    } catch {
      return null;
    }
  }

  /** Makes the page draw a frame. */
  async #draw() {
    const clip = await this.page.evaluate(corner);
    await this.page.screenshot({ clip, captureBeyondViewport: false });
  }

  has(role, name) {
    return this.page.$(aria(role, name));
  }

  /** Taps or clicks what has a role and a name. */
  async press(role, name) {
    await this.pressOn(await this.find(role, name));
  }

  /** Follows a link to another page, and waits for that: a look that begins before can be lost. */
  async follow(name) {
    const arrival = this.page.waitForNavigation({ waitUntil: "domcontentloaded" });
    await Promise.all([arrival, this.press("link", name)]);
  }

  /** Taps or clicks what has a role and such a name, for names with numbers in them. */
  async pressLike(role, name) {
    let found;
    await this.walk((node) => {
      if (node.role === role && name.test(node.name ?? "")) found ??= node;
    });
    assert.ok(found, `there is no ${role} ${name}: ${await this.text()}`);
    await this.pressOn(await found.elementHandle());
  }

  /** The names of everything with a role. */
  async names(role) {
    const names = [];
    await this.walk((node) => {
      if (node.role === role) names.push(node.name ?? "");
    });
    return names;
  }

  /** Visits what a screen reader finds. */
  async walk(visit) {
    const walk = (node) => {
      visit(node);
      node.children?.forEach(walk);
    };
    walk(await this.page.accessibility.snapshot());
  }

  async pressOn(element) {
    this.taps += 1;
    await element.scrollIntoView();
    // News that come between looking and tapping move what is tapped.
    for (let tries = 0; tries < 3; tries += 1) {
      await element.evaluate(rest);
      await element.evaluate(expectTap);
      await (this.touch ? element.tap() : element.click());
      if (!(await this.#missed(element))) break;
    }
    await element.dispose();
  }

  /** Whether a tap went by what it was for. What is gone, or is on a page that was left, was hit. */
  async #missed(element) {
    try {
      return await element.evaluate(wasMissed);
    } catch {
      return false;
    }
  }

  /** Waits until all parts of the page have come: until then they move what is below them. */
  async settled() {
    await this.page.waitForFunction(() => !document.querySelector(".loading"));
  }

  /** Types into the field with a label, in place of what it has. */
  async fill(name, text, role = "textbox") {
    const field = await this.find(role, name);
    await field.focus();
    await field.evaluate((each) => each.select());
    await field.type(text);
  }

  /** Waits until a text can be read somewhere. */
  async reads(text) {
    const wanted = text instanceof RegExp ? { source: text.source, flags: text.flags } : { text };
    try {
      await this.page.waitForFunction(isRead, {}, wanted);
    } catch {
      assert.fail(`${text} cannot be read; the page says: ${await this.text()}`);
    }
  }

  /** What can be read. */
  text() {
    return this.page.evaluate(() => document.body.innerText);
  }

  async close() {
    await this.context.close();
    this.line.close();
    assert.deepEqual(this.complaints, [], "the page complained");
  }
}

const aria = (role, name) =>
  `::-p-aria([role="${role}"]${name === undefined ? "" : `[name="${name}"]`})`;

function isRead({ text, source, flags }) {
  const said = document.body.innerText;
  return text === undefined ? new RegExp(source, flags).test(said) : said.includes(text);
}

/** A pixel of what is in sight. In the page. */
function corner() {
  const { pageLeft: x, pageTop: y } = window.visualViewport;
  return { x, y, width: 1, height: 1 };
}
