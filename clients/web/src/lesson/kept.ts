/** Places in lessons, kept on the device. */

import { signal } from "@preact/signals";

interface Kept {
  /** Lessons under way, by game. */
  games: Readonly<Record<string, { lesson: string; step: number }>>;
  /** Names of finished lessons. */
  done: readonly string[];
}

const NAME = "railhead.lessons";

/** Games whose places are kept, the latest. */
const MAX_GAMES = 10;

function read(): Kept {
  const none: Kept = { games: {}, done: [] };
  try {
    return { ...none, ...(JSON.parse(localStorage.getItem(NAME) ?? "{}") as Partial<Kept>) };
  } catch {
    return none;
  }
}

export const kept = signal<Kept>(read());

function keep(next: Kept): void {
  kept.value = next;
  try {
    localStorage.setItem(NAME, JSON.stringify(next));
  } catch {
    // The storage is full: the lesson ends when the page is closed.
  }
}

export function begun(game: string, lesson: string): void {
  const before = Object.entries(kept.value.games).slice(1 - MAX_GAMES);
  keep({
    ...kept.value,
    games: { ...Object.fromEntries(before), [game]: { lesson, step: 0 } },
  });
}

export function stepped(game: string): void {
  const place = kept.value.games[game];
  if (!place) return;
  keep({
    ...kept.value,
    games: { ...kept.value.games, [game]: { ...place, step: place.step + 1 } },
  });
}

export function ended(game: string): void {
  const { [game]: _, ...games } = kept.value.games;
  keep({ ...kept.value, games });
}

export function finished(lesson: string): void {
  if (!kept.value.done.includes(lesson))
    keep({ ...kept.value, done: [...kept.value.done, lesson] });
}
