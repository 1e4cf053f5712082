/** Plans of a player: the server's plan for the tickets, ways of their own, and the one that is lit. */

import { useMemo, useRef, useState } from "preact/hooks";
import { planTickets, type Known, type Schemas } from "railhead-client";
import { session, type Board as Facts } from "../app.ts";
import type { Spot } from "../board/Board.tsx";
import type { LitWay } from "../board/lit.tsx";
import { clientOf } from "../device/client.ts";
import { planNear } from "../device/near.ts";
import { useLoaded } from "../ui/load.tsx";
import { trackOf } from "./tracks.ts";
import { closedOf, wayOver, type Way, type Wish } from "./ways.ts";
import { keepWishes, keptWishes, MAX_WISHES } from "./wishes.ts";

export type SeatPlan = Schemas["SeatPlan"];

/** The plan that is lit: a connection of a ticket, all tickets together, or a way of the player's own. */
export type Choice =
  | { kind: "ticket"; id: string; at: number }
  | { kind: "together" }
  | { kind: "wish"; at: number };

/** A kept way as it is now. */
export interface OwnWay extends Way {
  cities: readonly string[];
  /** Routes of it that others have closed since it was chosen. */
  closed: readonly string[];
}

export interface Planner {
  /** Null as long as it is not known. */
  plan: SeatPlan | null;
  isFailed: boolean;
  /** Whether the plan is that of the present state, or cannot be had. */
  isFresh: boolean;
  choice: Choice | null;
  choose: (choice: Choice | null) => void;
  ways: readonly OwnWay[];
  remove: (at: number) => void;
  /** The way over the cities that the player names on the map; null unless they do. */
  traced: OwnWay | null;
  /** Begins with a city, or with none. */
  begin: (city?: string) => void;
  /** Goes on to a place that was tapped. */
  trace: (spot: Spot) => void;
  undo: () => void;
  /** Ends naming cities, and keeps the way if that is wanted. */
  end: (isKept: boolean) => void;
  lit: LitWay | null;
  /** The routes to claim in any plan. */
  needed: ReadonlySet<string>;
}

/** Changes within this time, in milliseconds, are planned once. */
const SETTLING = 600;

/** The most cities of a way. */
const MAX_CITIES = 12;

export function usePlanner(game: string, known: Known, facts: Facts, isLookedAt: boolean): Planner {
  const account = session.value?.accountId ?? "";
  const [wishes, setWishes] = useState(() => keptWishes(account, game));
  const [choice, choose] = useState<Choice | null>(null);
  const [cities, setCities] = useState<readonly string[] | null>(null);
  const isLit = choice?.kind === "ticket" || choice?.kind === "together";
  const { plan, isFailed, isFresh } = usePlan(game, known, facts, isLookedAt || isLit);
  const now = useMemo(() => wayOf(known, facts), [known.table.routes, known.you?.hand]);
  const ways = useMemo(() => (now ? wishes.map(now) : []), [wishes, now]);
  const traced = useMemo(() => (cities && now?.({ cities, routes: [] })) ?? null, [cities, now]);
  const needed = useMemo(
    () =>
      new Set([
        ...(plan?.routes.map(({ route }) => route) ?? []),
        ...ways.flatMap(({ legs }) => claims(legs)),
      ]),
    [plan, ways],
  );
  const lit = useMemo(
    () => (traced ? litWay(traced) : litOf(choice, plan, ways)),
    [traced, choice, plan, ways],
  );
  const keep = (next: readonly Wish[]) => {
    setWishes(next);
    keepWishes(account, game, next);
  };
  return {
    plan,
    isFailed,
    isFresh,
    choice,
    choose,
    ways,
    remove: (at) => {
      keep(wishes.filter((_, other) => other !== at));
      if (choice?.kind === "wish") choose(null);
    },
    traced,
    begin: (city) => setCities(city ? [city] : []),
    trace: (spot) => setCities((before) => before && further(before, spot, facts)),
    undo: () => setCities((before) => before && before.slice(0, -1)),
    end: (isKept) => {
      setCities(null);
      if (!isKept || !traced) return;
      const wish = { cities: traced.cities, routes: claims(traced.legs) };
      const next = [...wishes, wish].slice(-MAX_WISHES);
      keep(next);
      choose({ kind: "wish", at: next.length - 1 });
    },
    lit,
    needed,
  };
}

