/** A small board and games on it, for tests. */

import type { Known } from "railhead-client";
import type { Route } from "../src/app.ts";
import { CARDS, type Card } from "../src/game/kinds.ts";

const route = (id: string, from: string, to: string, more: Partial<Route> = {}): Route =>
  ({
    id,
    from,
    to,
    length: 2,
    color: "red",
    ferry: 0,
    tunnel: false,
    twin: null,
    ...more,
  }) as Route;

/**
 * `a` to `b` by a double route, red and blue; `b` to `c` by a long ferry; `a` to `d` and `d` to `c` by gray
 * routes; `e` is an end at `d`.
 */
export const ROUTES = new Map(
  [
    route("a-b-red", "a", "b", { twin: "a-b-blue" as Route["id"] }),
    route("a-b-blue", "a", "b", { color: "blue", twin: "a-b-red" as Route["id"] }),
    route("b-c", "b", "c", { length: 6, color: null, ferry: 2 }),
    route("a-d", "a", "d", { length: 3, color: null }),
    route("d-c", "d", "c", { length: 4, color: null, tunnel: true }),
    route("d-e", "d", "e", { length: 1, color: "green" }),
  ].map((each) => [each.id as string, each]),
);

export const FACTS = { routes: ROUTES };

export const hand = (held: Partial<Record<Card, number>> = {}): Record<Card, number> => ({
  ...(Object.fromEntries(CARDS.map((card) => [card, 0])) as Record<Card, number>),
  ...held,
});

interface Setting {
  seats?: number;
  /** The routes of each seat. */
  owned?: Record<string, number>;
  stations?: Record<string, number>;
  held?: Partial<Record<Card, number>>;
  own?: { trains?: number; stations?: number; on_vacation?: boolean };
  phase?: object;
  to_move?: boolean;
  offer?: object | null;
}

/** A game in which the player has seat 0 and is to choose an action. */
export function game({
  seats = 2,
  owned = {},
  stations = {},
  held = {},
  own = {},
  phase = { name: "turn", seat: 0, step: { name: "choose" } },
  to_move = true,
  offer = null,
}: Setting = {}): Known {
  const seat = (at: number) => ({ seat: at, trains: 45, stations: 3, on_vacation: false });
  const table = {
    phase,
    seats: Array.from({ length: seats }, (_, at) => ({ ...seat(at), ...(at === 0 ? own : {}) })),
    routes: Object.entries(owned).map(([id, by]) => ({ route: id, seat: by })),
    stations: Object.entries(stations).map(([city, by]) => ({ city, seat: by })),
  };
  const you = { seat: 0, hand: hand(held), tickets: [], to_move, offer };
  return { version: 1, table, you, clocks: null } as unknown as Known;
}
