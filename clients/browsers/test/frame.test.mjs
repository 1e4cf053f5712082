/** The frame of the app: addresses that lead nowhere, messages, keys, sessions that end, large text. */

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { Person } from "../support/api.mjs";
import { DESK, openPhone, PHONE, startChromium } from "../support/phone.mjs";
import { startServer } from "../support/server.mjs";
import { signIn } from "../support/sign_in.mjs";

const PASSWORD = "a train at noon";
const LONG = "Maximiliane of Long Hall";
let server, browser, ada, max, game;

before(async () => {
  server = await startServer();
  browser = await startChromium();
  [ada, max] = await Promise.all(
    ["Ada", LONG].map((name) => Person.register(server.url, name, PASSWORD)),
  );
  ({ id: game } = await ada.ask("POST", "/v1/games", { seats: 2, first_seat: 0 }));
  await max.ask("PUT", `/v1/games/${game}/players/me`, {});
  await ada.ask("POST", `/v1/games/${game}/start`);
  // One step each: the game asks Ada, and has news.
  for (const player of [ada, max, ada, max]) await player.play(game, 2);
});

after(async () => {
  await browser?.close();
  await server?.stop();
});

const visit = async (path, options) => {
  const phone = await openPhone(browser, server.url, options);
  await signIn(phone, "Ada", PASSWORD);
  await phone.open(`/play/${path}`);
  return phone;
};

test("an address that leads nowhere shows a way home", async () => {
  const phone = await openPhone(browser, server.url);
  await phone.open("/play/nowhere");
  await phone.reads("There is nothing here");
  await phone.press("link", "Home");
  await phone.find("button", "Play as a guest");
  await phone.close();
});

for (const [name, view] of [
  ["a phone", PHONE],
  ["a phone on its side", { ...PHONE, width: 844, height: 390 }],
  ["a small phone", { ...PHONE, width: 320, height: 640 }],
]) {
  test(`two players and the news fit on ${name}`, async () => {
    const phone = await visit(`games/${game}`, { view });
    await phone.find("image", "Board");
    const cut = await phone.page.evaluate(() => {
      const right = document.querySelector(".players").getBoundingClientRect().right;
      const texts = [...document.querySelectorAll(".players a, .ticker, .bar h1")];
      return [
        ...[...document.querySelectorAll(".players li")]
          .filter((each) => each.getBoundingClientRect().right > right + 1)
          .map((each) => each.innerText),
        ...texts
          .filter((each) => each.scrollWidth > each.clientWidth + 1)
          .map((each) => each.innerText),
      ];
    });
    assert.deepEqual(cut, []);
    await phone.close();
  });
}

test("no button covers a city when the whole board is seen", async () => {
  for (const view of [PHONE, { ...PHONE, width: 844, height: 390 }, DESK]) {
    const phone = await visit(`games/${game}`, { view });
    for (let times = 0; times < 5; times += 1) await phone.press("button", "Farther");
    const covered = await phone.page.$$eval(".map circle.dot", (dots) =>
      dots.filter((dot) => {
        const { x, y, width, height } = dot.getBoundingClientRect();
        return document.elementFromPoint(x + width / 2, y + height / 2)?.closest("button");
      }),
    );
    assert.equal(covered.length, 0, `${view.width} × ${view.height}`);
    await phone.close();
  }
});

test("keys press what they name, and can be switched off", async () => {
  const desk = await visit(`games/${game}`, { view: DESK });
  await desk.find("image", "Board");
  await desk.page.keyboard.type("b");
  await desk.find("dialog", "Build");
  await desk.page.keyboard.press("Escape");
  await desk.page.waitForFunction(() => !document.querySelector("dialog"));
  await desk.page.keyboard.type("?");
  await desk.find("dialog", "Keyboard shortcuts");
  const keys = await desk.page.$$eval("dialog kbd", (all) => all.map((each) => each.innerText));
  for (const key of ["1", "5", "D", "B", "T", "L", "M", "+", "-", "?"])
    assert.ok(keys.includes(key), `${key} is not in ${keys}`);
  await desk.press("checkbox", "Single keys press buttons (“?” lists them)");
  await desk.press("button", "Close");
  await desk.page.keyboard.type("b?");
  assert.equal(await desk.page.$("dialog"), null);
  await desk.close();
});

test("a message covers no player", async () => {
  const phone = await visit(`games/${game}`);
  await phone.find("image", "Board");
  phone.line.cut();
  await phone.reads("No connection.");
  await phone.page.waitForSelector(".line.offline");
  await phone.page.waitForSelector("button.train-card[aria-disabled='false']");
  await phone.page.evaluate(() =>
    document.querySelector("button.train-card[aria-disabled='false']").click(),
  );
  await phone.page.waitForSelector(".toast");
  const [toast, banner] = await Promise.all(
    [".toast", ".line-lost"].map((each) => phone.page.$eval(each, (one) => one.innerText)),
  );
  assert.doesNotMatch(toast, /connection/i, `the banner says it already: ${banner}`);
  const isOver = await phone.page.evaluate(() => {
    const toast = document.querySelector(".toast").getBoundingClientRect();
    const players = document.querySelector(".players").getBoundingClientRect();
    return toast.top < players.bottom;
  });
  assert.equal(isOver, false, "the message covers the players");
  await phone.close();
});

test("after a session has been ended, the first button signs in", async () => {
  const phone = await visit("");
  await phone.find("link", "New game");
  const { items } = await ada.ask("GET", "/v1/sessions");
  for (const session of items.filter(({ current }) => !current))
    await ada.ask("DELETE", `/v1/sessions/${session.id}`);
  await phone.page.reload();
  await phone.reads("This device has been signed out.");
  const first = await phone.page.$eval(".hero button", (button) => button.innerText);
  assert.equal(first, "Sign in");
  await phone.close();
});

