import { type Choose, playSeat } from "./bot.js";
import { mayPass, Offline, Problem } from "./problem.js";
import type { Railhead } from "./railhead.js";
import { backoff } from "./timing.js";
import type { Schemas } from "./types.js";

export interface ServeOptions {
  /** How many games are played at once, by default 16; the others wait. */
  readonly atOnce?: number | undefined;
  /** When it is aborted, no more games are joined; those that are played go on to their end. */
  readonly signal?: AbortSignal | undefined;
}

/** Items of the inbox after which the bot joins a game. */
const INVITED = new Set<Schemas["InboxItem"]["kind"]>(["invited", "rematch"]);
/** How many seconds the server holds a request while nothing happens. */
const WAIT = 25;

/**
 * Joins whatever game the bot is invited to and plays it, until the signal is aborted: resolves when
 * all games are over then. Rejects with what `choose` throws, and with the problem if the server
 * lets the bot no longer read its inbox. Nothing is kept: a bot that is started again reads its
 * inbox from the beginning.
 */
export async function serveInvitations(
  railhead: Railhead,
  choose: Choose,
  { atOnce = 16, signal }: ServeOptions = {},
): Promise<void> {
  const broken = new AbortController();
  const ended = signal ? AbortSignal.any([signal, broken.signal]) : broken.signal;
  const play = (id: string) =>
    joinAndPlay(railhead, id, choose).catch((error: unknown) => broken.abort(error));
  const games = new Games(atOnce, play);
  try {
    for await (const page of pages(railhead, ended)) {
      const invited = page.items.filter(({ kind }) => INVITED.has(kind));
      for (const { game } of [...invited, ...page.turns]) if (game) games.add(game);
    }
  } catch (error) {
    if (!ended.aborted) throw error;
  }
  if (broken.signal.aborted) throw broken.signal.reason;
  await games.over();
}

/** The pages of the inbox, as they come, over a bad line. */
async function* pages(railhead: Railhead, signal: AbortSignal) {
  const { timing, wakes } = railhead;
  let query: object = { since: 0, limit: 200 };
  for (let failures = 0; ; ) {
    try {
      const page = await railhead.get("/v1/me/inbox", { query, retry: false, signal });
      failures = 0;
      const { cursor: since, state } = page;
      query = { since, state, limit: 200, wait: WAIT };
      yield page;
    } catch (error) {
      if (!(error instanceof Offline) && !(error instanceof Problem && mayPass(error))) throw error;
      const asked = error instanceof Problem ? (error.retryAfter ?? 0) * 1000 : 0;
      await wakes.pause(asked || backoff(timing, failures), signal);
      failures += 1;
    }
  }
}

async function joinAndPlay(railhead: Railhead, id: string, choose: Choose): Promise<void> {
  try {
    // Nothing happens if the bot has a seat.
    await railhead.put("/v1/games/{game_id}/players/me", { path: { game_id: id } });
    await playSeat(railhead, id, choose);
  } catch (error) {
    // Somebody else was faster, the game is over, or the bot was removed. If it is the bot's turn
    // there all the same, the inbox says so again.
    if (!(error instanceof Offline || error instanceof Problem)) throw error;
  }
}

/** Games that are played, so many at once. */
class Games {
  readonly #waiting = new Set<string>();
  readonly #playing = new Map<string, Promise<void>>();

  constructor(
    readonly atOnce: number,
    readonly play: (id: string) => Promise<void>,
  ) {}

  add(id: string): void {
    if (!this.#playing.has(id)) this.#waiting.add(id);
    this.#start();
  }

  /** Resolves when those that are played are over; those that wait are left. */
  async over(): Promise<void> {
    this.#waiting.clear();
    await Promise.all(this.#playing.values());
  }

  #start(): void {
    for (const id of this.#waiting) {
      if (this.#playing.size >= this.atOnce) return;
      this.#waiting.delete(id);
      const played = this.play(id).finally(() => {
        this.#playing.delete(id);
        this.#start();
      });
      this.#playing.set(id, played);
    }
  }
}
