import type { Pending, PlayOutcome } from "./commands.js";
import { Feed, type FeedLine } from "./feed.js";
import type { Known } from "./fold.js";
import { applied, type Position, positionAt, withView } from "./game_log.js";
import { forgetGame, keepGame, keptGame } from "./game_store.js";
import { Listeners, type Observable, Variable } from "./observable.js";
import { Phrases } from "./phrases.js";
import { Offline, Problem } from "./problem.js";
import { Queue } from "./queue.js";
import type { Railhead } from "./railhead.js";
import { loadReference } from "./reference_source.js";
import type { Message } from "./sse.js";
import type { GameSummary, LegalMoves, LiveGameView, LoggedEvent, Move } from "./types.js";
import type { PhraseId, SaidPhrase } from "./types.js";

/** A game as it is now, as far as this device knows. */
export interface GameState {
  /** The view, kept up to date by folding; null until the first answer. */
  readonly known: Known | null;
  /** The head of the log at `known.version`: the `If-Match` of a move. */
  readonly head: string | null;
  readonly line: FeedLine;
  /** Names, code and visibility. It can be a moment behind `known`. */
  readonly game: GameSummary | null;
  /**
   * The legal moves that were asked for last, of the state with their `version`. The device keeps them:
   * without a line, a player can move in the state that they know.
   */
  readonly legal: LegalMoves | null;
  /** The player's moves that have no answer yet. */
  readonly pending: readonly Pending[];
  /** Why the game cannot be followed: it does not exist for this account, or the session ended. */
  readonly problem: Problem | null;
}

/** A game that is kept up to date until it is closed. */
export interface LiveGame {
  readonly id: string;
  readonly state: Observable<GameState>;
  /** What was said at the table, the latest hundred, the oldest of them first. */
  readonly phrases: Observable<readonly SaidPhrase[]>;
  /**
   * Events in order, each once, with the game before and after it; after a lost line, too. Where the
   * player's seat changes, `after` can be a later state, and the events up to it follow with
   * `before` and `after` equal.
   */
  onEvent(listener: (event: LoggedEvent, before: Known, after: Known) => void): () => void;
  /** What became of moves, those of an earlier life of the page included. */
  onOutcome(listener: (pending: Pending, outcome: PlayOutcome) => void): () => void;
  /** What somebody has just said. What was said while the line was lost is in `phrases` only. */
  onPhrase(listener: (said: SaidPhrase) => void): () => void;
  /** Says something to the table. It is not tried again. */
  say(phrase: PhraseId): Promise<SaidPhrase>;
  /** Plays a move, now or when the line is back. */
  play(move: Move): Promise<PlayOutcome>;
  /** Asks for the player's legal moves in the present state. */
  legalMoves(): Promise<LegalMoves>;
  /** Asks for the view, the names and the phrases again: after a mute, for example. */
  refresh(): Promise<void>;
  /** Ends the stream. Moves that have no answer stay in the queue. */
  close(): void;
}

/** How a game is followed. */
export interface OpenOptions {
  /** Whether the list of spectators has the player's name, if they have no seat. */
  readonly shown?: boolean;
}

/** Opens a game and follows it. Without a session, as a spectator. */
export function openGame(
  railhead: Railhead,
  gameId: string,
  { shown = false }: OpenOptions = {},
): LiveGame {
  return new FollowedGame(railhead, gameId, shown);
}

/** Events after which names or codes are others. */
const OF_PLAYERS = new Set<LoggedEvent["type"]>([
  "player_joined",
  "player_left",
  "player_kicked",
  "bot_added",
  "bot_removed",
  "host_changed",
  "game_started",
  "seat_handed_over",
  "seat_taken_back",
  "stand_in_seated",
  "game_finished",
  "game_voided",
]);

class FollowedGame implements LiveGame {
  readonly state = new Variable<GameState>({
    known: null,
    head: null,
    line: "connecting",
    game: null,
    legal: null,
    pending: [],
    problem: null,
  });
  readonly #railhead: Railhead;
  readonly #queue: Queue;
  readonly #events = new Listeners<[LoggedEvent, Known, Known]>();
  readonly #outcomes = new Listeners<[Pending, PlayOutcome]>();
  readonly #closed = new AbortController();
  readonly #phrases: Phrases;
  readonly #stops: (() => void)[] = [];
  #feed: Feed | undefined;
  #position: Position | null = null;
  #gamesAsked = 0;
  /** The last question about the game whose answer is shown, or counts no more. */
  #gamesAnswered = 0;
  /** Whose eyes the position is seen with. */
  #account: string | null = null;
  /** Changes of the position happen one after the other. */
  #turn: Promise<unknown> = Promise.resolve();

