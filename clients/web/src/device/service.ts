/** Requests about games on this device, answered as the server would answer them. */

import type { Schemas } from "railhead-client";
import { t } from "../texts.ts";
import { gameOf, newId, seatOf } from "./ids.ts";
import type { Answer, Ask, FromWorker, Listed, NewGame } from "./messages.ts";
import type { Seen } from "./seen.ts";

declare const DEVICE_THREAD: string;

type Changed = Extract<FromWorker, { kind: "changed" }>;

let number = 0;
const waiting = new Map<number, { resolve: (value: any) => void; reject: (why: Error) => void }>();
const listeners = new Set<(changed: Changed) => void>();
let thread: Worker | undefined;

function started(): Worker {
  if (thread) return thread;
  const worker = new Worker(new URL(`assets/${DEVICE_THREAD}`, document.baseURI), {
    type: "module",
  });
  worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
    if (data.kind === "changed") return listeners.forEach((listener) => listener(data));
    const asked = waiting.get(data.number);
    waiting.delete(data.number);
    if (data.kind === "done") asked?.resolve(data.value);
    else asked?.reject(new Error(data.why));
  };
  // A thread that broke is begun anew: the games are kept.
  worker.onerror = () => {
    thread = undefined;
    for (const { reject } of waiting.values()) reject(new Error(t("web-device-broken")));
    waiting.clear();
  };
  return (thread = worker);
}

function ask(what: Ask): Promise<any> {
  return new Promise((resolve, reject) => {
    number += 1;
    waiting.set(number, { resolve, reject });
    started().postMessage({ ...what, number });
  });
}

export const openGame = (game: NewGame): Promise<string> => ask({ kind: "open", game });
export const games = (): Promise<Listed[]> => ask({ kind: "list" });
/** Starts the thread, and waits for its program. */
export const begun = (): Promise<void> => ask({ kind: "begin" });
/** The legal moves in a game of a server. */
export const movesOf = (seen: Seen): Promise<Schemas["LegalMoves"]> => ask({ kind: "moves", seen });
/** The plan for the tickets there. */
export const planOf = (seen: Seen): Promise<Schemas["TicketsPlan"]> => ask({ kind: "plan", seen });
export const deleteGame = (game: string): Promise<void> => ask({ kind: "delete", game });

