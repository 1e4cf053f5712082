import type { Problem } from "./problem.js";
import type { CommandResult, Move } from "./types.js";

/** A move that waits for its answer. */
export interface Pending {
  readonly id: string;
  readonly move: Move;
  /** When the player made it, in milliseconds since 1970 by this device. */
  readonly since: number;
  /** The device keeps it: it is sent even if the page is closed first. */
  readonly isStored: boolean;
}

/** What became of a move. */
export type PlayOutcome =
  /** The server has carried it out: now, or `replayed` by an earlier attempt, whose answer it is. */
  | { readonly outcome: "played"; readonly result: CommandResult; readonly replayed: boolean }
  /** The rules or the server refuse it. */
  | { readonly outcome: "refused"; readonly problem: Problem }
  /**
   * The game has moved on, and the move is still legal, but what it is about may have changed:
   * the player has to confirm it. `again` plays it in the game as it is now.
   */
  | { readonly outcome: "confirm"; readonly move: Move; again(): Promise<PlayOutcome> }
  /** It was not played, and cannot be any more. */
  | { readonly outcome: "dropped"; readonly reason: DropReason }
  /** The game was closed first. The move is still in the queue, and sent when the game is opened. */
  | { readonly outcome: "kept" };

export type DropReason =
  /** The game has moved on, and it is no longer the player's turn. */
  | "not_your_turn"
  /** The game has moved on, and the move is no longer legal. */
  | "not_legal"
  /** The player's time ran out before the move could be sent. */
  | "out_of_time"
  /** It waited for more than a day. */
  | "too_old"
  /** The server lost its last moves in a failure. */
  | "history_changed"
  /** Somebody else is signed in, or nobody. */
  | "signed_out";

/** A command as it is kept on the device. */
export interface Command extends Omit<Pending, "isStored"> {
  /** The `Idempotency-Key`: another one in another state, for the old one may still be on its way. */
  readonly key: string;
  readonly game: string;
  readonly account: string;
  /** The state that the player acted on. */
  readonly ifMatch: string;
  /** What the move depends on, in that state. */
  readonly basis: string;
  /** When the player's time runs out, in milliseconds by the server; null without a clock. */
  readonly deadline: number | null;
  /** Whether it may have reached the server. */
  readonly sent: boolean;
}

/** Commands are not kept longer: the server forgets its stored responses. */
export const LONGEST = 24 * 3600 * 1000;
