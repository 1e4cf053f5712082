/** What the page and the thread of the games on this device say to each other. */

import type { Schemas } from "railhead-client";
import type { Seen } from "./seen.ts";

export type NewSeat = { person: string } | { bot: Schemas["BotLevel"] };

export interface NewGame {
  id: string;
  variant: Schemas["Variant"];
  seats: NewSeat[];
}

/** A game in the list. */
export interface Listed {
  id: string;
  variant: Schemas["Variant"];
  /** The names of people; null for bots. */
  names: (string | null)[];
  /** The seats of people for whom it waits. */
  asked: number[];
  status: Schemas["GameStatus"];
  /** When it was last played, in milliseconds since 1970. */
  played: number;
}

export type Ask = Kept | Elsewhere;

/** About the games that this device keeps. */
export type Kept =
  | { kind: "open"; game: NewGame }
  | { kind: "list" }
  | { kind: "delete"; game: string }
  /** A request of a seat, as `crates/device/src/requests.rs` has them. */
  | { kind: "answer"; game: string; seat: number; request: object };

/** About a game elsewhere, as `seen.ts` sums it up; or nothing, to begin. */
export type Elsewhere = { kind: "moves" | "plan"; seen: Seen } | { kind: "begin" };

export interface Answer {
  status: number;
  head: string;
  body: unknown;
}

export type ToWorker = Ask & { number: number };

export type FromWorker =
  | { kind: "done"; number: number; value: unknown }
  | { kind: "failed"; number: number; why: string }
  /** A game has changed, by whomever. */
  | { kind: "changed"; game: string; asked: number[] };
