/** Debian's Firefox, driven by WebDriver BiDi: the only browser here whose pushes a test can send. */

import puppeteer from "puppeteer-core";
import { Line } from "./line.mjs";
import { DESK, Phone } from "./phone.mjs";

/** Starts a Firefox whose pages are still and light, and prefer a language. */
export function startFirefox({ language, prefs = {} }) {
  return puppeteer.launch({
    browser: "firefox",
    executablePath: process.env.FIREFOX ?? "/usr/bin/firefox-esr",
    headless: true,
    protocolTimeout: 180_000,
    extraPrefsFirefox: {
      "dom.serviceWorkers.enabled": true,
      "intl.accept_languages": language,
      "layout.css.prefers-color-scheme.content-override": 1,
      "network.proxy.allow_hijacking_localhost": true,
      "ui.prefersReducedMotion": 1,
      ...prefs,
    },
  });
}

/** Opens a Firefox whose pushes come from a push service of the test, with one page. */
export async function openFirefox(url, pushService, { language = "en" } = {}) {
  const line = await Line.open();
  const { hostname, port } = new URL(line.address);
  const prefs = {
    "dom.push.connection.enabled": true,
    "dom.push.serverURL": `ws://${pushService.origin}/`,
    "dom.push.testing.allowInsecureServerURL": true,
    // Allowed, as if the player had been asked.
    "permissions.default.desktop-notification": 1,
    // Notifications are windows of Firefox, for there is no desktop that shows them.
    "alerts.useSystemBackend": false,
    // All requests of pages go over the line; the push service is reached directly.
    "network.proxy.type": 1,
    "network.proxy.http": hostname,
    "network.proxy.http_port": Number(port),
    "network.proxy.no_proxies_on": pushService.origin,
  };
  const browser = await startFirefox({ language, prefs });
  const page = await browser.newPage();
  await page.setViewport(DESK);
  const context = { close: () => browser.close() };
  return new Phone({ page, context, line, url, touch: false });
}
