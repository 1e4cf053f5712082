/** What a player has found out about a puzzle. */

import type { Attempt, Move, Solution } from "./puzzle.ts";

export interface Progress {
  /** The places of choices that were wrong. */
  wrong: readonly number[];
  /** The last answer; null before the first one. */
  answer: Attempt | null;
  /** The rating before and after the attempt that counted, if one did. */
  rating: Attempt["rating"];
}

export const BEGUN: Progress = { wrong: [], answer: null, rating: null };

/** The progress after an answer to a choice; `at` is its place, or null for giving up. */
export function after({ wrong, rating }: Progress, at: number | null, answer: Attempt): Progress {
  const isWrong = at !== null && !answer.is_right && !wrong.includes(at);
  return { wrong: isWrong ? [...wrong, at] : wrong, answer, rating: rating ?? answer.rating };
}

export const solutionOf = ({ answer }: Progress): Solution | null => answer?.solution ?? null;

/** What the player knows about a choice. */
export type Mark = "right" | "wrong" | null;

export function markOf(progress: Progress, move: Move, at: number): Mark {
  const solution = solutionOf(progress);
  const right = solution ? [solution.best, ...solution.also] : [];
  if (right.some((one) => isSame(one, move))) return "right";
  return progress.wrong.includes(at) ? "wrong" : null;
}

/** Whole points of an estimate that are worth telling; null otherwise. */
export function pointsOf(gain: Attempt["gain"]): number | null {
  const whole = Math.round(gain?.mean ?? 0);
  return whole >= 1 ? whole : null;
}

/** What a live region says about the progress, as the end of the id of a text, with points if it has any. */
export function newsOf({ answer }: Progress): { id: string; gain: number | null } {
  if (!answer) return { id: "ask", gain: null };
  if (answer.is_right) return told("right", pointsOf(answer.gain));
  return answer.solution ? { id: "shown", gain: null } : told("wrong", pointsOf(answer.gain));
}

const told = (id: string, gain: number | null) => ({ id: gain ? `${id}-gain` : id, gain });

/** Whether two moves are the same, in whatever order their parts are written. */
export const isSame = (one: Move, other: Move): boolean => keyOf(one) === keyOf(other);

function keyOf(value: unknown): string {
  if (typeof value !== "object" || value === null) return String(value);
  const parts = Object.entries(value).filter(([, part]) => part != null);
  return `{${parts.map(([name, part]) => `${name}:${keyOf(part)}`).sort()}}`;
}
