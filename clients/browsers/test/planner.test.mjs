/** Plans: the needs of tickets, ways on the map, and reasons against building. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before } from "node:test";
import { setTimeout as sleep } from "node:timers/promises";
import { Person } from "../support/api.mjs";
import { tapAt } from "../support/board.mjs";
import { DESK, openPhone, startChromium } from "../support/phone.mjs";
import { startServer } from "../support/server.mjs";
import { signIn } from "../support/sign_in.mjs";
import { step } from "../support/steps.mjs";

const PASSWORD = "a train at noon";

let server, browser, ada, phone, game, facts;

before(async () => {
  server = await startServer();
  browser = await startChromium();
  ada = await Person.register(server.url, "Ada", PASSWORD);
  facts = await ada.ask("GET", "/v1/reference/board");
  game = await ada.open({
    seats: 2,
    bots: ["conductor"],
    first_seat: 0,
    secret: "5".repeat(64),
  });
  await draw(21);
  phone = await openAsked(browser, server.url);
  await signIn(phone, "Ada", PASSWORD);
  await phone.open(`/play/games/${game}`);
  await phone.page.waitForSelector(".pile[aria-disabled='false']");
});

after(async () => {
  await browser?.close();
  await server?.stop();
});

/** Draws cards only, so that the bot gets on: so many moves, or until a condition holds. */
async function draw(moves, isEnough = () => false) {
  for (let made = 0; made < moves; made += 1) {
    const view = await view_();
    if (!view.moves?.length || isEnough(view)) return view;
    const card = view.moves.find(({ type }) => type === "draw_card");
    const keeps = view.moves.filter(({ type }) => type === "keep_tickets");
    await ada.ask("POST", `/v1/games/${game}/moves`, card ?? keeps.at(-1) ?? view.moves[0]);
  }
  return view_();
}

const view_ = () => ada.ask("GET", `/v1/games/${game}/view?moves=true`);
const plan = () => ada.ask("GET", `/v1/games/${game}/plan`);
/**
 * Opens a phone whose owner saves data: the program that plans on the device is not loaded, and the
 * server is asked.
 */
async function openAsked(...circumstances) {
  const phone = await openPhone(...circumstances);
  await phone.page.evaluateOnNewDocument(() =>
    Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
  );
  return phone;
}

const asked = (of) => of.line.sent("GET", /\/plan$/).length;
const texts = new URL("../../../crates/localization/locales/en/cities.ftl", import.meta.url);
/** The names of the cities, as the app has them in English. */
const names = new Map(
  [...readFileSync(texts, "utf8").matchAll(/^city-(\S+) = (.*)$/gm)].map(([, id, name]) => [
    id,
    name,
  ]),
);
const nameOf = (id) => names.get(id);
const routeName = ({ from, to }) => `${nameOf(from)} – ${nameOf(to)}`;

/** The routes with a band, by use. */
const bands = (of) =>
  of.page.$$eval(".lit path.band", (all) => all.map((each) => each.classList[1]));

/** Finds a route by its name and looks at it. */
async function look(at, track = () => true) {
  await phone.pressLike("button", /^Build/);
  await phone.find("dialog", "Build");
  await phone.fill("Find a city or a route", at, "searchbox");
  const entries = await phone.page.$$("dialog .routes button");
  for (const entry of entries)
    if (await entry.evaluate((each) => each.innerText).then(track)) {
      await phone.pressOn(entry);
      await phone.find("dialog", at);
      return;
    }
  assert.fail(`no such track: ${at}`);
}

