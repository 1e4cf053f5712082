import type { Command, Pending, PlayOutcome } from "./commands.js";
import { LONGEST } from "./commands.js";
import { isWaitingFor, type Known } from "./fold.js";
import { Variable } from "./observable.js";
import { Outbox } from "./outbox.js";
import { mayPass, Offline, Problem } from "./problem.js";
import type { Railhead } from "./railhead.js";
import { backoff } from "./timing.js";
import type { CommandResult, LegalMoves, Move } from "./types.js";

/** The game that a queue plays in. */
export interface Table {
  readonly id: string;
  /** The state as far as it is known; waits for the first one. */
  state(): Promise<{ known: Known; head: string }>;
  played(result: CommandResult): Promise<void>;
  /** 412: the events since, and the present head. */
  movedOn(problem: Problem): Promise<void>;
  /** 410. */
  historyChanged(problem: Problem): Promise<void>;
  refresh(): Promise<void>;
  legalMoves(): Promise<LegalMoves>;
}

/** A command that may be sent as it is, or what became of it. */
type Step = PlayOutcome | { readonly outcome: "ready"; readonly command: Command };

interface Answered {
  readonly result: CommandResult;
  /** Whether an earlier attempt had carried it out. */
  readonly replayed: boolean;
}

interface Waiting {
  resolve(outcome: PlayOutcome): void;
  reject(error: unknown): void;
}

/** After so many answers 500 in a row the fault is the server's. */
const FAULTS = 3;

/** The moves of one game: kept on the device, and sent one after the other as docs/offline.md says. */
export class Queue {
  readonly pending = new Variable<readonly Pending[]>([]);
  readonly #railhead: Railhead;
  readonly #table: Table;
  readonly #outbox: Outbox;
  readonly #onOutcome: (pending: Pending, outcome: PlayOutcome) => void;
  readonly #waiting = new Map<string, Waiting>();
  readonly #closed = new AbortController();
  /** The ids of those that the device keeps. */
  readonly #stored = new Set<string>();
  #commands: Command[] = [];
  #isSending = false;

  constructor(
    railhead: Railhead,
    table: Table,
    onOutcome: (pending: Pending, outcome: PlayOutcome) => void,
  ) {
    this.#railhead = railhead;
    this.#table = table;
    this.#outbox = new Outbox(railhead);
    this.#onOutcome = onOutcome;
  }

  /** Takes up what waited when the page was closed. */
  async resume(): Promise<void> {
    const stored = await this.#outbox.of(this.#table.id);
    for (const { id } of stored) this.#stored.add(id);
    this.#show([...stored.filter(({ id }) => !this.#has(id)), ...this.#commands]);
    void this.#send();
  }

  async play(move: Move): Promise<PlayOutcome> {
    const { known, head } = await this.#table.state();
    const account = this.#railhead.session.value?.accountId;
    if (account === undefined) return { outcome: "dropped", reason: "signed_out" };
    const command: Command = {
      id: crypto.randomUUID(),
      key: crypto.randomUUID(),
      game: this.#table.id,
      account,
      move,
      ifMatch: head,
      basis: basisOf(move, known),
      deadline: deadlineOf(known),
      since: Date.now(),
      sent: false,
    };
    this.#show([...this.#commands, command]);
    const done = new Promise<PlayOutcome>((resolve, reject) => {
      this.#waiting.set(command.id, { resolve, reject });
    });
    void this.#store(command);
    return done;
  }

  /** Kept before it is sent, so that it outlives the page. */
  async #store(command: Command): Promise<void> {
    try {
      await this.#outbox.put(command);
    } catch (error) {
      return this.#fail(command.id, error);
    }
    this.#stored.add(command.id);
    if (this.#closed.signal.aborted) return this.#leave(command.id);
    this.#show(this.#commands);
    void this.#send();
  }

  /** Gives all commands up. */
  async drop(reason: "history_changed" | "signed_out"): Promise<void> {
    const dropped = this.#commands;
    this.#show([]);
    for (const command of dropped) await this.#settle(command, { outcome: "dropped", reason });
  }

