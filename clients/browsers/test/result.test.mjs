/** After a game: who won and why, playing again, sharing, and the check of the deal. */

import assert from "node:assert/strict";
import { after, before } from "node:test";
import { Person } from "../support/api.mjs";
import { openPhone, startChromium } from "../support/phone.mjs";
import { startServer } from "../support/server.mjs";
import { signIn } from "../support/sign_in.mjs";
import { step } from "../support/steps.mjs";

const PASSWORD = "a train at noon";
let server, browser, phone, ada, game;

before(async () => {
  server = await startServer();
  browser = await startChromium();
  ada = await Person.register(server.url, "Ada", PASSWORD);
  const practice = { seats: 2, bots: ["conductor"], visibility: "private" };
  game = await ada.open({ ...practice, secret: "7".repeat(64) });
  await ada.play(game);
  phone = await openPhone(browser, server.url);
  // Without a share sheet, links go to the clipboard, which the test reads.
  await phone.page.evaluateOnNewDocument(() => {
    window.copied = [];
    Object.defineProperty(navigator, "share", { value: undefined, configurable: true });
    Object.defineProperty(navigator, "clipboard", {
      value: { writeText: async (text) => void window.copied.push(text) },
    });
  });
  await signIn(phone, "Ada", PASSWORD);
});

after(async () => {
  await browser?.close();
  await server?.stop();
});

step("no button moves when the chart of the points comes", async () => {
  const release = phone.line.hold("GET", /\/points\.svg/);
  await open();
  const top = () => phone.page.$eval(".fair button", (each) => each.getBoundingClientRect().top);
  const before = await top();
  assert.equal(await phone.page.$(".points-chart img"), null);
  release();
  await phone.page.waitForFunction(() => document.querySelector(".points-chart img")?.complete);
  assert.equal(await top(), before);
});

step("the result says by how much the game was lost, and by which tickets", async () => {
  await open();
  await phone.reads(/You lost by \d+ points: \d tickets failed \(−\d+\)/);
  await phone.reads(/Not completed: .+ \(−\d+\)/);
  const open_ = await phone.page.$$eval("details[open] > summary", (all) =>
    all.map((each) => each.innerText),
  );
  assert.equal(open_.length, 1);
  assert.match(open_[0], /^Ada/, "one's own points are open");
});

step("the first button plays again", async () => {
  const first = await phone.page.$eval("main button, main a.button", (each) => each.innerText);
  assert.equal(first, "Play again");
});

step("the deal is checked in a worker, and is fair", async () => {
  await phone.press("button", "Check on this device");
  await phone.reads("The deal was fair, checked on this device.");
  const { version } = await ada.ask("GET", `/v1/games/${game}/view`);
  await phone.reads(`All ${version} events follow from the secret.`);
});

step("a log that was tampered with is told from a fair one", async () => {
  await answering((text) => text.replace(/"card":"(red|blue)"/, '"card":"white"'));
  await phone.press("button", "Check on this device");
  await phone.reads("The log does not follow from the secret");
  assert.doesNotMatch(await phone.text(), /The deal was fair/);
});

step("a fair log of another game is not taken for this one", async () => {
  const eve = await Person.register(server.url, "Eve", PASSWORD);
  const other = await eve.open({ seats: 2, bots: ["conductor"], visibility: "public" });
  await eve.play(other);
  const log = await fetch(`${server.url}/v1/games/${other}/export`).then((each) => each.text());
  await answering(() => log);
  await phone.press("button", "Check on this device");
  await phone.reads("The log does not follow from the secret");
});

step("what could not be checked is not called fair, and can be tried again", async () => {
  await answering(() => null);
  await phone.press("button", "Check on this device");
  await phone.reads("The deal could not be checked:");
  assert.doesNotMatch(await phone.text(), /The deal was fair/);
  await answering((text) => text, false);
  await phone.press("button", "Check on this device");
  await phone.reads("The deal was fair, checked on this device.");
});

