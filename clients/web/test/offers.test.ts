/** The list to build from: what is needed first, then by points. */

import assert from "node:assert/strict";
import { test } from "node:test";
import type { Route } from "../src/app.ts";
import { routeGroups, type Row } from "../src/game/offers.ts";
import { game, ROUTES } from "./known.ts";

const routes = [...ROUTES.values()];
const ids = (rows: readonly Row[]) => rows.map(({ fact }) => fact.id as string);
const groups = (open: string[], needed: string[], owned = {}, of: readonly Route[] = routes) =>
  routeGroups(of, {
    open: new Set(open),
    needed: new Set(needed),
    table: game({ owned }).table,
    seat: 0,
  });

test("needed routes come first, then the others by points", () => {
  const { needed, others, missing } = groups(["d-e", "a-d", "d-c", "b-c"], ["d-e", "a-d"]);
  assert.deepEqual(ids(needed), ["a-d", "d-e"]);
  assert.deepEqual(ids(others), ["b-c", "d-c"]);
  assert.deepEqual(ids(missing), []);
});

test("needed routes that cannot be paid are last", () => {
  const { needed, missing } = groups(["d-e"], ["d-e", "b-c", "a-d"], { "a-d": 1 });
  assert.deepEqual(ids(needed), ["d-e"]);
  assert.deepEqual(ids(missing), ["b-c"], "a route of another player is not missing");
});

test("the other track serves a plan as well", () => {
  assert.deepEqual(ids(groups(["a-b-blue"], ["a-b-red"]).needed), ["a-b-blue"]);
});

test("tracks that look alike share a row, others do not", () => {
  const [red, blue] = [ROUTES.get("a-b-red")!, ROUTES.get("a-b-blue")!];
  const apart = groups([red.id, blue.id], []).others;
  assert.deepEqual(ids(apart), ["a-b-red", "a-b-blue"]);
  const alike = [red, { ...blue, color: red.color }] as Route[];
  const [row, ...more] = groups([red.id, blue.id], [], {}, alike).others;
  assert.deepEqual(more, []);
  assert.equal(row?.twin?.id, "a-b-red");
});
