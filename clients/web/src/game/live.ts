/** A game as the screen knows it: what the client folds, what was told, and the moves that are allowed. */

import { computed, effect, signal, type ReadonlySignal, type Signal } from "@preact/signals";
import { openGame, type GameState, type Known, type LiveGame, type Schemas } from "railhead-client";
import { following, reason, say, session } from "../app.ts";
import { isShown } from "../shown.ts";
import type { Spot } from "../board/Board.tsx";
import { isOnDevice } from "../device/ids.ts";
import { clientOf } from "../device/client.ts";
import { drawNear, isNear, movesNear } from "../device/near.ts";
import { t } from "../texts.ts";
import { speed } from "./pace.ts";
import { loadBook, type Said } from "./phrases.ts";
import { Playback, type Cue, type Frame } from "./playback.ts";
import { storyOf, type Story } from "./story.ts";
import { names as namesOf, type Event, type Move } from "./words.ts";

/** How many events the screen keeps to tell. */
const KEPT = 400;

/** How long a phrase is shown over the board, in milliseconds. */
const HEARD = 6000;

export interface Table extends Story {
  id: string;
  client: LiveGame;
  /** The game as the device knows it. */
  state: ReadonlySignal<GameState>;
  /** The game as the screen shows it: events are played one after the other. */
  shown: ReadonlySignal<Known | null>;
  /** The event in playback. */
  cue: ReadonlySignal<Cue | null>;
  /** Ends playback at once. */
  skip: () => void;
  names: ReadonlySignal<string[]>;
  /** The player's seat. */
  own: ReadonlySignal<number | undefined>;
  /** What happened since the game is on the screen, and the page before. */
  events: ReadonlySignal<readonly Event[]>;
  /** What was said, the oldest first. */
  said: ReadonlySignal<readonly Said[]>;
  /** What others have said a moment ago. */
  heard: ReadonlySignal<readonly Said[]>;
  built: ReadonlySignal<Spot | null>;
  /** The moves that are allowed now; null as long as they are not known. */
  moves: ReadonlySignal<readonly Move[] | null>;
  /** A move of the player is on its way. */
  isBusy: ReadonlySignal<boolean>;
  /** That move. Without a line it is kept on the device, also over a reload. */
  sent: ReadonlySignal<Move | null>;
  /** Plays a move again that the player has to confirm, because the game has moved on since. */
  confirming: Signal<(() => void) | null>;
  /** Plays a move, to the answer of the server; says what goes wrong. */
  play: (move: Move) => Promise<void>;
  close: () => void;
}

/** Plays the events of a game. A hidden page has no playback. */
function played(client: LiveGame): { frame: Signal<Frame>; playback: Playback; stop: () => void } {
  const after = (ms: number, work: () => void) => {
    const timer = setTimeout(work, ms);
    return () => clearTimeout(timer);
  };
  const frame = signal<Frame>({ known: null, cue: null, news: 0 });
  const pace = () => (document.hidden ? "off" : speed.value);
  const playback = new Playback({ after, now: () => performance.now() }, pace, (next) => {
    frame.value = next;
  });
  // The client tells the events right after the state.
  const settle = () => queueMicrotask(() => playback.settle(client.state.value.known));
  const hide = () => document.hidden && playback.skip();
  document.addEventListener("visibilitychange", hide);
  const stops = [
    client.onEvent((event, before, after) => playback.add(event, before, after)),
    client.state.subscribe(settle),
    () => document.removeEventListener("visibilitychange", hide),
    () => playback.close(),
  ];
  settle();
  return { frame, playback, stop: () => stops.forEach((stop) => stop()) };
}

export function follow(id: string): Table {
  const client = openGame(clientOf(id), id, { shown: isShown.value });
  const state = following(client.state);
  const { frame, playback, stop: stopPlaying } = played(client);
  const names = namesAt(state, isOnDevice(id) ? undefined : session);
  const own = computed(() => state.value.known?.you?.seat);
  const { events, stop: stopEvents } = eventsOf(client, id, state);
  const { moves, stop: stopMoves } = movesOf(client, state);
  const { said, heard, stop: stopTalk } = talkOf(client, state);
  const { stop: stopSending, ...sending } = sendingOf(client, state);
  return {
    id,
    client,
    state,
    shown: computed(() => frame.value.known),
    cue: computed(() => frame.value.cue),
    skip: () => playback.skip(),
    names,
    own,
    events,
    ...storyOf({ events, said, names, own, frame }),
    said,
    heard,
    built: builtAt(events, frame),
    moves,
    ...sending,
    close: () => {
      stopEvents();
      stopPlaying();
      stopSending();
      stopTalk();
      stopMoves();
      client.close();
    },
  };
}

type State = ReadonlySignal<GameState>;

