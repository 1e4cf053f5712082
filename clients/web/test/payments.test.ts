/** Payments ordered for a person. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { nearest, paymentOf, taken, waysOf, without } from "../src/game/payments.ts";
import type { Card } from "../src/game/kinds.ts";
import type { Payment } from "../src/game/words.ts";

const CARDS: Card[] = ["pink", "blue", "orange", "white", "green", "yellow", "black", "red"];
const none = Object.fromEntries([...CARDS, "locomotive"].map((card) => [card, 0]));
const hand = (held: Partial<Record<Card, number>>) =>
  ({ ...none, ...held }) as Record<Card, number>;

/** Every exact payment of a gray route, as the server lists them. */
function payments(price: number, held: Record<Card, number>): Payment[] {
  const listed: Payment[] = [];
  for (const color of CARDS)
    for (let locomotives = 0; locomotives < price; locomotives += 1)
      if (held[color] >= price - locomotives && held.locomotive >= locomotives)
        listed.push({ color: color as Payment["color"], locomotives });
  if (held.locomotive >= price) listed.push({ color: null, locomotives: price });
  return listed;
}

test("33 payments of a gray route are eight colours", () => {
  const held = hand(Object.fromEntries([...CARDS, "locomotive"].map((card) => [card, 4])));
  const options = payments(4, held);
  assert.equal(options.length, 33);
  const ways = waysOf(options, 4, held);
  assert.equal(ways.length, 8);
  for (const { locomotives } of ways) assert.deepEqual(locomotives, [0, 1, 2, 3, 4]);
});

test("every payment can be chosen, and nothing else", () => {
  const held = hand({ pink: 1, blue: 3, red: 2, locomotive: 3 });
  const options = payments(3, held);
  const chosen = waysOf(options, 3, held).flatMap((way) =>
    way.locomotives.map((count) => paymentOf(way, count, 3)),
  );
  const keys = (all: readonly Payment[]) =>
    [...new Set(all.map(({ color, locomotives }) => `${color ?? null} ${locomotives}`))].sort();
  assert.deepEqual(keys(chosen), keys(options));
});

test("the first way spares locomotives, then the rarer colour", () => {
  const held = hand({ pink: 2, blue: 5, red: 3, locomotive: 2 });
  assert.equal(waysOf(payments(3, held), 3, held)[0]?.color, "blue");
  const few = hand({ pink: 2, red: 3, locomotive: 2 });
  assert.equal(waysOf(payments(3, few), 3, few)[0]?.color, "red");
});

test("a ferry keeps its locomotives", () => {
  const ferry: Payment[] = [
    { color: "red", locomotives: 1 },
    { color: "red", locomotives: 2 },
  ];
  const [way] = waysOf(ferry, 3, hand({ red: 3, locomotive: 2 }));
  assert.equal(nearest(way!, 0), 1);
  assert.equal(nearest(way!, 9), 2);
  const only = waysOf([{ color: null, locomotives: 2 }], 2, hand({ locomotive: 2 }));
  assert.deepEqual(only, [{ color: null, locomotives: [2] }]);
});

test("laid cards are missing from the hand", () => {
  const payment: Payment = { color: "red", locomotives: 1 };
  assert.equal(taken(payment, 3, "red"), 2);
  assert.equal(taken(payment, 3, "blue"), 0);
  const left = without(hand({ red: 3, blue: 1, locomotive: 1 }), payment, 3);
  assert.deepEqual(left, hand({ red: 1, blue: 1, locomotive: 0 }));
});