/** Asks for the plan when it is looked at, after own moves, and when its way is closed; not otherwise. */
function usePlan(
  game: string,
  known: Known,
  facts: Facts,
  isWanted: boolean,
): Pick<Planner, "plan" | "isFailed" | "isFresh"> {
  const last = useRef<Schemas["TicketsPlan"] | null>(null);
  const now = useRef(known);
  now.current = known;
  const { you, table } = known;
  const isPlayed = table.phase.name === "dealing" || table.phase.name === "turn";
  const isAsked = isWanted && isPlayed && you !== null;
  const seat = you && table.seats[you.seat];
  const closed = last.current?.plan.routes.filter(({ route }) => {
    const fact = facts.routes.get(route);
    const state = fact && trackOf(fact, table, you?.seat).state;
    return state === "taken" || state === "twin_closed";
  });
  const own = [seat?.trains, seat?.cards, seat?.stations, seat?.tickets, you?.to_move];
  const offer = you?.offer?.tickets.map(({ id }) => id) ?? [];
  const latest = useRef(0);
  const wasAsked = useRef(false);
  const loaded = useLoaded(async () => {
    const number = ++latest.current;
    // At once when it is looked at. Later, a move and the answers to it are planned once.
    const isLater = wasAsked.current;
    wasAsked.current = isAsked;
    if (isAsked && isLater) await new Promise((resolve) => setTimeout(resolve, SETTLING));
    const isNew = last.current?.version !== now.current.version;
    if (isAsked && isNew && number === latest.current)
      last.current = (await planNear(now.current)) ?? (await planTickets(clientOf(game), game));
    return last.current?.plan ?? null;
  }, [game, isAsked, [...own, ...offer].join(" "), closed?.length ?? 0]);
  const isFailed = isAsked && Boolean(loaded.error);
  return {
    plan: isPlayed ? (loaded.value ?? null) : null,
    isFailed,
    isFresh: !isAsked || isFailed || last.current?.version === known.version,
  };
}

/** A way as it is now, for what everyone sees and the player's hand. */
function wayOf({ you, table }: Known, facts: Facts): ((wish: Wish) => OwnWay) | null {
  if (!you) return null;
  return (wish) => ({
    ...wayOver(wish.cities, facts, table, you),
    cities: wish.cities,
    closed: closedOf(wish, facts, table, you.seat),
  });
}

function further(cities: readonly string[], spot: Spot, facts: Facts): readonly string[] {
  const last = cities.at(-1);
  if (spot.kind === "city") {
    if (spot.id === last) return cities.slice(0, -1);
    return cities.length < MAX_CITIES ? [...cities, spot.id] : cities;
  }
  const fact = facts.routes.get(spot.id);
  if (!fact || cities.length >= MAX_CITIES) return cities;
  if (last === undefined) return [fact.from, fact.to];
  if (last !== fact.from && last !== fact.to) return cities;
  return [...cities, last === fact.from ? fact.to : fact.from];
}

const claims = (legs: readonly { route: string; use: Schemas["LegUse"] }[]): string[] => [
  ...new Set(legs.flatMap(({ route, use }) => (use === "claim" ? [route] : []))),
];

const litWay = ({ legs, cities }: OwnWay): LitWay => ({ legs, stations: [], stops: cities });

function litOf(
  choice: Choice | null,
  plan: SeatPlan | null,
  ways: readonly OwnWay[],
): LitWay | null {
  if (choice?.kind === "wish") {
    const way = ways[choice.at];
    return way ? litWay(way) : null;
  }
  if (!choice || !plan) return null;
  const unbuilt = (stations: readonly Schemas["PlannedStation"][]) =>
    stations.flatMap(({ city, is_built }) => (is_built ? [] : [city]));
  if (choice.kind === "together") {
    const { tickets, stations } = plan.together;
    const legs = new Map(tickets.flatMap(({ legs }) => legs).map((leg) => [leg.route, leg]));
    const stops = new Set(tickets.flatMap(({ id }) => id.split("-")));
    return { legs: [...legs.values()], stations: unbuilt(stations), stops: [...stops] };
  }
  const connection = connectionOf(plan, choice);
  if (!connection) return null;
  const { legs, stations } = connection;
  return { legs, stations: unbuilt(stations), stops: choice.id.split("-") };
}

/** The chosen connection of a ticket; the last one, if there are fewer by now. */
export function connectionOf(
  plan: SeatPlan,
  { id, at }: { id: string; at: number },
): Schemas["TicketConnection"] | undefined {
  const connections = plan.tickets.find(({ ticket }) => ticket.id === id)?.connections ?? [];
  return connections[Math.min(at, connections.length - 1)];
}
