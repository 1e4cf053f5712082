/** A game, as the command line and the board as text see it. */

import type { Known } from "railhead-client";
import type { Board as Facts, Route } from "../app.ts";
import { language, t } from "../texts.ts";
import { city, points, POINTS, type Move } from "../game/words.ts";

export interface Scene {
  id: string;
  known: Known;
  facts: Facts;
  names: readonly string[];
  /** Events in words, the latest last. */
  told: readonly string[];
  /** The moves that are offered now; null as long as they are not known. */
  moves: () => Promise<readonly Move[] | null>;
  /**
   * Plays a move, and tells the game after it, or null if the move waits for the line; null for those
   * who only look.
   */
  play: ((move: Move) => Promise<Known | null>) | null;
  /** Whether a move of the player is on its way. */
  isBusy: boolean;
}

/** A player with the colour: "Ada, blue". */
export function named({ known, names }: Pick<Scene, "known" | "names">, seat: number): string {
  const color = known.table.seats[seat]?.color;
  const name = names[seat] ?? "";
  return color
    ? t("web-player-colored", { player: name, color: t(`player-color-${color}`) })
    : name;
}

/** The other end of a route. */
export const across = ({ from, to }: Route, end: string): string => (from === end ? to : from);

/** The routes at a city, by the names of their other ends. */
export function routesAt({ facts }: Pick<Scene, "facts">, end: string): Route[] {
  const at = [...facts.routes.values()].filter(({ from, to }) => from === end || to === end);
  return at.sort((one, other) => byName(across(one, end), across(other, end)));
}

export const byName = (one: string, other: string): number =>
  city(one).localeCompare(city(other), language.value);

/** The kind of a route: "red tunnel". */
export function kindOf({ tunnel, ferry, color }: Route): string {
  const kind = tunnel ? "tunnel" : ferry ? "ferry" : "route";
  return t("route-kind", { kind, color: color ?? "gray" });
}

/** The look of a route: "red tunnel, 3 spaces, 4 points". */
export function looks(fact: Route): string {
  return [
    kindOf(fact),
    t("spaces", { count: fact.length }),
    ...(fact.ferry ? [t("ferry-locomotives", { count: fact.ferry })] : []),
    points(POINTS[fact.length] ?? 0),
  ].join(", ");
}
