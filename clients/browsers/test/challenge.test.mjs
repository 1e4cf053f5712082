/** The daily challenge: found on the home screen, played to its end, and seen on the board. */

import assert from "node:assert/strict";
import { after, before } from "node:test";
import { Person } from "../support/api.mjs";
import { openPhone, startChromium } from "../support/phone.mjs";
import { startServer } from "../support/server.mjs";
import { signIn } from "../support/sign_in.mjs";
import { step } from "../support/steps.mjs";

const PASSWORD = "a train at noon";
let server, browser, phone, ada, bob, day;

before(async () => {
  server = await startServer();
  browser = await startChromium();
  ada = await Person.register(server.url, "Ada", PASSWORD);
  bob = await Person.register(server.url, "Bob", PASSWORD);
  phone = await openPhone(browser, server.url);
  await signIn(phone, "Ada", PASSWORD);
  // A job makes it when the server starts.
  while (!day) {
    [day] = (await ada.ask("GET", "/v1/challenges")).items.map((one) => one.day);
    if (!day) await new Promise((resolve) => setTimeout(resolve, 200));
  }
});

after(async () => {
  await browser?.close();
  await server?.stop();
});

step("it is on the home screen, and nobody has finished", async () => {
  await phone.open("/play/");
  await phone.press("link", "Daily challenge");
  await phone.reads("against the same two bots");
  await phone.reads("Nobody has played to the end yet.");
});

step("its game is dealt at once", async () => {
  await phone.press("button", "Play today’s cards");
  await phone.page.waitForFunction(() => location.pathname.includes("/play/games/"));
});

step("played to its end, it has a result on the board", async () => {
  const game = phone.page.url().split("/games/")[1].split("/")[0];
  await ada.play(game);
  const begun = await bob.ask("PUT", `/v1/challenges/${day}/game`);
  await bob.play(begun.you.game);
  await phone.open(`/play/challenge/${day}`);
  await phone.reads(/Your points: [-−]?\d+ · place \d at the table · rank \d so far/);
  await phone.reads("Until the last game is over, nobody sees the games of others.");
  const names = await phone.page.$$eval("table.ranking tbody a", (all) =>
    all.map((each) => each.innerText),
  );
  assert.deepEqual([...names].sort(), ["Ada", "Bob"]);
});

step("the result says why nothing can be checked yet", async () => {
  const own = await ada.ask("GET", "/v1/challenges");
  await phone.open(`/play/games/${own.items[0].you.game}/result`);
  await phone.reads("Other tables still play these cards.");
  await phone.open(`/play/challenge/${day}`);
});

step("the board of the week and of friends", async () => {
  await phone.press("radio", "This week");
  await phone.reads("Bob");
  await phone.press("radio", "You and your friends");
  await phone.page.waitForFunction(
    () => document.querySelectorAll("table.ranking tbody tr").length === 1,
  );
});

step("nothing is wider than the smallest phone", async () => {
  await phone.page.setViewport({ width: 320, height: 640, deviceScaleFactor: 2, isMobile: true });
  await phone.open(`/play/challenge/${day}`);
  await phone.reads("Ada");
  const width = await phone.page.evaluate(() => document.documentElement.scrollWidth);
  assert.ok(width <= 320, `${width} px`);
  if (process.env.RAILHEAD_TEST_SHOT)
    await phone.page.screenshot({ path: process.env.RAILHEAD_TEST_SHOT });
});