/** The names of the players: the same list until one changes, for the texts of all events depend on it. */
function namesAt(state: State, account?: typeof session): ReadonlySignal<string[]> {
  let called: string[] = [];
  return computed(() => {
    const known = state.value.known;
    const self = account && known?.you && { seat: known.you.seat, name: account.value?.name };
    const next = known ? namesOf(known.table, state.value.game?.players, self ?? undefined) : [];
    if (next.join("\n") !== called.join("\n")) called = next;
    return called;
  });
}

/** Collects events, and asks for those before the screen was opened once the view is there. */
function eventsOf(
  client: LiveGame,
  id: string,
  state: State,
): { events: ReadonlySignal<readonly Event[]>; stop: () => void } {
  const events = signal<readonly Event[]>([]);
  const add = (more: readonly Event[]) => {
    const bySeq = new Map([...events.value, ...more].map((event) => [event.seq, event]));
    events.value = [...bySeq.values()].sort((a, b) => a.seq - b.seq).slice(-KEPT);
  };
  const stopEvents = client.onEvent((event) => add([event]));
  let hasAsked = false;
  const stopPast = effect(() => {
    const head = state.value.known?.version;
    if (head === undefined || hasAsked) return;
    hasAsked = true;
    const after = Math.max(0, head - 120);
    clientOf(id)
      .get("/v1/games/{game_id}/events", { path: { game_id: id }, query: { after: String(after) } })
      .then(
        (page) => add(page.events),
        () => undefined,
      );
  });
  return {
    events,
    stop: () => {
      stopEvents();
      stopPast();
    },
  };
}

/**
 * Asks for the moves once a version, when it is the player's turn. This device may tell them sooner;
 * without a line, those count that it tells or has kept for this version.
 */
function movesOf(
  client: LiveGame,
  state: State,
): { moves: ReadonlySignal<readonly Move[] | null>; stop: () => void } {
  let asked = -1;
  const stop = effect(() => {
    const known = state.value.known;
    if (!known?.you?.to_move || state.value.line === "offline") return;
    const { version } = known;
    if (asked === version) return;
    asked = version;
    client.legalMoves().catch(() => {
      asked = -1;
    });
  });
  const near = nearMovesOf(client.id, state);
  const moves = computed(() => {
    const { known, legal } = state.value;
    if (!known?.you?.to_move) return null;
    const fitting = [legal, near.legal.value].find((one) => one?.version === known.version);
    return fitting?.moves ?? null;
  });
  return {
    moves,
    stop: () => {
      stop();
      near.stop();
    },
  };
}

/** The moves that the rules on this device tell. */
function nearMovesOf(
  id: string,
  state: State,
): { legal: ReadonlySignal<Schemas["LegalMoves"] | null>; stop: () => void } {
  const legal = signal<Schemas["LegalMoves"] | null>(null);
  const isPlayed = computed(() => !isOnDevice(id) && Boolean(state.value.known?.you));
  const stopLoading = effect(() => (isPlayed.value ? drawNear() : undefined));
  const stopTelling = effect(() => {
    const known = state.value.known;
    if (!isPlayed.value || !isNear() || !known?.you?.to_move) return;
    void movesNear(known).then((told) => {
      // An answer for an earlier state does not take the place of a later one.
      if (told?.version === state.peek().known?.version) legal.value = told;
    });
  });
  return {
    legal,
    stop: () => {
      stopLoading();
      stopTelling();
    },
  };
}

/** Listens to what is said, and loads the words for it. */
function talkOf(
  client: LiveGame,
  state: State,
): Pick<Table, "said" | "heard"> & { stop: () => void } {
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
  return {
    said,
    heard,
    stop: () => {
      stopPhrases();
      stopBook();
    },
  };
}

/** The place that was built on last, as far as playback has come. */
function builtAt(
  events: ReadonlySignal<readonly Event[]>,
  frame: ReadonlySignal<Frame>,
): ReadonlySignal<Spot | null> {
  return computed<Spot | null>(() => {
    const version = frame.value.known?.version ?? 0;
    const last = events.value.findLast(
      ({ type, seq }) => seq <= version && (type === "route_claimed" || type === "station_built"),
    );
    if (last?.type === "route_claimed") return { kind: "route", id: last.route };
    return last?.type === "station_built" ? { kind: "city", id: last.city } : null;
  });
}

/** Sends moves, and says what became of them, those sent before the page was loaded included. */
function sendingOf(
  client: LiveGame,
  state: State,
): Pick<Table, "isBusy" | "sent" | "confirming" | "play"> & { stop: () => void } {
  const sent = computed(() => state.value.pending[0]?.move ?? null);
  const isBusy = computed(() => state.value.pending.length > 0);
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
  const play = async (move: Move) => {
    if (isBusy.value) return;
    await client.play(move).catch((error: unknown) => say(reason(error), "problem"));
  };
  return {
    isBusy,
    sent,
    confirming,
    play,
    stop: () => {
      stopOutcomes();
      stopQueued();
    },
  };
}
