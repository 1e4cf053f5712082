import { Variable } from "./observable.js";
import { Offline } from "./problem.js";
import { reasonOf } from "./wake.js";

/** Whether the server could be reached the last time. */
export type Line = "online" | "offline";

/** A request as it is sent. */
export interface Outgoing {
  readonly method: string;
  /** From the base URL on, with its query. */
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body?: string | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds until the answer must have been read. */
  readonly timeout: number;
}

/** An answer that was read to its end. */
export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** Sends single requests, and knows whether the line is alive. */
export class Transport {
  readonly line: Variable<Line>;
  /** Whether the device itself says that the server cannot be reached. */
  readonly isUnplugged: () => boolean;
  readonly #base: string;
  readonly #fetch: typeof fetch;

  /** `isLocal`: the server is on the device, and needs no network. */
  constructor(baseUrl: string, fetcher: typeof fetch | undefined, isLocal: boolean) {
    this.isUnplugged = () => !isLocal && navigatorIsOffline();
    this.line = new Variable<Line>(this.isUnplugged() ? "offline" : "online");
    this.#base = baseUrl.replace(/\/+$/, "");
    // Looked up at each call, for a page may replace it; and a browser refuses it as a method.
    this.#fetch = fetcher ?? ((...request) => globalThis.fetch(...request));
    if (isLocal) return;
    globalThis.addEventListener?.("online", () => this.line.set("online"));
    globalThis.addEventListener?.("offline", () => this.line.set("offline"));
  }

  /** Where requests go, without a slash at the end. */
  get base(): string {
    return this.#base;
  }

  reply(request: Outgoing): Promise<Reply> {
    return this.exchange(request, async (response) => {
      const { status, headers } = response;
      const text = await response.text();
      // A hotel's page in place of the server is no answer of the server.
      if (status < 300 && text && !headers.get("content-type")?.includes("json")) {
        throw new Error("not an answer of the server");
      }
      return { status, headers, text };
    });
  }

  /** Sends once and reads with `read`. Throws `Offline` unless both succeed in time. */
  async exchange<T>(request: Outgoing, read: (response: Response) => Promise<T>): Promise<T> {
    const { method, path, headers, body, signal } = request;
    const attempt = new AbortController();
    const abort = () => attempt.abort();
    const timer = setTimeout(abort, request.timeout);
    signal?.addEventListener("abort", abort);
    try {
      if (signal?.aborted) throw reasonOf(signal);
      const init: RequestInit = { method, headers, signal: attempt.signal, credentials: "omit" };
      if (body !== undefined) init.body = body;
      const result = await read(await this.#fetch(this.#base + path, init));
      this.line.set("online");
      return result;
    } catch (error) {
      if (signal?.aborted) throw reasonOf(signal);
      this.line.set("offline");
      throw new Offline(error);
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener("abort", abort);
    }
  }

  /** Opens a stream: no time limit but that of the signal. */
  async open(
    path: string,
    headers: Record<string, string>,
    signal: AbortSignal,
  ): Promise<Response> {
    try {
      const init: RequestInit = { headers, signal, credentials: "omit", cache: "no-store" };
      const response = await this.#fetch(this.#base + path, init);
      this.line.set("online");
      return response;
    } catch (error) {
      throw new Offline(error);
    }
  }
}

function navigatorIsOffline(): boolean {
  return (globalThis as { navigator?: Navigator }).navigator?.onLine === false;
}
