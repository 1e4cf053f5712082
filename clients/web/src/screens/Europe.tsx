/** A picture of the board, for the welcome. */

import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { board, loadBoard } from "../app.ts";
import { Land } from "../board/ground.tsx";
import { t } from "../texts.ts";

export function Europe(): JSX.Element {
  useEffect(() => {
    loadBoard().catch(() => undefined);
  }, []);
  const geometry = board.value?.geometry;
  if (!geometry) return <div class="europe" />;
  const { routes, cities, space } = geometry;
  return (
    <svg
      class="europe"
      viewBox="300 180 900 640"
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={t("web-picture")}
    >
      <Land geometry={geometry} />
      {routes.map((route) => (
        <g key={route.id} class={`spaces ${route.color ?? "gray"}`}>
          {route.spaces.map((at) => (
            <rect
              key={`${at.x} ${at.y}`}
              x={-route.space_length / 2}
              y={-space.width / 2}
              width={route.space_length}
              height={space.width}
              rx="2"
              transform={`translate(${at.x} ${at.y}) rotate(${at.angle})`}
            />
          ))}
        </g>
      ))}
      {cities.map((city) => (
        <circle key={city.id} class="city" cx={city.x} cy={city.y} r="8" />
      ))}
    </svg>
  );
}
