/** The app's check that a deal was fair: true games follow, and games that were tampered with do not. */

import assert from "node:assert/strict";
import { build } from "esbuild";
import { createHmac } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";

const root = join(import.meta.dirname, "../../..");
const out = join(import.meta.dirname, "../build/fair.mjs");
await build({
  entryPoints: [join(root, "clients/web/src/fair/game.ts")],
  outfile: out,
  bundle: true,
  format: "esm",
  platform: "node",
});
const { verify } = await import(out);

const read = (path) => readFileSync(join(root, path), "utf8");
const data = (name) => JSON.parse(read(`crates/engine/data/${name}.json`));
const tickets = data("tickets");
const facts = {
  routes: data("routes").map((route) => ({ ...route, twin: route.double })),
  cities: data("cities"),
  sets: ["europe", "europa_1912"].map((set) => ({
    set,
    tickets: tickets.filter((ticket) => ticket.set === set),
  })),
};
const games = [1, 2, 3, 4].map((number) => read(`docs/vectors/${number}.jsonl`));

test("every event of the published games follows", async () => {
  for (const game of games) {
    const verdict = await verify(game, facts);
    const copied = JSON.parse(game.split("\n")[1]).copied_events ?? 0;
    assert.deepEqual(
      { ...verdict, commitment: "", head: "" },
      {
        fair: true,
        events: game.split("\n").length - 2,
        copied,
        commitment: "",
        head: "",
      },
    );
  }
});

test("a changed line breaks the chain of heads", async () => {
  const verdict = await verify(games[0].replace('"card":"red"', '"card":"blue"'), facts);
  assert.equal(verdict.fair, false);
  assert.match(verdict.why, /does not end with its head/);
});

test("a deal that was chosen is found, heads anew or not", async () => {
  for (const [kind, change] of Object.entries(CHANGES)) {
    const [lines, at] = changed(games[0], kind, change);
    const verdict = await verify(chained(lines), facts);
    assert.equal(verdict.fair, false, kind);
    assert.ok(Math.abs(verdict.event - at) <= 1, `${kind}: ${verdict.event} for ${at}`);
  }
});

test("another secret is not the one that was announced", async () => {
  const game = games[0].replace(/"secret":"../, '"secret":"00');
  assert.match((await verify(game, facts)).why, /commitment/);
});

test("what is no export is doubted and breaks nothing", async () => {
  for (const text of ["", "{}\n", "no export", '{"record":1,"secret":"00"}\n'])
    assert.equal((await verify(text, facts)).fair, false, text);
});

/** Changes of an event that only the secret shows to be wrong. */
const CHANGES = {
  cards_dealt: (event) => event.cards.reverse().push(event.cards.shift()),
  card_turned_up: (event) => (event.card = event.card === "red" ? "blue" : "red"),
  card_drawn: (event) => (event.card = event.card === "red" ? "blue" : "red"),
  tickets_dealt: (event) => event.tickets.reverse(),
  tickets_drawn: (event) => event.tickets.reverse(),
  tickets_returned: (event) => event.tickets.reverse(),
  tunnel_card_revealed: (event) => (event.card = event.card === "red" ? "blue" : "red"),
  game_finished: (event) => (event.scores[0].total += 1),
};

/** The lines with the last such event changed, and its number. */
function changed(game, kind, change) {
  const lines = game.trimEnd().split("\n");
  const at = lines.findLastIndex((line) => line.includes(`"type":"${kind}"`));
  const event = JSON.parse(lines[at]);
  change(event);
  const after = JSON.stringify(event);
  assert.notEqual(after, lines[at], `${kind} is as it was`);
  return [lines.with(at, after), at];
}

/** The export with a chain that fits its lines, as a server that cheats would make it. */
function chained(lines) {
  const first = JSON.parse(lines[0]);
  const secret = Buffer.from(first.secret, "hex");
  const link = (bytes) => createHmac("sha256", secret).update(bytes).digest().subarray(0, 16);
  const last = lines
    .slice(1)
    .reduce(
      (hash, line) => link(Buffer.concat([hash, Buffer.from(line)])),
      link(Buffer.from(first.game.replaceAll("-", ""), "hex")),
    );
  first.head = `${lines.length - 1}-${last.toString("hex")}`;
  return [JSON.stringify(first), ...lines.slice(1)].join("\n") + "\n";
}
