/** The states of a finished game, one after every event. */

import {
  fold,
  knownOf,
  loadReference,
  type Known,
  type Railhead,
  type Reference,
} from "railhead-client";
import type { Event } from "./words.ts";

export interface Recording {
  first: Known;
  events: Event[];
  reference: Reference;
}

/** The view at the first event and all later events, as a seat sees them. */
export async function wholeLog(railhead: Railhead, id: string, seat: number): Promise<Recording> {
  const path = { game_id: id };
  const last = await railhead.get("/v1/games/{game_id}/replay", { path, query: { as: seat } });
  const events: Event[] = [];
  // The seats are taken before the game begins: the recording starts with the cards that are dealt.
  let after = 0;
  while (after < last.version) {
    const page = await railhead.get("/v1/games/{game_id}/events", {
      path,
      query: { after: String(after) },
    });
    if (page.events.length === 0) break;
    events.push(...page.events);
    after = page.events.at(-1)!.seq;
  }
  const start = events.findIndex(({ type }) => type === "game_started");
  const at = events[start]?.seq ?? 1;
  const first = await railhead.get("/v1/games/{game_id}/replay", { path, query: { as: seat, at } });
  const reference = await loadReference(railhead);
  return { reference, first: knownOf(first), events: events.slice(start + 1) };
}

/** Every state, by folding the events one after another. */
export function states({ first, events, reference }: Recording): Known[] {
  const all = [first];
  for (const event of events) {
    const before = all.at(-1)!;
    const folded = fold(before, event, reference);
    all.push("known" in folded ? folded.known : before);
  }
  return all;
}
