/** A place of the board in words, for who points at it. */

import type { Known } from "railhead-client";
import type { Board as Facts } from "../app.ts";
import type { Spot } from "../board/spots.ts";
import { t } from "../texts.ts";
import { priceWords } from "./price.ts";
import { city, points, POINTS, route, type Move } from "./words.ts";

/** The name of a place, what it is, and its price or whose it is. */
export function aboutSpot(
  { kind, id }: Spot,
  known: Known,
  facts: Facts,
  names: readonly string[],
  moves: readonly Move[] | null,
): readonly string[] {
  const holder = (seat: number) => (seat === known.you?.seat ? t("web-you") : (names[seat] ?? ""));
  if (kind === "city") {
    const built = known.table.stations.find((station) => station.city === id);
    return built ? [city(id), `${t("stations", { count: 1 })}: ${holder(built.seat)}`] : [city(id)];
  }
  const fact = facts.routes.get(id);
  if (!fact) return [id];
  const what = [
    t("route-kind", {
      kind: fact.tunnel ? "tunnel" : fact.ferry ? "ferry" : "route",
      color: fact.color ?? "gray",
    }),
    t("spaces", { count: fact.length }),
    points(POINTS[fact.length] ?? 0),
  ].join(" · ");
  const claimed = (seat: number) =>
    seat === known.you?.seat ? t("web-why-own") : t("web-claimed-by", { player: holder(seat) });
  const owner = known.table.routes.find((owned) => owned.route === id);
  const last = owner ? claimed(owner.seat) : priceWords(fact, known, moves);
  return [route(facts, id), what, ...(last ? [last] : [])];
}
