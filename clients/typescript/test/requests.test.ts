import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { memoryStorage, Offline, Problem, Railhead } from "../src/index.js";
import { isRepeatable } from "../src/paths.js";
import { guest, quick } from "./people.js";
import { problem, Proxy } from "./proxy.js";
import { startServer } from "./server.js";

const server = await startServer();

test("what has not changed is not sent again, and is not shared between callers", async () => {
  const proxy = await Proxy.before(server.url);
  const railhead = await guest(proxy);
  const first = await railhead.get("/v1/reference/variants");
  first.length = 0;
  const second = await railhead.get("/v1/reference/variants");
  assert(second.length > 3);
  const [, again] = proxy.asked.filter(({ path }) => path === "/v1/reference/variants");
  assert(again?.headers["if-none-match"]);
  railhead.language = "de";
  const german = await railhead.get("/v1/reference/variants");
  assert.notEqual(german[0]?.description, second[0]?.description);
});

test("a changing request whose answer is lost is done once", async () => {
  const proxy = await Proxy.before(server.url);
  const railhead = await guest(proxy);
  let lost = 0;
  proxy.mishap = ({ method }) => {
    if (method !== "POST" || lost === 2) return undefined;
    lost += 1;
    return "lose_answer";
  };
  let replays = 0;
  const onReplayed = () => void (replays += 1);
  const { id } = await railhead.post("/v1/games", { body: { seats: 2 }, onReplayed });
  assert.equal(replays, 1, "the answer is that of the first attempt");
  const keys = proxy.asked
    .filter(({ method, path }) => method === "POST" && path === "/v1/games")
    .map(({ headers }) => headers["idempotency-key"]);
  assert.equal(keys.length, 3);
  assert.equal(new Set(keys).size, 1);
  const { items } = await railhead.get("/v1/games", { query: { mine: "seated" } });
  assert.deepEqual(
    items.map((game) => game.id),
    [id],
  );
  await railhead.delete("/v1/games/{game_id}", { path: { game_id: id }, onReplayed });
  assert.equal(replays, 1, "nothing was lost");
});

test("a request that would be done twice is not repeated", async () => {
  const proxy = await Proxy.before(server.url);
  const railhead = new Railhead({ baseUrl: proxy.url, storage: memoryStorage(), timing: quick });
  proxy.mishap = () => "lose_answer";
  await assert.rejects(railhead.register("Lost Lou", "a train at noon"), Offline);
  assert.equal(proxy.count(/accounts/), 1);
});

test("every operation that is repeated takes a key, or may be done twice", () => {
  const source = new URL("../../../../openapi/railhead.json", import.meta.url);
  const document = JSON.parse(readFileSync(source, "utf8")) as {
    paths: Record<string, Record<string, { parameters?: { name?: string; $ref?: string }[] }>>;
  };
  const harmless = new Set([
    "post /v1/games/{game_id}/analysis",
    "post /v1/games/{game_id}/moves/preview",
    "delete /v1/games/{game_id}/invitations/me",
    "put /v1/games/{game_id}/standing-order",
    "delete /v1/games/{game_id}/standing-order",
    "put /v1/games/{game_id}/seats/{seat}/offer",
    "delete /v1/games/{game_id}/seats/{seat}/offer",
    "put /v1/games/{game_id}/spectators/link",
    "delete /v1/games/{game_id}/spectators/link",
    "put /v1/games/{game_id}/spectators/me",
    "put /v1/me/inbox/read",
    "post /v1/scorings",
    "put /v1/leagues/{league_id}",
    "delete /v1/leagues/{league_id}",
    "put /v1/leagues/{league_id}/membership",
    "delete /v1/leagues/{league_id}/membership",
    "put /v1/challenges/{day}/game",
    "put /v1/me/alerts/{alert_id}",
    "delete /v1/me/alerts/{alert_id}",
    "put /v1/tournaments/{tournament_id}",
    "delete /v1/tournaments/{tournament_id}",
    "put /v1/tournaments/{tournament_id}/entry",
    "delete /v1/tournaments/{tournament_id}/entry",
  ]);
  for (const [path, operations] of Object.entries(document.paths)) {
    for (const [method, { parameters = [] }] of Object.entries(operations)) {
      const takesKey = parameters.some(
        ({ name, $ref }) => (name ?? $ref?.split("/").at(-1)) === "Idempotency-Key",
      );
      const may = takesKey || method === "get" || harmless.has(`${method} ${path}`);
      assert.equal(isRepeatable(method.toUpperCase(), path), may, `${method} ${path}`);
    }
  }
});