  constructor(
    railhead: Railhead,
    readonly id: string,
    private readonly shown: boolean,
  ) {
    this.#railhead = railhead;
    this.#queue = new Queue(railhead, this.#table(), (...told) => this.#outcomes.tell(...told));
    this.#phrases = new Phrases(railhead, id, this.#closed.signal);
    this.#account = railhead.session.value?.accountId ?? null;
    this.#stops.push(
      this.#queue.pending.subscribe((pending) => this.#show({ pending })),
      railhead.session.subscribe((session) => this.#changeEyes(session?.accountId ?? null)),
    );
    void railhead.serverNow();
    void this.#open();
  }

  onEvent(listener: (event: LoggedEvent, before: Known, after: Known) => void): () => void {
    return this.#events.add(listener);
  }

  onOutcome(listener: (pending: Pending, outcome: PlayOutcome) => void): () => void {
    return this.#outcomes.add(listener);
  }

  get phrases(): Observable<readonly SaidPhrase[]> {
    return this.#phrases.all;
  }

  onPhrase(listener: (said: SaidPhrase) => void): () => void {
    return this.#phrases.heard.add(listener);
  }

  say(phrase: PhraseId): Promise<SaidPhrase> {
    return this.#phrases.say(phrase);
  }

  play(move: Move): Promise<PlayOutcome> {
    return this.#queue.play(move);
  }

  async legalMoves(): Promise<LegalMoves> {
    const account = this.#account;
    const path = { game_id: this.id };
    const legal = await this.#railhead.get("/v1/games/{game_id}/moves", { path });
    if (account === this.#account) {
      this.#show({ legal });
      void this.#keep();
    }
    return legal;
  }

  async refresh(): Promise<void> {
    await Promise.all([
      this.#look().then((view) => this.#adopt(view)),
      this.#readGame(),
      this.#phrases.read(),
    ]);
  }

  close(): void {
    this.#closed.abort();
    this.#stops.forEach((stop) => stop());
    this.#feed?.close();
    this.#queue.close();
    void this.#keep();
  }

