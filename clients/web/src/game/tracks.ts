/** The state of a route for a player: own, open, or closed. Only facts that everyone sees. */

import type { Schemas } from "railhead-client";
import type { Board, Route } from "../app.ts";

export type Table = Pick<Schemas["TableView"], "routes" | "seats">;
export type Facts = Pick<Board, "routes">;

/** Whether a player can claim a route, cards and trains aside (R5.5). */
export type Track =
  | { state: "open" }
  | { state: "own" }
  /** Another player has it. */
  | { state: "taken"; owner: number }
  /** The player has the other track. */
  | { state: "own_twin" }
  /** Another player has the other track, and few play. */
  | { state: "twin_closed"; owner: number };

/** With so many seats or fewer, the second track of a double route closes with the first. */
const FEW = 3;

export function trackOf(route: Route, table: Table, seat: number | undefined): Track {
  const ownerOf = (id: string) => table.routes.find((owned) => owned.route === id)?.seat;
  const owner = ownerOf(route.id);
  if (owner !== undefined) return owner === seat ? { state: "own" } : { state: "taken", owner };
  const beside = route.twin ? ownerOf(route.twin) : undefined;
  if (beside === undefined) return { state: "open" };
  if (beside === seat) return { state: "own_twin" };
  return table.seats.length <= FEW ? { state: "twin_closed", owner: beside } : { state: "open" };
}
