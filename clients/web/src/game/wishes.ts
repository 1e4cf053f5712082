/** The ways that a player keeps in each game, on this device. */

import type { Wish } from "./ways.ts";

const KEPT = "railhead.ways";
const MAX_GAMES = 30;
export const MAX_WISHES = 6;

interface Kept {
  account: string;
  /** The latest first. */
  games: { id: string; wishes: readonly Wish[] }[];
}

function read(account: string): Kept {
  const kept = JSON.parse(localStorage.getItem(KEPT) ?? "null") as Kept | null;
  return kept?.account === account ? kept : { account, games: [] };
}

export function keptWishes(account: string, game: string): readonly Wish[] {
  return read(account).games.find(({ id }) => id === game)?.wishes ?? [];
}

export function keepWishes(account: string, game: string, wishes: readonly Wish[]): void {
  const others = read(account).games.filter(({ id }) => id !== game);
  const games = wishes.length > 0 ? [{ id: game, wishes }, ...others] : others;
  try {
    localStorage.setItem(KEPT, JSON.stringify({ account, games: games.slice(0, MAX_GAMES) }));
  } catch {
    // The storage is full: the way is gone with the page.
  }
}

/** Forgets them when the account leaves this device. */
export function forgetWishes(): void {
  localStorage.removeItem(KEPT);
}
