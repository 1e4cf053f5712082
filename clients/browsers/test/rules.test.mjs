/** The rules with their pictures, and addresses that name a rule. */

import assert from "node:assert/strict";
import { after, before } from "node:test";
import { openPhone, startChromium } from "../support/phone.mjs";
import { startServer } from "../support/server.mjs";
import { step } from "../support/steps.mjs";

let server, browser, phone;

before(async () => {
  server = await startServer();
  browser = await startChromium();
  phone = await openPhone(browser, server.url);
});

after(async () => {
  await browser?.close();
  await server?.stop();
});

/** Waits until a rule or chapter stands below the bar and has the focus. */
async function arrives(id) {
  try {
    await phone.page.waitForFunction(
      (id) => {
        const place = document.getElementById(id);
        const below = place && place.getBoundingClientRect().top;
        const bar = document.querySelector(".bar").offsetHeight;
        return place === document.activeElement && below >= bar && below < bar + 60;
      },
      {},
      id,
    );
  } catch {
    const place = await phone.page.evaluate((id) => {
      const { top } = document.getElementById(id)?.getBoundingClientRect() ?? {};
      return { top, scrolled: scrollY, focus: document.activeElement?.outerHTML.slice(0, 80) };
    }, id);
    assert.fail(`it is not at ${id}: ${JSON.stringify(place)}`);
  }
}
const marked = () =>
  phone.page.$$eval(".rules [aria-current=location]", (all) => all.map(({ id }) => id));

step("an address with a rule leads to it and marks it", async () => {
  await phone.open("/play/rules#R6.4");
  await arrives("R6.4");
  assert.deepEqual(await marked(), ["R6.4"]);
});

step("the contents lead to a chapter, again and again", async () => {
  for (let time = 0; time < 2; time += 1) {
    await phone.page.evaluate(() => window.scrollTo(0, 0));
    await phone.pressLike("link", /^R9 /);
    await arrives("R9");
    assert.deepEqual(await marked(), []);
  }
  assert.match(phone.page.url(), /#R9$/);
});

step("the way back leads to where it began", async () => {
  await phone.open("/play/rules");
  await phone.find("figure");
  await phone.page.evaluate(() => window.scrollTo(0, 40));
  await phone.pressLike("link", /^R8 /);
  await arrives("R8");
  await phone.page.goBack();
  await phone.page.waitForFunction(() => window.scrollY === 40);
});

step("every picture has its words", async () => {
  const figures = await phone.page.$$eval(".rules figure", (all) =>
    all.map((figure) => ({
      rule: figure.closest("li").id,
      words: (figure.querySelector("figcaption") ?? figure).innerText,
    })),
  );
  assert.deepEqual(
    figures.map(({ rule }) => rule),
    ["R1.4", "R5.1", "R5.1", "R5.5", "R5.6", "R6.2", "R8.2", "R9.1", "R9.2", "R9.3"],
  );
  for (const { rule, words } of figures) {
    assert.ok(words.length > 30, `${rule}: ${words}`);
    assert.doesNotMatch(words, /web-|undefined|NaN|[{}$]/, rule);
  }
  await phone.reads("so you add 2 cards");
  await phone.reads("Blue has 7 trains, all of them on one path, which visits Frankfurt twice");
});

step("without the board, the rules have no pictures", async () => {
  const other = await openPhone(browser, server.url);
  await other.page.setBypassServiceWorker(true);
  await other.page.setRequestInterception(true);
  other.page.on("request", (request) =>
    /reference\/geometry/.test(request.url())
      ? request.respond({ status: 404 })
      : request.continue(),
  );
  await other.open("/play/rules#R6.4");
  await other.page.waitForSelector("#R6\\.4[aria-current]");
  assert.equal(await other.has("figure"), null);
  await other.close();
});

step("nothing complained", () => phone.close());
