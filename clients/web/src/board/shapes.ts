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

/** The spaces of a route, or some of them. */
export type Wagons = Pick<Drawn, "spaces" | "space_length">;

/** Whether a wagon on a space must be turned, so that its roof is up. */
const isDown = ({ angle }: Space): boolean => Math.cos((angle * Math.PI) / 180) < 0;

/** The position of a player's mark on a wagon. */
export const upright = (space: Space): string =>
  `translate(${space.x} ${space.y})rotate(${space.angle + (isDown(space) ? 180 : 0)})translate(0-1)`;

/** The wagons on the spaces of a route, as one path for each of their parts. */
export function wagons(place: Wagons): { body: string; wheels: string; roof: string } {
  const half = place.space_length / 2 + TRAIN;
  const line = (shape: readonly (readonly [number, number])[], end = "") =>
    place.spaces
      .map((space) => {
        const angle = (space.angle * Math.PI) / 180;
        const turn = isDown(space) ? -1 : 1;
        const [sin, cos] = [turn * Math.sin(angle), turn * Math.cos(angle)];
        const points = shape.map(
          ([x, y]) =>
            `${(space.x + x * cos - y * sin).toFixed(1)} ${(space.y + x * sin + y * cos).toFixed(1)}`,
        );
        return `M${points.join("L")}${end}`;
      })
      .join("");
  const axle = half - 7;
  return {
    body: line(
      [
        [-half, -6.5],
        [3 - half, -9.5],
        [half - 3, -9.5],
        [half, -6.5],
        [half, 6.4],
        [-half, 6.4],
      ],
      "Z",
    ),
    wheels: [-axle, axle]
      .map((x) =>
        line([
          [x, 6.8],
          [x + 0.1, 6.8],
        ]),
      )
      .join(""),
    roof: line([
      [-axle - 2, -6.6],
      [axle + 2, -6.6],
    ]),
  };
}

/** Width of a route. */
export const WIDTH = 14;

/** Margin of a train around its space. */
export const TRAIN = 2.5;
