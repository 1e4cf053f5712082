/**
 * Events played one after the other: the screen follows the fold at a pace that a person can follow.
 * It delays the screen, never the player: `skip` goes to the end at any time.
 */

import type { Known } from "railhead-client";
import type { Event } from "./words.ts";

export type Speed = "off" | "fast" | "normal";

/** The present event. */
export interface Cue {
  readonly event: Event;
  /** Its duration in milliseconds. */
  readonly ms: number;
}

export interface Frame {
  /** The game as the screen shows it: the state of the fold, or an earlier one. */
  readonly known: Known | null;
  readonly cue: Cue | null;
  /** The last event that the news tell. */
  readonly news: number;
}

/** The time, so that tests can make it pass. */
export interface Timer {
  /** The time in milliseconds, from any point on. */
  now(): number;
  /** Does something later; gives the way to prevent it. */
  after(ms: number, work: () => void): () => void;
}

interface Beat {
  readonly event: Event;
  readonly before: Known;
  readonly after: Known;
  readonly ms: number;
  /** When the event came. */
  readonly at: number;
}

/** Least time of the player's own action in the news, in milliseconds. */
export const MIN_OWN_NEWS = 1000;
/** Most time of a whole playback, in milliseconds; a longer one is played faster. */
export const MAX_PLAYBACK = 8000;
const FAST = 0.4;

/** Durations of the player's events and of others' in milliseconds. Other events take no time. */
const LENGTHS: Partial<Record<Event["type"], readonly [own: number, others: number]>> = {
  tickets_drawn: [300, 650],
  tickets_kept: [300, 650],
  card_drawn: [800, 650],
  card_taken: [650, 700],
  card_turned_up: [220, 220],
  row_discarded: [450, 450],
  row_replaced: [600, 600],
  deck_reshuffled: [450, 450],
  route_claimed: [1100, 900],
  tunnel_laid: [450, 700],
  tunnel_card_revealed: [600, 600],
  tunnel_surcharge_asked: [0, 700],
  tunnel_surcharge_paid: [300, 400],
  tunnel_abandoned: [900, 800],
  station_built: [1000, 900],
  passed: [700, 700],
  last_round_begun: [900, 900],
};

/** Events that only follow from an action: cards turned up, the deck, tickets given back. */
const FOLLOW_UPS: ReadonlySet<Event["type"]> = new Set([
  "card_turned_up",
  "row_discarded",
  "row_replaced",
  "deck_reshuffled",
  "tickets_boxed",
  "tickets_returned",
] as const);

/** Whether an event only follows from an action: it never replaces that in the news. */
export const followsUp = ({ type }: Event): boolean => FOLLOW_UPS.has(type);

/** Cards fly first, and are counted when they arrive. */
const arrivesLate = ({ type }: Event): boolean => type === "card_drawn" || type === "card_taken";

const isOf = (event: Event, seat: number | undefined): boolean =>
  seat !== undefined && "seat" in event && event.seat === seat;

export function lengthOf(event: Event, own: number | undefined): number {
  const lengths = LENGTHS[event.type];
  return lengths?.[isOf(event, own) ? 0 : 1] ?? 0;
}

/** The game with a share of the points of a claim still to come. */
export function counted(known: Known, event: Event, share: number): Known {
  if (event.type !== "route_claimed" || share >= 1) return known;
  const missing = event.points - Math.floor(event.points * share);
  const seats = known.table.seats.map((seat) =>
    seat.seat === event.seat ? { ...seat, points: seat.points - missing } : seat,
  );
  return { ...known, table: { ...known.table, seats } };
}

export class Playback {
  #latest: Known | null = null;
  #frame: Frame = { known: null, cue: null, news: 0 };
  #beats: Beat[] = [];
  #cancel: (() => void) | null = null;
  /** Less than 1 until everything is played that was too long to wait for. */
  #rate = 1;
  /** The player's action that stays in the news for a while. */
  #held: { seq: number; release: () => void } | null = null;

  constructor(
    private readonly timer: Timer,
    private readonly speed: () => Speed,
    private readonly changed: (frame: Frame) => void,
  ) {}

  get frame(): Frame {
    return this.#frame;
  }

  get isPlaying(): boolean {
    return this.#frame.cue !== null;
  }

  /** Takes an event that the fold has applied. It is played after the next `settle`. */
  add(event: Event, before: Known, after: Known): void {
    const own = after.you?.seat ?? undefined;
    if (isOf(event, own) && !followsUp(event) && lengthOf(event, own) > 0) this.#hold(event.seq);
    if (this.speed() === "off" || before === after) return;
    const ms = lengthOf(event, own) * (this.speed() === "fast" ? FAST : 1);
    this.#beats.push({ event, before, after, ms, at: this.timer.now() });
  }

  /** Takes the state of the fold, after its events were added. */
  settle(latest: Known | null): void {
    this.#latest = latest;
    const last = this.#beats.at(-1);
    const isOther = !latest || (last && last.after.version > latest.version);
    if (isOther || this.speed() === "off") return this.skip();
    if (!this.isPlaying) this.#next();
  }

  /** Goes to the end. */
  skip(): void {
    this.#beats = [];
    this.#end();
  }

  /** Ends for good. */
  close(): void {
    this.#cancel?.();
    this.#held?.release();
  }

  #next(): void {
    this.#cancel = null;
    let beat = this.#beats.shift();
    while (beat && beat.ms === 0) beat = this.#beats.shift();
    if (!beat) return this.#end();
    // On a slow device it is the drawing that takes the time.
    if (this.timer.now() - beat.at > MAX_PLAYBACK) return this.skip();
    const { event, before, after } = beat;
    const waiting = this.#beats.reduce((sum, { ms }) => sum + ms, beat.ms);
    this.#rate = Math.min(this.#rate, MAX_PLAYBACK / waiting);
    const ms = Math.round(beat.ms * this.#rate);
    this.#show(arrivesLate(event) ? before : after, { event, ms });
    this.#cancel = this.timer.after(ms, () => this.#next());
  }

  #end(): void {
    this.#cancel?.();
    this.#cancel = null;
    this.#rate = 1;
    this.#show(this.#latest, null);
  }

  /** Keeps an action of the player in the news for a while, whatever follows. */
  #hold(seq: number): void {
    this.#held?.release();
    const release = this.timer.after(MIN_OWN_NEWS, () => {
      this.#held = null;
      this.#show(this.#frame.known, this.#frame.cue);
    });
    this.#held = { seq, release };
  }

  #show(known: Known | null, cue: Cue | null): void {
    const told = cue?.event.seq ?? known?.version ?? 0;
    const news = this.#held && this.#held.seq < told ? this.#held.seq : told;
    const frame = this.#frame;
    if (frame.known === known && frame.cue === cue && frame.news === news) return;
    this.#frame = { known, cue, news };
    this.changed(this.#frame);
  }
}
