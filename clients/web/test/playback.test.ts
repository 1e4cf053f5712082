/** Playback as pure code, with a clock of its own. */

import assert from "node:assert/strict";
import { test } from "node:test";
import type { Known } from "railhead-client";
import {
  counted,
  followsUp,
  lengthOf,
  MAX_PLAYBACK,
  MIN_OWN_NEWS,
  Playback,
} from "../src/game/playback.ts";
import type { Frame, Speed } from "../src/game/playback.ts";
import type { Event } from "../src/game/words.ts";

/** A clock that goes on only by `pass`. */
class Clock {
  time = 0;
  #due: { at: number; work: () => void }[] = [];

  now(): number {
    return this.time;
  }

  after(ms: number, work: () => void): () => void {
    const entry = { at: this.time + ms, work };
    this.#due.push(entry);
    return () => {
      this.#due = this.#due.filter((each) => each !== entry);
    };
  }

  pass(ms: number): void {
    const end = this.time + ms;
    for (;;) {
      const next = this.#due.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      this.#due = this.#due.filter((each) => each !== next);
      this.time = next.at;
      next.work();
    }
    this.time = end;
  }
}

const OWN_SEAT = 0;
const known = (version: number): Known =>
  ({ version, you: { seat: OWN_SEAT }, table: { seats: [] } }) as unknown as Known;
const event = (seq: number, type: Event["type"], rest: object = {}): Event =>
  ({ seq, type, at: "", ...rest }) as unknown as Event;

/** A playback of a game at version 0, with a table that events are added to. */
function open(speed: Speed = "normal") {
  const clock = new Clock();
  const frames: Frame[] = [];
  const pace = { speed };
  const playback = new Playback(
    clock,
    () => pace.speed,
    (frame) => frames.push(frame),
  );
  let latest = known(0);
  playback.settle(latest);
  /** The order of the client: the state, then its events, then the end of the task. */
  const arrive = (...events: Event[]) => {
    for (const each of events) {
      const after = known(each.seq);
      playback.add(each, latest, after);
      latest = after;
    }
    playback.settle(latest);
  };
  return { clock, frames, pace, playback, arrive, latest: () => latest };
}

const drawn = (seq: number, seat: number) => event(seq, "card_drawn", { seat });
const claimed = (seq: number, seat: number, points = 4) =>
  event(seq, "route_claimed", { seat, points, route: "a-b" });
const turned = (seq: number) => event(seq, "card_turned_up", { slot: 0, card: "red" });
const started = (seq: number, seat: number) => event(seq, "turn_started", { seat });

test("without events the state is shown at once", () => {
  const { playback, latest } = open();
  assert.equal(playback.frame.known, latest());
  assert.equal(playback.isPlaying, false);
});

test("moves of bots are 600 to 900 ms apart", () => {
  const { clock, frames, arrive } = open();
  arrive(drawn(1, 1), drawn(2, 1), started(3, 2), claimed(4, 2), started(5, 3), drawn(6, 3));
  const shown: number[] = [];
  const begins: number[] = [];
  for (let ms = 0; ms < 6000; ms += 10) {
    const seq = frames.at(-1)?.cue?.event.seq;
    if (seq !== undefined && seq !== shown.at(-1)) {
      shown.push(seq);
      begins.push(clock.time);
    }
    clock.pass(10);
  }
  assert.deepEqual(shown, [1, 2, 4, 6]);
  begins.slice(1).forEach((at, before) => {
    const apart = at - begins[before]!;
    assert.ok(apart >= 590 && apart <= 910, `${apart} ms apart`);
  });
});

test("a card is counted when it arrives, a route when it is begun", () => {
  const { clock, playback, arrive } = open();
  arrive(drawn(1, OWN_SEAT), claimed(2, 1));
  assert.equal(playback.frame.known?.version, 0);
  clock.pass(lengthOf(drawn(1, OWN_SEAT), OWN_SEAT));
  assert.equal(playback.frame.cue?.event.seq, 2);
  assert.equal(playback.frame.known?.version, 2);
});

test("it ends in the state of the fold, whenever it is skipped", () => {
  const kinds = [drawn, claimed, (seq: number) => turned(seq), started];
  for (let at = 0; at < 4000; at += 130) {
    const { clock, playback, arrive, latest } = open();
    let seq = 0;
    for (let burst = 0; burst < 4; burst += 1) {
      const events = [0, 1, 2].map(() => kinds[(seq + at) % kinds.length]!(++seq, seq % 3));
      arrive(...events);
      clock.pass(at / 4);
    }
    if (at % 260 === 0) playback.skip();
    else clock.pass(60_000);
    assert.equal(playback.frame.known, latest());
    assert.equal(playback.frame.cue, null);
    clock.pass(60_000);
    assert.equal(playback.frame.known, latest(), "nothing is played after the end");
    assert.equal(playback.frame.news, latest().version);
  }
});

