import { setTimeout as sleep } from "node:timers/promises";
import type { LiveGame, LoggedEvent, Railhead } from "../src/index.js";
import type { Lot } from "./lot.js";
import { someMove } from "./people.js";

/** Waits until something is so. */
export async function until(
  isSo: () => boolean,
  what: string,
  milliseconds = 60_000,
): Promise<void> {
  for (const end = Date.now() + milliseconds; !isSo(); ) {
    if (Date.now() > end) throw new Error(`in vain: ${what}`);
    await sleep(10);
  }
}

/** The numbers of the events that a game tells. */
export function told(game: LiveGame): LoggedEvent[] {
  const events: LoggedEvent[] = [];
  game.onEvent((event) => void events.push(event));
  return events;
}

/** Each person makes moves of theirs, until there were so many or nobody has one. */
export async function playSome(
  people: readonly Railhead[],
  id: string,
  lot: Lot,
  moves = Infinity,
): Promise<number> {
  for (let count = 0, misses = 0; ; ) {
    for (const person of people) {
      if (count >= moves || misses > 50) return count;
      const body = await someMove(person, id, lot);
      if (!body) {
        const { status } = await person.get("/v1/games/{game_id}", { path: { game_id: id } });
        if (status !== "running") return count;
        misses += 1;
        await sleep(5);
        continue;
      }
      await person.post("/v1/games/{game_id}/moves", { path: { game_id: id }, body });
      [count, misses] = [count + 1, 0];
    }
  }
}