  close(): void {
    this.#closed.abort();
    for (const id of this.#stored) this.#leave(id);
  }

  /** Leaves a command to whoever opens the game next. */
  #leave(id: string): void {
    this.#waiting.get(id)?.resolve({ outcome: "kept" });
    this.#waiting.delete(id);
  }

  async #send(): Promise<void> {
    if (this.#isSending) return;
    this.#isSending = true;
    for (let command = this.#commands[0]; command; command = this.#commands[0]) {
      const { id } = command;
      try {
        const outcome = await this.#deliver(command);
        if (this.#has(id)) await this.#settle(command, outcome);
        this.#forget(id);
      } catch (error) {
        if (this.#closed.signal.aborted) return;
        this.#fail(id, error);
      }
    }
    this.#isSending = false;
  }

  #fail(id: string, error: unknown): void {
    this.#waiting.get(id)?.reject(error);
    this.#waiting.delete(id);
    this.#forget(id);
  }

  #forget(id: string): void {
    this.#stored.delete(id);
    this.#show(this.#commands.filter((other) => other.id !== id));
  }

  /** One at a time is under way for each game, in whatever tab. */
  #deliver(command: Command): Promise<PlayOutcome> {
    const name = `railhead send ${command.game}`;
    return this.#railhead.locks.exclusive(name, () => this.#insist(command));
  }

  /** Tries until there is an answer. */
  async #insist(command: Command): Promise<PlayOutcome> {
    for (let [failures, faults] = [0, 0]; ; failures += 1) {
      // Dropped meanwhile, and settled by who dropped it.
      if (!this.#has(command.id)) return { outcome: "kept" };
      try {
        const step = await this.#prepared(command);
        if (step.outcome !== "ready") return step;
        command = step.command;
        const answer = await this.#attempt(command);
        if (answer.outcome !== "ready") return answer;
        command = answer.command;
        [failures, faults] = [0, 0];
      } catch (error) {
        if (!(error instanceof Offline || error instanceof Problem)) throw error;
        faults = error instanceof Problem && error.status === 500 ? faults + 1 : 0;
        if (error instanceof Problem && faults >= FAULTS) return this.#refused(error);
        const asked = error instanceof Problem ? (error.retryAfter ?? 0) * 1000 : 0;
        const pause = asked || backoff(this.#railhead.timing, failures);
        await this.#railhead.wakes.pause(pause, this.#closed.signal);
      }
    }
  }

  /** Checks what would keep the command from being sent. */
  async #prepared(command: Command): Promise<Step> {
    if (this.#railhead.session.value?.accountId !== command.account) {
      return { outcome: "dropped", reason: "signed_out" };
    }
    if (Date.now() - command.since >= LONGEST) return { outcome: "dropped", reason: "too_old" };
    // What may have reached the server has to be asked for with the same bytes.
    if (command.sent) return { outcome: "ready", command };
    if (command.deadline !== null && this.#railhead.serverNow() > command.deadline + 1000) {
      return { outcome: "dropped", reason: "out_of_time" };
    }
    const { head } = await this.#table.state();
    const step: Step =
      head === command.ifMatch ? { outcome: "ready", command } : await this.#reconsidered(command);
    if (step.outcome !== "ready") return step;
    const sent = { ...step.command, sent: true };
    await this.#outbox.put(sent);
    this.#show(this.#commands.map((other) => (other.id === sent.id ? sent : other)));
    return { outcome: "ready", command: sent };
  }

  /** Sends once. Throws what another attempt with the same bytes may change. */
  async #attempt(command: Command): Promise<Step> {
    try {
      const { result, replayed } = await this.#post(command);
      await this.#table.played(result);
      return { outcome: "played", result, replayed };
    } catch (error) {
      if (!(error instanceof Problem) || mayPass(error)) throw error;
      return this.#answered(command, error);
    }
  }

  async #post({ game, move, key, ifMatch }: Command): Promise<Answered> {
    let replayed = false;
    const result = await this.#railhead.post("/v1/games/{game_id}/moves", {
      path: { game_id: game },
      body: move,
      idempotencyKey: key,
      onReplayed: () => (replayed = true),
      ifMatch,
      retry: false,
      signal: this.#closed.signal,
    });
    return { result, replayed };
  }

  async #answered(command: Command, problem: Problem): Promise<Step> {
    if (problem.code === "stale_version") {
      await this.#table.movedOn(problem);
      return this.#reconsidered(command);
    }
    if (problem.code === "history_changed") {
      await this.#table.historyChanged(problem);
      return { outcome: "dropped", reason: "history_changed" };
    }
    if (problem.status === 401) return { outcome: "dropped", reason: "signed_out" };
    return this.#refused(problem);
  }

  async #refused(problem: Problem): Promise<PlayOutcome> {
    await this.#table.refresh().catch(() => undefined);
    return { outcome: "refused", problem };
  }

  /** The game has moved on since: whether the move still makes sense. */
  async #reconsidered(command: Command): Promise<Step> {
    const { known, head } = await this.#table.state();
    if (!known.you || !isWaitingFor(known.table.phase, known.you.seat)) {
      return { outcome: "dropped", reason: "not_your_turn" };
    }
    const { moves } = await this.#table.legalMoves();
    const { move } = command;
    const wanted = canonical(move);
    if (!moves.some((legal) => canonical(legal) === wanted)) {
      return { outcome: "dropped", reason: "not_legal" };
    }
    const basis = basisOf(move, known);
    if (basis !== command.basis) {
      return { outcome: "confirm", move, again: () => this.play(move) };
    }
    // The old key may still be on its way.
    const key = crypto.randomUUID();
    const next = {
      ...command,
      key,
      ifMatch: head,
      basis,
      deadline: deadlineOf(known),
      sent: false,
    };
    return { outcome: "ready", command: next };
  }

  async #settle(command: Command, outcome: PlayOutcome): Promise<void> {
    await this.#outbox.remove(command.id);
    this.#stored.delete(command.id);
    this.#waiting.get(command.id)?.resolve(outcome);
    this.#waiting.delete(command.id);
    this.#onOutcome(this.#told(command), outcome);
  }

  #told({ id, move, since }: Command): Pending {
    return { id, move, since, isStored: this.#stored.has(id) };
  }

  #has(id: string): boolean {
    return this.#commands.some((command) => command.id === id);
  }

  #show(commands: Command[]): void {
    this.#commands = commands;
    this.pending.set(commands.map((command) => this.#told(command)));
  }
}