step("the analysis shows what errors cost, and leads to them", async () => {
  await answering((text) => text);
  await phone.reads(/Ada: \d+ errors? in \d+ decisions/);
  await phone.reads(/better by \d+ points?: Ada /);
  const told = await phone.page.$eval(".decisive a", (link) => link.innerText);
  await phone.page.$eval(".decisive a", (link) => link.click());
  await phone.reads(told);
  assert.match(phone.page.url(), /\/replay\?at=\d+$/);
  await phone.reads(/Chances to win, .*: Ada \d+\s?% · Conductor \d+\s?%/);
  await phone.press("button", "Play on from here");
  await phone.reads("You take the seat of Ada");
  await open();
});

step("without an answer, the analysis can be asked for again", async () => {
  await answering(() => null, true, "analysis");
  await phone.reads("Try again");
  await answering((text) => text, true, "analysis");
  await phone.reads("Decide otherwise");
});

step("a decision that mattered can be made otherwise, in a game against bots", async () => {
  const decided = phone.page.url();
  await phone.reads("Decide otherwise");
  await phone.page.$eval(".decisive button", (button) => button.click());
  await phone.press("button", "Play");
  await phone.page.waitForFunction((before) => location.href !== before, {}, decided);
  const played = phone.page.url().split("/").at(-1);
  assert.notEqual(played, game);
  const view = await ada.ask("GET", `/v1/games/${played}/view`);
  assert.equal(view.you.to_move, true);
  assert.ok(view.table.options.copied_events > 20, JSON.stringify(view.table.options));
  await open();
});

step("a link to a private game is one to watch it", async () => {
  await phone.press("button", "Share");
  await phone.reads("The link is copied.");
  const [link] = await phone.page.evaluate(() => window.copied);
  assert.match(link, new RegExp(`/play/watch/${game}#`));
});

step("where the device can share, it gets the picture, too", async () => {
  await phone.page.evaluate(() => {
    window.shared = [];
    navigator.canShare = ({ files }) => files.length > 0;
    Object.defineProperty(navigator, "share", {
      value: async ({ text, url, files }) =>
        void window.shared.push({ text, url, type: files[0].type, size: files[0].size }),
    });
  });
  await phone.press("button", "Share");
  await phone.page.waitForFunction(() => window.shared.length === 1);
  const [{ text, type, size }] = await phone.page.evaluate(() => window.shared);
  assert.match(text, /^You lost by/);
  assert.equal(type, "image/png");
  assert.ok(size > 10_000, `the picture has ${size} bytes`);
});

step("a result that is opened late shows no older state first", async () => {
  const late = await ada.open({ seats: 2, bots: ["conductor"], visibility: "private" });
  await phone.open(`/play/games/${late}`);
  await phone.reads("Choosing tickets");
  await phone.open("/play/");
  await ada.play(late);
  await phone.page.evaluateOnNewDocument(() => {
    window.boards = 0;
    const count = () => (window.boards += document.querySelectorAll(".map").length);
    new MutationObserver(count).observe(document, { subtree: true, childList: true });
  });
  await phone.open(`/play/games/${late}/result`);
  await phone.find("table");
  assert.equal(await phone.page.evaluate(() => window.boards), 0, "the board was shown");
  await open();
});

step("playing again deals a new table", async () => {
  await phone.press("button", "Play again");
  await phone.reads("Choose tickets");
  assert.ok(!phone.page.url().includes(game));
  await phone.close();
});

async function open() {
  await phone.open(`/play/games/${game}/result`);
  await phone.find("table");
}

let changing = null;

/** Opens the result anew; the export, or the analysis, is answered as `change` makes it, or not at all with null. */
async function answering(change, isNew = true, what = "export") {
  if (!changing) {
    // Answers of the service worker are not seen here.
    await phone.page.setBypassServiceWorker(true);
    await phone.page.setRequestInterception(true);
    phone.page.on("request", async (request) => {
      const changed = changing[request.url().split(`${game}/`)[1]];
      if (!changed) return request.continue();
      const answer = await fetch(request.url(), { headers: request.headers() });
      const body = changed(await answer.text());
      if (body === null) return request.respond({ status: 403, body: "{}" });
      const contentType = answer.headers.get("content-type");
      return request.respond({ status: 200, contentType, body });
    });
  }
  changing = { ...changing, [what]: change };
  if (isNew) await open();
}
