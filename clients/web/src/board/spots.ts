/** Places of the board: routes and cities, and the one nearest to a point. */

import type { Schemas } from "railhead-client";

/** Something on the board. */
export type Spot = { kind: "route"; id: string } | { kind: "city"; id: string };

/** A point of the board, and the pixels of the screen for a unit of it. */
interface At {
  x: number;
  y: number;
  scale: number;
}

/** How far from something a finger may be, in pixels. */
const REACH = 26;

/** What is nearest to a tap: a city counts where its dot is, a route on each of its spaces. */
export function nearest(
  { cities, routes }: Pick<Schemas["BoardGeometry"], "cities" | "routes">,
  { x, y, scale }: At,
  reach = REACH,
): Spot | null {
  let best: Spot | null = null;
  let least = reach / scale;
  for (const city of cities) {
    const distance = Math.hypot(city.x - x, city.y - y) - 2;
    if (distance < least) [best, least] = [{ kind: "city", id: city.id }, distance];
  }
  for (const route of routes) {
    for (const space of route.spaces) {
      const distance = fromSpace(space, route.space_length, x, y);
      if (distance < least) [best, least] = [{ kind: "route", id: route.id }, distance];
    }
  }
  return best;
}

/** How far a point is from the line in the middle of a space. */
function fromSpace(space: Schemas["SpacePlace"], length: number, x: number, y: number): number {
  const angle = (space.angle * Math.PI) / 180;
  const [dx, dy] = [x - space.x, y - space.y];
  const along = Math.max(0, Math.abs(dx * Math.cos(angle) + dy * Math.sin(angle)) - length / 2);
  return Math.hypot(along, dy * Math.cos(angle) - dx * Math.sin(angle));
}
