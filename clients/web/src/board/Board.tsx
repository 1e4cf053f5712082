/** The board: the land, the routes, what the players have built, and the tickets of the player. */

import { memo } from "preact/compat";
import { useEffect, useMemo, useRef } from "preact/hooks";
import type { JSX, RefObject } from "preact";
import type { Schemas } from "railhead-client";
import type { Board as Facts, Geometry } from "../app.ts";
import { language, t } from "../texts.ts";
import { Icon } from "../ui/icons.tsx";
import { steer, type Steering, type Tap } from "./camera.ts";
import { Laid } from "./laid.tsx";
import { FreeRoute, Ground, Seas } from "./ground.tsx";
import { LitBand, LitStops, type LitWay } from "./lit.tsx";
import { useNewest } from "./newest.ts";
import { Offered } from "./offered.tsx";
import { rectangles, WIDTH } from "./shapes.ts";
import { nearest, type Spot } from "./spots.ts";
import { Tip } from "./Tip.tsx";
import { Station, Trains } from "./trains.tsx";

export type { Spot } from "./spots.ts";

type Table = Schemas["TableView"];
type Built = Pick<Table, "routes" | "stations"> & {
  seats: readonly Pick<Table["seats"][number], "color">[];
};
type Drawn = Schemas["DrawnRoute"];
type Place = Schemas["CityPlace"];

export interface BoardProps {
  facts: Facts;
  /** Built routes and stations, and the colours of the seats. */
  table: Built;
  tickets: readonly { id: string; completed?: boolean }[];
  /** What was built last. */
  built: Spot | null;
  /** What the player can claim or build on now. */
  open: { routes: ReadonlySet<string>; cities: ReadonlySet<string> };
  /** Whether the player looks for something to build: then all of that has a halo. */
  isBuilding?: boolean;
  /** What the player is looking at. */
  chosen: Spot | null;
  /** The offered tickets, and the chosen ones among them. */
  offer?: { tickets: readonly { id: string }[]; kept: ReadonlySet<string> } | null;
  /** The subject of a pending decision: a route, or the cities of tickets. */
  asked?: readonly Spot[];
  /** A planned way. */
  lit?: LitWay | null;
  /** A route that is being laid: its points, and the duration in milliseconds. */
  laying?: { route: string; points: number; ms: number } | null;
  /** What the player has built with a move that is on its way. */
  sent?: Spot | null;
  /** The player's seat, whose trains have a light rim. */
  own?: number | undefined;
  /** A place in words, for the mouse. */
  about?: (spot: Spot) => readonly string[];
  onPick: (spot: Spot | null) => void;
}

/** Below this many pixels a unit, only big cities have a name. */
const LEGIBLE = 0.55;

export function Board({
  facts,
  table,
  tickets,
  built,
  open,
  isBuilding = false,
  chosen,
  offer = null,
  asked = [],
  lit = null,
  laying = null,
  sent = null,
  own,
  about,
  onPick,
}: BoardProps): JSX.Element {
  const map = useRef<HTMLDivElement>(null);
  const { geometry } = facts;
  const places = useMemo(() => index(geometry), [geometry]);
  const big = useMemo(() => bigCities(facts), [facts]);
  const steering = useSteering(map, geometry, onPick);
  const seen = useNewest([built ? [built] : [], lit ? spotsOf(lit) : []], ({ id }) => id);
  const spots = chosen ? [chosen] : asked.length > 0 ? asked : seen;
  useEffect(() => {
    const points = spots.flatMap((spot) => pointsOf(places, spot));
    const isAsked = !chosen && asked.length > 0;
    steering.current?.aim(points, { covered: coverOf(map.current!), isAsked });
  }, [chosen === null, spots.map(({ id }) => id).join(" ")]);

  const askedCities = offer ? [] : asked.filter(({ kind }) => kind === "city").map(({ id }) => id);
  const ringed = isBuilding ? [...open.cities] : askedCities;
  const named = [...tickets, ...(offer?.tickets ?? [])].flatMap(({ id }) => id.split("-"));
  const pointed = [...asked, ...(chosen ? [chosen] : []), ...(lit ? spotsOf(lit) : [])];
  const ends = [...named, ...pointed.flatMap((spot) => citiesOf(facts, spot))].join(" ");
  return (
    <div class="board">
      <div ref={map} class="map" role="img" aria-label={t("web-board")}>
        {/* What is inert already keeps its style when a sheet makes the rest of the page inert. */}
        <div class="plate" inert>
          <svg viewBox={`0 0 ${geometry.width} ${geometry.height}`}>
            <Ground geometry={geometry} big={big} />
            <Seas geometry={geometry} code={language.value} />
          </svg>
          {/* What changes is a picture over the land, which is not drawn again with it. */}
          <svg viewBox={`0 0 ${geometry.width} ${geometry.height}`}>
            {built && <Highlight places={places} spot={built} className="built" />}
            {isBuilding && <OpenRoutes places={places} open={open.routes} />}
            {lit && <Lit way={lit} facts={facts} places={places} open={open.routes} />}
            {(chosen ? [chosen] : asked.filter(({ kind }) => kind === "route")).map((spot) => (
              <Highlight key={spot.id} places={places} spot={spot} className="chosen" />
            ))}
            <AllTrains table={table} places={places} laying={laying} own={own} />
            {sent && <Sent spot={sent} places={places} color={colorOf(table, own)} />}
            {lit && <LitStops way={lit} places={places} />}
            {tickets.map((ticket) => (
              <TicketLine key={ticket.id} places={places} ticket={ticket} />
            ))}
            {ringed.map((id) => (
              <CityRing key={id} place={places.cities.get(id)} />
            ))}
            {table.stations.map(({ city, seat }) => (
              <Station
                key={city}
                place={places.cities.get(city)}
                color={table.seats[seat]?.color}
              />
            ))}
            <Labels facts={facts} ends={ends} code={language.value} />
            {offer && <Offered tickets={offer.tickets} kept={offer.kept} cities={places.cities} />}
          </svg>
        </div>
      </div>
      <Zoom zoom={(factor) => steering.current?.zoom(factor)} />
      {about && <Tip map={map} geometry={geometry} about={about} />}
    </div>
  );
}

