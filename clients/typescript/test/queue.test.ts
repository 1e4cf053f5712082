import assert from "node:assert/strict";
import { test } from "node:test";
import { memoryStorage, type Move, openGame, Railhead, type Storage } from "../src/index.js";
import { pendingGames, type PlayOutcome } from "../src/index.js";
import { until } from "./live.js";
import { guest, quick, start, tableOf } from "./people.js";
import { problem, Proxy } from "./proxy.js";
import { startServer } from "./server.js";

const server = await startServer("--streams-each", "1000");
const MOVES = /^POST \/v1\/games\/[^/]+\/moves$/;

interface Table {
  readonly proxy: Proxy;
  readonly storage: Storage;
  /** On a bad line. It is her turn, and all have chosen their tickets, unless `isDealt`. */
  readonly ada: Railhead;
  readonly bob: Railhead;
  readonly id: string;
}

async function table(isDealt = false): Promise<Table> {
  const proxy = await Proxy.before(server.url);
  const storage = memoryStorage();
  const [ada, bob] = [await guest(proxy, { storage }), await guest(server)];
  const id = await tableOf([ada, bob], { first_seat: 0 });
  await start(ada, id);
  if (!isDealt) for (const person of [ada, bob]) await post(person, id, await first(person, id));
  return { proxy, storage, ada, bob, id };
}

async function legal(who: Railhead, id: string): Promise<Move[]> {
  return (await who.get("/v1/games/{game_id}/moves", { path: { game_id: id } })).moves;
}

async function first(who: Railhead, id: string): Promise<Move> {
  const [move] = await legal(who, id);
  assert(move);
  return move;
}

async function post(who: Railhead, id: string, body: Move): Promise<void> {
  await who.post("/v1/games/{game_id}/moves", { path: { game_id: id }, body });
}

/** Another device of the same person, on a good line. */
async function laptop({ storage }: Table): Promise<Railhead> {
  const copied = memoryStorage();
  await copied.set("session", (await storage.get("session")) ?? "");
  const railhead = new Railhead({ baseUrl: server.url, storage: copied, timing: quick });
  await railhead.restore();
  return railhead;
}

function keys(proxy: Proxy): unknown[] {
  return proxy.asked
    .filter(({ method, path }) => MOVES.test(`${method} ${path}`))
    .map(({ headers }) => headers["idempotency-key"]);
}

async function opened({ ada, id }: Table) {
  const game = openGame(ada, id);
  await until(() => game.state.value.line === "live", "live");
  return game;
}

/** A game that learns of moves from its own commands only, and another device of its player. */
async function behind(seats: Table) {
  const game = await opened(seats);
  const other = await laptop(seats);
  seats.proxy.mishap = ({ path }) => (/stream|events/.test(path) ? "hang" : undefined);
  seats.proxy.cut();
  return { game, other };
}

const DRAW: Move = { type: "draw_card" };

test("a move whose answer is lost is played once", async () => {
  const seats = await table();
  const game = await opened(seats);
  const { proxy } = seats;
  const before = keys(proxy).length;
  let lost = 0;
  proxy.mishap = ({ method, path }) => {
    if (!MOVES.test(`${method} ${path}`) || lost === 2) return undefined;
    lost += 1;
    return "lose_answer";
  };
  const drawn: number[] = [];
  game.onEvent((event) => void (event.type === "card_drawn" && drawn.push(event.seq)));
  const outcome = await game.play(DRAW);
  assert(outcome.outcome === "played" && outcome.replayed, "by the first attempt");
  const sent = keys(proxy).slice(before);
  assert.equal(sent.length, 3);
  assert.equal(new Set(sent).size, 1);
  assert.equal(drawn.length, 1);
  assert.deepEqual(game.state.value.pending, []);
  const second = await game.play(DRAW);
  assert(second.outcome === "played" && !second.replayed);
  game.close();
});

