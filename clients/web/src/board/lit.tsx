/** A planned way: a band below its routes from city to city, with rings at its stops. */

import type { ComponentChildren, JSX } from "preact";
import type { Schemas } from "railhead-client";

export interface LitWay {
  /** The routes, and whether they are the player's, to be claimed, or lent by a station. */
  legs: readonly { route: string; use: Schemas["LegUse"] }[];
  /** Cities in which a station has to be built. */
  stations: readonly string[];
  /** Cities that the player has named, or the ends of tickets. */
  stops: readonly string[];
}

interface Places {
  routes: ReadonlyMap<string, Schemas["DrawnRoute"]>;
  cities: ReadonlyMap<string, Schemas["CityPlace"]>;
}

/** The band. `children` draw the routes on it. */
export function LitBand({
  way,
  places,
  ends,
  children,
}: {
  way: LitWay;
  places: Places;
  /** The cities of a route. */
  ends: (route: string) => readonly (string | undefined)[];
  children: ComponentChildren;
}): JSX.Element {
  const lines = way.legs.flatMap(({ route, use }) => {
    const [from, to] = ends(route).map((id) => places.cities.get(id ?? ""));
    const spaces = places.routes.get(route)?.spaces;
    if (!from || !to || !spaces) return [];
    const points = [from, ...spaces, to].map(({ x, y }) => `${x} ${y}`);
    return [{ route, use, d: `M${points.join("L")}` }];
  });
  return (
    <g class="lit">
      {["edge", "band"].map((layer) =>
        lines.map(({ route, use, d }) => (
          <path key={`${layer} ${route}`} class={`${layer} ${use}`} d={d} />
        )),
      )}
      {children}
    </g>
  );
}

/** Rings at the stops, and stations to be built. */
export function LitStops({ way, places }: { way: LitWay; places: Places }): JSX.Element {
  const at = (ids: readonly string[]) => ids.flatMap((id) => places.cities.get(id) ?? []);
  return (
    <g class="lit">
      {at(way.stops).map(({ id, x, y }) => (
        <g key={id}>
          <circle class="edge" cx={x} cy={y} r="17" />
          <circle class="band" cx={x} cy={y} r="17" />
        </g>
      ))}
      {at(way.stations).map(({ id, x, y }) => (
        <g key={id} transform={`translate(${x} ${y})`}>
          <path class="house" d="M-15 15V-5L0-20L15-5V15Z" />
          <path class="plus" d="M-6 2H6M0-4V8" />
        </g>
      ))}
    </g>
  );
}