const colorOf = ({ seats }: Built, seat: number | undefined) =>
  seat === undefined ? null : seats[seat]?.color;

/** What a move on its way builds, as a ghost. */
function Sent({
  spot,
  places,
  color,
}: {
  spot: Spot;
  places: Places;
  color: Schemas["PlayerColor"] | null | undefined;
}): JSX.Element {
  return (
    <g class="ghost">
      {spot.kind === "city" ? (
        <Station place={places.cities.get(spot.id)} color={color} />
      ) : (
        <Trains place={places.routes.get(spot.id)} color={color} isOwn />
      )}
    </g>
  );
}

/** Lets the player steer the map. What is small on the screen depends on the scale. */
function useSteering(
  map: RefObject<HTMLElement | null>,
  geometry: Geometry,
  onPick: BoardProps["onPick"],
): RefObject<Steering | null> {
  const steering = useRef<Steering>(null);
  const pick = useRef(onPick);
  pick.current = onPick;
  useEffect(() => {
    const element = map.current!;
    const plate = element.firstElementChild as HTMLElement;
    const tapped = (tap: Tap) => pick.current(nearest(geometry, tap));
    const drawn = (scale: number, isMoving: boolean) => {
      plate.classList.toggle("moving", isMoving);
      plate.classList.toggle("far", scale < LEGIBLE);
      // Names fit their places up to a size of 20.
      const pixels = scale < LEGIBLE ? 13 : 11;
      plate.style.setProperty("--label", `${Math.max(20, Math.min(40, pixels / scale))}px`);
      plate.style.setProperty("--halo", `${Math.max(2, Math.min(5, 1.6 / scale))}px`);
    };
    const steered = steer({ map: element, plate }, geometry, drawn, tapped);
    steering.current = steered;
    return () => steered.stop();
  }, [geometry]);
  return steering;
}

/** Buttons that zoom. */
function Zoom({ zoom }: { zoom: (factor: number) => void }): JSX.Element {
  return (
    <div class="zoom">
      <button
        type="button"
        class="icon"
        aria-label={t("web-zoom-in")}
        aria-keyshortcuts="+"
        onClick={() => zoom(1.5)}
      >
        <Icon name="plus" />
      </button>
      <button
        type="button"
        class="icon"
        aria-label={t("web-zoom-out")}
        aria-keyshortcuts="-"
        onClick={() => zoom(1 / 1.5)}
      >
        <Icon name="minus" />
      </button>
    </div>
  );
}

/** The band of a planned way, with its routes over it. */
function Lit({
  way,
  facts,
  places,
  open,
}: {
  way: LitWay;
  facts: Facts;
  places: Places;
  open: ReadonlySet<string>;
}): JSX.Element {
  return (
    <LitBand way={way} places={places} ends={(id) => endsOf(facts, id)}>
      {way.legs.map(({ route }) => {
        const place = places.routes.get(route);
        if (!place) return null;
        const rim = open.has(route) && rectangles(place, WIDTH, 0);
        return (
          <g key={route}>
            {rim && <path class="rim" d={rim} />}
            <FreeRoute route={place} />
          </g>
        );
      })}
    </LitBand>
  );
}

/** The trains of all claimed routes; those of one may just be laid. */
function AllTrains({
  table,
  places,
  laying,
  own,
}: Pick<BoardProps, "table" | "laying" | "own"> & { places: Places }): JSX.Element {
  return (
    <>
      {table.routes.map(({ route, seat }) => {
        const [place, color] = [places.routes.get(route), table.seats[seat]?.color];
        return laying?.route === route ? (
          <Laid key={route} place={place} color={color} {...laying} />
        ) : (
          <Trains key={route} place={place} color={color} isOwn={seat === own} />
        );
      })}
    </>
  );
}