/** Listens to changes of games on this device. */
export function onChange(listener: (changed: Changed) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const json = (status: number, body: unknown, head?: string): Response =>
  new Response(JSON.stringify(body), {
    status,
    headers: {
      "content-type": status < 400 ? "application/json" : "application/problem+json",
      ...(head ? { etag: `"${head}"` } : {}),
    },
  });

const problem = (status: number, code: string, detail: string): Response =>
  json(status, { type: "about:blank", title: code, status, code, detail });

/** What a thread says of a game that it cannot open. */
function unopened(error: unknown): Response {
  const why = error instanceof Error ? error.message : "";
  if (why === "gone") return problem(404, "not_found", t("web-device-gone"));
  if (why === "other_rules") return problem(409, "other_rules", t("web-device-other-rules"));
  throw error;
}

/** The account that plays here. It is nobody's, and its token is for no server. */
const ACCOUNT = {
  id: "00000000-0000-8000-8000-000000000000",
  name: "",
  player_id: "device",
  guest: true,
  bot: false,
  has_password: false,
  role: "player",
  created_at: "1970-01-01T00:00:00Z",
};
const TOKENS = {
  access_token: "device",
  refresh_token: "device",
  token_type: "Bearer",
  expires_in: 1e9,
  session_id: ACCOUNT.id,
  account: ACCOUNT,
};

/** The fetch of the client of these games. */
export const local: typeof fetch = async (input, init) => {
  const request = new Request(input, init);
  const { pathname, searchParams } = new URL(request.url);
  if (pathname.endsWith("/v1/accounts/guest")) return json(201, TOKENS);
  if (pathname.endsWith("/v1/time")) return json(200, { unix_ms: Date.now() });
  // What is the same for everybody comes from the server, or from what the device has kept of it.
  if (pathname.includes("/v1/reference/")) return fetch(request);
  const [, id = "", rest = ""] = /\/v1\/games\/([\da-f-]{36})\/?(.*)$/.exec(pathname) ?? [];
  const of = { game: gameOf(id), seat: seatOf(id) };
  const answered = (request: object): Promise<Answer> => ask({ kind: "answer", ...of, request });
  const shown = async (request: object) => {
    const { status, head, body } = await answered(request);
    return json(status, body, head);
  };
  const after = (position: string | null) => Number.parseInt(position || "0", 10);
  try {
    switch (`${request.method} ${rest}`) {
      case "GET ":
        return await shown({ show_game: {} });
      case "GET view":
        return await shown({ show_view: {} });
      case "GET events": {
        const events = { list_events: { after: after(searchParams.get("after")) } };
        return await shown(events);
      }
      case "GET stream":
        return stream(
          of.game,
          after(request.headers.get("last-event-id")),
          answered,
          request.signal,
        );
      case "GET moves":
        return await shown({ list_legal_moves: {} });
      case "POST moves": {
        const expected = request.headers.get("if-match")?.replaceAll('"', "") ?? null;
        return await shown({ play_move: { the_move: await request.json(), expected } });
      }
      case "POST moves/preview":
        return await shown({ preview_move: { the_move: await request.json() } });
      case "POST resign":
        return await shown({ resign_game: {} });
      case "GET plan":
        return await shown({ plan_tickets: {} });
      case "GET result":
        return await shown({ show_result: {} });
      case "GET fairness":
        return await shown({ show_fairness: {} });
      case "GET replay": {
        const [at, seat] = [searchParams.get("at"), searchParams.get("as")].map((text) =>
          text === null ? null : Number(text),
        );
        return await shown({ replay_game: { at, seat } });
      }
      case "GET export": {
        const { status, body } = await answered({ export_game: {} });
        if (status !== 200) return json(status, body);
        return new Response(body as string, { headers: { "content-type": "application/jsonl" } });
      }
      case "POST rematch":
        return json(201, { id: await again((await answered({ show_game: {} })).body) });
      case "GET phrases":
        return json(200, { items: [], next: null });
      default:
        return problem(404, "not_found", t("web-device-not"));
    }
  } catch (error) {
    return unopened(error);
  }
};

/** Opens a game of the same players. */
function again(game: any): Promise<string> {
  const seats = game.players.map(({ occupant, name }: any) =>
    occupant.kind === "bot" ? { bot: occupant.level } : { person: name },
  );
  return openGame({ id: newId(), variant: game.options.variant, seats });
}

/** The events of a game as a stream, until it is over. */
function stream(
  game: string,
  known: number,
  answered: (request: object) => Promise<Answer>,
  signal: AbortSignal,
): Response {
  const encoder = new TextEncoder();
  let stop = () => {};
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const send = (text: string) => controller.enqueue(encoder.encode(text));
      let turn: Promise<void> = Promise.resolve();
      const more = async () => {
        const { body } = await answered({ stream_events: { after: known } });
        for (const [head, event] of body as [string, { seq: number }][]) {
          known = event.seq;
          send(`event: event\nid: ${head}\ndata: ${JSON.stringify(event)}\n\n`);
        }
      };
      const look = () => (turn = turn.then(more).catch(() => stop()));
      const beat = setInterval(() => send(": here\n\n"), 10_000);
      const unlisten = onChange((changed) => changed.game === game && void look());
      stop = () => {
        clearInterval(beat);
        unlisten();
        try {
          controller.close();
        } catch {
          // It is closed already.
        }
        stop = () => {};
      };
      signal.addEventListener("abort", () => stop());
      send(": here\n\n");
      void look();
    },
    cancel: () => stop(),
  });
  return new Response(body, { headers: { "content-type": "text/event-stream" } });
}
