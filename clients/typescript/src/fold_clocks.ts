import type { ClockView, GameClock, LoggedEvent, SleepingHours, TableView } from "./types.js";

/** The minimum time for a turn, even with an empty time bank, in milliseconds. */
const LEAST = 10_000;
/** In microseconds, like all moments. */
const SECOND = 1_000_000;
const MINUTE = 60 * SECOND;
const DAY = 1440 * MINUTE;

interface Timed {
  readonly table: TableView;
  readonly clocks: ClockView[] | null;
}

/**
 * Starts and stops clocks. A clock starts at the time of the event after which the game waits for
 * that person, and stands still while they are on vacation.
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
    const setsHours = event.type === "sleeping_hours_set" || event.type === "seat_handed_over";
    if (setsHours && event.seat === seat.seat) {
      delete own.sleeping_hours;
      delete own.sleeping_hours_change;
      if ("hours" in event && event.hours) own.sleeping_hours = event.hours;
      if ("change" in event && event.change) own.sleeping_hours_change = event.change;
    }
    const isWaitedFor = seat.occupant.kind === "person" && waitsFor(seat.seat);
    if (!isWaitedFor) stop(own, clock, at);
    else if (seat.on_vacation) pause(own, clock, at);
    else goOn(own, clock, event, at, table.phase.name === "turn");
  });
}

/** The game waits for the player. */
function goOn(
  own: ClockView,
  clock: GameClock,
  event: LoggedEvent,
  at: number,
  isTurn: boolean,
): void {
  if (!own.deadline) {
    const left = own.left_ms ?? allowance(own, clock);
    delete own.left_ms;
    run(own, left, at);
    return;
  }
  switch (event.type) {
    case "time_granted":
      own.deadline = timestamp(Math.max(microseconds(own.deadline), at + event.seconds * SECOND));
      return;
    case "vacation_begun":
    case "vacation_ended":
    case "sleeping_hours_set":
    case "stand_in_seated":
      return;
    default:
      // Every step of a turn is a move.
      if (isTurn && clock.kind === "per_move") run(own, allowance(own, clock), at);
  }
}

/** The game would wait for the player, who is on vacation. */
function pause(own: ClockView, clock: GameClock, at: number): void {
  own.left_ms ??= millisecondsLeft(own, at) ?? allowance(own, clock);
  own.deadline = null;
}

/**
 * The milliseconds that a move or a turn begins with. What is in the bank is used from now on.
 */
function allowance(own: ClockView, clock: GameClock): number {
  const full = clock.seconds * 1000;
  if (clock.kind === "per_move") return full;
  const left = own.bank_ms ?? full;
  own.bank_ms = null;
  return Math.max(left, LEAST);
}

/**
 * The deadline after these milliseconds; when the player sleeps then, it is when they wake up. Only
 * games that give a day or more for each move know sleeping hours.
 */
function run(own: ClockView, left: number, at: number): void {
  own.deadline = timestamp(awake(own, at + left * 1000));
}

/** If the clocks of the player change before they wake up, it is by the hours after that. */
function awake(own: ClockView, deadline: number): number {
  const { sleeping_hours: hours, sleeping_hours_change: change } = own;
  if (!hours) return deadline;
  const changesAt = change ? change.at * SECOND : Infinity;
  if (change && changesAt <= deadline) return endOf(change.hours, deadline);
  const end = endOf(hours, deadline);
  return change && changesAt < end ? endOf(change.hours, changesAt) : end;
}

/** The end of the hours that a moment is in, or the moment. */
function endOf(hours: SleepingHours, deadline: number): number {
  const lasts = (DAY + (hours.until - hours.from) * MINUTE) % DAY;
  const asleepFor = (DAY + (deadline % DAY) - hours.from * MINUTE) % DAY;
  return deadline + Math.max(0, lasts - asleepFor);
}

function stop(own: ClockView, clock: GameClock, at: number): void {
  const left = own.left_ms ?? millisecondsLeft(own, at);
  own.deadline = null;
  delete own.left_ms;
  if (left !== null && clock.kind === "bank") own.bank_ms = left + clock.increment * 1000;
}

function millisecondsLeft({ deadline }: ClockView, at: number): number | null {
  return deadline ? Math.floor(Math.max(0, microseconds(deadline) - at) / 1000) : null;
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
  const seconds = new Date(at / 1000).toISOString().slice(0, 19);
  return `${seconds}${fraction && `.${fraction}`}Z`;
}
