/** The sheet of a real table: who has what. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { leftOf, position, toggled, type Sheet } from "../src/scorer/sheet.ts";
import { ROUTES } from "./known.ts";

const nobody = { name: "", routes: [], stations: [], tickets: [] };
const two: Sheet = [
  { ...nobody, name: "Ada", color: "red" },
  { ...nobody, color: "blue" },
];

test("a route goes from one player to the other, and back to nobody", () => {
  const first = toggled(two, 0, "routes", "a-d");
  assert.deepEqual(first[0]?.routes, ["a-d"]);
  const second = toggled(first, 1, "routes", "a-d");
  assert.deepEqual(
    second.map(({ routes }) => routes),
    [[], ["a-d"]],
  );
  assert.deepEqual(toggled(second, 1, "routes", "a-d")[1]?.routes, []);
});

test("trains and stations that are left are counted", () => {
  const [id, fact] = [...ROUTES.entries()][0]!;
  const line = { ...two[0]!, routes: [id], stations: ["paris"] };
  assert.deepEqual(leftOf(line, ROUTES), { trains: 45 - fact.length, stations: 2 });
});

test("a player without a name gets one to be scored", () => {
  const { players } = position(two, (at) => `Player ${at + 1}`);
  assert.deepEqual(
    players.map(({ name }) => name),
    ["Ada", "Player 2"],
  );
});