export interface Places {
  routes: ReadonlyMap<string, Drawn>;
  cities: ReadonlyMap<string, Place>;
  /** The width of a space. */
  width: number;
}

export function index(geometry: Geometry): Places {
  return {
    routes: new Map(geometry.routes.map((route) => [route.id, route])),
    cities: new Map(geometry.cities.map((city) => [city.id, city])),
    width: geometry.space.width,
  };
}

const bigCities = ({ cities }: Facts): ReadonlySet<string> =>
  new Set([...cities.values()].filter((city) => city.big_city).map(({ id }) => id));

/** The points of a city or of the spaces of a route. */
function pointsOf(places: Places, spot: Spot): readonly { x: number; y: number }[] {
  if (spot.kind === "route") return places.routes.get(spot.id)?.spaces ?? [];
  const city = places.cities.get(spot.id);
  return city ? [city] : [];
}

/** The places of a planned way. */
const spotsOf = ({ legs, stops }: LitWay): readonly Spot[] => [
  ...stops.map((id): Spot => ({ kind: "city", id })),
  ...legs.map(({ route }): Spot => ({ kind: "route", id: route })),
];

/** The cities of a route. */
function endsOf(facts: Facts, id: string): readonly (string | undefined)[] {
  const route = facts.routes.get(id);
  return [route?.from, route?.to];
}

/** The cities of something on the board. */
const citiesOf = (facts: Facts, { kind, id }: Spot): readonly string[] =>
  kind === "city" ? [id] : endsOf(facts, id).flatMap((end) => end ?? []);

/** The part of the map below a half sheet, in pixels. */
function coverOf(map: HTMLElement): number {
  const sheet = document.querySelector<HTMLElement>("dialog.half");
  const box = map.getBoundingClientRect();
  // Where there is room it lies beside the map. Its height counts, for it may still be on its way.
  if (!sheet || sheet.offsetWidth < box.width) return 0;
  return Math.max(0, box.bottom - (window.innerHeight - sheet.offsetHeight));
}

const Labels = memo(function Labels({
  facts,
  ends,
  code,
}: {
  facts: Facts;
  /** Cities with a name at any distance, beside the big ones, with spaces between them. */
  ends: string;
  code: string;
}): JSX.Element {
  const big = new Set(ends.split(" "));
  return (
    <g class="labels" lang={code}>
      {facts.geometry.cities.map(({ id, label }) => (
        <text
          key={id}
          class={facts.cities.get(id)?.big_city || big.has(id) ? "big" : ""}
          x={label.x}
          y={label.y}
          text-anchor={label.anchor}
        >
          {t(`city-${id}`)}
        </text>
      ))}
    </g>
  );
});

/** The routes that the player can claim: a dark and a light halo, whatever colour they have. */
const OpenRoutes = memo(function OpenRoutes({
  places,
  open,
}: {
  places: Places;
  open: ReadonlySet<string>;
}): JSX.Element | null {
  const routes = [...open].flatMap((id) => places.routes.get(id) ?? []);
  if (routes.length === 0) return null;
  const all = routes.map((route) => rectangles(route, WIDTH, 0)).join("");
  return (
    <g class="opened">
      <path class="halo dark" d={all} />
      <path class="halo" d={all} />
      {routes.map((route) => (
        <FreeRoute key={route.id} route={route} />
      ))}
    </g>
  );
});

const CityRing = memo(function CityRing({
  place,
}: {
  place: Place | undefined;
}): JSX.Element | null {
  if (!place) return null;
  const circle = { cx: place.x, cy: place.y, r: 12 };
  return (
    <g class="open-city">
      <circle class="rim dark" {...circle} />
      <circle class="rim" {...circle} />
    </g>
  );
});

function Highlight({
  places,
  spot,
  className,
}: {
  places: Places;
  spot: Spot;
  className: string;
}): JSX.Element | null {
  if (spot.kind === "city") {
    const place = places.cities.get(spot.id);
    return place ? <circle class={className} cx={place.x} cy={place.y} r="24" /> : null;
  }
  const place = places.routes.get(spot.id);
  return place ? <path class={className} d={rectangles(place, WIDTH, 3)} /> : null;
}

export function TicketLine({
  places,
  ticket,
}: {
  places: Places;
  ticket: BoardProps["tickets"][number];
}): JSX.Element | null {
  const [from, to] = ticket.id.split("-").map((city) => places.cities.get(city));
  if (!from || !to) return null;
  // Bent a little, so that it is not taken for a route and leaves cities in between visible.
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const bend = `${(from.x + to.x) / 2 - dy * 0.12} ${(from.y + to.y) / 2 + dx * 0.12}`;
  const path = `M${from.x} ${from.y}Q${bend} ${to.x} ${to.y}`;
  return (
    <g class={`ticket-line ${ticket.completed ? "done" : ""}`}>
      <path class="under" d={path} />
      <path d={path} />
      {[from, to].map((end) => (
        <circle key={end.id} cx={end.x} cy={end.y} r="16" />
      ))}
    </g>
  );
}