test("moves without a line wait in order, and are played when it is back", async () => {
  const seats = await table();
  const game = await opened(seats);
  seats.proxy.mishap = () => "lose_request";
  const outcomes = [game.play(DRAW), game.play(DRAW)];
  await until(() => game.state.value.pending.length === 2, "two pending");
  seats.proxy.mishap = () => undefined;
  seats.ada.wake();
  const results = await Promise.all(outcomes);
  assert.deepEqual(
    results.map(({ outcome }) => outcome),
    ["played", "played"],
  );
  const phase = game.state.value.known?.table.phase;
  assert(phase?.name === "turn" && phase.seat === 1, "two cards are a turn");
  game.close();
});

test("moves are on the device before they are called stored, those behind another one, too", async () => {
  const seats = await table();
  const game = await opened(seats);
  seats.proxy.mishap = () => "lose_request";
  const { set } = seats.storage;
  let finish = () => {};
  const disk = new Promise<void>((resolve) => (finish = resolve));
  seats.storage.set = async (key, value) => {
    if (key === "queue") await disk;
    return set(key, value);
  };
  const outcomes = [game.play(DRAW), game.play(DRAW)];
  const stored = () => game.state.value.pending.map(({ isStored }) => isStored);
  await until(() => stored().length === 2, "two pending");
  await new Promise((resolve) => setTimeout(resolve, 20));
  assert.deepEqual(stored(), [false, false]);
  finish();
  await until(() => stored().every(Boolean), "both stored");
  assert.equal(JSON.parse((await seats.storage.get("queue")) ?? "[]").length, 2);
  game.close();
  assert.deepEqual(await Promise.all(outcomes), [{ outcome: "kept" }, { outcome: "kept" }]);
});

test("a move that waits survives the page", async () => {
  const seats = await table();
  const game = await opened(seats);
  const before = keys(seats.proxy).length;
  seats.proxy.mishap = () => "lose_request";
  const played = game.play(DRAW);
  await until(() => keys(seats.proxy).length > before, "an attempt");
  game.close();
  assert.deepEqual(await played, { outcome: "kept" });
  seats.proxy.mishap = () => undefined;
  const reloaded = new Railhead({
    baseUrl: seats.proxy.url,
    storage: seats.storage,
    timing: quick,
  });
  await reloaded.restore();
  assert.deepEqual(await pendingGames(reloaded), [seats.id]);
  const again = openGame(reloaded, seats.id);
  const outcomes: PlayOutcome[] = [];
  again.onOutcome((_, outcome) => outcomes.push(outcome));
  await until(() => outcomes.length === 1, "an outcome");
  assert.equal(outcomes[0]?.outcome, "played");
  assert.equal(new Set(keys(seats.proxy).slice(before)).size, 1, "with the same key");
  assert.deepEqual(await pendingGames(reloaded), []);
  again.close();
});

test("after a 412 that changes nothing for the move it is sent again by itself, as a new command", async () => {
  const seats = await table(true);
  const game = await opened(seats);
  const move = await first(seats.ada, seats.id);
  seats.proxy.mishap = ({ path }) => (/stream|events/.test(path) ? "hang" : undefined);
  seats.proxy.cut();
  await post(seats.bob, seats.id, await first(seats.bob, seats.id));
  const { outcome } = await game.play(move);
  assert.equal(outcome, "played");
  const sent = keys(seats.proxy);
  assert.equal(sent.length, 2);
  assert.notEqual(sent[0], sent[1]);
  game.close();
});

test("after a 412 the player confirms what may have changed", async () => {
  const seats = await table();
  const game = await opened(seats);
  const other = await laptop(seats);
  const row = game.state.value.known?.table.row ?? [];
  const slot = row.findIndex((card) => card !== "locomotive" && card !== null);
  seats.proxy.mishap = ({ path }) => (/stream|events/.test(path) ? "hang" : undefined);
  seats.proxy.cut();
  await post(other, seats.id, DRAW);
  const outcome = await game.play({ type: "take_face_up", slot });
  assert(outcome.outcome === "confirm");
  assert.equal((await outcome.again()).outcome, "played");
  game.close();
});