step("a ticket says what it needs, and lights its way", async () => {
  await phone.pressLike("button", /^Tickets/);
  await phone.reads(/\d+ trains? · (\d+ cards? missing|your cards suffice)/);
  const [ticket] = (await plan()).plan.tickets.filter(({ status }) => status === "possible");
  const name = ticket.ticket.id.split("-").map(nameOf).join(" – ");
  await phone.pressLike("button", new RegExp(name));
  const claims = ticket.connections[0].legs.filter(({ use }) => use === "claim");
  await phone.page.waitForSelector(".lit path.band");
  assert.equal((await bands(phone)).length, ticket.connections[0].legs.length);
  for (const { route } of claims)
    await phone.reads(routeName(facts.routes.find(({ id }) => id === route)));
  await phone.pressLike("button", new RegExp(name));
  assert.deepEqual(await bands(phone), [], "choosing it again puts it out");
  await phone.press("button", "Close");
});

step("the plan is asked for when it is looked at", async () => {
  const before = asked(phone);
  await draw(4);
  await phone.reads("Your turn");
  assert.equal(asked(phone), before);
  await phone.pressLike("button", /^Tickets/);
  await phone.reads(/\d+ trains? ·/);
  await sleep(1500);
  assert.equal(asked(phone), before + 1);
  await phone.press("button", "Close");
});

step("the list has the routes of the plan first", async () => {
  await phone.pressLike("button", /^Build/);
  await phone.reads("For your plans");
  await phone.page.waitForSelector("dialog .stack[aria-busy='false']");
  const headings = await phone.page.$$eval("dialog h3", (all) => all.map((h) => h.textContent));
  assert.match(headings[0], /^For your plans/);
  assert.ok(headings.includes("Other routes"), `${headings}`);
  const { routes } = (await plan()).plan;
  const first = await phone.page.$eval("dialog .routes button", (each) => each.innerText);
  const wanted = routes.map(({ route }) => routeName(facts.routes.find(({ id }) => id === route)));
  assert.ok(wanted.includes(first.split("\n")[0]), first);
  assert.ok(await phone.page.$("dialog .routes .drawing"), "routes look as on the board");
  await phone.press("button", "Close");
});

step("a way is planned by tapping cities and kept over a reload", async () => {
  await phone.pressLike("button", /^Tickets/);
  await phone.press("button", "Plan a way");
  await phone.reads("Tap the city where it begins.");
  const { cities } = await ada.ask("GET", "/v1/reference/geometry");
  const { routes } = (await view_()).table;
  const isFree = ({ id, twin }) => !routes.some(({ route }) => route === id || route === twin);
  const way = facts.routes.find((route) => isFree(route) && route.length > 1);
  for (const id of [way.from, way.to]) {
    assert.ok(
      await tapAt(
        phone,
        cities.find((city) => city.id === id),
      ),
      id,
    );
    await phone.reads(nameOf(id));
  }
  await phone.reads(/\d+ trains? ·/);
  await phone.press("button", "Keep");
  assert.deepEqual(await bands(phone), ["claim"]);
  await phone.page.reload();
  await phone.page.waitForSelector(".pile[aria-disabled='false']");
  await phone.pressLike("button", /^Tickets/);
  await phone.reads("Your ways");
  await phone.pressLike("button", new RegExp(routeName(way)));
  assert.deepEqual(await bands(phone), ["claim"]);
  await phone.press("button", "Remove this way");
  assert.equal(await phone.page.$(".own-ways .list"), null);
  await phone.press("button", "Close");
});

/** Whether a route that was claimed has no other track. */
const isSingle = ({ route }) => !facts.routes.find(({ id }) => id === route).twin;

