import type { ClockView, GameClock, LoggedEvent, TableView } from "./types.js";

/** The minimum time for a turn, even with an empty time bank, in microseconds. */
const LEAST = 10_000_000;
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
    if (event.type === "sleeping_hours_set" && event.seat === seat.seat) {
      if (event.hours) own.sleeping_hours = event.hours;
      else delete own.sleeping_hours;
    }
    if (event.type === "stand_in_seated" && event.seat === seat.seat) delete own.sleeping_hours;
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
    const left = own.left_ms == null ? allowance(own, clock) : own.left_ms * 1000;
    delete own.left_ms;
    run(own, clock, left, at);
    return;
  }
  switch (event.type) {
    case "time_granted":
      own.deadline = timestamp(Math.max(microseconds(own.deadline), at + event.seconds * SECOND));
      return;
    case "vacation_begun":
    case "vacation_ended":
    case "sleeping_hours_set":
      return;
    default:
      // Every step of a turn is a move.
      if (isTurn && clock.kind === "per_move") run(own, clock, allowance(own, clock), at);
  }
}

/** The game would wait for the player, who is on vacation. */
function pause(own: ClockView, clock: GameClock, at: number): void {
  own.left_ms ??= own.deadline
    ? millisecondsLeft(own.deadline, at)
    : Math.floor(allowance(own, clock) / 1000);
  own.deadline = null;
}

/** The time that a move or a turn begins with. What is in the bank is used from now on. */
function allowance(own: ClockView, clock: GameClock): number {
  if (clock.kind === "per_move") return clock.seconds * SECOND;
  const left = own.bank_ms == null ? clock.seconds * SECOND : own.bank_ms * 1000;
  own.bank_ms = null;
  return Math.max(left, LEAST);
}

/** The deadline after this time; when the player sleeps then, it is when they wake up. */
function run(own: ClockView, clock: GameClock, time: number, at: number): void {
  const deadline = at + time;
  const sleeps = clock.kind === "per_move" && clock.seconds * SECOND >= DAY;
  own.deadline = timestamp(sleeps ? awake(own, deadline) : deadline);
}

function awake({ sleeping_hours: hours }: ClockView, deadline: number): number {
  if (!hours) return deadline;
  const lasts = (DAY + (hours.until - hours.from) * MINUTE) % DAY;
  const asleepFor = (DAY + (deadline % DAY) - hours.from * MINUTE) % DAY;
  return deadline + Math.max(0, lasts - asleepFor);
}

function stop(own: ClockView, clock: GameClock, at: number): void {
  const running = own.deadline ? millisecondsLeft(own.deadline, at) : null;
  const left = own.left_ms ?? running;
  own.deadline = null;
  delete own.left_ms;
  if (left !== null && clock.kind === "bank") own.bank_ms = left + clock.increment * 1000;
}

function millisecondsLeft(deadline: string, at: number): number {
  return Math.floor(Math.max(0, microseconds(deadline) - at) / 1000);
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
