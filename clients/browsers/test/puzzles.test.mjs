/** Puzzles: without a game, without an account, with the keys, and from one's own mistakes. */

import assert from "node:assert/strict";
import { after, before } from "node:test";
import { setTimeout as sleep } from "node:timers/promises";
import { Person } from "../support/api.mjs";
import { faultsOf } from "../support/axe.mjs";
import { DESK, openPhone, PHONE, startChromium } from "../support/phone.mjs";
import { startServer } from "../support/server.mjs";
import { signIn } from "../support/sign_in.mjs";
import { step } from "../support/steps.mjs";

const PASSWORD = "a train at noon";
const SMALL = { ...PHONE, width: 360, height: 640 };
let server, browser, visitor, phone, desk, ada, nobody, game;

before(async () => {
  server = await startServer();
  browser = await startChromium();
  ada = await Person.register(server.url, "Ada", PASSWORD);
  await Person.register(server.url, "Bob", PASSWORD);
  nobody = new Person(server.url, null);
  visitor = await openPhone(browser, server.url, { view: SMALL });
});

after(async () => {
  await browser?.close();
  await server?.stop();
});

/** The puzzle that a page shows after `act`. */
async function puzzleAfter(page, act) {
  const [answer] = await Promise.all([
    page.waitForResponse((answer) => answer.url().includes("/v1/puzzles/next") && answer.ok()),
    act(),
  ]);
  const puzzle = await answer.json();
  await page.waitForFunction(
    (count) =>
      document.querySelectorAll(".try").length === count && !document.querySelector(".solved"),
    {},
    puzzle.choices.length,
  );
  return puzzle;
}

/** The places of the choices that are right, and of the others. Whoever has no account may ask for most. */
async function answersOf({ puzzle_id, choices }, person = nobody) {
  const { solution } = await person.ask("POST", `/v1/puzzles/${puzzle_id}/attempts`, {});
  const right = [solution.best, ...solution.also].map((move) => JSON.stringify(move));
  const places = choices.map((move, at) => [at, right.includes(JSON.stringify(move))]);
  const where = (isRight) => places.filter(([, each]) => each === isRight).map(([at]) => at);
  return { right: where(true), wrong: where(false) };
}

const choose = async (phone, at) =>
  phone.pressOn(await phone.page.waitForSelector(`[data-choice="${at}"]`));

step("a server without games says where puzzles come from", async () => {
  await visitor.open("/play/puzzles");
  await visitor.reads("Puzzles come from finished games on this server");
  await visitor.find("link", "Play a game");
});

step("a visitor reads a puzzle from a finished game", async () => {
  const table = { seats: 2, bots: ["conductor"], visibility: "public" };
  game = await ada.open({ ...table, secret: "7".repeat(64) });
  await ada.play(game);
  // A job makes puzzles of it.
  while (!(await fetch(`${server.url}/v1/puzzles/next?theme=claim`)).ok) await sleep(200);
  const { choices } = await puzzleAfter(visitor.page, () => visitor.open("/play/puzzles"));
  await visitor.reads("What would you play?");
  assert.ok(choices.length >= 2);
});

step("board and choices have room on the smallest phone", async () => {
  const at = (selector) =>
    visitor.page.$eval(selector, (each) => each.getBoundingClientRect().toJSON());
  const [board, first] = [await at(".board"), await at(".try")];
  assert.ok(board.height >= 120 && board.bottom <= 640, `the board has ${board.height} px`);
  assert.ok(first.top + 44 <= 640, `the first choice begins at ${first.top} px`);
  const width = await visitor.page.evaluate(() => document.documentElement.scrollWidth);
  assert.ok(width <= 360, `${width} px`);
});

