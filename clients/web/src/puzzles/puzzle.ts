/** Puzzles of the server: decisions of finished games, as their seats saw them. */

import { Problem, type Schemas } from "railhead-client";
import { railhead } from "../app.ts";

export type Move = Schemas["Move"];

export const THEMES = [
  "claim",
  "tunnel",
  "ferry",
  "station",
  "cards",
  "tickets",
  "last_round",
] as const;
export type Theme = (typeof THEMES)[number];

export interface Puzzle {
  puzzle_id: string;
  seat: number;
  view: Schemas["GameView"];
  choices: Move[];
  themes: Theme[];
  rating: number;
  /** The decision of the player's own game, and the points that it cost. */
  mine?: { game_id: string; seq: number; cost: number } | null;
}

export interface Attempt {
  is_right: boolean;
  /** The points of the chosen move over the one that was played. */
  gain?: Schemas["Estimate"] | null;
  /** None as long as the player looks for it. */
  solution?: Solution | null;
  rating?: { before: number; after: number } | null;
}

export interface Solution {
  best: Move;
  gain: Schemas["Estimate"];
  played: Move;
  /** Others that are right, too. */
  also: Move[];
  plan: string[];
}

/** Which puzzles are wanted. */
export interface Wanted {
  isMine: boolean;
  theme: Theme | null;
}

/** The operations that this screen needs, until the client of the server knows them. */
interface Puzzling {
  get: (path: "/v1/puzzles/next", options: { query: object }) => Promise<Puzzle>;
  post: (
    path: "/v1/puzzles/{puzzle_id}/attempts",
    options: { path: { puzzle_id: string }; body: object },
  ) => Promise<Attempt>;
}
const server = railhead as unknown as Puzzling;

/** A puzzle for the player; null if none is left. */
export async function nextPuzzle({ isMine, theme }: Wanted): Promise<Puzzle | null> {
  const query = { ...(isMine && { mine: true }), ...(theme && { theme }) };
  try {
    return await server.get("/v1/puzzles/next", { query });
  } catch (error) {
    if (error instanceof Problem && (error.code as string) === "no_puzzle") return null;
    throw error;
  }
}

/** Tries a move; without one, gives the puzzle up. */
export function attemptPuzzle({ puzzle_id }: Puzzle, move: Move | null): Promise<Attempt> {
  const path = { puzzle_id };
  return server.post("/v1/puzzles/{puzzle_id}/attempts", { path, body: move ? { move } : {} });
}
