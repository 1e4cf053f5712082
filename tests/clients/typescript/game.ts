/** Two people play a game to its end, each with openapi-fetch and the generated types. */

import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import createClient, { type Client } from "openapi-fetch";
import type { components, paths } from "../build/openapi-typescript/schema.js";
import { follow } from "./stream.js";

type Api = Client<paths>;
type Problem = components["schemas"]["Problem"];
type Move = components["schemas"]["Move"];
type Answer<T> = { data?: T; error?: Problem; response: Response };
type Player = { api: Api; token: string; name: string };

const url = process.argv[2] ?? "";
const anyone: Api = createClient<paths>({ baseUrl: url });

/** The body of a success. */
function ok<T>({ data, error, response }: Answer<T>): T {
  assert(data !== undefined, `${response.status} ${error?.code}: ${error?.detail}`);
  return data;
}

function refused({ error, response }: Answer<unknown>, status: number): Problem {
  assert.equal(response.status, status);
  assert(error);
  return error;
}

async function signUp(name: string): Promise<Player> {
  const body = { name, password: `a train at noon ${name}`, device: "a test" };
  const made = ok(await anyone.POST("/v1/accounts", { body }));
  assert.equal(made.account.name, name);
  const token = made.access_token;
  const headers = { authorization: `Bearer ${token}` };
  return { api: createClient<paths>({ baseUrl: url, headers }), token, name };
}

/** A route if one can be claimed; the compiler knows the fields of each kind of move. */
function choose(moves: Move[], turn: number): Move {
  const claims = moves.filter((move) => move.type === "claim_route");
  const from: Move[] = claims.length ? claims : moves;
  const move = from[turn % from.length];
  assert(move);
  if (move.type === "claim_route") assert(move.route && move.payment.locomotives >= 0);
  if (move.type === "take_face_up") assert(move.slot < 5);
  return move;
}

/** Plays until nobody has a legal move; answers how many moves there were. */
async function play(game_id: string, players: Player[]): Promise<number> {
  const path = { game_id };
  for (let count = 0; ; ) {
    let idle = true;
    for (const { api } of players) {
      const { moves } = ok(await api.GET("/v1/games/{game_id}/moves", { params: { path } }));
      if (!moves.length) continue;
      idle = false;
      const body = choose(moves, count);
      const { head } = ok(await api.GET("/v1/games/{game_id}/view", { params: { path } }));
      const header = { "Idempotency-Key": randomUUID(), "If-Match": `"${head}"` };
      const send = () => api.POST("/v1/games/{game_id}/moves", { params: { path, header }, body });
      const done = ok(await send());
      assert.notEqual(done.head, head);
      if (count % 40 === 0) {
        assert.deepEqual(ok(await send()), done, "a retry is answered as the first time");
        const other = { params: { path, header: { "If-Match": `"${head}"` } }, body };
        const stale = refused(await api.POST("/v1/games/{game_id}/moves", other), 412);
        assert.equal(stale.code, "stale_version");
        assert.equal(stale.head, done.head);
      }
      count += 1;
    }
    if (idle) return count;
  }
}

/** The result, replay, leaderboard and inbox of a game that is over. */
async function after(game_id: string, players: Player[]): Promise<void> {
  const path = { game_id };
  const result = ok(await anyone.GET("/v1/games/{game_id}/result", { params: { path } }));
  for (const score of result.scores) {
    assert.equal(score.total, score.routes + score.tickets + score.stations + score.express);
  }
  const summary = ok(await anyone.GET("/v1/games/{game_id}", { params: { path } }));
  for (let at = 1; at <= summary.version; at += 50) {
    const params = { path, query: { at } };
    const view = ok(await anyone.GET("/v1/games/{game_id}/replay", { params }));
    assert.equal(view.version, at);
  }
  // Players who have met few people are listed among friends only.
  for (const { api, name } of players) {
    const friend = players.find((other) => other.name !== name)!;
    ok(await api.PUT("/v1/me/friends/{name}", { params: { path: { name: friend.name } } }));
  }
  const params = { path: { board: "duel" as const }, query: { among: "friends" as const } };
  const board = ok(await players[0]!.api.GET("/v1/leaderboards/{board}", { params }));
  assert(typeof board !== "string", "JSON unless CSV is asked for");
  for (const { api, name } of players) {
    assert(board.items.some((entry) => entry.name === name), `${name} is in no leaderboard`);
    const inbox = ok(await api.GET("/v1/me/inbox"));
    const ended = inbox.items.filter((item) => item.kind === "finished");
    assert.deepEqual(ended.map((item) => item.game), [game_id]);
    const read = await api.PUT("/v1/me/inbox/read", { body: { seq: inbox.cursor } });
    assert.equal(ok(read).unread, 0);
  }
}

const players = [await signUp("Ada in TypeScript"), await signUp("Bob in TypeScript")] as const;
const [ada, bob] = players;
const header = { "Idempotency-Key": randomUUID() };
const clock = { kind: "per_move", seconds: 86_400 } as const;
const body = { seats: 2, rated: true, clock, visibility: "unlisted", color: "purple" } as const;
const table = ok(await ada.api.POST("/v1/games", { params: { header }, body }));
const same = ok(await ada.api.POST("/v1/games", { params: { header }, body }));
assert.deepEqual(same, table);
const code = table.code ?? "";
const invite = ok(await anyone.GET("/v1/invites/{code}", { params: { path: { code } } }));
assert.equal(invite.game, table.id);
assert.equal(invite.open_seats, 1);
const joined = ok(await bob.api.POST("/v1/games/join-by-code", { body: { code } }));
const path = { game_id: table.id };
const first = { "If-Match": `"${joined.head}"` };
ok(await ada.api.POST("/v1/games/{game_id}/start", { params: { path, header: first } }));
const following = players.map(({ token }, seat) => follow(url, token, table.id, 25 + 15 * seat));
const moves = await play(table.id, [...players]);
for (const [seat, { events, cuts, end }] of (await Promise.all(following)).entries()) {
  assert.equal(end, "game_over");
  assert(cuts > 2);
  assert.deepEqual(events.map((event) => event.seq), events.map((_, index) => index + 1));
  // Hands are dealt face up to their owner only.
  for (const event of events) {
    if (event.type === "cards_dealt") assert.equal(event.cards !== undefined, event.seat === seat);
  }
}
await after(table.id, [...players]);
console.log(`a game of ${moves} moves in TypeScript`);
