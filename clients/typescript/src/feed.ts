import { Problem, problemOf } from "./problem.js";
import type { Railhead } from "./railhead.js";
import { EventStreamParser, type Message } from "./sse.js";
import { backoff } from "./timing.js";
import type { ProblemCode } from "./types.js";

/** How a feed is doing: being opened, up to date, or without an answer. */
export type FeedLine = "connecting" | "live" | "offline";

/** What is followed, and what becomes of it. */
export interface Followed {
  /** Before each attempt: whatever it needs. */
  begin(): Promise<void>;
  /** The stream from where the last one was left. */
  stream(): { path: string; headers: Record<string, string> };
  /** Rejects if the message could not be applied; then the stream is opened again. */
  onMessage(message: Message): Promise<void>;
  /** One long poll, applied. `false`: there will be no more. */
  poll(signal: AbortSignal): Promise<boolean>;
  onLine(line: FeedLine): void;
  /** The stream says that it ends, or a request was refused. `false`: there will be no more. */
  onProblem(code: ProblemCode, problem: Problem | null): Promise<boolean>;
}

/** How an attempt ended. */
type Outcome =
  | { readonly kind: "over" }
  /** The server does not let this account follow. */
  | { readonly kind: "refused" }
  /** Go on at once: the reason is removed. */
  | { readonly kind: "again" }
  /** `healthy`: it had worked for a while. */
  | { readonly kind: "lost"; readonly healthy: boolean; readonly retryAfter?: number | undefined };

const OVER: Outcome = { kind: "over" };
const REFUSED: Outcome = { kind: "refused" };
/** After so many failures to open a stream, polling is tried. */
const STRIKES = 2;
/** How often in a row a removed reason may come back before it counts as a failure. */
const AGAIN = 3;

/** How long a hidden page waits at once. */
const LONG = 3_600_000;

/**
 * Follows a stream over a bad line: opens it again where it broke, notices when it is dead, and
 * polls where streams do not come through.
 */
export class Feed {
  readonly #railhead: Railhead;
  readonly #followed: Followed;
  readonly #closed = new AbortController();
  /** Ends the attempt under way, as if the line had been lost. */
  #attempt = new AbortController();
  #lastByte = 0;
  #pollUntil = 0;
  #retry: number | undefined;

  constructor(railhead: Railhead, followed: Followed) {
    this.#railhead = railhead;
    this.#followed = followed;
    const stops = [
      railhead.wakes.listen(() => this.#awake()),
      railhead.wakes.listenHidden(() => this.#rest()),
      railhead.wakes.listenUnplugged(() => this.#unplugged()),
    ];
    this.#closed.signal.addEventListener("abort", () => stops.forEach((stop) => stop()));
    void this.#run().catch((error: unknown) => {
      if (!this.#closed.signal.aborted) throw error;
    });
  }

  close(): void {
    this.#closed.abort();
    this.#attempt.abort();
  }

  /** Gives the attempt under way up and begins again: somebody else is signed in. */
  restart(): void {
    this.#attempt.abort();
  }

  /** The device slept: a stream that said nothing meanwhile is not waited for any longer. */
  #awake(): void {
    this.#pollUntil = 0;
    const isSilent = Date.now() - this.#lastByte > this.#railhead.timing.silence / 2;
    if (this.#lastByte && isSilent) this.#attempt.abort();
  }

  /** The device has no network: an open stream stays silent, and nothing ends it. */
  #unplugged(): void {
    this.#followed.onLine("offline");
    this.#attempt.abort();
  }

  /**
   * Nobody looks: the stream ends, because the server pushes nothing to a device that follows one.
   * Who looks away for a moment keeps it. A page that is left ends it at once: a browser opens six
   * connections to a host, and pages kept for the way back would use them up.
   */
  #rest(): void {
    const { timing, wakes } = this.#railhead;
    if (wakes.isLeft) return this.#attempt.abort();
    const end = () => wakes.isHidden && this.#attempt.abort();
    wakes.pause(timing.glance, this.#closed.signal).then(end, () => undefined);
  }

  async #run(): Promise<void> {
    const { signal } = this.#closed;
    const { wakes } = this.#railhead;
    let [failures, strikes, agains] = [0, 0, 0];
    while (!signal.aborted) {
      while (wakes.isHidden) {
        [failures, strikes] = [0, 0];
        await wakes.pause(LONG, signal);
      }
      const isPolling = Date.now() < this.#pollUntil;
      this.#followed.onLine(failures > 0 || this.#railhead.isUnplugged ? "offline" : "connecting");
      const outcome = await this.#try(isPolling);
      if (signal.aborted) return;
      if (outcome.kind === "over") return this.#followed.onLine("live");
      if (outcome.kind === "refused") return this.#followed.onLine("offline");
      agains = outcome.kind === "again" ? agains + 1 : 0;
      if (outcome.kind === "again" && agains <= AGAIN) continue;
      const healthy = outcome.kind === "lost" && outcome.healthy;
      failures = healthy ? 0 : failures + 1;
      strikes = healthy || isPolling ? 0 : strikes + 1;
      // If even polling fails, it was not the stream.
      if (isPolling && !healthy) this.#pollUntil = 0;
      if (strikes >= STRIKES) {
        strikes = 0;
        this.#pollUntil = Date.now() + this.#railhead.timing.fallback;
        continue;
      }
      const retryAfter = outcome.kind === "lost" ? (outcome.retryAfter ?? 0) * 1000 : 0;
      this.#followed.onLine(failures > 0 || this.#railhead.isUnplugged ? "offline" : "connecting");
      await this.#railhead.wakes.pause(retryAfter || this.#pause(failures), signal);
    }
  }