/** What a move may depend on: if it is the same, nothing that matters has changed. */
function basisOf(move: Move, known: Known): string {
  const { table, you } = known;
  const { phase, row, routes, stations } = table;
  if (phase.name === "dealing") return canonical(you?.offer ?? null);
  if (move.type === "draw_card") return turnOf(known);
  return canonical([phase, row, routes.length, stations.length, you?.hand, you?.offer ?? null]);
}

/**
 * What stays as it is within a turn, and not from one turn to the next: a blind card commits to
 * little, but the second card of a turn is not the first one of a later turn.
 */
function turnOf({ table: { phase, seats, routes }, you }: Known): string {
  const isSecond = phase.name === "turn" && phase.step.name === "second_card";
  const drawn = (seat: number) => (isSecond && seat === you?.seat ? 1 : 0);
  const had = seats.map(({ seat, cards, trains, tickets, stations }) => [
    cards - drawn(seat),
    trains,
    tickets,
    stations,
  ]);
  return canonical([routes.length, had]);
}

function deadlineOf({ clocks, you }: Known): number | null {
  const deadline = clocks?.find((clock) => clock.seat === you?.seat)?.deadline;
  return deadline ? Date.parse(deadline) : null;
}

/** JSON with sorted keys, to compare. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    inner !== null && typeof inner === "object" && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  );
}