test("skipped events are not played later", () => {
  const { playback, arrive } = open();
  arrive(claimed(1, 1), claimed(2, 1), claimed(3, 1));
  playback.skip();
  arrive(claimed(4, 1));
  assert.equal(playback.frame.cue?.event.seq, 4);
});

test("an own action is the news for a second, whatever follows", () => {
  for (const speed of ["normal", "off"] as const) {
    const { clock, playback, arrive } = open(speed);
    arrive(claimed(1, OWN_SEAT), started(2, 1));
    clock.pass(150);
    arrive(drawn(3, 1), turned(4), drawn(5, 1), turned(6));
    assert.equal(playback.frame.news, 1, speed);
    clock.pass(MIN_OWN_NEWS - 160);
    assert.equal(playback.frame.news, 1, speed);
    clock.pass(10_000);
    assert.equal(playback.frame.news, 6, speed);
  }
});

test("without animation the state is shown at once", () => {
  const { playback, arrive, latest } = open("off");
  arrive(claimed(1, 1), started(2, OWN_SEAT));
  assert.equal(playback.frame.known, latest());
  assert.equal(playback.isPlaying, false);
});

test("fast is faster, and a long playback is sped up", () => {
  const lasts = (speed: Speed, count: number) => {
    const { clock, playback, arrive } = open(speed);
    arrive(...Array.from({ length: count }, (_, index) => claimed(index + 1, 1)));
    let ms = 0;
    for (; playback.isPlaying; ms += 10) clock.pass(10);
    return ms;
  };
  assert.ok(lasts("fast", 3) < lasts("normal", 3) / 2);
  assert.ok(lasts("normal", 200) < MAX_PLAYBACK + 200, "a long absence is caught up with");
});

test("another history or another account is shown at once", () => {
  const { playback, arrive } = open();
  arrive(claimed(8, 1), claimed(9, 1));
  const other = known(3);
  playback.settle(other);
  assert.equal(playback.frame.known, other);
});

test("without an account the screen is empty", () => {
  const { playback, arrive } = open();
  arrive(claimed(1, 1), claimed(2, 1));
  playback.settle(null);
  assert.equal(playback.frame.known, null);
});

test("a change of speed counts from the next state on", () => {
  const { pace, playback, arrive, latest } = open();
  arrive(claimed(1, 1), claimed(2, 1), claimed(3, 1));
  pace.speed = "off";
  arrive(claimed(4, 1));
  assert.equal(playback.frame.known, latest());
});

test("points count up to those of the fold", () => {
  const seats = [
    { seat: 0, points: 3 },
    { seat: 1, points: 12 },
  ];
  const after = { version: 1, table: { seats } } as unknown as Known;
  const claim = claimed(1, 1, 7);
  const shown = [0, 0.5, 0.99, 1].map(
    (share) => counted(after, claim, share).table.seats.map(({ points }) => points)[1],
  );
  assert.deepEqual(shown, [5, 8, 11, 12]);
  assert.equal(counted(after, claim, 1), after, "the state itself");
});

test("what follows from an action is no news", () => {
  assert.equal(followsUp(turned(1)), true);
  assert.equal(followsUp(event(1, "tickets_boxed", { seat: OWN_SEAT })), true);
  assert.equal(followsUp(event(1, "tickets_returned")), true);
  assert.equal(followsUp(event(1, "tickets_kept", { seat: OWN_SEAT })), false);
  assert.equal(followsUp(event(1, "row_replaced")), true);
  assert.equal(followsUp(claimed(1, 0)), false);
});

test("a device that draws slowly goes to the end in time, too", () => {
  const clock = new Clock();
  let drawn = 0;
  let shown: Frame | undefined;
  const playback = new Playback(
    clock,
    () => "normal",
    (frame) => {
      clock.time += 200;
      drawn += 1;
      shown = frame;
    },
  );
  playback.settle(known(0));
  const last = known(300);
  for (let seq = 1; seq <= 300; seq += 1)
    playback.add(
      event(seq, "card_taken", { seat: 1 }),
      known(seq - 1),
      seq < 300 ? known(seq) : last,
    );
  playback.settle(last);
  clock.pass(MAX_PLAYBACK + 1000);
  assert.ok(!playback.isPlaying && drawn > 10 && drawn < 60, `${drawn} frames`);
  assert.equal(shown?.known, last);
});
