/** Daily challenges told without their cards: days in a row, and squares. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { squares, streakOf } from "../src/screens/streak.ts";

const played = { you: { points: 90 } };
const left = { you: { points: null } };
const missed = { you: null };

test("a streak counts days up to the first missed one", () => {
  assert.equal(streakOf([played, played, missed, played]), 2);
  assert.equal(streakOf([played, left, played]), 1);
  assert.equal(streakOf([]), 0);
});

test("today may still be played", () => {
  assert.equal(streakOf([missed, played, played]), 2);
  assert.equal(streakOf([missed, missed, played]), 0);
});

test("each ticket is a square", () => assert.equal(squares(2, 1), "🟩🟩🟥"));
