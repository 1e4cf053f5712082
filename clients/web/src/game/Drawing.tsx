/** A route as it looks on the board, in a line. */

import type { JSX } from "preact";
import type { Route } from "../app.ts";
import { CARD_COLORS, CardMark } from "../board/marks.tsx";

/** Length of a space and its distance from the next, in units of the drawing. */
const [SPACE, STEP] = [17, 20];

export function Drawing({ route }: { route: Route }): JSX.Element {
  const { color = null, length, ferry, tunnel } = route;
  const spaces = Array.from({ length }, (_, at) => at);
  return (
    <svg
      class="drawing"
      viewBox={`-1.5 -8.5 ${length * STEP} 17`}
      style={{ "--spaces": String(length) }}
      aria-hidden="true"
    >
      {spaces.map((at) => (
        <g key={at} transform={`translate(${at * STEP + SPACE / 2} 0)`}>
          <rect
            class={tunnel ? "drawn tunneled" : "drawn"}
            x={-SPACE / 2}
            y="-6"
            width={SPACE}
            height="12"
            rx="1.5"
            fill={CARD_COLORS[color ?? "gray"][0]}
          />
          {at < ferry ? <CardMark card="locomotive" /> : color && <CardMark card={color} />}
        </g>
      ))}
    </svg>
  );
}