step("a route says why it cannot be built, with the rule", async () => {
  game = await ada.open({ seats: 2, bots: ["conductor"], first_seat: 0, secret: "6".repeat(64) });
  const { table, moves } = await draw(60, (view) => view.table.routes.some(isSingle));
  await phone.open(`/play/games/${game}`);
  await phone.page.waitForSelector(".pile[aria-disabled='false']");
  const owner = (id) => table.routes.find(({ route }) => route === id)?.seat;
  const open = new Set(moves.flatMap((move) => (move.route ? [move.route] : [])));
  const dear = facts.routes.find(
    ({ id, twin, ferry }) =>
      owner(id) === undefined && owner(twin) === undefined && !open.has(id) && ferry === 0,
  );
  await look(routeName(dear));
  await phone.reads(/You lack \d+ .*cards?.*R5\.1/);
  await phone.press("button", "Close");
  const taken = facts.routes.find(({ id, twin }) => owner(id) === 1 && !twin);
  await look(routeName(taken));
  await phone.reads(/Conductor has this route\..*R8\.2/);
  await phone.press("button", "Close");
  await phone.pressLike("button", /deck$/);
  await phone.reads("Take a second card");
  await phone.page.waitForSelector(".pile[aria-disabled='false']");
  await look(routeName(dear));
  await phone.reads(/Take your second card first\. R4\.5/);
  const rule = await phone.find("link", "R4.5");
  assert.match(await rule.evaluate(({ href }) => href), /\/play\/rules\?from=games\/[\w-]+#R4\.5$/);
  await phone.press("button", "Close");
});

step("without a plan the tickets are there, and the list says so", async () => {
  const other = await openAsked(browser, server.url);
  await signIn(other, "Ada", PASSWORD);
  await other.page.setRequestInterception(true);
  other.page.on("request", (request) => {
    if (!request.url().endsWith("/plan")) return request.continue();
    const problem = { code: "too_many_requests", title: "Too many", status: 429 };
    const contentType = "application/problem+json";
    return request.respond({ status: 429, contentType, body: JSON.stringify(problem) });
  });
  await other.open(`/play/games/${game}`);
  await other.page.waitForSelector(".hand");
  await other.pressLike("button", /^Tickets/);
  await other.reads("The plan cannot be loaded now.");
  await other.reads(/not completed\s+\d+ points/);
  await other.press("button", "Close");
  await other.pressLike("button", /^Build/);
  await other.find("dialog", "Build");
  await other.close();
});

step("a ticket that cannot be completed is flagged in words", async () => {
  const late = await draw(400, ({ table }) => table.phase.turns_left != null);
  assert.equal(late.table.phase.name, "turn");
  const { tickets } = (await plan()).plan;
  assert.ok(tickets.some(({ status }) => status === "too_few_turns"));
  await phone.pressLike("button", /^Tickets/);
  await phone.reads("Too late: the game ends before");
  assert.ok(await phone.page.$(".tick.too_few_turns"), "and by a mark");
  await phone.close();
});

step("on a desk the plan is loaded once a turn", async () => {
  game = await ada.open({ seats: 2, bots: ["conductor"], first_seat: 0, secret: "7".repeat(64) });
  const desk = await openAsked(browser, server.url, { view: DESK });
  await signIn(desk, "Ada", PASSWORD);
  await desk.open(`/play/games/${game}`);
  await desk.reads("Choose tickets");
  await desk.reads(/\d+ trains/);
  await draw(1);
  await desk.reads(/\d+ trains? · \d+ cards? missing/);
  const before = asked(desk);
  await draw(2);
  await desk.reads("Your turn");
  await sleep(1500);
  const loads = asked(desk) - before;
  assert.ok(loads >= 1 && loads <= 3, `${loads} for a turn of two cards and that of the bot`);
  await desk.close();
});

step("events of others load no plan of tickets in sight", async () => {
  const bob = await Person.register(server.url, "Bob", PASSWORD);
  game = await ada.open({ seats: 2, first_seat: 1 });
  await bob.ask("PUT", `/v1/games/${game}/players/me`, {});
  await ada.ask("POST", `/v1/games/${game}/start`);
  for (const player of [ada, bob]) await player.play(game, 1);
  const desk = await openAsked(browser, server.url, { view: DESK });
  await signIn(desk, "Ada", PASSWORD);
  await desk.open(`/play/games/${game}`);
  await desk.reads(/\d+ trains? · \d+ cards? missing/);
  const before = asked(desk);
  await bob.ask("POST", `/v1/games/${game}/moves`, { type: "draw_card" });
  await desk.reads("Bob draws a card");
  await sleep(1500);
  assert.equal(asked(desk), before);
  await desk.close();
});
