/** The cheapest way over cities that a player has named, from what everyone sees. */

import type { Route } from "../app.ts";
import { lackOf, missingFor, type Hand, type Missing } from "./lack.ts";
import { trackOf, type Facts, type Table } from "./tracks.ts";

/** A way that a player keeps: the cities, and the routes that were open when they chose it. */
export interface Wish {
  cities: readonly string[];
  routes: readonly string[];
}

export interface WayLeg {
  route: string;
  from: string;
  to: string;
  use: "own" | "claim";
}

export interface Way {
  legs: readonly WayLeg[];
  /** Neighbouring cities of the wish that nothing joins any more. */
  blocked: readonly (readonly [from: string, to: string])[];
  /** Trains of the routes to claim. */
  trains: number;
  missing: Missing;
}

/** Trains count first, then missing cards, then routes. */
const [TRAIN, CARD, STEP] = [10_000, 100, 1];

/** The way over the cities in this order. Own routes cost nothing, and a route is paid once. */
export function wayOver(
  cities: readonly string[],
  facts: Facts,
  table: Table,
  { seat, hand }: { seat: number; hand: Hand },
): Way {
  const usable = [...facts.routes.values()].flatMap((route) => {
    const { state } = trackOf(route, table, seat);
    return state === "own" || state === "open" ? [{ route, isOwn: state === "own" }] : [];
  });
  const claimed = new Map<string, Route>();
  const cost = (route: Route, isOwn: boolean) => {
    if (isOwn || claimed.has(route.id)) return STEP;
    // A player never owns both tracks of a double route (R5.5).
    if (route.twin && claimed.has(route.twin)) return Infinity;
    const { cards, locomotives } = lackOf(route, hand);
    return route.length * TRAIN + (cards + locomotives) * CARD + STEP;
  };
  const legs: WayLeg[] = [];
  const blocked: [string, string][] = [];
  for (const [at, to] of cities.slice(1).entries()) {
    const from = cities[at]!;
    const edges = usable.map(({ route, isOwn }) => ({ route, isOwn, cost: cost(route, isOwn) }));
    const found = shortest(from, to, edges);
    if (!found) blocked.push([from, to]);
    for (const { route, isOwn, start } of found ?? []) {
      const end = route.from === start ? route.to : route.from;
      legs.push({ route: route.id, from: start, to: end, use: isOwn ? "own" : "claim" });
      if (!isOwn) claimed.set(route.id, route);
    }
  }
  const prices = [...claimed.values()];
  const trains = prices.reduce((sum, { length }) => sum + length, 0);
  return { legs, blocked, trains, missing: missingFor(prices, hand) };
}

/** The routes of a wish that others have closed since. */
export function closedOf(wish: Wish, facts: Facts, table: Table, seat: number): string[] {
  return wish.routes.filter((id) => {
    const route = facts.routes.get(id);
    const state = route && trackOf(route, table, seat).state;
    return state === "taken" || state === "twin_closed";
  });
}

interface Edge {
  route: Route;
  isOwn: boolean;
  cost: number;
}

/** Dijkstra's search; null if nothing joins the cities. */
function shortest(
  from: string,
  to: string,
  edges: readonly Edge[],
): (Edge & { start: string })[] | null {
  const around = new Map<string, Edge[]>();
  for (const edge of edges) {
    if (edge.cost === Infinity) continue;
    for (const end of [edge.route.from, edge.route.to])
      around.set(end, [...(around.get(end) ?? []), edge]);
  }
  const reached = new Map<string, { cost: number; by: (Edge & { start: string }) | null }>();
  reached.set(from, { cost: 0, by: null });
  const done = new Set<string>();
  for (;;) {
    const open = [...reached].filter(([city]) => !done.has(city));
    const next = open.sort(([, one], [, other]) => one.cost - other.cost)[0];
    if (!next || next[0] === to) break;
    const [city, { cost }] = next;
    done.add(city);
    for (const edge of around.get(city) ?? []) {
      const end = edge.route.from === city ? edge.route.to : edge.route.from;
      const total = cost + edge.cost;
      if (total < (reached.get(end)?.cost ?? Infinity))
        reached.set(end, { cost: total, by: { ...edge, start: city } });
    }
  }
  if (!reached.has(to)) return null;
  const path: (Edge & { start: string })[] = [];
  for (let by = reached.get(to)!.by; by; by = reached.get(by.start)!.by) path.unshift(by);
  return path;
}
