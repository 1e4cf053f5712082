import { Listeners, Variable } from "./observable.js";
import type { Railhead } from "./railhead.js";
import type { PhraseId, SaidPhrase } from "./types.js";

/** How many phrases of a game are kept here. */
const KEPT = 100;
/** How often what was said is read again after the end of a game. */
const TIMES = 40;

/** What was said at the table of a game: the list, and what the stream brings. */
export class Phrases {
  /** The latest, the oldest of them first. */
  readonly all = new Variable<readonly SaidPhrase[]>([]);
  readonly heard = new Listeners<[SaidPhrase]>();
  readonly #railhead: Railhead;
  readonly #path: { readonly game_id: string };
  readonly #signal: AbortSignal;
  /** What has come since the list was last asked for. */
  #new: SaidPhrase[] = [];
  #asked = 0;
  #isLingering = false;

  constructor(railhead: Railhead, gameId: string, signal: AbortSignal) {
    this.#railhead = railhead;
    this.#path = { game_id: gameId };
    this.#signal = signal;
  }

  /** Takes a phrase that was just said. Each is told once. */
  hear(said: SaidPhrase): void {
    this.#new.push(said);
    if (this.all.value.some(({ number }) => number === said.number)) return;
    this.#show([...this.all.value, said]);
    this.heard.tell(said);
  }

  /** A phrase that cannot be said now is not said later: it would come at another moment. */
  async say(phrase: PhraseId): Promise<SaidPhrase> {
    const said = await this.#railhead.post("/v1/games/{game_id}/phrases", {
      path: this.#path,
      body: { phrase },
      retry: false,
    });
    this.hear(said);
    return said;
  }

  /** Reads the list: the stream does not bring what was missed, and mutes change what was said. */
  async read(): Promise<void> {
    const asked = ++this.#asked;
    this.#new = [];
    const { items } = await this.#railhead.get("/v1/games/{game_id}/phrases", {
      path: this.#path,
      query: { limit: KEPT },
      signal: this.#signal,
    });
    if (asked === this.#asked) this.#show([...this.#new, ...items]);
  }

  /** After the end there is no stream, and people thank each other. */
  async linger(): Promise<void> {
    if (this.#isLingering) return;
    this.#isLingering = true;
    const { wakes, timing } = this.#railhead;
    for (let time = 0; time < TIMES; time += 1) {
      await wakes.pause(timing.afterwards, this.#signal);
      if (!wakes.isHidden) await this.read().catch(() => undefined);
    }
    this.#isLingering = false;
  }

  /** Somebody else listens. */
  forget(): void {
    this.#asked += 1;
    this.all.set([]);
  }

  #show(phrases: readonly SaidPhrase[]): void {
    const byNumber = new Map(phrases.map((said) => [said.number, said]));
    const sorted = [...byNumber.values()].sort((one, other) => one.number - other.number);
    this.all.set(sorted.slice(-KEPT));
  }
}
