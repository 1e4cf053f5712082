/** Puzzles: what the answers of the server add up to, and where moves are on the board. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { choiceAt, placeOf, planOf } from "../src/puzzles/places.ts";
import { after, BEGUN, isSame, markOf, newsOf, pointsOf } from "../src/puzzles/progress.ts";
import type { Attempt, Move, Puzzle, Solution } from "../src/puzzles/puzzle.ts";
import { FACTS, game } from "./known.ts";

const claim = (route: string): Move =>
  ({ type: "claim_route", route, payment: { color: "red", locomotives: 0 } }) as Move;
const station = { type: "build_station", city: "d", payment: { color: "red", locomotives: 1 } };
const CHOICES = [claim("a-d"), claim("a-b-red"), station as Move, { type: "draw_card" } as Move];

const puzzle = (setting = {}) => {
  const { table, you, version } = game(setting);
  return { view: { table, you, version }, seat: 0, choices: CHOICES } as unknown as Puzzle;
};

const estimate = (mean: number) => ({ mean, error: 1 });
const WRONG: Attempt = { is_right: false, gain: estimate(3.2), solution: null, rating: null };
const SOLUTION: Solution = {
  best: claim("a-b-red"),
  gain: estimate(8),
  played: claim("a-d"),
  also: [{ type: "draw_card" } as Move],
  plan: [],
};

test("wrong choices stay marked until the solution is there", () => {
  const once = after(BEGUN, 0, WRONG);
  const twice = after(once, 2, { ...WRONG, gain: null });
  const marks = (progress: typeof once) => CHOICES.map((move, at) => markOf(progress, move, at));
  assert.deepEqual(marks(twice), ["wrong", null, "wrong", null]);
  const solved = after(twice, 1, { is_right: true, gain: estimate(8), solution: SOLUTION });
  assert.deepEqual(marks(solved), ["wrong", "right", "wrong", "right"]);
});

test("the rating is that of the first attempt", () => {
  const first = after(BEGUN, 0, { ...WRONG, rating: { before: 1500, after: 1488 } });
  const solved = after(first, 1, { is_right: true, solution: SOLUTION, rating: null });
  assert.deepEqual(solved.rating, { before: 1500, after: 1488 });
});

test("the news say whether it was right, and what it brings", () => {
  assert.deepEqual(newsOf(BEGUN), { id: "ask", gain: null });
  assert.deepEqual(newsOf(after(BEGUN, 0, WRONG)), { id: "wrong-gain", gain: 3 });
  const worse = { ...WRONG, gain: estimate(-2) };
  assert.deepEqual(newsOf(after(BEGUN, 0, worse)), { id: "wrong", gain: null });
  const right = { is_right: true, gain: estimate(8), solution: SOLUTION };
  assert.deepEqual(newsOf(after(BEGUN, 1, right)), { id: "right-gain", gain: 8 });
  const given = { is_right: false, gain: null, solution: SOLUTION };
  assert.deepEqual(newsOf(after(BEGUN, null, given)), { id: "shown", gain: null });
});

test("less than half a point is nothing to tell", () => {
  assert.deepEqual(
    [0.4, 0.6, -3].map((mean) => pointsOf(estimate(mean))),
    [null, 1, null],
  );
  assert.equal(pointsOf(null), null);
});

test("moves are the same in whatever order they are written", () => {
  const other = JSON.parse(
    '{"payment":{"locomotives":0,"color":"red"},"route":"a-d","type":"claim_route"}',
  ) as Move;
  assert.ok(isSame(claim("a-d"), other));
  assert.ok(!isSame(claim("a-d"), claim("d-c")));
  const tickets = (...ids: string[]) => ({ type: "keep_tickets", tickets: ids }) as Move;
  assert.ok(!isSame(tickets("a-b"), tickets("a-b", "a-c")));
});

test("a choice lights its route with both ends, or its city", () => {
  const facts = FACTS as unknown as Parameters<typeof placeOf>[2];
  const place = (at: number) => placeOf(CHOICES[at]!, puzzle(), facts);
  assert.deepEqual(place(0)?.stops, ["a", "d"]);
  assert.deepEqual(place(2)?.stations, ["d"]);
  assert.equal(place(3), null);
});

test("a plan is lit from the best move on, each route once", () => {
  const facts = FACTS as unknown as Parameters<typeof planOf>[2];
  const plan = ["a-b-red", "d-c"] as unknown as typeof SOLUTION.plan;
  const lit = planOf({ ...SOLUTION, plan }, puzzle(), facts);
  assert.deepEqual(
    lit.legs.map(({ route }) => route),
    ["a-b-red", "d-c"],
  );
  assert.deepEqual(lit.stops, ["a", "b"]);
});

test("a tap on the board finds the choice that builds there", () => {
  assert.equal(choiceAt(CHOICES, { kind: "route", id: "a-b-red" }), 1);
  assert.equal(choiceAt(CHOICES, { kind: "city", id: "d" }), 2);
  assert.equal(choiceAt(CHOICES, { kind: "city", id: "a" }), -1);
});
