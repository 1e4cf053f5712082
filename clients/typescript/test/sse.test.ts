import assert from "node:assert/strict";
import { test } from "node:test";
import { EventStreamParser, type Message } from "../src/sse.js";

/** The messages of a text that arrives in pieces of so many bytes. */
function parsed(text: string, size = Infinity): Message[] {
  const parser = new EventStreamParser();
  const bytes = new TextEncoder().encode(text);
  const messages: Message[] = [];
  for (let at = 0; at < bytes.length; at += size) {
    messages.push(...parser.push(bytes.subarray(at, at + size)));
  }
  return messages;
}

const stream = [
  "retry: 2000\n\n",
  'id: 41-ab\ndata: {"city":"Zürich 🚂"}\n\n',
  ": \n\n",
  "event: end\r\ndata: one\r\ndata:two\r\n\r\n",
  "id: 42-cd\rdata:  spaced\r\r",
  "event: nothing\n\n",
  "data\n\n",
].join("");

const expected: Message[] = [
  { event: "message", data: '{"city":"Zürich 🚂"}', id: "41-ab" },
  { event: "end", data: "one\ntwo", id: "" },
  { event: "message", data: " spaced", id: "42-cd" },
  { event: "message", data: "", id: "" },
];

test("messages are the same wherever the pieces are cut", () => {
  for (const size of [Infinity, 1, 2, 3, 5, 7, 11, 64]) {
    assert.deepEqual(parsed(stream, size), expected, `pieces of ${size}`);
  }
});

test("a message is given when its empty line has come, and not before", () => {
  const parser = new EventStreamParser();
  const push = (text: string) => parser.push(new TextEncoder().encode(text));
  assert.deepEqual(push("data: a\n"), []);
  assert.deepEqual(push("\n"), [{ event: "message", data: "a", id: "" }]);
  assert.deepEqual(push("data: b\r\n\r"), []);
  assert.deepEqual(push("\n"), [{ event: "message", data: "b", id: "" }]);
});

test("the server's pause is read, and nonsense is not", () => {
  const parser = new EventStreamParser();
  parser.push(new TextEncoder().encode("retry: 2000\nretry: soon\nunknown: field\n\n"));
  assert.equal(parser.retry, 2000);
});
