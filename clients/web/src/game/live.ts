/** A game as the screen knows it: what the client folds, what was told, and the moves that are allowed. */

import { computed, effect, signal, type ReadonlySignal, type Signal } from "@preact/signals";
import { openGame, type GameState, type LiveGame } from "railhead-client";
import { board, following, railhead, reason, say } from "../app.ts";
import { isShown } from "../shown.ts";
import type { Spot } from "../board/Board.tsx";
import { t } from "../texts.ts";
import { loadBook, shown, type Said } from "./phrases.ts";
import { names as namesOf, told, type Event, type Move } from "./words.ts";

/** How many events the screen keeps to tell. */
const KEPT = 400;

/** How long a phrase is shown over the board, in milliseconds. */
const HEARD = 6000;

/** An event, or something that was said. */
export interface Told {
  key: string;
  seat: number | null;
  at: string;
  text: string;
  said: Said | null;
}

export interface Table {
  id: string;
  client: LiveGame;
  state: ReadonlySignal<GameState>;
  names: ReadonlySignal<string[]>;
  /** The player's seat. */
  own: ReadonlySignal<number | undefined>;
  /** What happened since the game is on the screen, and the page before. */
  events: ReadonlySignal<readonly Event[]>;
  told: ReadonlySignal<readonly Told[]>;
  /** What was said, the oldest first. */
  said: ReadonlySignal<readonly Said[]>;
  /** What others have said a moment ago. */
  heard: ReadonlySignal<readonly Said[]>;
  built: ReadonlySignal<Spot | null>;
  /** The moves that are allowed now; null as long as they are not known. */
  moves: ReadonlySignal<readonly Move[] | null>;
  /** A move of the player is on its way. */
  isBusy: ReadonlySignal<boolean>;
  /** Plays a move again that the player has to confirm, because the game has moved on since. */
  confirming: Signal<(() => void) | null>;
  play: (move: Move) => void;
  close: () => void;
}

export function follow(id: string): Table {
  const client = openGame(railhead, id, { shown: isShown.value });
  const state = following(client.state);
  const events = signal<readonly Event[]>([]);
  const isBusy = computed(() => state.value.pending.length > 0);
  const own = computed(() => state.value.known?.you?.seat);
  const names = computed(() => {
    const known = state.value.known;
    return known ? namesOf(known.table, state.value.game?.players) : [];
  });

  const add = (more: readonly Event[]) => {
    const bySeq = new Map([...events.value, ...more].map((event) => [event.seq, event]));
    events.value = [...bySeq.values()].sort((a, b) => a.seq - b.seq).slice(-KEPT);
  };
  const stopEvents = client.onEvent((event) => add([event]));

  // What happened before the screen was opened, once the view is there.
  let hasAsked = false;
  const stopPast = effect(() => {
    const head = state.value.known?.version;
    if (head === undefined || hasAsked) return;
    hasAsked = true;
    const after = Math.max(0, head - 120);
    railhead
      .get("/v1/games/{game_id}/events", { path: { game_id: id }, query: { after: String(after) } })
      .then(
        (page) => add(page.events),
        () => undefined,
      );
  });

  // The moves are asked for once a version, when it is the player's turn. Without a line, those count
  // that the device has kept for this version.
  let asked = -1;
  const stopMoves = effect(() => {
    const known = state.value.known;
    if (!known?.you?.to_move || state.value.line === "offline") return;
    const { version } = known;
    if (asked === version) return;
    asked = version;
    client.legalMoves().catch(() => {
      asked = -1;
    });
  });
  const moves = computed(() => {
    const { known, legal } = state.value;
    return known?.you?.to_move && legal?.version === known.version ? legal.moves : null;
  });

  const said = following(client.phrases);
  const recent = signal<readonly Said[]>([]);
  const stopPhrases = client.onPhrase((phrase) => {
    if (phrase.seat === state.value.game?.you) return;
    recent.value = [...recent.value.slice(-2), phrase];
    setTimeout(() => {
      recent.value = recent.value.filter(({ number }) => number !== phrase.number);
    }, HEARD);
  });
  // What a player has muted meanwhile is no longer said.
  const heard = computed(() =>
    recent.value.filter(({ number }) => said.value.some((one) => one.number === number)),
  );
  const stopBook = effect(() => void loadBook().catch(() => undefined));

  const happened = computed<readonly Told[]>(() => {
    const facts = board.value;
    if (!facts) return [];
    return events.value.flatMap((event) => {
      const text = told(event, names.value, facts);
      const seat = "seat" in event && event.seat != null ? event.seat : null;
      const { seq, at } = event;
      return text === null ? [] : [{ key: `event ${seq}`, seat, at, text, said: null }];
    });
  });
  const all = computed<readonly Told[]>(() => {
    const words = said.value.flatMap((one): Told[] => {
      const text = shown(one);
      const { number, seat, said_at: at } = one;
      return text === null ? [] : [{ key: `phrase ${number}`, seat, at, text, said: one }];
    });
    const moment = ({ at }: Told) => Date.parse(at);
    return [...happened.value, ...words].sort((one, other) => moment(one) - moment(other));
  });
  const built = computed<Spot | null>(() => {
    const last = events.value.findLast(
      ({ type }) => type === "route_claimed" || type === "station_built",
    );
    if (last?.type === "route_claimed") return { kind: "route", id: last.route };
    return last?.type === "station_built" ? { kind: "city", id: last.city } : null;
  });

  // What became of moves, those sent before the page was loaded included.
  const confirming = signal<(() => void) | null>(null);
  const stopOutcomes = client.onOutcome((_, outcome) => {
    if (outcome.outcome === "refused") say(reason(outcome.problem), "problem");
    if (outcome.outcome === "dropped") say(t("web-move-dropped"), "problem");
    if (outcome.outcome === "confirm") confirming.value = () => void client.play(outcome.move);
  });
  // Not before the device keeps it: the player may close the page now.
  const isQueued = computed(
    () => state.value.line === "offline" && state.value.pending.some(({ isStored }) => isStored),
  );
  const stopQueued = effect(() => {
    if (isQueued.value) say(t("web-move-queued"));
  });
  const play = (move: Move) => {
    if (isBusy.value) return;
    client.play(move).catch((error: unknown) => say(reason(error), "problem"));
  };

  return {
    id,
    client,
    state,
    names,
    own,
    events,
    told: all,
    said,
    heard,
    built,
    moves,
    isBusy,
    confirming,
    play,
    close: () => {
      stopEvents();
      stopOutcomes();
      stopQueued();
      stopPhrases();
      stopBook();
      stopPast();
      stopMoves();
      client.close();
    },
  };
}
