/** A message of a stream of server-sent events. */
export interface Message {
  /** `message` unless the server named it. */
  readonly event: string;
  readonly data: string;
  /** Empty if the message had none. */
  readonly id: string;
}

/** Reads `text/event-stream` from pieces that may be cut anywhere, even within a character. */
export class EventStreamParser {
  readonly #decoder = new TextDecoder();
  /** How long to wait before reconnecting, in milliseconds, if the server said so. */
  retry: number | undefined;
  #rest = "";
  #data: string[] = [];
  #event = "";
  #id = "";

  /** The messages that this piece completes. */
  push(piece: Uint8Array): Message[] {
    this.#rest += this.#decoder.decode(piece, { stream: true });
    const messages: Message[] = [];
    // A carriage return at the end may be half of a line's end.
    const until = this.#rest.endsWith("\r") ? this.#rest.length - 1 : this.#rest.length;
    const lines = this.#rest.slice(0, until).split(/\r\n|\n|\r/);
    this.#rest = (lines.pop() ?? "") + this.#rest.slice(until);
    for (const line of lines) {
      const message = this.#line(line);
      if (message) messages.push(message);
    }
    return messages;
  }

  #line(line: string): Message | undefined {
    if (line === "") return this.#dispatch();
    const colon = line.indexOf(":");
    const name = colon < 0 ? line : line.slice(0, colon);
    const value = colon < 0 ? "" : line.slice(colon + 1).replace(/^ /, "");
    if (name === "data") this.#data.push(value);
    else if (name === "event") this.#event = value;
    else if (name === "id" && !value.includes("\0")) this.#id = value;
    else if (name === "retry" && /^\d+$/.test(value)) this.retry = Number(value);
    return undefined;
  }

  #dispatch(): Message | undefined {
    const data = this.#data;
    const message = { event: this.#event || "message", data: data.join("\n"), id: this.#id };
    this.#data = [];
    this.#event = "";
    this.#id = "";
    return data.length ? message : undefined;
  }
}
