/** Cards and tickets of a game that is checked, and the doubt that something does not follow. */

export const CARDS = [
  "pink",
  "blue",
  "orange",
  "white",
  "green",
  "yellow",
  "black",
  "red",
  "locomotive",
] as const;
export type Card = (typeof CARDS)[number];
export type Bag = Record<Card, number>;

export interface Ticket {
  id: string;
  points: number;
  kind: string;
}

/** An event of an export. Nothing is known about its fields before they are checked. */
export interface Event {
  type: string;
  [field: string]: any;
}

/** The log does not follow from the secret. */
export class Doubt extends Error {}

export function check(holds: boolean, why: string): asserts holds {
  if (!holds) throw new Doubt(why);
}

/** Compares two values of JSON, without regard to the order of fields. */
export function isSame(one: unknown, other: unknown): boolean {
  if (typeof one !== "object" || typeof other !== "object" || !one || !other) return one === other;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [fields, others] = [Object.entries(one), other as Record<string, unknown>];
  return (
    fields.length === Object.keys(others).length &&
    fields.every(([name, value]) => name in others && isSame(value, others[name]))
  );
}

export const emptyBag = (): Bag => Object.fromEntries(CARDS.map((card) => [card, 0])) as Bag;

/** All cards of the game. */
export const box = (): Bag =>
  Object.fromEntries(CARDS.map((card) => [card, card === "locomotive" ? 14 : 12])) as Bag;

export const sizeOf = (bag: Bag): number => CARDS.reduce((sum, card) => sum + bag[card], 0);

export function put(bag: Bag, cards: Partial<Bag>): void {
  for (const card of CARDS) bag[card] += cards[card] ?? 0;
}

export function take(bag: Bag, cards: Partial<Bag>, from: string): void {
  for (const card of CARDS) {
    const count = cards[card] ?? 0;
    check(bag[card] >= count, `${from} lacks ${card}`);
    bag[card] -= count;
  }
}

/** The cards of a payment of so many cards (R5.2). */
export function laid(payment: Event["payment"], price: number): Partial<Bag> {
  const { color, locomotives } = payment as { color: Card | null; locomotives: number };
  check(
    (color === null) === (locomotives === price),
    "a payment names no colour exactly if all are locomotives (R5.2)",
  );
  return color === null
    ? { locomotive: locomotives }
    : { locomotive: locomotives, [color]: price - locomotives };
}
