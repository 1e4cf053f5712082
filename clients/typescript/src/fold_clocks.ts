import type { ClockView, GameClock, LoggedEvent, TableView } from "./types.js";

/** The minimum time for a turn, even with an empty time bank, in microseconds. */
const LEAST = 10_000_000;
const SECOND = 1_000_000;

interface Timed {
  readonly table: TableView;
  readonly clocks: ClockView[] | null;
}

/**
 * Starts and stops clocks. A clock starts at the time of the event after which the game waits for
 * that person.
 */
export function advanceClocks(
  { table, clocks }: Timed,
  event: LoggedEvent,
  waitsFor: (seat: number) => boolean,
): void {
  const clock = table.options.clock;
  if (!clock || !clocks) return;
  const at = microseconds(event.at);
  clocks.forEach((own, index) => {
    const seat = table.seats[index];
    if (!seat) return;
    const isWaitedFor = seat.occupant.kind === "person" && waitsFor(seat.seat);
    const deadline = own.deadline ? microseconds(own.deadline) : null;
    if (!isWaitedFor) {
      if (deadline !== null) stop(own, clock, deadline - at);
    } else if (deadline === null) {
      run(own, clock, at);
    } else if (event.type === "time_granted") {
      own.deadline = timestamp(Math.max(deadline, at + event.seconds * SECOND));
    } else if (clock.kind === "per_move" && table.phase.name === "turn") {
      // Every step of a turn is a move.
      run(own, clock, at);
    }
  });
}

function run(own: ClockView, clock: GameClock, at: number): void {
  if (clock.kind === "per_move") {
    own.deadline = timestamp(at + clock.seconds * SECOND);
    return;
  }
  const left = own.bank_ms == null ? clock.seconds * SECOND : own.bank_ms * 1000;
  own.bank_ms = null;
  own.deadline = timestamp(at + Math.max(left, LEAST));
}

function stop(own: ClockView, clock: GameClock, left: number): void {
  own.deadline = null;
  if (clock.kind !== "bank") return;
  own.bank_ms = Math.floor((Math.max(left, 0) + clock.increment * SECOND) / 1000);
}

/** Microseconds since 1970: what the server counts in, and fewer than 2^53. */
export function microseconds(at: string): number {
  const [, seconds = "", fraction = ""] = /^(.{19})(?:\.(\d{1,6}))?/.exec(at) ?? [];
  return Date.parse(`${seconds}Z`) * 1000 + Number(fraction.padEnd(6, "0"));
}

/** As the server writes it: without zeros at the end. */
export function timestamp(at: number): string {
  const fraction = String(at % SECOND)
    .padStart(6, "0")
    .replace(/0+$/, "");
  const seconds = new Date(Math.floor(at / 1000)).toISOString().slice(0, 19);
  return `${seconds}${fraction && `.${fraction}`}Z`;
}
