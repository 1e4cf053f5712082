/** A part of the board with a few routes on it. The caption beside it says the same in words. */

import type { JSX } from "preact";
import type { Schemas } from "railhead-client";
import type { Board } from "../app.ts";
import { index, TicketLine } from "../board/Board.tsx";
import { City, FreeRoute, Land } from "../board/ground.tsx";
import { LitBand } from "../board/lit.tsx";
import { Station, Trains } from "../board/trains.tsx";
import { city } from "../game/words.ts";

type Color = Schemas["PlayerColor"];

export interface SceneProps {
  facts: Board;
  routes: readonly {
    id: string;
    /** The colour of its owner. */
    color?: Color;
    isClosed?: boolean;
    isLit?: boolean;
  }[];
  station?: { city: string; color: Color };
  ticket?: string;
}

export function Scene({ facts, routes, station, ticket }: SceneProps): JSX.Element {
  const { geometry } = facts;
  const places = index(geometry);
  const ends = (id: string) => [facts.routes.get(id)?.from, facts.routes.get(id)?.to];
  const cities = [...new Set(routes.flatMap(({ id }) => ends(id)))].flatMap(
    (id) => places.cities.get(id ?? "") ?? [],
  );
  const drawn = routes.flatMap(({ id, ...how }) => {
    const place = places.routes.get(id);
    return place ? [{ place, ...how }] : [];
  });
  const legs = routes.flatMap(({ id, isLit }) =>
    isLit ? [{ route: id, use: "own" as const }] : [],
  );
  const spaces = drawn.flatMap(({ place }) => place.spaces);
  const { box, letters } = crop(cities, spaces);
  return (
    <svg class="scene" viewBox={box} style={{ "--label": `${letters}px` }} aria-hidden="true">
      <Land geometry={geometry} />
      <LitBand way={{ legs, stations: [], stops: [] }} places={places} ends={ends}>
        {null}
      </LitBand>
      {cities.map((place) => (
        <City key={place.id} place={place} isBig={facts.cities.get(place.id)?.big_city ?? false} />
      ))}
      {drawn.map(({ place, color, isClosed }) =>
        color ? (
          <Trains key={place.id} place={place} color={color} isOwn={false} />
        ) : (
          <g key={place.id}>
            <FreeRoute route={place} />
            {isClosed && <Crossed spaces={place.spaces} />}
          </g>
        ),
      )}
      {ticket && <TicketLine places={places} ticket={{ id: ticket, completed: true }} />}
      {station && <Station place={places.cities.get(station.city)} color={station.color} />}
      <g class="labels">
        {cities.map(({ id, label }) => (
          <text key={id} x={label.x} y={label.y} text-anchor={label.anchor}>
            {city(id)}
          </text>
        ))}
      </g>
    </svg>
  );
}

/** A cross on each space. */
function Crossed({ spaces }: { spaces: readonly Schemas["SpacePlace"][] }): JSX.Element {
  const d = spaces.map(({ x, y }) => `M${x - 7} ${y - 7}l14 14m0-14l-14 14`).join("");
  return (
    <g class="crossed">
      <path class="under" d={d} />
      <path d={d} />
    </g>
  );
}

/** Distance between the edge and what is shown. */
const MARGIN = 22;
/** The least width, so that short routes are not larger than others. */
const LEAST = 260;
/** The largest size of names that fit on the board. */
const LARGEST = 20;
/** The most and the least times that a picture is as wide as high. */
const [LOW, HIGH] = [2.1, 1.4];

/** Around cities with their names, and spaces: the view box, and the size of the names. */
function crop(
  cities: readonly Schemas["CityPlace"][],
  spaces: readonly { x: number; y: number }[],
): { box: string; letters: number } {
  const bare = around([...cities, ...spaces]);
  const letters = Math.min(LARGEST, Math.max(LEAST, bare.width, bare.height * HIGH) / 18);
  const names = cities.flatMap(({ id, label: { x, y, anchor } }) => {
    const wide = city(id).length * letters * 0.6;
    const left = x - { start: 0, middle: wide / 2, end: wide }[anchor];
    return [
      { x: left, y: y - letters },
      { x: left + wide, y },
    ];
  });
  const { left, top, ...named } = around([...cities, ...spaces, ...names]);
  const width = Math.max(LEAST, named.width, named.height * HIGH);
  const height = Math.max(named.height, width / LOW);
  const corner = [left - (width - named.width) / 2, top - (height - named.height) / 2];
  const box = [...corner, width, height].map((value) => value.toFixed(0)).join(" ");
  return { box, letters };
}

/** The rectangle around points, with a margin. */
function around(points: readonly { x: number; y: number }[]) {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - MARGIN, Math.min(...ys) - MARGIN];
  return {
    left,
    top,
    width: Math.max(...xs) + MARGIN - left,
    height: Math.max(...ys) + MARGIN - top,
  };
}
