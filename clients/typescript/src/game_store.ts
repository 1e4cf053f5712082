import type { Position } from "./game_log.js";
import type { Railhead } from "./railhead.js";
import { readJson } from "./storage.js";
import type { GameSummary, LegalMoves } from "./types.js";

/** A game as the device keeps it, to show it before the line is there and to ask only for the rest. */
export interface KeptGame {
  /** Whose view it is; null for a spectator. */
  readonly account: string | null;
  readonly position: Position;
  readonly game: GameSummary | null;
  /** The legal moves that were asked for last; games that were kept before have none. */
  readonly legal?: LegalMoves | null;
}

/** So many games are kept: those looked at last. */
const KEPT = 20;
const INDEX = "games";
const saves = new WeakMap<Railhead, Map<string, KeptGame>>();

export function keptGame(railhead: Railhead, id: string): Promise<KeptGame | null> {
  return readJson<KeptGame>(railhead.storage, `game ${id}`);
}

/** Keeps the last state. States that follow each other quickly are written once. */
export async function keepGame(railhead: Railhead, id: string, kept: KeptGame): Promise<void> {
  const waiting = saves.get(railhead) ?? new Map<string, KeptGame>();
  saves.set(railhead, waiting);
  const isUnderWay = waiting.has(id);
  waiting.set(id, kept);
  if (isUnderWay) return;
  await railhead.locks.exclusive("railhead games", async () => {
    const last = waiting.get(id);
    waiting.delete(id);
    await railhead.storage.set(`game ${id}`, JSON.stringify(last));
    await remember(railhead, id);
  });
}

export async function forgetGame(railhead: Railhead, id: string): Promise<void> {
  await railhead.locks.exclusive("railhead games", async () => {
    await railhead.storage.delete(`game ${id}`);
    const ids = (await readJson<string[]>(railhead.storage, INDEX)) ?? [];
    await railhead.storage.set(INDEX, JSON.stringify(ids.filter((other) => other !== id)));
  });
}

async function remember(railhead: Railhead, id: string): Promise<void> {
  const ids = (await readJson<string[]>(railhead.storage, INDEX)) ?? [];
  if (ids[0] === id) return;
  const next = [id, ...ids.filter((other) => other !== id)];
  for (const old of next.splice(KEPT)) await railhead.storage.delete(`game ${old}`);
  await railhead.storage.set(INDEX, JSON.stringify(next));
}
