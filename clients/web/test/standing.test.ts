/** How far tickets are: by own routes, by stations, or not yet. */

import assert from "node:assert/strict";
import { test } from "node:test";
import type { Known } from "railhead-client";
import type { SeatPlan } from "../src/game/planner.ts";
import { isLent, ticketsOf } from "../src/game/standing.ts";
import { game } from "./known.ts";

const ticket = { id: "a-c", points: 8, completed: false } as never;
const held = (phase: object): Known => {
  const known = game({ phase });
  return { ...known, you: { ...known.you, tickets: [ticket] } } as Known;
};
const plan = (status: string, trains: number, stations: number) =>
  ({
    tickets: [
      {
        ticket: { id: "a-c" },
        status,
        connections: [{ cost: { trains, new_stations: stations } }],
      },
    ],
  }) as unknown as SeatPlan;

test("a station connects a ticket that costs no train and no further station", () => {
  assert.equal(isLent(ticket, plan("possible", 0, 0)), true);
  assert.equal(isLent(ticket, plan("possible", 2, 0)), false);
  assert.equal(isLent(ticket, plan("possible", 0, 1)), false);
  assert.equal(isLent(ticket, plan("done", 0, 0)), false);
  assert.equal(isLent(ticket, null), false);
});

test("the score says at the end which tickets are completed", () => {
  const ended = (failed: string[]) => ({ name: "finished", scores: [{ seat: 0, failed }] });
  const isCompleted = (phase: object) => ticketsOf(held(phase))[0]?.completed;
  assert.equal(isCompleted(ended([])), true, "by a station");
  assert.equal(isCompleted(ended(["a-c"])), false);
  assert.equal(isCompleted({ name: "turn", seat: 0, step: { name: "choose" } }), false);
});
