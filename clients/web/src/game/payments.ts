/** The exact payments of a move, ordered for a person: by colour, and how many locomotives. */

import type { Card } from "./kinds.ts";
import type { Payment } from "./words.ts";

/** One colour in which a price can be paid; null if only locomotives can pay it. */
export interface Way {
  readonly color: Card | null;
  /** The possible numbers of locomotives, the fewest first. */
  readonly locomotives: readonly number[];
}

type Hand = Readonly<Record<Card, number>>;

/** The ways to pay, the cheapest first: few locomotives, then the most frequent colour. */
export function waysOf(options: readonly Payment[], price: number, hand: Hand): Way[] {
  const onlyLocomotives = options.some(({ color }) => !color);
  const counts = new Map<Card, number[]>();
  for (const { color, locomotives } of options)
    if (color) counts.set(color, [...(counts.get(color) ?? []), locomotives]);
  const ways = [...counts].map(([color, found]): Way => {
    const locomotives = onlyLocomotives ? [...found, price] : found;
    return { color, locomotives: locomotives.sort((one, other) => one - other) };
  });
  if (ways.length === 0 && onlyLocomotives) return [{ color: null, locomotives: [price] }];
  const left = ({ color }: Way) => (color ? hand[color] : 0);
  return ways.sort(
    (one, other) =>
      (one.locomotives[0] ?? 0) - (other.locomotives[0] ?? 0) || left(other) - left(one),
  );
}

/** The payment of a way with so many locomotives. */
export function paymentOf({ color }: Way, locomotives: number, price: number): Payment {
  return { color: locomotives < price ? (color as Payment["color"]) : null, locomotives };
}

/** The possible number that is nearest to `wanted`. */
export function nearest({ locomotives }: Way, wanted: number): number {
  const [first = wanted] = locomotives;
  return locomotives.reduce(
    (best, each) => (Math.abs(each - wanted) < Math.abs(best - wanted) ? each : best),
    first,
  );
}

/** The number of cards of a kind in a payment. */
export function taken(payment: Payment, price: number, card: Card): number {
  if (card === "locomotive") return payment.locomotives;
  return card === payment.color ? price - payment.locomotives : 0;
}

/** A hand without the cards of a payment. */
export function without<T extends Hand>(hand: T, payment: Payment, price: number): T {
  const cards = Object.entries(hand) as [Card, number][];
  const left = cards.map(([card, held]) => [card, Math.max(0, held - taken(payment, price, card))]);
  return Object.fromEntries(left) as T;
}
