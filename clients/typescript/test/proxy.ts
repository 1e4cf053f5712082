/** A bad line: an HTTP proxy that loses requests and answers, delays, cuts and replaces them. */

import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { after } from "node:test";

/** What happens to one request. */
export type Mishap =
  /** Lost before the server has it. */
  | "lose_request"
  /** The server acts; its answer is lost. */
  | "lose_answer"
  /** Nothing ever comes. */
  | "hang"
  /** The answer begins, and nothing follows: what a buffering proxy makes of a stream. */
  | "hold_body"
  /** Cut, or silent, after so many bytes of the body. */
  | { readonly cutAfter: number }
  | { readonly silentAfter: number }
  /** The server acts at once; its answer goes on when this is settled. */
  | { readonly heldUntil: Promise<unknown> }
  /** An answer of the proxy's own; without `status`, cut. */
  | Replaced;

export interface Replaced {
  readonly status: number;
  readonly body?: unknown;
  readonly text?: string;
  readonly headers?: Record<string, string>;
}

export interface Asked {
  readonly method: string;
  readonly path: string;
  readonly headers: Record<string, string | string[] | undefined>;
}

export class Proxy {
  url = "";
  /** Decides about each request; nothing happens to the others. */
  mishap: (asked: Asked) => Mishap | undefined = () => undefined;
  readonly asked: Asked[] = [];
  readonly #target: string;
  readonly #open = new Set<ServerResponse>();

  private constructor(target: string) {
    this.#target = target;
  }

  static async before(target: string): Promise<Proxy> {
    const proxy = new Proxy(target);
    const server = createServer((asked, answer) => proxy.#serve(asked, answer));
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const address = server.address();
    if (typeof address !== "object" || !address) throw new Error("no port");
    proxy.url = `http://127.0.0.1:${address.port}`;
    after(() => {
      server.close();
      server.closeAllConnections();
    });
    return proxy;
  }

  /** Cuts everything that is open. */
  cut(): void {
    for (const answer of this.#open) answer.socket?.destroy();
  }

  /** How many requests there were, of those whose method and path match. */
  count(pattern: RegExp): number {
    return this.asked.filter(({ method, path }) => pattern.test(`${method} ${path}`)).length;
  }

  #serve(incoming: IncomingMessage, answer: ServerResponse): void {
    const { method = "GET", url: path = "/", headers } = incoming;
    const asked = { method, path, headers };
    this.asked.push(asked);
    this.#open.add(answer);
    answer.once("close", () => this.#open.delete(answer));
    const mishap = this.mishap(asked);
    if (mishap === "lose_request") return void incoming.socket.destroy();
    if (mishap === "hang") return void incoming.resume();
    if (typeof mishap === "object" && "status" in mishap) return replace(incoming, answer, mishap);
    this.#forward(incoming, answer, mishap);
  }

  #forward(incoming: IncomingMessage, answer: ServerResponse, mishap: Mishap | undefined): void {
    const { method, headers, url: path } = incoming;
    const sent = request(this.#target + path, { method, headers }, async (real) => {
      if (typeof mishap === "object" && "heldUntil" in mishap) await mishap.heldUntil;
      if (mishap === "lose_answer") {
        real.resume().once("end", () => answer.socket?.destroy());
        return;
      }
      answer.writeHead(real.statusCode ?? 502, real.headers);
      answer.flushHeaders();
      if (mishap === "hold_body") return void real.resume();
      real.on("data", cutter(answer, mishap));
      real.once("end", () => answer.end());
      real.once("error", () => answer.socket?.destroy());
    });
    sent.once("error", () => answer.socket?.destroy());
    answer.once("close", () => sent.destroy());
    incoming.pipe(sent);
  }
}

/** Writes what comes, as far as the mishap lets it through. */
function cutter(answer: ServerResponse, mishap: Mishap | undefined): (piece: Buffer) => void {
  if (typeof mishap !== "object" || "status" in mishap || "heldUntil" in mishap)
    return (piece) => void answer.write(piece);
  const isCut = "cutAfter" in mishap;
  let left = isCut ? mishap.cutAfter : mishap.silentAfter;
  return (piece) => {
    const through = piece.subarray(0, Math.max(0, left));
    left -= piece.length;
    answer.write(through, () => isCut && left <= 0 && answer.socket?.destroy());
  };
}

function replace(
  incoming: IncomingMessage,
  answer: ServerResponse,
  { status, body, text = "", headers }: Replaced,
): void {
  incoming.resume();
  const problem = { "content-type": "application/problem+json" };
  answer.writeHead(status, { ...(body === undefined ? {} : problem), ...headers });
  answer.end(body === undefined ? text : JSON.stringify(body));
}

/** A problem document as the server writes it. */
export function problem(status: number, code: string, more: object = {}): object {
  return { type: `/docs/errors/${code}`, title: code, detail: code, status, code, ...more };
}
