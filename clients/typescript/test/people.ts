/** People at a table, over the request layer of the SDK alone. */

import { memoryStorage, type Move, Railhead, type Schemas } from "../src/index.js";
import { Lot } from "./lot.js";
import type { Server } from "./server.js";

/** Short enough for tests, long enough for a busy machine. */
export const quick = { retry: 20, longestRetry: 200, request: 10_000 };

export async function guest(server: Server, options: object = {}): Promise<Railhead> {
  const baseUrl = server.url;
  const railhead = new Railhead({ baseUrl, storage: memoryStorage(), timing: quick, ...options });
  await railhead.guest();
  return railhead;
}

/** Opens a game for these people and the bots; not started. */
export async function tableOf(
  people: readonly Railhead[],
  options: Partial<Schemas["NewGame"]> = {},
): Promise<string> {
  const [host, ...others] = people;
  if (!host) throw new Error("nobody is there");
  const seats = people.length + (options.bots?.length ?? 0);
  // The same cards in each run.
  const secret = "5d".repeat(32);
  const { id } = await host.post("/v1/games", { body: { seats, secret, ...options } });
  for (const other of others) {
    await other.put("/v1/games/{game_id}/players/me", { path: { game_id: id } });
  }
  return id;
}

export async function start(host: Railhead, id: string): Promise<void> {
  await host.post("/v1/games/{game_id}/start", { path: { game_id: id } });
}

/** One of the legal moves by lot; none when it is not the player's turn. */
export async function someMove(who: Railhead, id: string, lot: Lot): Promise<Move | undefined> {
  const { moves } = await who.get("/v1/games/{game_id}/moves", { path: { game_id: id } });
  if (moves.length === 0) return undefined;
  // Claims first, or the game would take long; else by kind, or some would hardly be made.
  const claims = moves.filter(({ type }) => type === "claim_route");
  if (claims.length > 0 && lot.below(3) > 0) return lot.of(claims);
  const kind = lot.of([...new Set(moves.map(({ type }) => type))]);
  return lot.of(moves.filter(({ type }) => type === kind));
}

/** JSON with its keys in order, so that equal values are equal bytes. */
export function canonical(value: unknown): string {
  return JSON.stringify(sorted(value));
}

function sorted(value: unknown): unknown {
  if (value === null || typeof value !== "object") return value;
  if (Array.isArray(value)) return value.map(sorted);
  const copy: Record<string, unknown> = {};
  for (const key of Object.keys(value).sort()) copy[key] = sorted((value as typeof copy)[key]);
  return copy;
}
