/** Games that go on from a position of another one, and which one: kept on the device that began them. */

import { list, t } from "../texts.ts";

export interface Origin {
  game: string;
  /** The number of events up to the position. */
  move: number;
  /** The names of its players. */
  players: readonly string[];
}

const KEPT = "railhead.origins";
const MAX_GAMES = 50;

type Kept = readonly (Origin & { id: string })[];

/** The latest first. */
const read = (): Kept => JSON.parse(localStorage.getItem(KEPT) ?? "[]") as Kept;

export const originOf = (id: string): Origin | undefined => read().find((one) => one.id === id);

export function keepOrigin(id: string, origin: Origin): void {
  const kept: Kept = [{ id, ...origin }, ...read()].slice(0, MAX_GAMES);
  try {
    localStorage.setItem(KEPT, JSON.stringify(kept));
  } catch {
    // The storage is full: the table says that it goes on from another game, but not which.
  }
}

/** Forgets them when the account leaves this device. */
export function forgetOrigins(): void {
  localStorage.removeItem(KEPT);
}

/** "Counts for nothing · from move 201 of the game of Ada and Director"; null for a game with a beginning of its own. */
export function originText(id: string, copied: number | undefined): string | null {
  if (!copied) return null;
  const origin = originOf(id);
  return origin
    ? t("web-what-if", { move: origin.move, players: list(origin.players) })
    : t("web-what-if-other", { move: copied });
}
