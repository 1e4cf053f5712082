import { Answers } from "./answers.js";
import { ServerClock } from "./clock.js";
import { Locks } from "./locks.js";
import type { Observable } from "./observable.js";
import { type Answer, type Argument, expand, type GetPath, isRepeatable } from "./paths.js";
import type { Method, Options, PathOf } from "./paths.js";
import { Offline, Problem, problemOf } from "./problem.js";
import { Sessions, type Session } from "./sessions.js";
import { memoryStorage, type Storage, webStorage } from "./storage.js";
import { backoff, defaultTiming, type Timing } from "./timing.js";
import { type Line, type Outgoing, type Reply, Transport } from "./transport.js";
import type { Account, IdentityProof, SessionTokens } from "./types.js";
import { Wake } from "./wake.js";

export interface RailheadOptions {
  /** Where the server is; by default where the page comes from. */
  readonly baseUrl?: string | undefined;
  /** By default `localStorage`, or the memory where there is none. */
  readonly storage?: Storage | undefined;
  /** Of texts for people: `en`, `fr`, `de`, `es`, `it`, or what a browser sends. */
  readonly language?: string | undefined;
  readonly fetch?: typeof fetch | undefined;
  /** Whether `fetch` answers on the device itself: then a lost network changes nothing. */
  readonly isLocal?: boolean | undefined;
  /** The name of this device in the list of sessions. */
  readonly deviceName?: string | undefined;
  readonly timing?: Partial<Timing> | undefined;
  /** The key of a bot (`rhk_…`), sent in place of the token of a session. */
  readonly apiKey?: string | undefined;
}

/** How often a request is repeated before `Offline` or the problem is thrown. */
const REPETITIONS = 3;
/** The longest `Retry-After` that is waited for, in seconds; beyond it people have to know. */
const PATIENCE = 5;

interface Loose extends Record<string, unknown> {
  path?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  signal?: AbortSignal;
  ifMatch?: string;
  idempotencyKey?: string;
  onReplayed?: () => void;
  retry?: boolean;
}

/** One account on one device, and its way to the server. */
export class Railhead {
  /** Sent as `Accept-Language`. */
  language: string;
  readonly deviceName: string | undefined;
  readonly storage: Storage;
  readonly timing: Timing;
  readonly locks = new Locks();
  readonly wakes: Wake;
  readonly #transport: Transport;
  readonly #sessions: Sessions;
  readonly #answers = new Answers();
  readonly #clock: ServerClock;
  readonly #apiKey: string | null;

