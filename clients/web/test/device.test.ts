/** The program for devices, as it is committed, plays the games of the vectors as the server would. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { gzipSync } from "node:zlib";
import { asSeat, gameOf, isOnDevice, newId, seatOf } from "../src/device/ids.ts";
import { seenOf } from "../src/device/seen.ts";
import { initSync, Table, told_of } from "../device/railhead_device.js";

interface Vector {
  settings: { variant: string };
  head: string;
}

const program = readFileSync("device/railhead_device_bg.wasm");
const vectors = JSON.parse(
  readFileSync("../../crates/device/tests/vectors.json", "utf8"),
) as Vector[];
initSync({ module: program });

/** People make the move at a third of their list, a second after the last one. */
function headOf(settings: object): string {
  let now = 1_000_000_000_000n;
  const table = Table.open(JSON.stringify(settings), now);
  const ask = (seat: number, request: object) =>
    JSON.parse(table.answer(seat, JSON.stringify(request), now)) as { head: string; body: any };
  while (ask(0, { show_game: {} }).body.status === "running") {
    now += 1000n;
    const [seat] = table.asked();
    if (seat === undefined) {
      assert.ok(table.bot(0, now));
      continue;
    }
    const { moves } = ask(seat, { list_legal_moves: {} }).body;
    ask(seat, { play_move: { the_move: moves[Math.floor(moves.length / 3)] } });
  }
  const kept = Table.load(table.save());
  assert.ok(kept);
  assert.equal(kept.save(), table.save());
  return ask(0, { show_game: {} }).head;
}

for (const { settings, head } of vectors)
  test(`a game of ${settings.variant} ends as on the server`, () => {
    assert.equal(headOf(settings), head);
  });

test("moves and plans of a game elsewhere are those of its server", () => {
  const seats = [{ person: "Ada" }, { person: "Ben" }];
  const settings = { id: newId(), secret: "07".repeat(32), variant: "classic", seats };
  const table = Table.open(JSON.stringify(settings), 0n);
  const ask = (seat: number, request: object) =>
    JSON.parse(table.answer(seat, JSON.stringify(request), 0n)).body;
  for (let turn = 0; ; turn += 1) {
    const [seat] = table.asked();
    if (seat === undefined) break;
    const seen = JSON.stringify(seenOf(ask(seat, { show_view: {} })));
    const legal = ask(seat, { list_legal_moves: {} });
    assert.deepEqual(JSON.parse(told_of(seen, false)), legal);
    assert.deepEqual(JSON.parse(told_of(seen, true)), ask(seat, { plan_tickets: {} }));
    ask(seat, { play_move: { the_move: legal.moves[turn % legal.moves.length] } });
  }
  assert.equal(seenOf(ask(0, { show_view: {} })), null, "it is over");
});

test("the program is small", () => {
  assert.ok(gzipSync(program, { level: 9 }).length < 250_000);
});

test("an id says whose eyes look at a game of this device", () => {
  const id = newId();
  assert.ok(isOnDevice(id) && seatOf(id) === 0);
  const other = asSeat(id, 3);
  assert.deepEqual([isOnDevice(other), seatOf(other), gameOf(other)], [true, 3, id]);
  assert.ok(!isOnDevice("018f0000-0000-7000-8000-000000000000"), "one of the server's");
});