step("a wrong choice is said and marked, and the right one ends it", async () => {
  const puzzle = await puzzleAfter(visitor.page, () => visitor.open("/play/puzzles"));
  const { right, wrong } = await answersOf(puzzle);
  await choose(visitor, wrong[0]);
  await visitor.page.waitForSelector(`[data-choice="${wrong[0]}"].is-wrong`);
  const news = () => visitor.page.$eval(".news[role='status']", (each) => each.innerText);
  assert.match(await news(), /better/);
  assert.equal(await visitor.page.$(".solved"), null);
  await choose(visitor, right[0]);
  await visitor.page.waitForSelector(".solved");
  assert.match(await news(), /^Right/);
  await visitor.reads("What was played");
  assert.doesNotMatch(await visitor.text(), /rating/, "a visitor has none");
});

step("the solution is shown to whoever asks for it", async () => {
  await puzzleAfter(visitor.page, () => visitor.press("button", "Next puzzle"));
  await visitor.press("button", "Show the solution");
  await visitor.page.waitForSelector(".solved");
  await visitor.reads("This is the solution.");
  await visitor.page.waitForFunction(() => {
    const { top, bottom } = document.querySelector(".solved .primary").getBoundingClientRect();
    return top >= document.querySelector(".side").getBoundingClientRect().top && bottom <= 640;
  });
});

step("a theme that is chosen stays in the address", async () => {
  await puzzleAfter(visitor.page, () => visitor.press("radio", "routes"));
  await visitor.page.waitForFunction(() => location.search === "?theme=claim");
});

step("the page keeps nobody out", async () => {
  await puzzleAfter(visitor.page, () => visitor.open("/play/puzzles"));
  assert.deepEqual(await faultsOf(visitor, "puzzle"), []);
  await visitor.press("button", "Show the solution");
  await visitor.page.waitForSelector(".solved");
  assert.deepEqual(await faultsOf(visitor, "solution"), []);
  await visitor.close();
});

step("digits choose, a choice lights its place, and Enter goes on", async () => {
  desk = await openPhone(browser, server.url, { view: DESK, theme: "dark" });
  await signIn(desk, "Bob", PASSWORD);
  const open = () => desk.open("/play/puzzles?theme=claim");
  const puzzle = await puzzleAfter(desk.page, open);
  const claim = puzzle.choices.findIndex(({ type }) => type === "claim_route");
  await desk.page.focus(`[data-choice="${claim}"]`);
  await desk.page.waitForSelector(".lit .band");
  const { right } = await answersOf(puzzle);
  const near = right.find((at) => at < 9);
  if (near === undefined) await choose(desk, right[0]);
  else await desk.page.keyboard.press(String(near + 1));
  await desk.page.waitForSelector(".solved");
  await desk.reads(/Your puzzle rating: [\d,]+ before, [\d,]+ now/);
  assert.deepEqual(await faultsOf(desk, "solved"), []);
  await desk.page.keyboard.press("Enter");
  // Another one, or none of this theme.
  await desk.page.waitForFunction(() => !document.querySelector(".solved"));
  await desk.close();
});

step("the result leads to the player's own mistakes", async () => {
  phone = await openPhone(browser, server.url);
  await signIn(phone, "Ada", PASSWORD);
  await phone.open(`/play/games/${game}/result`);
  const link = await phone.find("link", "Learn from your mistakes");
  await phone.settled();
  const puzzle = await puzzleAfter(phone.page, () => phone.pressOn(link));
  assert.equal(puzzle.mine.game_id, game);
  await phone.reads(/You played otherwise here, and it cost \d+ points?/);
  const { right } = await answersOf(puzzle, ada);
  await choose(phone, right[0]);
  await phone.find("link", "See it in the game");
});

step("the end is friendly when no mistake is left", async () => {
  for (;;) {
    const headers = { authorization: `Bearer ${ada.token}` };
    const answer = await fetch(`${server.url}/v1/puzzles/next?mine=true`, { headers });
    if (answer.status === 404) break;
    const puzzle = await answer.json();
    const { right } = await answersOf(puzzle, ada);
    const body = { move: puzzle.choices[right[0]] };
    await ada.ask("POST", `/v1/puzzles/${puzzle.puzzle_id}/attempts`, body);
  }
  await phone.press("button", "Next puzzle");
  await phone.reads("No mistake of yours is left here.");
  await phone.find("link", "Puzzles from other games");
  await phone.close();
});
