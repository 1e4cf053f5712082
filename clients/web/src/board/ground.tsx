/** The ground of the board: sea and land, free routes, and cities. */

import { memo } from "preact/compat";
import type { JSX } from "preact";
import type { Schemas } from "railhead-client";
import type { Geometry } from "../app.ts";
import { t } from "../texts.ts";
import { CARD_COLORS, Stamps } from "./marks.tsx";
import { rectangles, WIDTH } from "./shapes.ts";

export const Ground = memo(function Ground({
  geometry,
  big,
}: {
  geometry: Geometry;
  /** The big cities. */
  big: ReadonlySet<string>;
}): JSX.Element {
  const { width, height } = geometry;
  return (
    <g>
      <Land geometry={geometry} />
      <g class="free">
        {geometry.routes.map((route) => (
          <FreeRoute key={route.id} route={route} />
        ))}
      </g>
      {geometry.cities.map((place) => (
        <City key={place.id} place={place} isBig={big.has(place.id)} />
      ))}
      <g class="frame">
        <rect x="2" y="2" width={width - 4} height={height - 4} />
        <rect class="ticks" x="2" y="2" width={width - 4} height={height - 4} />
      </g>
    </g>
  );
});

export function City({
  place: { x, y },
  isBig,
}: {
  place: Schemas["CityPlace"];
  isBig: boolean;
}): JSX.Element {
  return (
    <g class={`city ${isBig ? "big" : ""}`} transform={`translate(${x} ${y})`}>
      <circle class="glow" r="17" />
      <circle class="dot" r="9" />
      <circle class="hub" r={isBig ? 4.6 : 2.4} />
    </g>
  );
}

/** Sea and land, cut at the border of the board. The lines along the coast are wide strokes, one over the other. */
export function Land({ geometry }: { geometry: Geometry }): JSX.Element {
  const { width, height, coast, terrain } = geometry;
  return (
    <svg class="ground" width={width} height={height}>
      <rect class="sea" width={width} height={height} />
      <path class="graticule" d={terrain.graticule} />
      {["17", "15.4", "9.5", "7.7"].map((wide, position) => (
        <path
          key={wide}
          class={`waterline ${position % 2 === 1 ? "between" : ""}`}
          d={coast}
          stroke-width={wide}
        />
      ))}
      <path class="land" d={coast} />
      {terrain.tints.map((tint, position) => (
        <path key={position} class={`tint ${position > 0 ? "high" : ""}`} d={tint} />
      ))}
      <path class="hachures" d={terrain.hachures.lit} />
      <path class="hachures shaded" d={terrain.hachures.shaded} />
      <path class="lake" d={terrain.lakes} />
      {terrain.rivers.map((river) => (
        <path key={river.width} class="river" d={river.path} stroke-width={river.width} />
      ))}
      <path class="borders" d={terrain.borders} />
    </svg>
  );
}

/** The names of the seas. */
export const Seas = memo(function Seas({
  geometry,
  code,
}: {
  geometry: Geometry;
  code: string;
}): JSX.Element {
  return (
    <g class="seas" lang={code}>
      {geometry.terrain.seas.map(({ id, x, y, size, spacing }) => (
        <text key={id} x={x} y={y} style={{ fontSize: `${size}px`, letterSpacing: `${spacing}px` }}>
          {t(`sea-${id}`)}
        </text>
      ))}
    </g>
  );
});

/** Carriages with a dark edge and a light one within; a tunnel has ties. */
export function FreeRoute({ route }: { route: Schemas["DrawnRoute"] }): JSX.Element {
  const spaces = rectangles(route, WIDTH, 0);
  const color = route.color;
  return (
    <g>
      {route.tunnel && <path class="tunnel" d={spaces} />}
      <path class="space" d={spaces} fill={CARD_COLORS[color ?? "gray"][0]} />
      <path class="bevel" d={spaces} />
      {route.spaces.slice(0, route.ferry).map(({ x, y }, position) => (
        <Wheel key={position} x={x} y={y} />
      ))}
      {color && <Stamps spaces={route.spaces.slice(route.ferry)} color={color} />}
    </g>
  );
}

/** A locomotive, which ferries ask for. */
function Wheel({ x, y }: { x: number; y: number }): JSX.Element {
  return (
    <g stroke="#1d1d1f" transform={`translate(${x} ${y})`}>
      <g class="mark">
        <circle r="4.2" fill="#fff" stroke-width="1.4" />
        <path d="M-2.5 0h5M0-2.5v5" stroke-width="1.2" />
      </g>
    </g>
  );
}
