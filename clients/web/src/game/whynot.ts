/** Reasons against building at a place of the board now. A reason that stays hides those that pass. */

import type { Known } from "railhead-client";
import type { Route } from "../app.ts";
import { lackOf, type Color, type Price } from "./lack.ts";
import { trackOf } from "./tracks.ts";

/** A reason, and the number of the rule behind it. */
export type Reason =
  | { why: "own"; rule: null }
  | { why: "taken"; owner: number; rule: string }
  | { why: "own_twin"; rule: string }
  | { why: "twin_closed"; owner: number; rule: string }
  | { why: "trains"; needed: number; left: number; rule: string }
  | { why: "ferry"; needed: number; missing: number; rule: string }
  | { why: "cards"; color: Color | null; missing: number; rule: string }
  | { why: "no_station"; rule: string }
  | { why: "city_taken"; owner: number; rule: string }
  | {
      why: "over" | "turn" | "second_card" | "tickets" | "tunnel" | "vacation";
      rule: string | null;
    };

/** Reasons against claiming a route now; none if nothing is known against it. */
export function whyNotRoute(route: Route, { table, you }: Known): Reason[] {
  const track = trackOf(route, table, you?.seat);
  switch (track.state) {
    case "own":
      return [{ why: "own", rule: null }];
    case "taken":
      return [{ why: "taken", owner: track.owner, rule: "R8.2" }];
    case "own_twin":
      return [{ why: "own_twin", rule: "R5.5" }];
    case "twin_closed":
      return [{ why: "twin_closed", owner: track.owner, rule: "R5.5" }];
    case "open":
      break;
  }
  if (!you) return [];
  const left = table.seats[you.seat]?.trains ?? 0;
  if (left < route.length) return [{ why: "trains", needed: route.length, left, rule: "R5.3" }];
  return [...momentOf({ table, you }), ...lackOfCards(route, { table, you }, "R5.1")];
}

/** Reasons against a station in a city now. */
export function whyNotStation(city: string, { table, you }: Known): Reason[] {
  const owner = table.stations.find((station) => station.city === city)?.seat;
  if (owner !== undefined) return [{ why: "city_taken", owner, rule: "R8.1" }];
  if (!you) return [];
  const left = table.seats[you.seat]?.stations ?? 0;
  if (left === 0) return [{ why: "no_station", rule: "R8.1" }];
  const price = { length: stationPrice(left), color: null, ferry: 0 };
  return [...momentOf({ table, you }), ...lackOfCards(price, { table, you }, "R8.1")];
}

/** The cards that the next station costs (R8.1). */
export const stationPrice = (left: number): number => 4 - left;

type Seated = Pick<Known, "table" | "you">;

/** Reasons against building anything at this moment. */
function momentOf({ table: { phase, seats }, you }: Seated): Reason[] {
  if (phase.name === "finished" || phase.name === "voided") return [{ why: "over", rule: null }];
  if (you?.offer) return [{ why: "tickets", rule: phase.name === "dealing" ? "R2.2" : "R7.1" }];
  if (!you?.to_move || phase.name !== "turn") return [{ why: "turn", rule: "R3.1" }];
  if (seats[you.seat]?.on_vacation) return [{ why: "vacation", rule: "R10.8" }];
  if (phase.step.name === "second_card") return [{ why: "second_card", rule: "R4.5" }];
  if (phase.step.name === "tunnel") return [{ why: "tunnel", rule: "R6.4" }];
  return [];
}

function lackOfCards(price: Price, { you }: Seated, rule: string): Reason[] {
  if (!you) return [];
  const { color, cards, locomotives } = lackOf(price, you.hand);
  const reasons: Reason[] = [];
  if (locomotives > 0)
    reasons.push({ why: "ferry", needed: price.ferry, missing: locomotives, rule: "R5.6" });
  if (cards > 0) reasons.push({ why: "cards", color: color ?? null, missing: cards, rule });
  return reasons;
}
