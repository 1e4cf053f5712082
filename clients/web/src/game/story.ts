/** The story of a game: events and phrases in words, in the order in which they came. */

import { computed, type ReadonlySignal } from "@preact/signals";
import { board } from "../app.ts";
import { shown, type Said } from "./phrases.ts";
import { followsUp, type Frame } from "./playback.ts";
import { told, type Event } from "./words.ts";

/** An event, or something that was said. */
export interface Told {
  key: string;
  /** The number of the event. */
  seq: number | null;
  seat: number | null;
  at: string;
  text: string;
  said: Said | null;
}

export interface Story {
  told: ReadonlySignal<readonly Told[]>;
  /** The last action, in words. */
  news: ReadonlySignal<string | null>;
}

/** Tells events and phrases, without events that wait for playback. */
export function storyOf({
  events,
  said,
  names,
  own,
  frame,
}: {
  events: ReadonlySignal<readonly Event[]>;
  said: ReadonlySignal<readonly Said[]>;
  names: ReadonlySignal<string[]>;
  /** The player's seat. */
  own: ReadonlySignal<number | undefined>;
  frame: ReadonlySignal<Frame>;
}): Story {
  const happened = computed<readonly Told[]>(() => {
    const facts = board.value;
    if (!facts) return [];
    return events.value.flatMap((event) => {
      const text = told(event, names.value, facts, own.value);
      const seat = "seat" in event && event.seat != null ? event.seat : null;
      const { seq, at } = event;
      return text === null ? [] : [{ key: `event ${seq}`, seq, seat, at, text, said: null }];
    });
  });
  const all = computed<readonly Told[]>(() => {
    const moment = ({ at }: Told) => Date.parse(at);
    const words = said.value.flatMap(saidInWords);
    return [...happened.value, ...words].sort((one, other) => moment(one) - moment(other));
  });
  // The texts of what waits are ready, so a step of playback costs little.
  const isPast = ({ seq }: { seq: number | null }) => seq === null || seq <= frame.value.news;
  const aftermath = computed(() => new Set(events.value.filter(followsUp).map(({ seq }) => seq)));
  return {
    told: computed(() => all.value.filter(isPast)),
    news: computed(() => {
      const isAction = (one: Told) => isPast(one) && !aftermath.value.has(one.seq ?? -1);
      return happened.value.findLast(isAction)?.text ?? null;
    }),
  };
}

function saidInWords(one: Said): Told[] {
  const text = shown(one);
  const { number, seat, said_at: at } = one;
  return text === null ? [] : [{ key: `phrase ${number}`, seq: null, seat, at, text, said: one }];
}
