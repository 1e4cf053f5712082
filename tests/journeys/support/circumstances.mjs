/** What a journey is made with: RAILHEAD_TEST_BROWSER, RAILHEAD_TEST_WIDTH, RAILHEAD_TEST_TEXT and RAILHEAD_TEST_LANGUAGE. */

import assert from "node:assert/strict";
import { startFirefox } from "../../../clients/browsers/support/firefox.mjs";
import { PHONE, startChromium } from "../../../clients/browsers/support/phone.mjs";

const { env } = process;

const VIEWS = {
  390: PHONE,
  320: { ...PHONE, width: 320, height: 640 },
  820: { ...PHONE, width: 820, height: 1180 },
  1440: { width: 1440, height: 900, deviceScaleFactor: 1 },
};

export const LANGUAGE = env.RAILHEAD_TEST_LANGUAGE ?? "en";
/** The size of text, in percent. */
export const TEXT = Number(env.RAILHEAD_TEST_TEXT ?? 100);
export const VIEW = VIEWS[env.RAILHEAD_TEST_WIDTH ?? 390];
export const BROWSER = env.RAILHEAD_TEST_BROWSER ?? "chromium";

assert.ok(VIEW, `RAILHEAD_TEST_WIDTH is one of ${Object.keys(VIEWS)}`);
assert.ok(["chromium", "firefox"].includes(BROWSER), "RAILHEAD_TEST_BROWSER is chromium or firefox");

/** What tells the pictures of this run from those of others. */
export const LOOK = [BROWSER, VIEW.width, TEXT, LANGUAGE].join("-");

/** Starts the browser of the journey. */
export const startBrowser = () =>
  BROWSER === "chromium" ? startChromium() : startFirefox({ language: LANGUAGE });

/** Makes the text of every page of somebody as large as it is read. */
export async function enlarge({ page }) {
  if (TEXT === 100) return;
  await page.evaluateOnNewDocument((percent) => {
    const enlarge = () => document.documentElement?.style.setProperty("font-size", `${percent}%`);
    enlarge();
    new MutationObserver(enlarge).observe(document, { childList: true });
  }, TEXT);
}
