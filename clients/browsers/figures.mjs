/**
 * What the app costs a slow phone: first paint, largest paint, requests and bytes of the first and
 * of the second visit. `node figures.mjs`, with a release build in RAILHEAD_TEST_BIN for figures that mean
 * something; the app is the one in that program.
 */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { PHONE, startChromium } from "./support/phone.mjs";
import { startServer } from "./support/server.mjs";

/** Chrome's "Slow 4G": 1.6 Mbit/s down, 750 kbit/s up, 150 ms. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 93_750,
};

const server = await startServer();
const browser = await startChromium();
try {
  console.log("screen   visit   CPU  first paint  largest paint  requests  bytes");
  for (const slower of [1, 4, 6]) await visitAll(slower);
  weigh();
} finally {
  await browser.close();
  await server.stop();
}

/** The screens as a new player sees them, each opened with an empty cache and again. */
async function visitAll(slower) {
  await report("welcome", slower, "", async () => undefined);
  await report("home", slower, "", (page) => pressed(page, "Play as a guest", "link", "New game"));
  await report("game", slower, null, async (page) => {
    await pressed(page, "Play as a guest", "link", "New game");
    await pressed(page, "Practise against a bot", "image", "Board");
    return page.url();
  });
}

async function pressed(page, button, role, name) {
  const found = await page.waitForSelector(`::-p-aria([role="button"][name="${button}"])`);
  await found.click();
  await page.waitForSelector(`::-p-aria([role="${role}"][name="${name}"])`);
}

async function report(screen, slower, path, prepare) {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport(PHONE);
  await page.goto(`${server.url}/play/`);
  const url = (await prepare(page)) ?? `${server.url}/play/${path}`;
  await forget(page);
  await page.close();
  for (const visit of ["first", "second"]) {
    const { paint, largest, requests, bytes } = await measure(context, url, slower);
    const cells = [
      screen.padEnd(8),
      visit.padEnd(6),
      `${slower}×`.padStart(4),
      `${paint} ms`.padStart(12),
      `${largest} ms`.padStart(14),
      String(requests).padStart(9),
      `${(bytes / 1000).toFixed(1)} kB`.padStart(9),
    ];
    console.log(cells.join(" "));
  }
  await context.close();
}

/** The account stays; what was cached goes. */
async function forget(page) {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    for (const worker of await navigator.serviceWorker.getRegistrations())
      await worker.unregister();
    for (const name of await caches.keys()) await caches.delete(name);
  });
  const session = await page.createCDPSession();
  await session.send("Network.clearBrowserCache");
}

async function measure(context, url, slower) {
  const page = await context.newPage();
  await page.setViewport(PHONE);
  const session = await page.createCDPSession();
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", SLOW_4G);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slower });
  const loaded = new Map();
  session.on("Network.requestWillBeSent", ({ requestId }) => loaded.set(requestId, 0));
  session.on("Network.dataReceived", ({ requestId, encodedDataLength }) =>
    loaded.set(requestId, (loaded.get(requestId) ?? 0) + encodedDataLength),
  );
  await page.evaluateOnNewDocument(() => {
    new PerformanceObserver((list) => {
      window.largestPaint = list.getEntries().at(-1).startTime;
    }).observe({ type: "largest-contentful-paint", buffered: true });
  });
  await page.goto(url, { waitUntil: "load" });
  await page.waitForFunction(() => !document.querySelector("[aria-busy='true'], .loading"));
  await page.waitForFunction(
    () => window.largestPaint && performance.getEntriesByName("first-contentful-paint").length,
  );
  await page.waitForNetworkIdle({ idleTime: 1000, concurrency: 2 });
  const [paint, largest] = await page.evaluate(() => [
    performance.getEntriesByName("first-contentful-paint")[0].startTime,
    window.largestPaint,
  ]);
  // The worker fills its cache for the next visit; what it loads is not the page's.
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.close();
  const bytes = [...loaded.values()].reduce((sum, each) => sum + each, 0);
  return { paint: Math.round(paint), largest: Math.round(largest), requests: loaded.size, bytes };
}

/** The app's own files, packed, against 106 kB. */
function weigh() {
  const folder =
    process.env.RAILHEAD_TEST_APP ?? join(import.meta.dirname, "../../src/http/play/dist");
  const weight = (fits) =>
    readdirSync(folder)
      .filter(fits)
      .reduce(
        (sum, name) => sum + gzipSync(readFileSync(join(folder, name)), { level: 9 }).length,
        0,
      );
  const page = readFileSync(join(folder, "index.html"), "utf8");
  const needed = weight((name) => name.startsWith("en-") || page.includes(`assets/${name}"`));
  // The check of a deal and the page at `/` are loaded by those who ask for them.
  const all = weight((name) => /^(?!fair-|landing-).*\.(js|css)$/.test(name));
  console.log(
    `JavaScript and CSS, packed: ${(needed / 1000).toFixed(1)} kB in one language, ${(all / 1000).toFixed(1)} kB in all; the limit is 106 kB`,
  );
}