test("an overloaded server is asked again", async () => {
  const proxy = await Proxy.before(server.url);
  const railhead = await guest(proxy);
  let refusals = 0;
  proxy.mishap = ({ path }) => {
    if (path !== "/v1/me/home" || refusals === 2) return undefined;
    refusals += 1;
    return { status: 503, body: problem(503, "unavailable") };
  };
  await railhead.get("/v1/me/home");
  assert.equal(refusals, 2);
  proxy.mishap = () => ({
    status: 429,
    body: problem(429, "too_many_requests"),
    headers: { "retry-after": "90" },
  });
  const before = proxy.asked.length;
  await assert.rejects(railhead.get("/v1/me/home"), (error) => {
    assert(error instanceof Problem && error.retryAfter === 90);
    return true;
  });
  assert.equal(proxy.asked.length, before + 1, "nobody waits 90 seconds for a screen");
});

test("no answer is Offline, and the line says so until there is one", async () => {
  const proxy = await Proxy.before(server.url);
  const railhead = await guest(proxy);
  const lines: string[] = [];
  railhead.line.subscribe((line) => lines.push(line));
  proxy.mishap = () => "lose_request";
  await assert.rejects(railhead.get("/v1/me/home"), Offline);
  proxy.mishap = () => undefined;
  await railhead.get("/v1/me/home");
  assert.deepEqual(lines, ["offline", "online"]);
});

test("a hotel's page in place of the server is no answer", async () => {
  const proxy = await Proxy.before(server.url);
  const railhead = await guest(proxy);
  proxy.mishap = () => ({ status: 200, body: "welcome", headers: { "content-type": "text/html" } });
  await assert.rejects(railhead.get("/v1/me/home"), Offline);
  assert.equal(railhead.line.value, "offline");
});

test("a gateway's error is a problem, too", async () => {
  const proxy = await Proxy.before(server.url);
  const railhead = await guest(proxy);
  proxy.mishap = () => ({ status: 502, headers: { "content-type": "text/html" } });
  await assert.rejects(railhead.get("/v1/me/home"), { status: 502, code: "unavailable" });
});

test("a request without an answer ends in time, and when it is aborted", async () => {
  const proxy = await Proxy.before(server.url);
  const storage = memoryStorage();
  await guest(proxy, { storage });
  // Short only for what hangs: an account is not made in a tenth of a second on a busy machine.
  const timing = { ...quick, request: 100 };
  const railhead = new Railhead({ baseUrl: proxy.url, storage, timing });
  proxy.mishap = () => "hang";
  await assert.rejects(railhead.get("/v1/me/home", { retry: false }), Offline);
  const attempt = new AbortController();
  const asked = railhead.get("/v1/me/home", { signal: attempt.signal });
  attempt.abort();
  await assert.rejects(asked, { name: "AbortError" });
});

test("the server's time is known within the way of the answer", async () => {
  const proxy = await Proxy.before(server.url);
  const railhead = await guest(proxy);
  const ahead = 3_600_000;
  proxy.mishap = ({ path }) => {
    if (path !== "/v1/time") return undefined;
    const headers = { "content-type": "application/json" };
    return { status: 200, body: { unix_ms: Date.now() + ahead }, headers };
  };
  const began = Date.now();
  railhead.serverNow();
  while (proxy.count(/time/) < 3) await new Promise((resolve) => setTimeout(resolve, 5));
  await new Promise((resolve) => setTimeout(resolve, 50));
  const error = railhead.serverNow() - Date.now() - ahead;
  const way = Date.now() - began;
  assert(Math.abs(error) <= way, `${error} ms after ${way} ms`);
});

test("pictures come with the token", async () => {
  const railhead = await guest(server);
  const body = { seats: 2, visibility: "private" as const };
  const { id } = await railhead.post("/v1/games", { body });
  const picture = await railhead.download("/v1/games/{game_id}/board.svg", {
    path: { game_id: id },
  });
  assert.match(picture.type, /svg/);
  assert(picture.size > 1000);
});
