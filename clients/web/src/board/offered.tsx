/** Offered tickets, each with a colour and a number, on the map as in the list. */

import type { JSX } from "preact";
import type { Schemas } from "railhead-client";

type Place = Schemas["CityPlace"];

/** Dark enough for a white number, and unlike each other for all eyes by their number. */
const COLORS = ["#b3005a", "#0b5cad", "#8a4b00", "#1b6e35", "#5b3a99", "#8f1d1d"] as const;

export const offerColor = (position: number): string => COLORS[position % COLORS.length]!;

export function Offered({
  tickets,
  kept,
  cities,
}: {
  tickets: readonly { id: string }[];
  kept: ReadonlySet<string>;
  cities: ReadonlyMap<string, Place>;
}): JSX.Element {
  const ends = tickets.map(({ id }) => id.split("-").map((city) => cities.get(city)));
  return (
    <>
      {ends.map(([from, to], position) => {
        const id = tickets[position]!.id;
        if (!from || !to) return null;
        return (
          <g
            key={id}
            class={`offered ${kept.has(id) ? "kept" : ""}`}
            style={{ color: offerColor(position) }}
          >
            <path class="under" d={bent(from, to)} />
            <path d={bent(from, to)} />
          </g>
        );
      })}
      {ends.flatMap(([from, to], position) =>
        [from, to].map((end, which) => {
          if (!end) return null;
          // Tickets that begin in the same city lie beside each other.
          const before = ends.slice(0, position).filter((other) => other.includes(end)).length;
          return (
            <g
              key={`${position} ${which}`}
              class="offered-end"
              transform={`translate(${end.x + before * 34} ${end.y})`}
            >
              <circle r="19" fill={offerColor(position)} />
              <text y="8">{position + 1}</text>
            </g>
          );
        }),
      )}
    </>
  );
}

/** A line that is bent a little, so that it is not taken for a route. */
function bent(from: Place, to: Place): string {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const bend = `${(from.x + to.x) / 2 - dy * 0.12} ${(from.y + to.y) / 2 + dx * 0.12}`;
  return `M${from.x} ${from.y}Q${bend} ${to.x} ${to.y}`;
}