test("a card of one turn does not become the first card of a later one", async () => {
  const seats = await table();
  await post(seats.ada, seats.id, DRAW);
  const { game, other } = await behind(seats);
  await post(other, seats.id, DRAW);
  for (let card = 0; card < 2; card += 1) await post(seats.bob, seats.id, DRAW);
  const outcome = await game.play(DRAW);
  assert(outcome.outcome === "confirm");
  assert.equal((await outcome.again()).outcome, "played");
  game.close();
});

test("a card is drawn by itself when another device drew the first of the turn", async () => {
  const seats = await table();
  const { game, other } = await behind(seats);
  await post(other, seats.id, DRAW);
  assert.equal((await game.play(DRAW)).outcome, "played");
  game.close();
});

test("after a 412 a move whose turn has passed is dropped", async () => {
  const seats = await table();
  const { game, other } = await behind(seats);
  await post(other, seats.id, DRAW);
  await post(other, seats.id, DRAW);
  assert.deepEqual(await game.play(DRAW), { outcome: "dropped", reason: "not_your_turn" });
  game.close();
});

test("a history that changed drops the queue", async () => {
  const seats = await table();
  const game = await opened(seats);
  const view = await seats.ada.get("/v1/games/{game_id}/view", { path: { game_id: seats.id } });
  seats.proxy.mishap = ({ method, path }) =>
    MOVES.test(`${method} ${path}`)
      ? { status: 410, body: problem(410, "history_changed", { view, head: view.head }) }
      : undefined;
  const outcomes = await Promise.all([game.play(DRAW), game.play(DRAW)]);
  for (const outcome of outcomes) {
    assert.deepEqual(outcome, { outcome: "dropped", reason: "history_changed" });
  }
  game.close();
});

test("a fault of the server that stays is reported", async () => {
  const seats = await table();
  const game = await opened(seats);
  const before = keys(seats.proxy).length;
  seats.proxy.mishap = ({ method, path }) =>
    MOVES.test(`${method} ${path}`)
      ? { status: 500, body: problem(500, "internal", { request_id: "r-1" }) }
      : undefined;
  const outcome = await game.play(DRAW);
  assert(outcome.outcome === "refused");
  assert.equal(outcome.problem.requestId, "r-1");
  assert.equal(keys(seats.proxy).length - before, 3);
  game.close();
});

test("an overloaded server is asked again with the same key", async () => {
  const seats = await table();
  const game = await opened(seats);
  const before = keys(seats.proxy).length;
  let refusals = 3;
  seats.proxy.mishap = ({ method, path }) => {
    if (!MOVES.test(`${method} ${path}`) || refusals === 0) return undefined;
    refusals -= 1;
    return { status: 503, body: problem(503, "unavailable") };
  };
  assert.equal((await game.play(DRAW)).outcome, "played");
  assert.equal(new Set(keys(seats.proxy).slice(before)).size, 1);
  game.close();
});

test("what the rules refuse is refused", async () => {
  const seats = await table();
  const game = await opened(seats);
  const outcome = await game.play({ type: "keep_tickets", tickets: [] });
  assert(outcome.outcome === "refused");
  assert.equal(outcome.problem.code, "no_tickets_offered");
  game.close();
});

test("moves are dropped when the player signs out, and never sent after a day", async () => {
  const seats = await table();
  const game = await opened(seats);
  const before = keys(seats.proxy).length;
  seats.proxy.mishap = () => "lose_request";
  const played = game.play(DRAW);
  await until(() => keys(seats.proxy).length > before, "an attempt");
  const stored = JSON.parse((await seats.storage.get("queue")) ?? "") as object[];
  await seats.ada.signOut();
  assert.deepEqual(await played, { outcome: "dropped", reason: "signed_out" });
  game.close();

  const old = await table();
  const account = old.ada.session.value?.accountId;
  const day = 24 * 3600 * 1000;
  const command = { ...stored[0], account, game: old.id, since: Date.now() - day - 1 };
  await old.storage.set("queue", JSON.stringify([command]));
  const sent = keys(old.proxy).length;
  const other = await opened(old);
  await new Promise((resolve) => setTimeout(resolve, 200));
  assert.equal(keys(old.proxy).length, sent);
  assert.equal(await old.storage.get("queue"), null);
  other.close();
});
