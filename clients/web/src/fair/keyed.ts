/** The draws of a game that shares its deal: docs/FAIRNESS.md, "Keyed draws". */

import { CARDS, type Bag, type Card, type Ticket } from "./bags.ts";

/** What the next draw is for: the beginning of the text of its keys. */
export type Purpose = (number: number) => string;

/** A key for each thing that could be drawn; the greatest is drawn. */
export class Keyed {
  purpose: Purpose = () => "";
  readonly #inner: Uint32Array;
  readonly #outer: Uint32Array;

  /** The key of the deal: 32 bytes. */
  constructor(key: Uint8Array) {
    const padded = (byte: number) =>
      Uint8Array.from({ length: 64 }, (_, at) => (key[at] ?? 0) ^ byte);
    this.#inner = compressed(INITIAL, padded(0x36));
    this.#outer = compressed(INITIAL, padded(0x5c));
  }

  /** The HMAC-SHA256 of a text. It is needed at once, which the one of the browser is not. */
  #key(text: string): number[] {
    const message = new TextEncoder().encode(text);
    const inner = finished(this.#inner, message);
    return [...finished(this.#outer, bytesOf(inner))];
  }

  /** The seat that plays first. */
  below(seats: number): number {
    return greatest([...Array(seats).keys()], (seat) => this.#key(`first/${seat}`));
  }

  card(bag: Bag): Card {
    const draw = this.purpose(0);
    let best: { card: Card; number: bigint; count: number } | null = null;
    for (const card of CARDS.filter((card) => bag[card] > 0)) {
      const [high, low] = this.#key(`${draw}/${card}`);
      const next = { card, number: (BigInt(high!) << 32n) | BigInt(low!), count: bag[card] };
      if (best === null || isGreaterRoot(next, best)) best = next;
    }
    return best!.card;
  }

  sample(from: readonly Ticket[], count: number): Ticket[] {
    const left = [...from];
    const chosen: Ticket[] = [];
    for (let number = 0; number < count && left.length > 0; number += 1) {
      const draw = this.purpose(number);
      const best = greatest(left, ({ id }) => this.#key(`${draw}/${id}`));
      left.splice(left.indexOf(best), 1);
      chosen.push(best);
    }
    return chosen;
  }
}

interface Root {
  number: bigint;
  count: number;
}

/** Whether the root of one number over 2^64 is greater than that of another, without rounding. */
function isGreaterRoot(one: Root, other: Root): boolean {
  const side = (a: Root, b: Root) => (a.number ** BigInt(b.count)) << BigInt(64 * a.count);
  return side(one, other) > side(other, one);
}

/** The one with the greatest key; of equal ones, the first. */
function greatest<T>(all: readonly T[], key: (one: T) => number[]): T {
  let best = all[0] as T;
  let most = key(best);
  for (const next of all.slice(1)) {
    const own = key(next);
    const at = own.findIndex((word, place) => word !== most[place]);
    if (at < 0 || own[at]! < most[at]!) continue;
    best = next;
    most = own;
  }
  return best;
}

const PRIMES = (() => {
  const found: number[] = [];
  for (let next = 2; found.length < 64; next += 1)
    if (found.every((prime) => next % prime !== 0)) found.push(next);
  return found;
})();

const WORD = 1n << 32n;

/** The first 32 bits behind the point of a root of a prime. */
function fraction(prime: number, degree: bigint): number {
  const scaled = BigInt(prime) << (32n * degree);
  let [low, high] = [0n, BigInt(prime) * WORD];
  while (high - low > 1n) {
    const middle = (low + high) / 2n;
    if (middle ** degree <= scaled) low = middle;
    else high = middle;
  }
  return Number(low % WORD);
}

const ROUNDS = Uint32Array.from(PRIMES, (prime) => fraction(prime, 3n));
const INITIAL = Uint32Array.from(PRIMES.slice(0, 8), (prime) => fraction(prime, 2n));

/** The state of SHA-256 after a block of 64 bytes. */
function compressed(state: Uint32Array, block: Uint8Array): Uint32Array {
  const view = new DataView(block.buffer, block.byteOffset, 64);
  const words = new Uint32Array(64);
  for (let at = 0; at < 16; at += 1) words[at] = view.getUint32(4 * at);
  for (let at = 16; at < 64; at += 1) {
    const [early, late] = [words[at - 15]!, words[at - 2]!];
    const first = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
    const second = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
    words[at] = words[at - 16]! + first + words[at - 7]! + second;
  }
  let [a, b, c, d, e, f, g, h] = [...state] as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  for (let at = 0; at < 64; at += 1) {
    const choice = (e & f) ^ (~e & g);
    const one = h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + choice + ROUNDS[at]! + words[at]!;
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const two = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + majority;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) >>> 0, c, b, a, (one + two) >>> 0];
  }
  return Uint32Array.from([a, b, c, d, e, f, g, h], (word, at) => word + state[at]!);
}

const turn = (word: number, bits: number): number => (word >>> bits) | (word << (32 - bits));

/** The hash of a message after a first block, from the state after it. */
function finished(state: Uint32Array, message: Uint8Array): Uint32Array {
  const blocks = Math.ceil((message.length + 9) / 64);
  const padded = new Uint8Array(64 * blocks);
  padded.set(message);
  padded[message.length] = 0x80;
  new DataView(padded.buffer).setUint32(64 * blocks - 4, 8 * (64 + message.length));
  let hash = state;
  for (let at = 0; at < blocks; at += 1)
    hash = compressed(hash, padded.subarray(64 * at, 64 * at + 64));
  return hash;
}

function bytesOf(words: Uint32Array): Uint8Array {
  const view = new DataView(new ArrayBuffer(4 * words.length));
  words.forEach((word, at) => view.setUint32(4 * at, word));
  return new Uint8Array(view.buffer);
}
