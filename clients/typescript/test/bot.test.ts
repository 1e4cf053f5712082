import assert from "node:assert/strict";
import { test } from "node:test";
import { type Choose, memoryStorage, playSeat, Problem, serveInvitations } from "../src/index.js";
import { Railhead } from "../src/index.js";
import { guest, quick, start, tableOf } from "./people.js";
import { problem, Proxy } from "./proxy.js";
import { startServer } from "./server.js";

const server = await startServer("--streams-each", "1000");

/** A route if possible. */
const choose: Choose = (_, moves) => moves.find(({ type }) => type === "claim_route") ?? moves[0];

test("two seats play a game to its end over a bad line", async () => {
  const proxy = await Proxy.before(server.url);
  const people = [await guest(server), await guest(proxy)] as const;
  const id = await tableOf(people);
  await start(people[0], id);
  let asked = 0;
  proxy.mishap = ({ method, path }) => {
    if (/stream$/.test(path)) return { cutAfter: 3000 };
    if (method !== "POST") return undefined;
    asked += 1;
    if (asked % 7 === 0) return "lose_answer";
    if (asked % 11 === 0) return { status: 503, body: problem(503, "unavailable") };
    const headers = { "retry-after": "0" };
    return asked % 13 === 0 ? { status: 429, body: problem(429, "x"), headers } : undefined;
  };
  const ended = await Promise.all(people.map((person) => playSeat(person, id, choose)));
  for (const { table } of ended) assert.equal(table.phase.name, "finished");
  assert.equal(ended[0]?.version, ended[1]?.version);
  assert(asked > 60);
});

const client = (apiKey: string, { url } = server) =>
  new Railhead({ baseUrl: url, storage: memoryStorage(), timing: quick, apiKey });

/** An account with a bot of this name, and the key of the bot. */
async function ownerOf(name: string): Promise<[host: Railhead, key: string]> {
  const host = await guest(server);
  await host.upgrade(`Owner of ${name}`, "a train at noon");
  await host.post("/v1/me/bots", { body: { name } });
  const expires_at = new Date(Date.now() + 3_600_000).toISOString();
  const { key } = await host.post("/v1/me/bots/{name}/keys", {
    path: { name },
    body: { label: "a test", scopes: ["read", "play"], expires_at },
  });
  return [host, key];
}

test("a bot with a key plays its seat", async () => {
  const name = `Night ${process.pid}`;
  const [host, key] = await ownerOf(name);
  const bot = client(key);
  const id = await tableOf([host, bot], { invite: [name] });
  await start(host, id);
  const ended = await Promise.all([host, bot].map((seat) => playSeat(seat, id, choose)));
  for (const { table } of ended) assert.equal(table.phase.name, "finished");
  const stranger = client(`rhk_${"x".repeat(43)}`);
  const refused = await playSeat(stranger, id, choose).catch((error: unknown) => error);
  assert(refused instanceof Problem && refused.code === "invalid_token");
});

test("a bot joins and plays what it is invited to, until it is told to stop", async () => {
  const name = `Guest ${process.pid}`;
  const [host, key] = await ownerOf(name);
  const proxy = await Proxy.before(server.url);
  let asked = 0;
  proxy.mishap = ({ path }) => {
    if (!path.startsWith("/v1/me/inbox")) return undefined;
    asked += 1;
    return asked % 2 ? "lose_answer" : undefined;
  };
  const stop = new AbortController();
  const options = { atOnce: 1, signal: stop.signal };
  const serving = serveInvitations(client(key, proxy), choose, options);
  const agreed = { seats: 2, invite: [name], auto_start: true };
  const games = [1, 2].map(async () => {
    const { id } = await host.post("/v1/games", { body: agreed });
    return playSeat(host, id, choose);
  });
  for (const { table } of await Promise.all(games)) assert.equal(table.phase.name, "finished");
  stop.abort();
  await serving;
});

test("a bot that is broken does not go on in silence", async () => {
  const name = `Broken ${process.pid}`;
  const [host, key] = await ownerOf(name);
  const serving = serveInvitations(client(key), () => {
    throw new TypeError("no idea");
  });
  const { id } = await host.post("/v1/games", {
    body: { seats: 2, invite: [name], auto_start: true, first_seat: 1, secret: "5d".repeat(32) },
  });
  await assert.rejects(serving, TypeError);
  assert(id);
  const stranger = serveInvitations(client(`rhk_${"x".repeat(43)}`), choose);
  await assert.rejects(stranger, Problem);
});
