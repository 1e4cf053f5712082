/** Ways over cities that a player names, and the cards that they need. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { lackOf, missingFor } from "../src/game/lack.ts";
import { closedOf, wayOver } from "../src/game/ways.ts";
import { FACTS, game, hand } from "./known.ts";

const over = (cities: string[], known = game()) =>
  wayOver(cities, FACTS, known.table, { seat: 0, hand: known.you!.hand });
const names = (cities: string[], known = game()) =>
  over(cities, known).legs.map(({ route }) => route);

test("the way with the fewest trains is found", () => {
  const way = over(["a", "c"]);
  assert.deepEqual(
    way.legs.map(({ route, from, to, use }) => [route, from, to, use]),
    [
      ["a-d", "a", "d", "claim"],
      ["d-c", "d", "c", "claim"],
    ],
  );
  assert.equal(way.trains, 7);
});

test("own routes cost nothing", () => {
  const known = game({ owned: { "b-c": 0 } });
  const way = over(["a", "c"], known);
  assert.equal(way.trains, 2);
  assert.deepEqual(
    way.legs.map(({ use }) => use),
    ["claim", "own"],
  );
});

test("the routes of others are avoided", () => {
  assert.deepEqual(names(["a", "c"], game({ owned: { "a-d": 1 } })), ["a-b-red", "b-c"]);
});

test("of two tracks, the one that lacks fewer cards", () => {
  assert.deepEqual(names(["a", "b"], game({ held: { blue: 2 } })), ["a-b-blue"]);
  assert.deepEqual(names(["a", "b"], game({ held: { red: 1 } })), ["a-b-red"]);
});

test("with three players the second track is closed, not with four", () => {
  const owned = { "a-b-red": 1 };
  assert.deepEqual(over(["a", "b"], game({ seats: 3, owned })).legs.length, 3);
  assert.deepEqual(names(["a", "b"], game({ seats: 4, owned })), ["a-b-blue"]);
});

test("a way over several cities pays each route once", () => {
  const way = over(["e", "a", "d", "c"]);
  assert.deepEqual(
    way.legs.map(({ route }) => route),
    ["d-e", "a-d", "a-d", "d-c"],
  );
  assert.equal(way.trains, 1 + 3 + 4);
});

test("a way takes one track of a double route", () => {
  const way = over(["a", "b", "a"], game({ held: { red: 2, blue: 2 } }));
  assert.equal(new Set(way.legs.map(({ route }) => route)).size, 1);
  assert.equal(way.trains, 2);
});

test("cities that nothing joins are named", () => {
  const way = over(["c", "e", "d"], game({ owned: { "d-e": 1 } }));
  assert.deepEqual(way.blocked, [
    ["c", "e"],
    ["e", "d"],
  ]);
  assert.deepEqual(way.legs, []);
});

test("a wish knows which of its routes others have closed", () => {
  const wish = { cities: ["a", "b"], routes: ["a-b-red", "a-d", "d-e"] };
  const { table } = game({ seats: 2, owned: { "a-b-blue": 1, "a-d": 1, "d-e": 0 } });
  assert.deepEqual(closedOf(wish, FACTS, table, 0), ["a-b-red", "a-d"]);
});

test("one price lacks the colour of which most is there", () => {
  const gray = { length: 4, color: null, ferry: 0 };
  assert.deepEqual(lackOf(gray, hand({ red: 1, green: 2, locomotive: 1 })), {
    color: "green",
    cards: 1,
    locomotives: 0,
  });
  assert.deepEqual(lackOf({ length: 6, color: null, ferry: 2 }, hand({ locomotive: 1 })), {
    color: null,
    cards: 4,
    locomotives: 1,
  });
});

test("each card of the hand is counted once", () => {
  const prices = [
    { length: 3, color: null, ferry: 0 },
    { length: 2, color: "red" as const, ferry: 0 },
    { length: 4, color: null, ferry: 1 },
  ];
  const missing = missingFor(prices, hand({ red: 5, blue: 1, locomotive: 2 }));
  assert.equal(missing.cards.red, 0);
  assert.equal(missing.cards.blue, 2);
  assert.equal(missing.spare_locomotives, 1);
  assert.equal(missing.total, 1);
});

test("gray routes without any card lack any colour", () => {
  const missing = missingFor([{ length: 3, color: null, ferry: 0 }], hand());
  assert.equal(missing.any_color, 3);
  assert.equal(missing.total, 3);
});