  /** A stream that broke is opened soon, but not by everyone at once. */
  #pause(failures: number): number {
    const { timing } = this.#railhead;
    if (failures > 0) return backoff(timing, failures);
    return Math.min(this.#retry ?? timing.retry, timing.longestRetry) * Math.random();
  }

  async #try(isPolling: boolean): Promise<Outcome> {
    this.#attempt = new AbortController();
    this.#lastByte = 0;
    try {
      await this.#followed.begin();
      return isPolling ? await this.#poll() : await this.#stream();
    } catch (error) {
      if (this.#closed.signal.aborted) return OVER;
      if (!(error instanceof Problem)) return { kind: "lost", healthy: false };
      return this.#refused(error);
    }
  }

  async #poll(): Promise<Outcome> {
    for (;;) {
      if (!(await this.#followed.poll(this.#attempt.signal))) return OVER;
      if (this.#attempt.signal.aborted) return { kind: "again" };
      this.#followed.onLine("live");
      if (Date.now() >= this.#pollUntil) return { kind: "again" };
    }
  }

  async #stream(): Promise<Outcome> {
    const { timing } = this.#railhead;
    const attempt = this.#attempt;
    let watchdog = setTimeout(() => attempt.abort(), timing.firstByte);
    const began = Date.now();
    let pieces = 0;
    let signs = 0;
    let isApplying = false;
    try {
      const { path, headers } = this.#followed.stream();
      const response = await this.#railhead.openStream(path, headers, attempt.signal);
      if (response.status === 204) return OVER;
      const parser = new EventStreamParser();
      for await (const piece of piecesOf(response)) {
        clearTimeout(watchdog);
        watchdog = setTimeout(() => attempt.abort(), timing.silence);
        this.#lastByte = Date.now();
        pieces += 1;
        if (Date.now() - began > timing.firstByte / 2) signs += 1;
        this.#followed.onLine("live");
        for (const message of parser.push(piece)) {
          isApplying = true;
          if (message.event === "end") return await this.#ended(message);
          await this.#followed.onMessage(message);
          isApplying = false;
          signs += 1;
        }
        this.#retry = parser.retry;
      }
    } catch (error) {
      if (pieces === 0 || isApplying) throw error;
    } finally {
      clearTimeout(watchdog);
      attempt.abort();
    }
    // One that brings its first words only, no message and no heartbeat, is held up on the way.
    return { kind: "lost", healthy: signs > 0 };
  }

  async #ended(message: Message): Promise<Outcome> {
    const { code } = JSON.parse(message.data) as { code: ProblemCode };
    if (code === "game_over" || code === "tournament_over") return OVER;
    if (code === "unavailable") return { kind: "lost", healthy: true };
    // The next attempt brings a new token by itself, for this one is refused.
    if (code === "invalid_token") return { kind: "again" };
    return (await this.#followed.onProblem(code, null)) ? { kind: "again" } : REFUSED;
  }

  async #refused(problem: Problem): Promise<Outcome> {
    const { status, retryAfter } = problem;
    if (status >= 500 || [408, 409, 429].includes(status)) {
      return { kind: "lost", healthy: false, retryAfter };
    }
    return (await this.#followed.onProblem(problem.code, problem)) ? { kind: "again" } : REFUSED;
  }
}

async function* piecesOf(response: Response): AsyncGenerator<Uint8Array> {
  const reader = response.body?.getReader();
  if (!reader) throw problemOf(502, response.headers, "");
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    reader.cancel().catch(() => undefined);
  }
}
