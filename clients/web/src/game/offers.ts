/** The routes of the list to build from, in groups and in order. */

import type { Route } from "../app.ts";
import { trackOf, type Table } from "./tracks.ts";

/** A route, and its other track if both look alike and either will do. */
export interface Row {
  fact: Route;
  twin: Route | null;
}

export interface Groups {
  /** Can be claimed, and a plan needs them. */
  needed: readonly Row[];
  /** Can be claimed. */
  others: readonly Row[];
  /** A plan needs them, but they cannot be claimed now. */
  missing: readonly Row[];
}

export function routeGroups(
  routes: readonly Route[],
  {
    open,
    needed,
    table,
    seat,
  }: {
    open: ReadonlySet<string>;
    needed: ReadonlySet<string>;
    table: Table;
    seat: number | undefined;
  },
): Groups {
  const isNeeded = ({ id, twin }: Route) =>
    needed.has(id) || Boolean(twin && needed.has(twin) && open.has(id));
  // Points grow with the length.
  const sorted = [...routes].sort((one, other) => other.length - one.length);
  const isFree = (route: Route) => trackOf(route, table, seat).state === "open";
  return {
    needed: rows(sorted.filter((route) => open.has(route.id) && isNeeded(route))),
    others: rows(sorted.filter((route) => open.has(route.id) && !isNeeded(route))),
    missing: rows(
      sorted.filter((route) => !open.has(route.id) && isNeeded(route) && isFree(route)),
    ),
  };
}

/** One row for two tracks that look alike; otherwise their drawings tell them apart. */
function rows(routes: readonly Route[]): Row[] {
  const byId = new Map(routes.map((route) => [route.id as string, route]));
  return routes.flatMap((fact) => {
    const beside = byId.get(fact.twin ?? "");
    const twin = beside && beside.color === fact.color ? beside : null;
    return twin && twin.id < fact.id ? [] : [{ fact, twin }];
  });
}
