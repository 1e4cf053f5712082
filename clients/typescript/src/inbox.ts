import { Feed, type FeedLine } from "./feed.js";
import { Listeners, type Observable, Variable } from "./observable.js";
import { Problem } from "./problem.js";
import type { Railhead } from "./railhead.js";
import { readJson } from "./storage.js";
import type { Message } from "./sse.js";
import type { InboxItem, WaitingGames } from "./types.js";

/** The inbox of the account, kept up to date until it is closed. */
export interface LiveInbox {
  /** The newest items, oldest first. */
  readonly items: Observable<readonly InboxItem[]>;
  /** The games that wait for the player, and how many items this device has not read. */
  readonly waiting: Observable<Omit<WaitingGames, "kind"> | null>;
  readonly line: Observable<FeedLine>;
  readonly problem: Observable<Problem | null>;
  /** Items that this device has not had before, in order, each once. */
  onItem(listener: (item: InboxItem) => void): () => void;
  /** Moves the read marker of this device to the newest item. */
  markRead(): Promise<void>;
  close(): void;
}

/** So many items are kept. */
const KEPT = 100;

/** Follows the inbox of whoever is signed in. */
export function followInbox(railhead: Railhead): LiveInbox {
  return new FollowedInbox(railhead);
}

/** What the device keeps, so that a stream brings only what is new. */
interface Kept {
  readonly account: string;
  readonly items: readonly InboxItem[];
}

class FollowedInbox implements LiveInbox {
  readonly items = new Variable<readonly InboxItem[]>([]);
  readonly waiting = new Variable<Omit<WaitingGames, "kind"> | null>(null);
  readonly line = new Variable<FeedLine>("connecting");
  readonly problem = new Variable<Problem | null>(null);
  readonly #railhead: Railhead;
  readonly #listeners = new Listeners<[InboxItem]>();
  readonly #stop: () => void;
  #feed: Feed | undefined;
  #account: string | undefined;
  /** The digest of what waits, for long polling. */
  #state: string | undefined;
  #isClosed = false;

  constructor(railhead: Railhead) {
    this.#railhead = railhead;
    this.#stop = railhead.session.subscribe((session) => {
      if (session?.accountId !== this.#account) void this.#open();
    });
    void this.#open();
  }

  onItem(listener: (item: InboxItem) => void): () => void {
    return this.#listeners.add(listener);
  }

  async markRead(): Promise<void> {
    const seq = this.#last();
    const { unread } = await this.#railhead.put("/v1/me/inbox/read", { body: { seq } });
    const waiting = this.waiting.value;
    if (waiting) this.waiting.set({ ...waiting, unread });
  }

  close(): void {
    this.#isClosed = true;
    this.#stop();
    this.#feed?.close();
  }

  async #open(): Promise<void> {
    const account = this.#railhead.session.value?.accountId;
    this.#account = account;
    this.#feed?.close();
    this.#state = undefined;
    this.items.set([]);
    this.waiting.set(null);
    this.problem.set(null);
    if (account === undefined) return;
    const kept = await readJson<Kept>(this.#railhead.storage, "inbox").catch(() => null);
    if (this.#isClosed || account !== this.#account) return;
    if (kept?.account === account) this.items.set(kept.items);
    this.#feed = new Feed(this.#railhead, {
      begin: () => Promise.resolve(),
      stream: () => this.#stream(),
      onMessage: (message) => this.#onMessage(message),
      poll: (signal) => this.#poll(signal),
      onLine: (line) => this.line.set(line),
      onProblem: async (_, problem) => {
        // A stream that ends says only that it does: the next request is told why.
        const why = problem ?? (await this.#reason());
        this.problem.set(why);
        return why === null;
      },
    });
  }

  async #reason(): Promise<Problem | null> {
    try {
      await this.#railhead.get("/v1/me/inbox", { query: { since: this.#last(), limit: 1 } });
      return null;
    } catch (error) {
      if (error instanceof Problem) return error;
      throw error;
    }
  }

  #stream(): { path: string; headers: Record<string, string> } {
    return { path: "/v1/me/stream", headers: { "last-event-id": String(this.#last()) } };
  }

  async #onMessage({ event, data }: Message): Promise<void> {
    if (event === "item") return this.#add([JSON.parse(data) as InboxItem]);
    if (event !== "inbox") return;
    const { turns, unread, more_turns } = JSON.parse(data) as WaitingGames;
    this.waiting.set({ turns, unread, more_turns });
  }

  async #poll(signal: AbortSignal): Promise<boolean> {
    const state = this.#state;
    const wait = state === undefined ? 0 : Math.floor(this.#railhead.timing.poll / 1000);
    const query = { since: this.#last(), wait, ...(state === undefined ? {} : { state }) };
    const page = await this.#railhead.get("/v1/me/inbox", { query, retry: false, signal });
    this.#add(page.items);
    const { turns, unread, more_turns } = page;
    this.waiting.set({ turns, unread, more_turns });
    this.#state = page.state;
    return true;
  }

  #add(items: readonly InboxItem[]): void {
    const fresh = items.filter((item) => item.seq > this.#last());
    if (fresh.length === 0) return;
    this.items.set([...this.items.value, ...fresh].slice(-KEPT));
    for (const item of fresh) this.#listeners.tell(item);
    const kept = { account: this.#account, items: this.items.value };
    this.#railhead.storage.set("inbox", JSON.stringify(kept)).catch(() => undefined);
  }

  #last(): number {
    return this.items.value.at(-1)?.seq ?? 0;
  }
}
