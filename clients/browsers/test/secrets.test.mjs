/** What a phone must not know is neither in what it receives nor in its memory. */

import assert from "node:assert/strict";
import { after, before } from "node:test";
import { holdersOf } from "../support/heap.mjs";
import { openPhone, startChromium } from "../support/phone.mjs";
import { move, onTurn } from "../support/player.mjs";
import { startServer } from "../support/server.mjs";
import { step } from "../support/steps.mjs";
import { openTable } from "../support/table.mjs";

const SECRET = "7".repeat(64);

let server, browser, phones, game, tickets;
/** What each phone had received, and how its memory looked, in the middle of the game. */
let seen;
/** What really happened. */
let log;

before(async () => {
  server = await startServer();
  const [europe] = await (await fetch(`${server.url}/v1/reference/tickets`)).json();
  tickets = europe.tickets.map(({ id }) => id);
  browser = await startChromium();
  phones = await Promise.all([1, 2].map(() => openPhone(browser, server.url)));
  phones[0].line.change("POST", /^\/v1\/games$/, (body) => ({ ...body, secret: SECRET }));
});

after(async () => {
  await browser?.close();
  await server?.stop();
});

step("two phones play for a while", async () => {
  game = await openTable(phones);
  for (let moves = 0; moves < 40; moves += 1) await move(await onTurn(phones));
  seen = await Promise.all(
    phones.map(async (phone) => ({
      bytes: phone.line.received(),
      told: eventsIn(phone.line.exchanges),
      memory: await holdersOf(phone, [...tickets, SECRET]),
    })),
  );
});

step("one resigns, the game ends, and the log is open to all", async () => {
  const [first] = phones;
  await first.press("button", "Menu");
  await first.press("button", "Resign");
  await first.press("button", "Resign");
  await Promise.all(phones.map((phone) => phone.reads("Result")));
  const answer = await fetch(`${server.url}/v1/games/${game}/export`);
  log = (await answer.text())
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  assert.equal(log[0].secret, SECRET);
});

step("a phone has received no ticket but those of its player", () => {
  for (const [seat, { bytes }] of seen.entries()) {
    const found = tickets.filter((ticket) => bytes.includes(ticket));
    assert.deepEqual(found.sort(), ticketsOf(seat));
  }
});

step("a phone has no ticket in its memory but those of its player", () => {
  for (const [seat, { memory }] of seen.entries()) {
    assert.deepEqual([...memory.keys()].sort(), ticketsOf(seat));
  }
});

step("a phone is told the cards of its player, and of others only that they were drawn", () => {
  for (const [seat, { told }] of seen.entries()) {
    const last = Math.max(...told.map(({ seq }) => seq));
    const own = (event) => event.seat === seat;
    const hidden = log.filter(
      ({ type, seq }) => /^(card_drawn|cards_dealt)$/.test(type) && seq <= last,
    );
    assert.ok(hidden.filter(own).length > 3 && hidden.filter((event) => !own(event)).length > 3);
    for (const event of hidden) {
      const heard = told.filter(({ seq }) => seq === event.seq);
      assert.ok(heard.length > 0, `event ${event.seq} was told`);
      for (const { card, cards } of heard) {
        const expected = own(event) ? [event.card, event.cards] : [undefined, undefined];
        assert.deepEqual([card ?? undefined, cards ?? undefined], expected, `event ${event.seq}`);
      }
    }
  }
});

step("what decides the cards to come is nowhere", () => {
  for (const { bytes, memory } of seen) assert.ok(!bytes.includes(SECRET) && !memory.has(SECRET));
});

/** The tickets that a player has been offered, sorted. */
function ticketsOf(seat) {
  const offers = log.filter(
    (event) => event.seat === seat && /^tickets_(dealt|drawn)$/.test(event.type),
  );
  return offers.flatMap((offer) => offer.tickets.map(({ id }) => id)).sort();
}

/** Every event in what came over a line: in answers, in lists of events and in streams. */
function eventsIn(exchanges) {
  const found = [];
  const walk = (value) => {
    if (typeof value !== "object" || value === null) return;
    if (typeof value.seq === "number" && typeof value.type === "string") found.push(value);
    Object.values(value).forEach(walk);
  };
  for (const { body } of exchanges) {
    const text = Buffer.concat(body).toString("utf8");
    if (text.startsWith("{") || text.startsWith("[")) walk(JSON.parse(text));
    for (const [, data] of text.matchAll(/^data: ?(\{.*\})$/gm)) walk(JSON.parse(data));
  }
  return found;
}
