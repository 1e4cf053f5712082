/** Daily challenges told without their cards: days in a row, and squares for tickets. */

interface Played {
  you?: { points?: number | null } | null;
}

/** The days in a row on which a challenge was played to its end: the latest one may still be. */
export function streakOf([today, ...before]: readonly Played[]): number {
  const isPlayed = (one: Played | undefined) => one?.you?.points != null;
  const missed = before.findIndex((one) => !isPlayed(one));
  const days = missed < 0 ? before.length : missed;
  return days + (isPlayed(today) ? 1 : 0);
}

/** A square for each ticket: green for those completed, red for those that failed. */
export const squares = (completed: number, failed: number): string =>
  "\u{1f7e9}".repeat(completed) + "\u{1f7e5}".repeat(failed);
