/** Puzzles of the server: decisions of finished games, as their seats saw them. */

import { Problem, type Schemas } from "railhead-client";
import { railhead } from "../app.ts";

export type Move = Schemas["Move"];
export type Puzzle = Schemas["Puzzle"];
export type Attempt = Schemas["PuzzleAttempt"];
export type Solution = Schemas["PuzzleSolution"];
export type Theme = Schemas["PuzzleTheme"];

export const THEMES: readonly Theme[] = [
  "claim",
  "tunnel",
  "ferry",
  "station",
  "cards",
  "tickets",
  "last_round",
];

/** Which puzzles are wanted. */
export interface Wanted {
  isMine: boolean;
  theme: Theme | null;
}

/** A puzzle for the player; null if none is left. */
export async function nextPuzzle({ isMine, theme }: Wanted): Promise<Puzzle | null> {
  const query = { ...(isMine && { mine: true }), ...(theme && { theme }) };
  try {
    return await railhead.get("/v1/puzzles/next", { query });
  } catch (error) {
    if (error instanceof Problem && error.code === "no_puzzle") return null;
    throw error;
  }
}

/** Tries a move; without one, gives the puzzle up. */
export function attemptPuzzle({ puzzle_id }: Puzzle, move: Move | null): Promise<Attempt> {
  const body = move ? { move } : {};
  return railhead.post("/v1/puzzles/{puzzle_id}/attempts", { path: { puzzle_id }, body });
}
