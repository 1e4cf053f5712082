import { fold, type Known, knownOf } from "./fold.js";
import type { Reference } from "./reference.js";
import type { LiveGameView, LoggedEvent } from "./types.js";

/** What is known of a game, and up to where its events have been told. */
export interface Position {
  readonly known: Known;
  /** The head of the log at `known.version`. */
  readonly head: string;
  /** The number of the last event that was told. It can be behind `known` for a while. */
  readonly told: number;
  /** The head up to which all events have been told: where a stream is resumed. */
  readonly resume: string;
}

/** An event with the game before and after it. */
export interface Told {
  readonly event: LoggedEvent;
  readonly before: Known;
  readonly after: Known;
}

export function positionAt(view: LiveGameView): Position {
  const { version, head } = view;
  return { known: knownOf(view), head, told: version, resume: head };
}

/** Takes a view that was asked for. The events up to it are still told when they come. */
export function withView(position: Position, view: LiveGameView): Position {
  if (view.version < position.known.version) return position;
  return { ...position, known: knownOf(view), head: view.head };
}

/**
 * Applies events in order, each once. `head` is that of the log after the last one. `look` gets a
 * view at least as new as the event after which folding does not suffice.
 */
export async function applied(
  position: Position,
  events: readonly LoggedEvent[],
  head: string,
  reference: Reference,
  look: (version: number) => Promise<LiveGameView>,
): Promise<{ position: Position; told: Told[] }> {
  const told: Told[] = [];
  let current = position;
  for (const event of events) {
    if (event.seq <= current.told) continue;
    // Events are missing: they come with the stream, which resumes where all have been told.
    if (event.seq !== current.told + 1) return { position: current, told };
    const before = current.known;
    const folded = fold(before, event, reference);
    if ("known" in folded) current = { ...current, known: folded.known };
    else current = withView(current, await look(event.seq));
    current = { ...current, told: event.seq };
    told.push({ event, before, after: current.known });
  }
  if (versionOf(head) === current.told) current = { ...current, resume: head };
  if (versionOf(head) === current.known.version) current = { ...current, head };
  return { position: current, told };
}

/** A head begins with its version. */
export function versionOf(head: string): number {
  return Number.parseInt(head, 10);
}
