/** The random numbers of a decision: docs/FAIRNESS.md, "Random numbers". */

import { CARDS, type Bag, type Card, type Ticket } from "./bags.ts";

/** SHA-256 of some bytes. */
export async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
}

/** HMAC-SHA256 with the secret of a game as key. */
export async function hmacOf(
  secret: Uint8Array<ArrayBuffer>,
): Promise<(message: Uint8Array<ArrayBuffer>) => Promise<Uint8Array<ArrayBuffer>>> {
  const kind = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", secret, kind, false, ["sign"]);
  return async (message) => new Uint8Array(await crypto.subtle.sign("HMAC", key, message));
}

export const hex = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");

export const unhex = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

export function joined(...parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

const TEXT = [..."expand 32-byte k"].map((letter) => letter.charCodeAt(0));
const WORD = 1n << 32n;

/** The four words that a quarter round mixes: columns first, then diagonals. */
const QUARTERS = [0, 1, 2, 3].flatMap((at) => [[at, at + 4, at + 8, at + 12] as const]);
const DIAGONALS = [0, 1, 2, 3].map(
  (at) => [at, 4 + ((at + 1) % 4), 8 + ((at + 2) % 4), 12 + ((at + 3) % 4)] as const,
);

/** ChaCha20, read as 32-bit numbers. */
export class Numbers {
  #start: Uint32Array;
  #words: number[] = [];

  constructor(seed: Uint8Array<ArrayBuffer>) {
    const key = new DataView(seed.buffer);
    const word = (at: number) => key.getUint32(4 * at, true);
    const text = new DataView(Uint8Array.from(TEXT).buffer);
    const constants = [0, 1, 2, 3].map((at) => text.getUint32(4 * at, true));
    this.#start = Uint32Array.from([
      ...constants,
      ...[0, 1, 2, 3, 4, 5, 6, 7].map(word),
      0,
      0,
      0,
      0,
    ]);
  }

  #word(): bigint {
    if (this.#words.length === 0) this.#words = this.#block();
    return BigInt(this.#words.shift()!);
  }

  #block(): number[] {
    const state = this.#start.slice();
    for (let round = 0; round < 10; round += 1)
      for (const quarter of [...QUARTERS, ...DIAGONALS]) mix(state, quarter);
    const words = [...state.map((word, at) => word + this.#start[at]!)];
    this.#start[12]! += 1;
    return words;
  }

  /** A number below `n`. */
  below(n: number): number {
    const product = this.#word() * BigInt(n);
    let [number, low] = [product / WORD, product % WORD];
    if (low > WORD - BigInt(n)) number += (low + (this.#word() * BigInt(n)) / WORD) / WORD;
    return Number(number);
  }

  card(bag: Bag): Card {
    let nth = this.below(CARDS.reduce((sum, card) => sum + bag[card], 0));
    for (const card of CARDS) {
      if (nth < bag[card]) return card;
      nth -= bag[card];
    }
    throw new Error("a number below the count of all cards");
  }

  /** So many tickets out of a list, which stays as it is. */
  sample(from: readonly Ticket[], count: number): Ticket[] {
    const left = [...from];
    const chosen: Ticket[] = [];
    for (let times = Math.min(count, left.length); times > 0; times -= 1) {
      const at = this.below(left.length);
      chosen.push(left[at]!);
      const last = left.pop()!;
      if (at < left.length) left[at] = last;
    }
    return chosen;
  }
}

function mix(state: Uint32Array, [a, b, c, d]: readonly [number, number, number, number]): void {
  const step = (into: number, other: number, mixed: number, turn: number) => {
    state[into]! += state[other]!;
    const word = state[mixed]! ^ state[into]!;
    state[mixed] = (word << turn) | (word >>> (32 - turn));
  };
  step(a, b, d, 16);
  step(c, d, b, 12);
  step(a, b, d, 8);
  step(c, d, b, 7);
}