test("with large text the map keeps its room", async () => {
  const phone = await visit(`games/${game}`);
  await phone.find("image", "Board");
  await phone.page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
  const { map, wide } = await phone.page.evaluate(() => ({
    map: document.querySelector(".board").getBoundingClientRect().height / innerHeight,
    wide: [...document.querySelectorAll(".pile, .actions button, .tabs a span")]
      .filter((each) => each.scrollWidth > each.clientWidth + 1)
      .map((each) => each.innerText),
  }));
  assert.ok(map >= 0.5, `the map has ${Math.round(map * 100)} % of the screen`);
  assert.deepEqual(wide, [], "labels overflow");
  await phone.close();
});

test("bots are offered by difficulty, with their strength", async () => {
  await ada.ask("POST", "/v1/games", { seats: 3 }).then(async ({ id }) => {
    const phone = await visit(`games/${id}`);
    const bots = await phone.page
      .waitForSelector(".button.bot")
      .then(() => phone.page.$$eval(".button.bot", (all) => all.map((each) => each.innerText)));
    assert.deepEqual(
      // Without the places at which large text may part a word.
      bots.map((text) => text.replaceAll("\u00ad", "").split("\n")),
      [
        ["Easy", "Porter"],
        ["Medium", "Conductor"],
        ["Hard", "Stationmaster"],
        ["Best", "Director"],
      ],
    );
    await phone.page.waitForSelector('.button.bot[title*=" ms a move"]');
    const hints = await phone.page.$$eval(".button.bot", (all) => all.map((each) => each.title));
    assert.match(hints[1], /^Plays sensibly.* Moves at once\.$/);
    assert.match(hints[3], /^Plays best.* Thinks for 60 ms a move\.$/);
    await phone.close();
  });
});

test("practice offers bots by difficulty, with their strength, and remembers the choice", async () => {
  const phone = await visit("");
  const remember = (last) =>
    phone.page.evaluate((value) => localStorage.setItem("railhead.practise", value), last);
  await remember(JSON.stringify({ level: "random", count: 2 }));
  await phone.open("/play/");
  await phone.reads("2 × Random");
  const widths = await phone.page.$$eval(".ways .button", (all) =>
    all.map((each) => each.offsetWidth),
  );
  assert.ok(
    widths.slice(1).every((width) => width === widths[1]),
    `the ways to play are alike: ${widths}`,
  );
  await phone.press("button", "Choose bots");
  await phone.reads(/Plays a random move\. Rating at a table of 3: \d+\. Moves at once\./);
  assert.deepEqual((await phone.names("radio")).slice(0, 4), [
    "Easy · Porter",
    "Medium · Conductor",
    "Hard · Stationmaster",
    "Best · Director",
  ]);
  await phone.press("radio", "Best · Director");
  await phone.press("radio", "1");
  await phone.reads(/Thinks for 60 ms a move\./);
  await phone.page.click("dialog button.primary");
  await phone.reads("Choosing tickets");
  await phone.open("/play/");
  await phone.reads("1 × Best · Director");
  await phone.close();
});

test("resigning says what it would mean now, and why a game has no result", async () => {
  const { id } = await ada.ask("POST", "/v1/games", { seats: 2, first_seat: 0 });
  await max.ask("PUT", `/v1/games/${id}/players/me`, {});
  await ada.ask("POST", `/v1/games/${id}/start`);
  for (const player of [ada, max, ada]) await player.play(id, 2);
  const phone = await visit(`games/${id}`);
  const asks = async (text) => {
    await phone.press("button", "Menu");
    await phone.press("button", "Resign");
    await phone.reads(text);
    await phone.press("button", "Cancel");
  };
  await asks("Not every player has finished a turn yet: the game ends without a result");
  await max.play(id, 2);
  await phone.reads("Your turn");
  await asks("The game ends at once: the points so far count, and you come last.");
  await phone.open(`/play/games/${await voided()}`);
  await phone.reads("Somebody left before everyone had finished a turn.");
  await phone.close();
});

async function voided() {
  const { id } = await ada.ask("POST", "/v1/games", { seats: 2, first_seat: 0 });
  await max.ask("PUT", `/v1/games/${id}/players/me`, {});
  await ada.ask("POST", `/v1/games/${id}/start`);
  await max.ask("POST", `/v1/games/${id}/resign`);
  return id;
}

test("notifications are offered when a game waits for a person, below the ways to play", async () => {
  const eve = await Person.register(server.url, "Eve", PASSWORD);
  await eve.open({ seats: 2, bots: ["conductor"] });
  const phone = await openPhone(browser, server.url);
  await signIn(phone, "Eve", PASSWORD);
  await phone.open("/play/");
  await phone.find("link", "New game");
  assert.equal(await phone.has("button", "Not now"), null, "a bot needs no notification");
  const { id } = await eve.ask("POST", "/v1/games", { seats: 2, first_seat: 1 });
  await max.ask("PUT", `/v1/games/${id}/players/me`, {});
  await eve.ask("POST", `/v1/games/${id}/start`);
  await eve.play(id, 1);
  await phone.page.reload();
  await phone.find("button", "Not now");
  const [play, offer] = await phone.page.evaluate(() =>
    [".ways", ".notice"].map((each) => document.querySelector(each).getBoundingClientRect().top),
  );
  assert.ok(play < offer, "playing comes first");
  await phone.close();
});
