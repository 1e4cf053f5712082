/** A recording on tape: loaded for a seat, and played, or moved by events and turns. */

import { useEffect, useMemo, useState } from "preact/hooks";
import type { Known } from "railhead-client";
import { reason } from "../app.ts";
import { clientOf } from "../device/client.ts";
import { query } from "../router.ts";
import { states, wholeLog, type Recording } from "./recording.ts";

/** The time of an event, in milliseconds. */
const PACE = 420;

export interface Tape {
  /** Null as long as it is not loaded. */
  record: Recording | null;
  /** The reason for which it cannot be loaded. */
  failed: string | null;
  /** The present state. */
  now: Known | undefined;
  /** The number of events before it. */
  at: number;
  last: number;
  isPlaying: boolean;
  /** Goes to a place, and stops. */
  seek: (at: number) => void;
  /** Goes an event on or back. */
  step: (by: 1 | -1) => void;
  /** Goes a turn on or back. */
  turn: (by: 1 | -1) => void;
  /** Plays, from the beginning if it is at the end, or stops. */
  toggle: () => void;
}

/** The tape of a game as a seat sees it. */
export function useTape(game: string, seat: number): Tape {
  const [record, setRecord] = useState<Recording | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const [at, setAt] = useState(0);
  const [isPlaying, setPlaying] = useState(false);
  useEffect(() => {
    wholeLog(clientOf(game), game, seat).then(setRecord, (error: unknown) =>
      setFailed(reason(error)),
    );
  }, [game, seat]);
  // The address may name an event to begin with.
  useEffect(() => {
    const wanted = Number(query.value.get("at"));
    if (record && wanted) setAt(1 + record.events.findIndex(({ seq }) => seq === wanted));
  }, [record === null]);
  const known = useMemo(() => (record ? states(record) : []), [record]);
  const last = known.length - 1;
  useEffect(() => {
    if (!isPlaying || at >= last) return setPlaying(false);
    const timer = setTimeout(() => setAt((at) => Math.min(last, at + 1)), PACE);
    return () => clearTimeout(timer);
  }, [isPlaying, at, last]);
  const go = (to: number) => setAt(Math.min(Math.max(0, to), last));
  return {
    record,
    failed,
    now: known[Math.min(at, last)],
    at,
    last,
    isPlaying,
    seek: (to) => {
      setPlaying(false);
      setAt(to);
    },
    step: (by) => go(at + by),
    turn: (by) => {
      let to = at + by;
      while (to > 0 && to < last && record?.events[to - 1]?.type !== "turn_started") to += by;
      go(to);
    },
    toggle: () => {
      if (at >= last) setAt(0);
      setPlaying(!isPlaying);
    },
  };
}
