import { Feed, type FeedLine } from "./feed.js";
import { type Observable, Variable } from "./observable.js";
import type { Problem } from "./problem.js";
import type { Railhead } from "./railhead.js";
import type { Schemas } from "./types.js";

/** A tournament, kept up to date until it is over or closed. */
export interface LiveTournament {
  readonly tournament: Observable<Schemas["Tournament"] | null>;
  readonly line: Observable<FeedLine>;
  readonly problem: Observable<Problem | null>;
  close(): void;
}

/** Follows a tournament: as an account sees it, or as everybody does. */
export function followTournament(railhead: Railhead, id: string): LiveTournament {
  return new FollowedTournament(railhead, id);
}

class FollowedTournament implements LiveTournament {
  readonly tournament = new Variable<Schemas["Tournament"] | null>(null);
  readonly line = new Variable<FeedLine>("connecting");
  readonly problem = new Variable<Problem | null>(null);
  readonly #railhead: Railhead;
  readonly #id: string;
  readonly #stop: () => void;
  #account: string | undefined;
  #feed: Feed;

  constructor(railhead: Railhead, id: string) {
    this.#railhead = railhead;
    this.#id = id;
    this.#account = railhead.session.value?.accountId;
    this.#feed = this.#follow();
    this.#stop = railhead.session.subscribe((session) => {
      if (session?.accountId === this.#account) return;
      this.#account = session?.accountId;
      this.#feed.close();
      this.tournament.set(null);
      this.#feed = this.#follow();
    });
  }

  close(): void {
    this.#stop();
    this.#feed.close();
  }

  #follow(): Feed {
    return new Feed(this.#railhead, {
      begin: () => Promise.resolve(),
      stream: () => this.#stream(),
      onMessage: async ({ event, data }) => {
        if (event === "tournament") this.#show(JSON.parse(data) as Schemas["Tournament"]);
      },
      poll: (signal) => this.#poll(signal),
      onLine: (line) => this.line.set(line),
      onProblem: async (_, problem) => {
        this.problem.set(problem);
        return false;
      },
    });
  }

  #stream(): { path: string; headers: Record<string, string> } {
    const head = this.tournament.value?.head;
    const path = `/v1/tournaments/${encodeURIComponent(this.#id)}/stream`;
    return { path, headers: head === undefined ? {} : { "last-event-id": head } };
  }

  /** Where streams do not come through: reads it again after a while. */
  async #poll(signal: AbortSignal): Promise<boolean> {
    const path = { tournament_id: this.#id };
    const found = await this.#railhead.get("/v1/tournaments/{tournament_id}", { path, signal });
    this.#show(found);
    if (found.phase === "finished" || found.phase === "cancelled") return false;
    await this.#railhead.wakes.pause(POLLED, signal);
    return true;
  }

  #show(found: Schemas["Tournament"]): void {
    this.problem.set(null);
    this.tournament.set(found);
  }
}

/** The time between two reads without a stream, in milliseconds. */
const POLLED = 5000;