  /** Shows what the device has, then follows. */
  async #open(): Promise<void> {
    const account = this.#account;
    const kept = await keptGame(this.#railhead, this.id).catch(() => null);
    if (this.#closed.signal.aborted || account !== this.#account) return;
    if (kept && kept.account === account && !this.#position) {
      this.#position = kept.position;
      this.#show({ ...shown(kept.position), game: kept.game, legal: kept.legal ?? null });
    }
    this.#feed = new Feed(this.#railhead, {
      stream: () => this.#stream(),
      onMessage: (message) => this.#onMessage(message),
      poll: (signal) => this.#poll(signal),
      onLine: (line) => this.#onLine(line),
      onProblem: (code, problem) => this.#onProblem(code, problem),
      begin: () => this.#begin(),
    });
    void this.#queue.resume();
  }

  /** Before a stream: the state that it continues. */
  async #begin(): Promise<void> {
    await loadReference(this.#railhead);
    if (!this.#position) await this.#adopt(await this.#look());
    if (!this.state.value.game) await this.#readGame();
    if (this.state.value.problem) this.#show({ problem: null });
  }

  #stream(): { path: string; headers: Record<string, string> } {
    const headers: Record<string, string> = {};
    if (this.#position) headers["last-event-id"] = this.#position.resume;
    const shown = this.shown ? "?shown=true" : "";
    return { path: `/v1/games/${encodeURIComponent(this.id)}/stream${shown}`, headers };
  }

  async #onMessage({ event, data, id }: Message): Promise<void> {
    if (event === "phrase") this.#phrases.hear(JSON.parse(data) as SaidPhrase);
    else await this.#apply([JSON.parse(data) as LoggedEvent], id);
  }

  #onLine(line: FeedLine): void {
    const isNew = line === "live" && this.state.value.line !== "live";
    this.#show({ line });
    if (isNew && this.#position) this.#readPhrases();
  }

  #readPhrases(): void {
    this.#phrases.read().catch(() => undefined);
  }

  async #poll(signal: AbortSignal): Promise<boolean> {
    const after = this.#position?.resume;
    const wait = Math.floor(this.#railhead.timing.poll / 1000);
    const page = await this.#railhead.get("/v1/games/{game_id}/events", {
      path: { game_id: this.id },
      query: { ...(after === undefined ? {} : { after }), wait },
      retry: false,
      signal,
    });
    await this.#apply(page.events, page.next ?? page.head);
    this.#readPhrases();
    return !(this.#isOver && this.#position?.resume === page.head);
  }

  get #isOver(): boolean {
    const phase = this.#position?.known.table.phase.name;
    return phase === "finished" || phase === "voided";
  }

  async #onProblem(code: Problem["code"], problem: Problem | null): Promise<boolean> {
    if (code === "history_changed") {
      await this.#startAnew(problem?.body.view ?? (await this.#look()));
      return true;
    }
    const why = problem ?? (await this.#look().then(() => null, problemIn));
    if (!why) return true;
    this.#show({ problem: why, line: "offline" });
    if (why.status === 403 || why.status === 404) await forgetGame(this.#railhead, this.id);
    return false;
  }

  /** Applies events; whoever comes meanwhile waits. */
  #apply(events: readonly LoggedEvent[], head: string, view?: LiveGameView): Promise<void> {
    return this.#inTurn(async () => {
      const position = this.#position;
      if (!position) return;
      const reference = await loadReference(this.#railhead);
      const look = async (version: number) =>
        view && view.version >= version ? view : await this.#look();
      const next = await applied(position, events, head, reference, look);
      if (this.#position !== position) return;
      this.#move(view ? withView(next.position, view) : next.position);
      for (const { event, before, after } of next.told) this.#events.tell(event, before, after);
      if (next.told.some(({ event }) => OF_PLAYERS.has(event.type))) this.#readNames();
    });
  }

  #adopt(view: LiveGameView): Promise<void> {
    return this.#inTurn(async () => {
      this.#move(this.#position ? withView(this.#position, view) : positionAt(view));
    });
  }

  /** The history is another one: nothing that is known counts. */
  async #startAnew(view: LiveGameView): Promise<void> {
    this.#show({ legal: null });
    await this.#inTurn(async () => this.#move(positionAt(view)));
    await this.#queue.drop("history_changed");
    this.#readNames();
  }

  #inTurn(work: () => Promise<void>): Promise<void> {
    const done = this.#turn.then(work, work);
    this.#turn = done.catch(() => undefined);
    return done;
  }

  #move(position: Position): void {
    if (this.#closed.signal.aborted || position === this.#position) return;
    this.#position = position;
    this.#show(shown(position));
    if (this.#isOver) this.#phrases.linger().catch(() => undefined);
    void this.#keep();
  }

  /** Somebody else looks: what the last one knew is not theirs. */
  #changeEyes(account: string | null): void {
    if (account === this.#account) return;
    this.#account = account;
    this.#position = null;
    this.#gamesAnswered = this.#gamesAsked;
    this.#phrases.forget();
    this.#show({ known: null, head: null, game: null, legal: null, problem: null });
    void this.#queue.drop("signed_out");
    this.#feed?.close();
    void this.#open();
  }

  #look(): Promise<LiveGameView> {
    return this.#railhead.get("/v1/games/{game_id}/view", {
      path: { game_id: this.id },
      signal: this.#closed.signal,
    });
  }

  /** Reads names, code and visibility. An answer to an earlier question than the last one answered is old. */
  async #readGame(): Promise<void> {
    this.#gamesAsked += 1;
    const asked = this.#gamesAsked;
    const game = await this.#railhead.get("/v1/games/{game_id}", {
      path: { game_id: this.id },
      signal: this.#closed.signal,
    });
    if (asked <= this.#gamesAnswered) return;
    this.#gamesAnswered = asked;
    this.#show({ game });
  }

  #readNames(): void {
    this.#readGame().catch(() => undefined);
  }

  #table() {
    return {
      id: this.id,
      state: () => this.#known(),
      played: ({
        events,
        head,
        view,
      }: {
        events: LoggedEvent[];
        head: string;
        view: LiveGameView;
      }) => this.#apply(events, head, view),
      movedOn: async ({ body }: Problem) => {
        const { events = [], head, version = 0 } = body;
        if (head) await this.#apply(events, head);
        // More than came along, or not what follows on what is known.
        if ((this.#position?.known.version ?? 0) < version) await this.#adopt(await this.#look());
      },
      historyChanged: async ({ body }: Problem) => {
        await this.#startAnew(body.view ?? (await this.#look()));
        this.#feed?.restart();
      },
      refresh: () => this.refresh(),
      legalMoves: () => this.legalMoves(),
    };
  }

  /** The state to act on; waits for the first one. */
  #known(): Promise<{ known: Known; head: string }> {
    return new Promise((resolve, reject) => {
      const settle = () => {
        const { known, head } = this.state.value;
        if (!known || !head) return false;
        stop();
        resolve({ known, head });
        return true;
      };
      let stop = () => {};
      if (settle()) return;
      stop = this.state.subscribe(settle);
      this.#closed.signal.addEventListener("abort", () => reject(new Offline("closed")));
    });
  }

  #show(change: Partial<GameState>): void {
    if (this.#closed.signal.aborted) return;
    const before = this.state.value;
    const keys = Object.keys(change) as (keyof GameState)[];
    if (keys.some((key) => change[key] !== before[key])) this.state.set({ ...before, ...change });
  }

  #keep(): Promise<void> {
    const { game, legal } = this.state.value;
    if (!this.#position) return Promise.resolve();
    const isPresent = legal?.version === this.#position.known.version;
    const kept = {
      account: this.#account,
      position: this.#position,
      game,
      legal: isPresent ? legal : null,
    };
    return keepGame(this.#railhead, this.id, kept).catch(() => undefined);
  }
}

function shown({ known, head }: Position): Partial<GameState> {
  return { known, head };
}

function problemIn(error: unknown): Problem | null {
  return error instanceof Problem ? error : null;
}
