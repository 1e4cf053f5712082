import type { Locks } from "./locks.js";
import { Variable } from "./observable.js";
import { Offline, Problem, problemOf } from "./problem.js";
import { readJson, type Storage } from "./storage.js";
import { backoff, type Timing } from "./timing.js";
import type { Reply } from "./transport.js";
import type { Account, SessionTokens } from "./types.js";
import type { Wake } from "./wake.js";

/** Who is signed in on this device. */
export interface Session {
  readonly name: string;
  readonly accountId: string;
  /** A guest has neither a password nor an identity, and is lost with the device. */
  readonly isGuest: boolean;
  readonly hasPassword: boolean;
  readonly role: Account["role"];
  readonly createdAt: string;
  /** Identifies the device among the sessions of the account. */
  readonly sessionId: string;
}

/** What is kept on the device. */
interface Kept {
  readonly tokens: SessionTokens;
  /** When the access token ends, by the clock of the device. */
  readonly expiresAt: number;
}

/** Sends a request for tokens, once. */
export type Asks = (path: string, body: unknown) => Promise<Reply>;

/** How long the server repeats the answer to a refresh; after that the token counts as stolen. */
const REPEATABLE = 30_000;
const KEY = "session";

/** The tokens of this device: keeps them, replaces them in time, and notices when they are void. */
export class Sessions {
  readonly session = new Variable<Session | null>(null);
  readonly ended = new Variable<Problem | null>(null);
  readonly #storage: Storage;
  readonly #locks: Locks;
  readonly #wake: Wake;
  readonly #timing: Timing;
  readonly #ask: Asks;
  #kept: Kept | null = null;
  #refreshing: Promise<string | null> | undefined;

  constructor(storage: Storage, locks: Locks, wake: Wake, timing: Timing, ask: Asks) {
    this.#storage = storage;
    this.#locks = locks;
    this.#wake = wake;
    this.#timing = timing;
    this.#ask = ask;
  }

  async restore(): Promise<Session | null> {
    this.#adopt(await readJson<Kept>(this.#storage, KEY));
    return this.session.value;
  }

  /** The refresh token, by which a new sign-in on this device is told from a stranger's. */
  get refreshToken(): string | undefined {
    return this.#kept?.tokens.refresh_token;
  }

  async begin(tokens: SessionTokens): Promise<Session> {
    const kept = { tokens, expiresAt: Date.now() + tokens.expires_in * 1000 };
    await this.#storage.set(KEY, JSON.stringify(kept));
    this.ended.set(null);
    this.#adopt(kept);
    return sessionOf(tokens);
  }

  /** Keeps the tokens, with the account as it is now: after an upgrade or a new name. */
  async rename(account: Account): Promise<void> {
    if (this.#kept?.tokens.account.id === account.id) await this.amend(account);
  }

  /** Keeps the tokens, with what has changed of the account. */
  async amend(change: Partial<Account>): Promise<void> {
    const kept = this.#kept;
    if (!kept) return;
    const account = { ...kept.tokens.account, ...change };
    const changed = { ...kept, tokens: { ...kept.tokens, account } };
    await this.#storage.set(KEY, JSON.stringify(changed));
    this.#adopt(changed);
  }

  async end(because: Problem | null = null): Promise<void> {
    await this.#storage.delete(KEY);
    this.ended.set(because);
    this.#adopt(null);
  }

  /** The access token to send; null for nobody. Replaces it when it is about to expire. */
  async token(): Promise<string | null> {
    const kept = this.#kept;
    if (!kept) return null;
    if (Date.now() < kept.expiresAt - this.#timing.refreshBefore) return kept.tokens.access_token;
    try {
      return await this.renew(kept.tokens.access_token);
    } catch (error) {
      // It may still be good; if not, the server says so.
      if (this.#kept === kept) return kept.tokens.access_token;
      throw error;
    }
  }

  /** Replaces an access token that was refused or expires; null if the session has ended. */
  renew(refused: string): Promise<string | null> {
    const current = this.#kept?.tokens.access_token ?? null;
    if (current !== refused) return Promise.resolve(current);
    this.#refreshing ??= this.#refresh().finally(() => (this.#refreshing = undefined));
    return this.#refreshing;
  }

  /** One refresh for all tabs: whoever comes second finds the new tokens in the storage. */
  async #refresh(): Promise<string | null> {
    const before = this.#kept;
    if (!before) return null;
    const { session_id, refresh_token } = before.tokens;
    return this.#locks.exclusive(`railhead refresh ${session_id}`, async () => {
      const stored = await readJson<Kept>(this.#storage, KEY);
      // Access tokens of the same second are equal; refresh tokens never are.
      if (stored?.tokens.refresh_token !== refresh_token) {
        this.#adopt(stored);
        return stored?.tokens.session_id === session_id ? stored.tokens.access_token : null;
      }
      const reply = await this.#persist({ refresh_token });
      if (reply.status === 200) {
        await this.begin(JSON.parse(reply.text) as SessionTokens);
        return this.#kept?.tokens.access_token ?? null;
      }
      const problem = problemOf(reply.status, reply.headers, reply.text);
      if (problem.status !== 401) throw problem;
      await this.end(problem);
      return null;
    });
  }

  /**
   * Asks until an answer arrives or the server no longer repeats it. An answer may have been lost,
   * and then the old token is worth only `REPEATABLE` more: so the pauses are short.
   */
  async #persist(body: unknown): Promise<Reply> {
    const began = Date.now();
    for (let failures = 0; ; failures += 1) {
      try {
        const reply = await this.#ask("/v1/sessions/refresh", body);
        if (reply.status < 500 || failures >= 3) return reply;
      } catch (error) {
        const pause = backoff(this.#timing, Math.min(failures, 2));
        const isLate = Date.now() - began + pause > REPEATABLE;
        if (!(error instanceof Offline) || isLate || failures >= 6) throw error;
      }
      await this.#wake.pause(backoff(this.#timing, Math.min(failures, 2)));
    }
  }

  #adopt(kept: Kept | null): void {
    this.#kept = kept;
    const next = kept && sessionOf(kept.tokens);
    if (JSON.stringify(next) !== JSON.stringify(this.session.value)) this.session.set(next);
  }
}

function sessionOf({ account, session_id }: SessionTokens): Session {
  return {
    name: account.name,
    accountId: account.id,
    isGuest: account.guest,
    // Devices may have kept an account from before.
    hasPassword: account.has_password ?? !account.guest,
    role: account.role,
    createdAt: account.created_at,
    sessionId: session_id,
  };
}