  constructor(options: RailheadOptions = {}) {
    this.timing = { ...defaultTiming, ...options.timing };
    this.storage = options.storage ?? (globalThis.localStorage ? webStorage() : memoryStorage());
    this.language = options.language ?? globalThis.navigator?.language ?? "en";
    this.deviceName = options.deviceName;
    this.#apiKey = options.apiKey ?? null;
    const origin = (globalThis as { location?: Location }).location?.origin ?? "";
    const isLocal = options.isLocal ?? false;
    this.wakes = new Wake(isLocal);
    this.#transport = new Transport(options.baseUrl ?? origin, options.fetch, isLocal);
    const ask = (path: string, body: unknown) => this.#once("POST", path, { body }, null);
    this.#sessions = new Sessions(this.storage, this.locks, this.wakes, this.timing, ask);
    this.#clock = new ServerClock(async () => {
      const reply = await this.#once("GET", "/v1/time", {}, null);
      return (JSON.parse(reply.text) as { unix_ms: number }).unix_ms;
    });
    this.#sessions.session.subscribe(() => this.#answers.clear());
    this.wakes.listen(() => void this.#clock.measure());
  }

  /** Who is signed in; null for nobody. */
  get session(): Observable<Session | null> {
    return this.#sessions.session;
  }

  /** Why the server ended the session, if it did: signed out elsewhere, or a stolen token. */
  get ended(): Observable<Problem | null> {
    return this.#sessions.ended;
  }

  /** Whether the server could be reached the last time. */
  get line(): Observable<Line> {
    return this.#transport.line;
  }

  /** Whether the device itself says that the server cannot be reached. */
  get isUnplugged(): boolean {
    return this.#transport.isUnplugged();
  }

  /** Where requests go, without a slash at the end. */
  get baseUrl(): string {
    return this.#transport.base;
  }

  /** The session that the storage has. Sends nothing. */
  restore(): Promise<Session | null> {
    return this.#sessions.restore();
  }

  /** Creates a playable account without asking for anything. */
  guest(): Promise<Session> {
    return this.#begin("/v1/accounts/guest", { device: this.deviceName });
  }

  /** Creates an account. */
  register(name: string, password: string): Promise<Session> {
    return this.#begin("/v1/accounts", { name, password, device: this.deviceName });
  }

  /** Signs in to an account. A session that this device has of it is replaced. */
  signIn(name: string, password: string): Promise<Session> {
    const refresh_token = this.#sessions.refreshToken;
    const body = { name, password, device: this.deviceName, refresh_token };
    return this.#begin("/v1/sessions", body);
  }

  /**
   * Sets a new password with a recovery code and signs in. All other devices are signed out. When no
   * answer arrives, the password may be set and the code used up: then `signIn` tells.
   */
  recover(name: string, code: string, password: string): Promise<Session> {
    const body = { name, code, new_password: password, device: this.deviceName };
    return this.#begin("/v1/accounts/recover", body);
  }

  /**
   * Signs in with a provider: `nonce` is that of the challenge. Throws the problem `name_required` if
   * nobody has this identity; then call again with `null` and a name for a new account.
   */
  signInWith(
    provider: string,
    nonce: string,
    proof: IdentityProof | null,
    name?: string,
  ): Promise<Session> {
    const body = { provider, nonce, proof, name, device: this.deviceName };
    return this.#begin("/v1/sessions/oidc", body);
  }

  /** Links an identity at a provider to the account. A guest becomes permanent by it. */
  async linkIdentity(provider: string, nonce: string, proof: IdentityProof): Promise<Session> {
    const body = { provider, nonce, proof };
    return this.#renamed(await this.post("/v1/accounts/me/identities", { body }));
  }

  /** Sets the password; `old` is null if the account has none. All other devices are signed out. */
  async setPassword(old: string | null, password: string): Promise<void> {
    const body = { old_password: old, new_password: password };
    await this.put("/v1/accounts/me/password", { body });
    await this.#sessions.amend({ has_password: true });
  }

  /** Gives the guest a name and a password. Games, rating and sessions stay. */
  async upgrade(name: string, password: string): Promise<Session> {
    return this.#renamed(await this.post("/v1/accounts/me/upgrade", { body: { name, password } }));
  }

  /** Gives the account another name. */
  async rename(name: string): Promise<Session> {
    return this.#renamed(await this.patch("/v1/accounts/me", { body: { name } }));
  }

  /** Forgets the session here, and ends it at the server if that can be reached. */
  async signOut(): Promise<void> {
    const ending = this.delete("/v1/sessions/current", { retry: false });
    await ending.catch(() => undefined);
    await this.#sessions.end();
  }

  /** Deletes the account for good. The password is left out if there is none. */
  async deleteAccount(password?: string): Promise<void> {
    const body = { password: password ?? null };
    await this.delete("/v1/accounts/me", { body });
    await this.#sessions.end();
  }

  /** Reads. What has not changed since the last time comes from memory (`ETag`). */
  async get<P extends GetPath>(
    path: P,
    ...[options]: Argument<Options<P, "get">>
  ): Promise<Answer<P, "get">> {
    return (await this.#call("GET", path, options)) as Answer<P, "get">;
  }

  async post<P extends PathOf<"post">>(
    path: P,
    ...[options]: Argument<Options<P, "post">>
  ): Promise<Answer<P, "post">> {
    return (await this.#call("POST", path, options)) as Answer<P, "post">;
  }

  async put<P extends PathOf<"put">>(
    path: P,
    ...[options]: Argument<Options<P, "put">>
  ): Promise<Answer<P, "put">> {
    return (await this.#call("PUT", path, options)) as Answer<P, "put">;
  }

  async patch<P extends PathOf<"patch">>(
    path: P,
    ...[options]: Argument<Options<P, "patch">>
  ): Promise<Answer<P, "patch">> {
    return (await this.#call("PATCH", path, options)) as Answer<P, "patch">;
  }

  async delete<P extends PathOf<"delete">>(
    path: P,
    ...[options]: Argument<Options<P, "delete">>
  ): Promise<Answer<P, "delete">> {
    return (await this.#call("DELETE", path, options)) as Answer<P, "delete">;
  }

  /** What is no JSON: pictures and exports, with the token that an `<img>` cannot send. */
  download<P extends PathOf<"get">>(
    path: P,
    ...[options]: Argument<Options<P, "get">>
  ): Promise<Blob> {
    const loose = (options ?? {}) as Loose;
    const target = expand(path, loose.path, loose.query);
    return this.#repeated(true, loose.signal, () =>
      this.#withToken(async (token) => {
        const request = this.#outgoing("GET", target, loose, token);
        const answer = await this.#transport.exchange(request, async (response) => {
          const { status, headers } = response;
          if (status >= 400) return problemOf(status, headers, await response.text());
          return response.blob();
        });
        if (answer instanceof Problem) throw answer;
        return answer;
      }),
    );
  }

  /** The time of the server, in milliseconds since 1970, as far as this device knows it. */
  serverNow(): number {
    void this.#clock.measure();
    return this.#clock.now();
  }

  /** Tries again at once whatever waits for the line. For apps that learn it in their own way. */
  wake(): void {
    this.wakes.now();
  }

  /** Opens a stream with the token, and renews the token once. For `Feed`. */
  openStream(
    path: string,
    headers: Record<string, string>,
    signal: AbortSignal,
  ): Promise<Response> {
    return this.#withToken(async (token) => {
      const sent = { ...this.#headers(token), accept: "text/event-stream", ...headers };
      const response = await this.#transport.open(path, sent, signal);
      if (response.status < 400) return response;
      throw problemOf(response.status, response.headers, await response.text());
    });
  }

  async #begin(path: string, body: unknown): Promise<Session> {
    const reply = await this.#once("POST", path, { body }, null);
    return this.#sessions.begin(bodyOf(reply) as SessionTokens);
  }

  async #renamed(account: Account): Promise<Session> {
    await this.#sessions.rename(account);
    const session = this.session.value;
    if (!session) throw new Error("signed out meanwhile");
    return session;
  }

  async #call(method: Uppercase<Method>, template: string, options: unknown): Promise<unknown> {
    const loose: Loose = { ...(options as Loose | undefined) };
    if (method !== "GET") loose.idempotencyKey ??= crypto.randomUUID();
    const target = expand(template, loose.path, loose.query);
    const repeat = loose.retry !== false && isRepeatable(method, template);
    return this.#repeated(repeat, loose.signal, () =>
      this.#withToken(async (token) => {
        const known = method === "GET" ? this.#key(target, token) : undefined;
        return this.#cached(known, async (tag) => {
          const reply = await this.#once(method, target, loose, token, tag);
          if (reply.headers.get("idempotent-replayed") === "true") loose.onReplayed?.();
          return reply;
        });
      }),
    );
  }

  /** Whose answer it is, and in which language. */
  #key(target: string, token: string | null): string {
    return `${target} ${this.language} ${token ? this.session.value?.accountId : ""}`;
  }

  async #cached(
    key: string | undefined,
    send: (tag: string | undefined) => Promise<Reply>,
  ): Promise<unknown> {
    const known = key === undefined ? undefined : this.#answers.get(key);
    const reply = await send(known?.tag);
    if (reply.status === 304 && known) return JSON.parse(known.text) as unknown;
    const body = bodyOf(reply);
    const tag = reply.headers.get("etag");
    if (key !== undefined && tag) this.#answers.set(key, tag, reply.text);
    return body;
  }

  /** With the token of the session; once more with a new one if it is refused. */
  async #withToken<T>(send: (token: string | null) => Promise<T>): Promise<T> {
    if (this.#apiKey !== null) return send(this.#apiKey);
    const token = await this.#sessions.token();
    try {
      return await send(token);
    } catch (error) {
      if (!(error instanceof Problem) || error.code !== "invalid_token" || !token) throw error;
      const renewed = await this.#sessions.renew(token);
      if (!renewed) throw error;
      return send(renewed);
    }
  }

  /** Repeats what failed for a while only. */
  async #repeated<T>(
    repeat: boolean,
    signal: AbortSignal | undefined,
    attempt: () => Promise<T>,
  ): Promise<T> {
    for (let failures = 0; ; failures += 1) {
      try {
        return await attempt();
      } catch (error) {
        const mayPass = error instanceof Offline ? !this.isUnplugged : passes(error);
        const isLast = !repeat || failures >= REPETITIONS || !mayPass;
        if (isLast) throw error;
        const asked = error instanceof Problem ? (error.retryAfter ?? 0) * 1000 : 0;
        await this.wakes.pause(asked || backoff(this.timing, failures) / 2, signal);
      }
    }
  }

  #once(
    method: string,
    path: string,
    options: Loose,
    token: string | null,
    tag?: string,
  ): Promise<Reply> {
    return this.#transport.reply(this.#outgoing(method, path, options, token, tag));
  }

  #outgoing(
    method: string,
    path: string,
    options: Loose,
    token: string | null,
    tag?: string,
  ): Outgoing {
    const headers = this.#headers(token);
    const { body, ifMatch, idempotencyKey, signal } = options;
    if (body !== undefined) headers["content-type"] = "application/json";
    if (ifMatch !== undefined) headers["if-match"] = `"${ifMatch}"`;
    if (idempotencyKey !== undefined) headers["idempotency-key"] = idempotencyKey;
    if (tag !== undefined) headers["if-none-match"] = tag;
    const text = body === undefined ? undefined : JSON.stringify(body);
    const wait = Number(options.query?.["wait"] ?? 0) * 1000;
    return { method, path, headers, body: text, signal, timeout: this.timing.request + wait };
  }

  #headers(token: string | null): Record<string, string> {
    const headers: Record<string, string> = { "accept-language": this.language };
    if (token) headers["authorization"] = `Bearer ${token}`;
    return headers;
  }
}

/** The JSON of a success; throws the problem of a refusal. */
function bodyOf({ status, headers, text }: Reply): unknown {
  if (status >= 400) throw problemOf(status, headers, text);
  return text ? (JSON.parse(text) as unknown) : undefined;
}

/** Whether the same request may succeed in a moment. */
function passes(error: unknown): boolean {
  if (!(error instanceof Problem)) return false;
  if (error.status === 429) return (error.retryAfter ?? Number.POSITIVE_INFINITY) <= PATIENCE;
  return error.code === "contended" || [408, 500, 502, 503, 504].includes(error.status);
}
