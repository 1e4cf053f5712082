/** A picture of the board, for the welcome: its outline, which has an eighth of the bytes of the board. */

import type { JSX } from "preact";
import { t } from "../texts.ts";
import { useLoaded } from "../ui/load.tsx";

type Outline = (typeof import("outline:board"))["default"];

export function Europe(): JSX.Element {
  const { value } = useLoaded(() => import("outline:board"));
  return value ? <Drawn of={value.default} /> : <div class="europe" />;
}

function Drawn({ of: { view, land, width, routes, cities } }: { of: Outline }): JSX.Element {
  return (
    <svg
      class="europe"
      viewBox={view}
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={t("web-picture")}
    >
      <path class="land" d={land} />
      {routes.map(([color, length, ...places], route) => (
        <g key={route} class={`spaces ${color}`}>
          {threes(places).map(([x, y, angle]) => (
            <rect
              key={`${x} ${y}`}
              x={-length / 2}
              y={-width / 2}
              width={length}
              height={width}
              rx="2"
              transform={`translate(${x} ${y}) rotate(${angle})`}
            />
          ))}
        </g>
      ))}
      {cities.map(([x, y]) => (
        <circle key={`${x} ${y}`} class="city" cx={x} cy={y} r="8" />
      ))}
    </svg>
  );
}

const threes = (all: readonly number[]): number[][] =>
  all.flatMap((_, at) => (at % 3 === 0 ? [all.slice(at, at + 3)] : []));
