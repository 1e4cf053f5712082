/** One device: against a bot in flight mode to the end, and two people who hand it over. */

import assert from "node:assert/strict";
import { after, before } from "node:test";
import { headingOf, move } from "../../clients/browsers/support/player.mjs";
import { startServer } from "../../clients/browsers/support/server.mjs";
import { LANGUAGE, startBrowser } from "./support/circumstances.mjs";
import { journey } from "./support/journey.mjs";
import { say } from "./support/words.mjs";

const { step, meanwhile, person, arrives } = journey("One device, with bots or passed around");

let server, browser, ada;

before(async () => {
  server = await startServer();
  browser = await startBrowser();
  ada = await person(browser, server.url);
});

after(async () => {
  await ada?.close();
  await browser?.close();
  await server?.stop();
});

/** Plays until the result is shown, and hands the device over where the screen says so. */
async function plays() {
  const handsOver = [];
  for (;;) {
    const heading = await headingOf(ada.phone);
    if (heading === say("web-result")) return handsOver;
    if (heading === say("web-hand-over")) {
      const [player] = (await ada.phone.text()).match(/Ada|Ben/g).slice(-1);
      await ada.phone.press("button", say("web-hand-over-here", { player }));
      handsOver.push(player);
    } else if (/your turn|^Choosing tickets$/i.test(heading)) await move(ada.phone);
    await ada.page.waitForFunction(
      (before) =>
        document.querySelector("h1").textContent !== before ||
        document.querySelector(".pile[aria-disabled='false'], .offer, .asked button"),
      {},
      heading,
    );
  }
}

/** The player reads English. */
const inEnglish = (sentence, work) => LANGUAGE === "en" && meanwhile(sentence, work);

step("Ada finds games on her device on the first screen, without an account", async () => {
  await ada.open("/play/");
  await ada.tap("link", say("web-device-open"));
  await ada.reads(say("web-device-what"));
  // The app is on the device from now on.
  await ada.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await ada.tap("link", say("web-device-new"));
  await ada.tap("button", say("web-device-begin"));
  await ada.reads(say("phase-dealing"));
});

step("she goes on in flight mode, also after the app was closed", async () => {
  await ada.page.setOfflineMode(true);
  await ada.page.reload();
  await ada.reads(say("phase-dealing"));
  assert.equal(await ada.page.$(".line.offline"), null, "the game needs no line");
});

inEnglish("she plays against the bot to the end, without a line", async () => {
  assert.deepEqual(await plays(), []);
  await ada.reads(/Total: \d+ points/);
});

step("with a line again, Ben sits down at the same device", async () => {
  await ada.page.setOfflineMode(false);
  await ada.open("/play/");
  await ada.tap("link", say("web-device-open"));
  await ada.tap("link", say("web-device-new"));
  await ada.type(say("web-name"), "Ada");
  await ada.page.select("select", "person");
  const fields = await ada.page.$$("input:not([type=radio])");
  await ada.phone.pressOn(fields[1]);
  await ada.page.keyboard.type("Ben");
  await ada.tap("button", say("web-device-begin"));
  await ada.reads(say("phase-dealing"));
});

inEnglish("each sees the own hand only, and both come to the end", async () => {
  const handed = await plays();
  assert.ok(handed.length > 20 && new Set(handed).size === 2, `${handed}`);
  await ada.reads("Ben");
});

step("the games are kept in a list, and can be deleted", async () => {
  await ada.open("/play/");
  await ada.tap("link", say("web-device-open"));
  await ada.reads("Ben");
  await ada.picture("device-games");
  await ada.tap("button", say("web-device-delete"));
  await ada.reads(say("web-device-delete-what"));
});

arrives();
