/**
 * The routes and stations that the player can build, those of their plans first: for keyboards and
 * screen readers too.
 */

import { useEffect, useRef, useState } from "preact/hooks";
import type { JSX } from "preact";
import type { Known } from "railhead-client";
import type { Board as Facts, Route } from "../app.ts";
import type { Spot } from "../board/Board.tsx";
import { PlayerSign } from "../board/marks.tsx";
import { language, t } from "../texts.ts";
import { Drawing } from "./Drawing.tsx";
import { routeGroups, type Groups, type Row } from "./offers.ts";
import { priceWords } from "./price.ts";
import { city, points, POINTS, route, type Move } from "./words.ts";

interface OpenRoutesProps {
  facts: Facts;
  known: Known;
  names: readonly string[];
  moves: readonly Move[] | null;
  /** The routes that tickets and ways of the player need. */
  needed: ReadonlySet<string>;
  /** Whether `needed` is known for the present state. */
  isFresh: boolean;
  pick: (spot: Spot) => void;
}

/** Time for which the list waits for the plan, in milliseconds. */
const PATIENCE = 800;

export function OpenRoutes(props: OpenRoutesProps): JSX.Element {
  const { facts, known, moves, pick } = props;
  const needed = useFirst(props.needed, props.isFresh);
  const shown = useMore(needed !== null, facts.routes.size);
  const [sought, setSought] = useState("");
  const matches = (text: string) => plain(text).includes(plain(sought));
  const routes = [...facts.routes.values()];
  const open = new Set(moves?.flatMap((move) => (move.type === "claim_route" ? [move.route] : [])));
  const groups =
    needed && routeGroups(routes, { open, needed, table: known.table, seat: known.you?.seat });
  const isWhole = groups !== null && shown >= rowsOf(groups);
  const cities = sought ? [...facts.cities.keys()].filter((id) => matches(city(id))) : [];
  const found = routes.filter(({ id }) => sought && matches(route(facts, id)));
  found.sort((one, other) => Number(open.has(other.id)) - Number(open.has(one.id)));
  const stations = [
    ...new Set(moves?.flatMap((move) => (move.type === "build_station" ? [move.city] : []))),
  ];
  stations.sort((one, other) => city(one).localeCompare(city(other), language.value));
  return (
    <div class="stack" aria-busy={!isWhole}>
      <label class="field">
        <span>{t("web-find-city")}</span>
        <input
          type="search"
          value={sought}
          onInput={(event) => setSought(event.currentTarget.value)}
        />
      </label>
      <Cities ids={cities} pick={pick} />
      {sought ? (
        <Rows {...props} routes={found.map((fact) => ({ fact, twin: null }))} />
      ) : !groups ? (
        <p class="loading" role="status">
          {t("web-loading")}
        </p>
      ) : (
        <>
          {open.size === 0 && <p class="faint">{nothing(known)}</p>}
          {(["needed", "others", "missing"] as const).map((name, at, names) => {
            const above = names.slice(0, at).reduce((sum, each) => sum + groups[each].length, 0);
            const routes = groups[name].slice(0, Math.max(0, shown - above));
            return <Group key={name} {...props} title={t(`web-build-${name}`)} routes={routes} />;
          })}
        </>
      )}
      {!sought && isWhole && stations.length > 0 && (
        <section class="stack" aria-label={t("web-build-station")}>
          <h3>
            {t("web-build-station")}{" "}
            <span class="faint">({t("web-stations-left", { count: stationsLeft(known) })})</span>
          </h3>
          <Cities ids={stations} pick={pick} />
        </section>
      )}
    </div>
  );
}

/** The first value that is fresh, or the one after some time: a list stays as it is under a finger. */
function useFirst<T>(value: T, isFresh: boolean): T | null {
  const first = useRef<T | null>(null);
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), PATIENCE);
    return () => clearTimeout(timer);
  }, []);
  if (isFresh || isLate) first.current ??= value;
  return first.current;
}

/** Rows of the first picture, as many as are in sight, and those of each picture after it. */
const [FIRST, MORE] = [8, 12];

const rowsOf = ({ needed, others, missing }: Groups): number =>
  needed.length + others.length + missing.length;

/** The number of rows of a long list that are there: first what is in sight, then ever more. */
function useMore(isThere: boolean, most: number): number {
  const [shown, setShown] = useState(FIRST);
  useEffect(() => {
    if (!isThere || shown >= most) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setShown(shown + MORE));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [isThere, shown]);
  return shown;
}

function Group({
  title,
  routes,
  ...props
}: OpenRoutesProps & { title: string; routes: readonly Row[] }): JSX.Element | null {
  if (routes.length === 0) return null;
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      <Rows {...props} routes={routes} />
    </section>
  );
}

function Rows({ routes, ...props }: OpenRoutesProps & { routes: readonly Row[] }): JSX.Element {
  return (
    <ul class="list routes">
      {routes.map(({ fact, twin }) => (
        <li key={fact.id}>
          <RouteRow {...props} fact={fact} twin={twin} />
        </li>
      ))}
    </ul>
  );
}

function RouteRow({
  facts,
  known,
  names,
  moves,
  pick,
  fact,
  twin,
}: OpenRoutesProps & { fact: Route; twin: Route | null }): JSX.Element {
  const seat = known.table.routes.find((owned) => owned.route === fact.id)?.seat;
  const color = seat === undefined ? null : known.table.seats[seat]?.color;
  const kind = fact.tunnel ? "tunnel" : fact.ferry ? "ferry" : "route";
  return (
    <button type="button" class="entry plain" onClick={() => pick({ kind: "route", id: fact.id })}>
      <span class="grow">
        {route(facts, fact.id)}
        <br />
        <span class="looks">
          <Drawing route={fact} />
          {twin && <Drawing route={twin} />}
          <small class="faint">
            {t("route-kind", { kind, color: fact.color ?? "gray" })},{" "}
            {t("spaces", { count: fact.length })}
            {twin && `, ${t("double-route")}`}
          </small>
        </span>
        {known.you && seat === undefined && (
          <small class="price">{priceWords(fact, known, moves)}</small>
        )}
      </span>
      {seat !== undefined && (
        <span class="visually-hidden">
          {t("web-claimed-by", {
            player: seat === known.you?.seat ? t("web-you") : (names[seat] ?? ""),
          })}
        </span>
      )}
      {color ? (
        <PlayerSign color={color} />
      ) : (
        <b class="number worth">{points(POINTS[fact.length] ?? 0)}</b>
      )}
    </button>
  );
}

function Cities({
  ids,
  pick,
}: {
  ids: readonly string[];
  pick: (spot: Spot) => void;
}): JSX.Element | null {
  if (ids.length === 0) return null;
  return (
    <div class="row">
      {ids.map((id) => (
        <button key={id} type="button" class="button" onClick={() => pick({ kind: "city", id })}>
          {city(id)}
        </button>
      ))}
    </div>
  );
}

/** Number of stations that the player has left. */
const stationsLeft = ({ you, table }: Known): number =>
  (you && table.seats[you.seat]?.stations) ?? 0;

/** The reason why the player can claim nothing. */
function nothing({ you, table: { phase } }: Known): string {
  if (!you?.to_move) return t("web-not-your-turn");
  const isAtStart = phase.name === "turn" && phase.step.name === "choose";
  return t(isAtStart ? "web-no-open-routes" : "web-finish-first");
}

/** Letters without accents, so that "koln" finds Köln. */
const plain = (text: string) =>
  text.normalize("NFD").replace(/\p{M}/gu, "").replace("ø", "o").toLowerCase();
