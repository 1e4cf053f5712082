/** Moves that a step of a lesson allows. */

import type { Move } from "../game/words.ts";

/** The asked move, as the server offers it; no move if the player only reads. */
export function movesOf(asked: Move | null, moves: readonly Move[]): readonly Move[] {
  const wanted = asked && written(asked);
  return moves.filter((move) => written(move) === wanted);
}

/** A move as text. Fields and tickets may have another order, and a colour that is null may be absent. */
function written(move: Move): string {
  return JSON.stringify(move, (_, value: unknown) => {
    if (Array.isArray(value)) return [...value].sort();
    if (typeof value !== "object" || value === null) return value;
    const fields = Object.entries(value).filter(([, field]) => field !== null);
    return Object.fromEntries(fields.sort(([one], [other]) => (one < other ? -1 : 1)));
  });
}
