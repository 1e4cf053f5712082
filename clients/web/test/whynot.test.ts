/** Each reason why something cannot be built now. */

import assert from "node:assert/strict";
import { test } from "node:test";
import type { Known } from "railhead-client";
import { whyNotRoute, whyNotStation } from "../src/game/whynot.ts";
import { game, ROUTES } from "./known.ts";

const RICH = { red: 9, blue: 9, green: 9, locomotive: 9 };
const why = (id: string, known: Known) => whyNotRoute(ROUTES.get(id)!, known);
const turn = (step: object) => ({ name: "turn", seat: 0, step });

test("nothing speaks against a route that can be paid", () => {
  assert.deepEqual(why("a-b-red", game({ held: { red: 2 } })), []);
  assert.deepEqual(why("b-c", game({ held: { blue: 4, locomotive: 2 } })), []);
});

test("it is not the player's turn", () => {
  const phase = { name: "turn", seat: 1, step: { name: "choose" } };
  const known = game({ held: RICH, to_move: false, phase });
  assert.deepEqual(why("a-b-red", known), [{ why: "turn", rule: "R3.1" }]);
  assert.deepEqual(whyNotStation("a", known), [{ why: "turn", rule: "R3.1" }]);
});

test("a lack of cards is named beside the turn", () => {
  const known = game({ held: { red: 1 }, to_move: false });
  assert.deepEqual(
    why("a-b-red", known).map(({ why }) => why),
    ["turn", "cards"],
  );
});

test("another player has the route", () => {
  const known = game({ held: RICH, owned: { "a-d": 1 } });
  assert.deepEqual(why("a-d", known), [{ why: "taken", owner: 1, rule: "R8.2" }]);
});

test("the player has the route", () => {
  assert.deepEqual(why("a-d", game({ owned: { "a-d": 0 } })), [{ why: "own", rule: null }]);
});

test("the player has the other track", () => {
  const known = game({ seats: 5, held: RICH, owned: { "a-b-red": 0 } });
  assert.deepEqual(why("a-b-blue", known), [{ why: "own_twin", rule: "R5.5" }]);
});

test("the other track is closed with two or three players", () => {
  const owned = { "a-b-red": 1 };
  const closed = [{ why: "twin_closed", owner: 1, rule: "R5.5" }];
  assert.deepEqual(why("a-b-blue", game({ seats: 2, held: RICH, owned })), closed);
  assert.deepEqual(why("a-b-blue", game({ seats: 3, held: RICH, owned })), closed);
  assert.deepEqual(why("a-b-blue", game({ seats: 4, held: RICH, owned })), []);
});

test("trains are too few", () => {
  const known = game({ held: RICH, own: { trains: 2 } });
  assert.deepEqual(why("a-d", known), [{ why: "trains", needed: 3, left: 2, rule: "R5.3" }]);
});

test("cards are missing, by colour and number", () => {
  const known = game({ held: { red: 0, locomotive: 1 } });
  assert.deepEqual(why("a-b-red", known), [
    { why: "cards", color: "red", missing: 1, rule: "R5.1" },
  ]);
  assert.deepEqual(why("a-d", game()), [{ why: "cards", color: null, missing: 3, rule: "R5.1" }]);
});

test("a ferry lacks locomotives", () => {
  const known = game({ held: { blue: 4, locomotive: 1 } });
  assert.deepEqual(why("b-c", known), [{ why: "ferry", needed: 2, missing: 1, rule: "R5.6" }]);
});

test("something else comes first", () => {
  const held = RICH;
  const second = game({ held, phase: turn({ name: "second_card" }) });
  assert.deepEqual(why("a-d", second), [{ why: "second_card", rule: "R4.5" }]);
  const tunnel = game({ held, phase: turn({ name: "tunnel" }) });
  assert.deepEqual(why("a-d", tunnel), [{ why: "tunnel", rule: "R6.4" }]);
  const drawn = game({ held, offer: {}, phase: turn({ name: "keep_tickets", count: 3 }) });
  assert.deepEqual(why("a-d", drawn), [{ why: "tickets", rule: "R7.1" }]);
  const dealing = game({ held, offer: {}, phase: { name: "dealing", waiting: [0] } });
  assert.deepEqual(why("a-d", dealing), [{ why: "tickets", rule: "R2.2" }]);
});

test("a player on vacation makes no moves", () => {
  const known = game({ held: RICH, own: { on_vacation: true } });
  assert.deepEqual(why("a-d", known), [{ why: "vacation", rule: "R10.8" }]);
});

test("the game is over", () => {
  const known = game({ held: RICH, to_move: false, phase: { name: "finished", scores: [] } });
  assert.deepEqual(why("a-d", known), [{ why: "over", rule: null }]);
});

test("a spectator is told of owners only", () => {
  const known = { ...game({ owned: { "a-d": 1 } }), you: null };
  assert.deepEqual(why("a-d", known), [{ why: "taken", owner: 1, rule: "R8.2" }]);
  assert.deepEqual(why("a-b-red", known), []);
});

test("no station is left", () => {
  const known = game({ held: RICH, own: { stations: 0 } });
  assert.deepEqual(whyNotStation("a", known), [{ why: "no_station", rule: "R8.1" }]);
});

test("a station stands in the city already", () => {
  const known = game({ held: RICH, stations: { a: 1 } });
  assert.deepEqual(whyNotStation("a", known), [{ why: "city_taken", owner: 1, rule: "R8.1" }]);
});

test("the second station costs two cards of a colour", () => {
  const known = game({ held: { red: 1, blue: 1 }, own: { stations: 2 } });
  assert.deepEqual(whyNotStation("a", known), [
    { why: "cards", color: "blue", missing: 1, rule: "R8.1" },
  ]);
  assert.deepEqual(whyNotStation("a", game({ held: { red: 2 }, own: { stations: 2 } })), []);
});
