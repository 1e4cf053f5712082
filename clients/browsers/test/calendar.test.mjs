/** The link to the calendar, made on a phone and ended there, and feeds where readers look for them. */

import assert from "node:assert/strict";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { after, before } from "node:test";
import { Person } from "../support/api.mjs";
import { openPhone, startChromium } from "../support/phone.mjs";
import { startServer } from "../support/server.mjs";
import { signIn } from "../support/sign_in.mjs";
import { step } from "../support/steps.mjs";

const PICTURES = join(import.meta.dirname, "../build/screenshots");
const PASSWORD = "a train at noon";

let server, browser, phone, url;

before(async () => {
  mkdirSync(PICTURES, { recursive: true });
  server = await startServer();
  browser = await startChromium();
  phone = await openPhone(browser, server.url);
  await Person.register(server.url, "Ada", PASSWORD);
  await signIn(phone, "Ada", PASSWORD);
});

after(async () => {
  await browser?.close();
  await server?.stop();
});

const shown = () => phone.page.$eval("code.key", (code) => code.textContent);

async function screenshot(name) {
  await phone.page.screenshot({ path: join(PICTURES, `${name}.png`), fullPage: true });
}

/** The feeds that the head of the page names. */
const feeds = () =>
  phone.page.$$eval("link[rel=alternate]", (all) => all.map((one) => new URL(one.href).pathname));

step("a link is made, shown once, and read without a token", async () => {
  await phone.open("/play/settings");
  await phone.press("button", "Make a link");
  await phone.reads("Keep this link now: it is not shown again.");
  url = await shown();
  assert.match(url, new RegExp(`^${server.url}/v1/calendars/[\\w-]{43}/deadlines\\.ics$`));
  const calendar = await fetch(url);
  assert.equal(calendar.status, 200);
  assert.match(await calendar.text(), /^BEGIN:VCALENDAR\r\n/);
  await screenshot("calendar");
  await phone.press("button", "I have kept it");
  await phone.reads(/There has been a link since/);
  const gone = (secret) => !document.body.innerHTML.includes(secret);
  await phone.page.waitForFunction(gone, {}, url);
});

step("a new link ends the old one", async () => {
  await phone.press("button", "Make a new link, end the old one");
  await phone.page.waitForSelector("code.key");
  const renewed = await shown();
  assert.deepEqual([(await fetch(url)).status, (await fetch(renewed)).status], [404, 200]);
  url = renewed;
});

step("a link is ended", async () => {
  await phone.press("button", "End the link");
  await phone.find("button", "Make a link");
  assert.equal((await fetch(url)).status, 404);
});

step("the page of a player and the tournaments have feeds", async () => {
  await phone.open("/play/players/Ada");
  await phone.press("radio", "History");
  await phone.find("link", "Feed of public games");
  assert.deepEqual(await feeds(), ["/v1/players/Ada/games.atom"]);
  await phone.open("/play/tournaments");
  await phone.find("link", "Feed of tournaments");
  assert.deepEqual(await feeds(), ["/v1/tournaments.atom"]);
  await screenshot("tournament_feed");
  const feed = await fetch(`${server.url}${(await feeds())[0]}`);
  assert.equal(feed.headers.get("content-type"), "application/atom+xml");
});
