/** A game's events over server-sent events, read by hand into the generated types. */

import type { components } from "../build/openapi-typescript/schema.js";

export type GameEvent = components["schemas"]["EventPage"]["events"][number];
type Message = { event?: string; id?: string; data?: string };

/** The messages of a stream. */
async function* messages(body: ReadableStream<Uint8Array>): AsyncGenerator<Message> {
  let text = "";
  const decoder = new TextDecoder();
  for await (const chunk of body as unknown as AsyncIterable<Uint8Array>) {
    text += decoder.decode(chunk, { stream: true });
    const blocks = text.split("\n\n");
    text = blocks.pop() ?? "";
    for (const block of blocks) {
      const message: Message = {};
      for (const line of block.split("\n")) {
        const found = /^(event|id|data): ?(.*)$/.exec(line);
        if (found) message[found[1] as keyof Message] = found[2] ?? "";
      }
      if (message.data !== undefined) yield message;
    }
  }
}

export type Followed = { events: GameEvent[]; cuts: number; end: string };

/** Follows a game to its end, and loses its connection after each `cutAfter` messages. */
export async function follow(
  url: string,
  token: string,
  game: string,
  cutAfter: number,
): Promise<Followed> {
  const events: GameEvent[] = [];
  let lastId: string | undefined;
  for (let cuts = 0; ; cuts += 1) {
    const connection = new AbortController();
    const resume: Record<string, string> = lastId === undefined ? {} : { "last-event-id": lastId };
    const query = lastId === undefined ? "?after=0" : "";
    const answer = await fetch(`${url}/v1/games/${game}/stream${query}`, {
      headers: { authorization: `Bearer ${token}`, ...resume },
      signal: connection.signal,
    });
    // The connection was lost behind the last event of the game.
    if (answer.status === 204) return { events, cuts, end: "game_over" };
    if (!answer.ok || !answer.body) throw new Error(`stream: ${answer.status}`);
    let count = 0;
    for await (const message of messages(answer.body)) {
      const data: unknown = JSON.parse(message.data ?? "");
      if (message.event === "phrase") continue;
      if (message.event === "end") return { events, cuts, end: (data as { code: string }).code };
      lastId = message.id;
      events.push(data as GameEvent);
      count += 1;
      if (count === cutAfter) break;
    }
    connection.abort();
  }
}
