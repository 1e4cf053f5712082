/** The app without a line: it opens, says so, shows what it had, and goes on when the line is back. */

import assert from "node:assert/strict";
import { after, before } from "node:test";
import { setTimeout as sleep } from "node:timers/promises";
import { Person } from "../support/api.mjs";
import { openPhone, startChromium } from "../support/phone.mjs";
import { cardsOf, holds, move } from "../support/player.mjs";
import { startServer } from "../support/server.mjs";
import { step } from "../support/steps.mjs";

const NO_LINE = "No connection. The app goes on as soon as it is back.";
/** Chromium's own complaint that it cannot look for a new service worker. */
const NO_UPDATE = "An unknown error occurred when fetching the script.";

let server, browser, ada, bob, cleo, table, watched;

before(async () => {
  server = await startServer();
  browser = await startChromium();
  ada = await openPhone(browser, server.url);
  bob = await Person.register(server.url, "Bob", "a train at noon");
  watched = await bob.open({ seats: 2, bots: ["conductor"], first_seat: 0 });
  await bob.play(watched, 1);
});

after(async () => {
  await server?.stop();
  if (ada) ada.complaints = ada.complaints.filter((each) => each !== NO_UPDATE);
  try {
    await Promise.all([ada?.close(), cleo?.close()]);
  } finally {
    await browser?.close();
  }
});

step("the app is opened once, with a line", async () => {
  await ada.open("/play/");
  await ada.press("button", "Play as a guest");
  await ada.find("link", "New game");
  const [guest] = ada.line.sent("POST", /^\/v1\/accounts\/guest$/);
  const { account } = JSON.parse(Buffer.concat(guest.body));
  const ours = { seats: 2, first_seat: 1, auto_start: true, invite: [account.name] };
  table = await bob.ask("POST", "/v1/games", ours);
  await ada.find("button", "Accept");
  await ada.page.evaluate(async () => void (await navigator.serviceWorker.ready));
});

step("it opens again without a line, says that it has none, and shows the last home", async () => {
  ada.line.cut();
  await ada.open("/play/");
  await ada.reads(NO_LINE);
  await ada.find("button", "Accept");
  await ada.find("link", "New game");
});

step(
  "a game that was never seen here says that it waits for the line, and comes with it",
  async () => {
    await ada.open(`/play/games/${watched}`);
    await ada.reads(NO_LINE);
    ada.line.mend();
    await ada.reads("Bob to move");
    await saysNothingOfTheLine();
  },
);

step("a game that was looked at opens without a line, by its link", async () => {
  await ada.open("/play/");
  await ada.press("button", "Accept");
  await ada.find("checkbox");
  await bob.play(table.id, 1);
  await move(ada);
  await ada.reads("Your turn");
  await canDraw();
  const held = await cardsOf(ada);
  ada.line.cut();
  await ada.open(`/play/games/${table.id}`);
  await ada.reads(NO_LINE);
  await holds(ada, held);
});

step("without a line, known moves can be made", async () => {
  assert.deepEqual(await lineOf(ada), { state: "offline", isSquare: true });
  const held = await cardsOf(ada);
  await drawCard();
  await ada.reads("Your move is kept on this device and sent as soon as it can be.");
  await holds(ada, held);
});

step("with the line, the game goes on where it is, and its player can move", async () => {
  const held = await cardsOf(ada);
  ada.line.mend();
  await saysNothingOfTheLine();
  await holds(ada, held + 1);
  await drawCard();
  await holds(ada, held + 2);
  await ada.reads("Bob to move");
});

step("what happens without a line is there as soon as it is back", async () => {
  ada.line.cut();
  await ada.open(`/play/games/${table.id}`);
  await ada.reads("Bob to move");
  await bob.play(table.id, 2);
  ada.line.mend();
  await ada.reads("Your turn");
});

step("a device that loses its network shows it at once", async () => {
  await ada.page.waitForSelector(".line.live");
  await ada.page.setOfflineMode(true);
  await ada.page.waitForSelector(".line.offline");
  await ada.page.setOfflineMode(false);
  await ada.page.waitForSelector(".line.live");
});

step("the rules on the device say what is allowed before the server does", async () => {
  while (!ada.line.sent("GET", /railhead_device.*\.wasm$/).length) await sleep(100);
  for (let card = 0; card < 2; card += 1) {
    const held = await cardsOf(ada);
    await drawCard();
    await holds(ada, held + 1);
  }
  const answer = ada.line.hold("GET", /^\/v1\/games\/[^/]+\/moves$/);
  await bob.play(table.id, 2);
  await ada.reads("Your turn");
  await canDraw();
  answer();
});

step("a line that breaks while the board is loading for the first time", async () => {
  cleo = await openPhone(browser, server.url);
  const lost = cleo.line.loseAnswer("GET", /^\/v1\/reference\/geometry/);
  await cleo.open(`/play/games/${watched}`);
  await lost;
  await cleo.reads("There is no connection. Try again later.");
  cleo.line.mend();
  await cleo.reads("Bob to move");
});

/** Once it is known that it is allowed. */
async function drawCard() {
  await canDraw();
  await ada.pressLike("button", /deck$/);
}

function canDraw() {
  return ada.page.waitForFunction(() =>
    [...document.querySelectorAll("button[aria-disabled='false']")].some((each) =>
      /deck$/.test(each.innerText),
    ),
  );
}

/** What the mark of the connection says, and whether it has its shape. */
function lineOf(phone) {
  return phone.page.$eval(".line", (mark) => ({
    state: mark.classList[1],
    isSquare: mark.offsetWidth === mark.offsetHeight,
  }));
}

function saysNothingOfTheLine() {
  return ada.page.waitForFunction((text) => !document.body.innerText.includes(text), {}, NO_LINE);
}
