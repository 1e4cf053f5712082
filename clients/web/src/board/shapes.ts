/** The shapes of routes. */

import type { Schemas } from "railhead-client";

type Space = Schemas["SpacePlace"];
type Drawn = Schemas["DrawnRoute"];

export const at = (space: Space): string =>
  `translate(${space.x} ${space.y})rotate(${space.angle})`;

/** The spaces of a route as one path of rectangles, grown by so much on every side. */
export function rectangles(
  place: Pick<Drawn, "spaces" | "space_length">,
  width: number,
  grown: number,
): string {
  const [half, across] = [place.space_length / 2 + grown, width / 2 + grown];
  return place.spaces
    .map((space) => {
      const angle = (space.angle * Math.PI) / 180;
      const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
      const corners = [
        [-half, -across],
        [half, -across],
        [half, across],
        [-half, across],
      ] as const;
      const turned = corners.map(
        ([x, y]) =>
          `${(space.x + x * cos - y * sin).toFixed(1)} ${(space.y + x * sin + y * cos).toFixed(1)}`,
      );
      return `M${turned.join("L")}Z`;
    })
    .join("");
}

/** Width of a route. */
export const WIDTH = 14;

/** Margin of a train around its space. */
export const TRAIN = 2.5;
