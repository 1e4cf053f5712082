/** How often the offset is measured again, in milliseconds. */
const STALE = 600_000;

/** The server's time, by which deadlines count. */
export class ServerClock {
  #offset = 0;
  #measuredAt = Number.NEGATIVE_INFINITY;
  #measuring: Promise<void> | undefined;
  readonly #ask: () => Promise<number>;

  /** `ask` answers the server's time in milliseconds since 1970. */
  constructor(ask: () => Promise<number>) {
    this.#ask = ask;
  }

  now(): number {
    return Date.now() + this.#offset;
  }

  /** Measures unless it was done lately. Never fails: the last offset remains. */
  measure(): Promise<void> {
    // The device's own clock may have been set meanwhile, in either direction.
    if (Math.abs(performance.now() - this.#measuredAt) < STALE) return Promise.resolve();
    this.#measuring ??= this.#sample().finally(() => (this.#measuring = undefined));
    return this.#measuring;
  }

  /** Of three answers, the fastest says it best: it is wrong by at most half of its way. */
  async #sample(): Promise<void> {
    let best = Number.POSITIVE_INFINITY;
    for (let sample = 0; sample < 3; sample += 1) {
      try {
        const sent = Date.now();
        const time = await this.#ask();
        const way = Date.now() - sent;
        if (way < 0 || way >= best) continue;
        best = way;
        this.#offset = time - (sent + way / 2);
        this.#measuredAt = performance.now();
      } catch {
        return;
      }
    }
  }
}
