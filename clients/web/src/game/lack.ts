/** Cards that a hand lacks for a price, and for several, counted as the planner of the server does. */

import type { Schemas } from "railhead-client";
import { CARDS, type Card } from "./kinds.ts";

export type Hand = Readonly<Record<Card, number>>;
export type Color = Exclude<Card, "locomotive">;
export type Lack = Schemas["RouteLack"];
export type Missing = Schemas["MissingCards"];

/** Cards of one colour, among them locomotives that a ferry asks for. */
export interface Price {
  length: number;
  /** None if any colour will do. */
  color?: Color | null;
  ferry: number;
}

const COLORS = CARDS.filter((card): card is Color => card !== "locomotive");

/** The cards that a hand lacks for one price, in the colour that lacks fewest. */
export function lackOf({ length, color, ferry }: Price, hand: Hand): Lack {
  const spare = Math.max(0, hand.locomotive - ferry);
  const missing = (of: Color) => Math.max(0, length - ferry - hand[of] - spare);
  const held = COLORS.filter((each) => hand[each] > 0);
  const best =
    color ?? held.sort((one, other) => missing(one) - missing(other) || hand[other] - hand[one])[0];
  return {
    color: best ?? null,
    cards: best ? missing(best) : Math.max(0, length - ferry - spare),
    locomotives: Math.max(0, ferry - hand.locomotive),
  };
}

/** The cards that a hand lacks for all prices together. Each card of the hand is used once. */
export function missingFor(prices: readonly Price[], hand: Hand): Missing {
  const left = { ...hand };
  const cards = Object.fromEntries(CARDS.map((card) => [card, 0])) as Record<Card, number>;
  let any_color = 0;
  const lay = (card: Card, count: number) => {
    cards[card] += Math.max(0, count - left[card]);
    left[card] = Math.max(0, left[card] - count);
  };
  const gray = prices.filter(({ color }) => !color);
  gray.sort((one, other) => other.length - other.ferry - (one.length - one.ferry));
  for (const { length, color, ferry } of [...prices.filter(({ color }) => color), ...gray]) {
    const paid = color ?? fitting(left, length - ferry);
    if (paid) lay(paid, length - ferry);
    else any_color += length - ferry;
    lay("locomotive", ferry);
  }
  const replaceable = COLORS.reduce((sum, color) => sum + cards[color], any_color);
  const total = Math.max(0, replaceable - left.locomotive) + cards.locomotive;
  return { total, cards, any_color, spare_locomotives: left.locomotive };
}

/** The colour of which the fewest cards suffice, else the one with most cards. */
function fitting(left: Hand, count: number): Color | undefined {
  const rank = (color: Color) => (left[color] >= count ? left[color] : 1000 - left[color]);
  return COLORS.filter((color) => left[color] > 0).sort((one, other) => rank(one) - rank(other))[0];
}
