import type { ProblemBody, ProblemCode } from "./types.js";

/** A refusal by the server (RFC 9457). Programs act on `code`; people read `title` and `detail`. */
export class Problem extends Error {
  override readonly name = "Problem";
  readonly status: number;
  readonly code: ProblemCode;
  /** What kind of refusal it is, in the language of the request. */
  readonly title: string;
  /** What is wrong this time, in the language of the request. */
  readonly detail: string;
  /** Identifies the attempt in the log of the server; empty if no server of Railhead answered. */
  readonly requestId: string;
  /** Seconds to wait before trying again. */
  readonly retryAfter?: number;
  /** The whole document, with the members that help: whose turn it is, which cards are missing. */
  readonly body: ProblemBody;

  constructor(body: ProblemBody, retryAfter?: number) {
    super(`${body.code}: ${body.detail}`);
    this.status = body.status;
    this.code = body.code;
    this.title = body.title;
    this.detail = body.detail;
    this.requestId = body.request_id ?? "";
    this.body = body;
    if (retryAfter !== undefined) this.retryAfter = retryAfter;
  }
}

/** No answer of the server arrived. What was asked may or may not have been done. */
export class Offline extends Error {
  override readonly name = "Offline";

  constructor(cause?: unknown) {
    super("no answer from the server", { cause });
  }
}

/** Whether the same request, with the same key, may succeed later. */
export function mayPass({ status, code }: Problem): boolean {
  return code === "contended" || status >= 500 || status === 408 || status === 429;
}

/** The problem in an answer with a status of 400 or more. */
export function problemOf(status: number, headers: Headers, text: string): Problem {
  const seconds = Number(headers.get("retry-after") ?? Number.NaN);
  return new Problem(bodyOf(status, headers, text), Number.isFinite(seconds) ? seconds : undefined);
}

function bodyOf(status: number, headers: Headers, text: string): ProblemBody {
  if (headers.get("content-type")?.includes("problem+json")) {
    try {
      return JSON.parse(text) as ProblemBody;
    } catch {
      // Cut off on the way: as good as an answer of a gateway.
    }
  }
  const code = status === 429 ? "too_many_requests" : status === 404 ? "not_found" : "unavailable";
  const title = `HTTP ${status}`;
  return { type: "about:blank", title, detail: title, status, code };
}
