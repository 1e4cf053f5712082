/** Trains laid on a route, space by space; at the end they look like `Trains`. */

import type { JSX } from "preact";
import type { Schemas } from "railhead-client";
import { Wagons } from "./trains.tsx";

/** The share of the time in which trains are laid. */
const LAYING = 0.6;

export function Laid({
  place,
  color,
  ms,
  points,
}: {
  place: Schemas["DrawnRoute"] | undefined;
  color: Schemas["PlayerColor"] | null | undefined;
  ms: number;
  /** Points of the route. */
  points: number;
}): JSX.Element | null {
  if (!place || !color) return null;
  const { spaces, space_length } = place;
  const middle = spaces[Math.floor(spaces.length / 2)];
  return (
    <g>
      {spaces.map((space, position) => (
        <g
          key={position}
          class="laid"
          style={{ animationDelay: `${Math.round((position * ms * LAYING) / spaces.length)}ms` }}
        >
          <Wagons place={{ spaces: [space], space_length }} color={color} />
        </g>
      ))}
      {middle && (
        <g transform={`translate(${middle.x} ${middle.y - 24})`}>
          <text class="gain" style={{ "--ms": `${ms}ms` }}>
            +{points}
          </text>
        </g>
      )}
    </g>
  );
}
