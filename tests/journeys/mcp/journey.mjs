/** Agents at a server: the conformance suite, a game against a bot, and a game of two agents. */

import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { Person } from "../../../clients/browsers/support/api.mjs";
import { startServer } from "../../../clients/browsers/support/server.mjs";

/** The longest text that a model gets, in characters. */
const LONGEST = 12_000;

/** A person's agent: a client of the protocol with a key. */
class Agent {
  static async of(person, versionNegotiation) {
    const made = { label: "agent", scopes: ["read", "play", "host"] };
    const { key } = await person.ask("POST", "/v1/me/keys", made);
    const agent = new Agent();
    agent.client = new Client({ name: "journey", version: "1" }, { versionNegotiation });
    const requestInit = { headers: { authorization: `Bearer ${key}` } };
    const address = new URL(`${person.url}/mcp`);
    await agent.client.connect(new StreamableHTTPClientTransport(address, { requestInit }));
    return agent;
  }

  /** The answer of a tool, or nothing after a refusal with this code. */
  async use(name, args = {}, bearable = "none") {
    const answer = await this.client.callTool({ name, arguments: args });
    const [{ text }] = answer.content;
    if (answer.isError && text.startsWith(`${bearable}: `)) return undefined;
    assert.ok(!answer.isError, `${name}: ${text}`);
    assert.ok(text.length < LONGEST, `${name}: ${text.length} characters`);
    return answer.structuredContent ?? text;
  }

  /** Plays to the end as its plan says; answers the scores. */
  async play(game_id) {
    for (;;) {
      const turn = await this.use("wait_for_turn", { game_id });
      if (turn.over) return turn.phase.scores;
      if (!turn.your_turn) continue;
      const { routes = [] } = await this.use("plan_routes", { game_id });
      const { head, moves } = await this.use("legal_moves", { game_id });
      if (moves.length === 0) continue;
      const move = choice(moves, routes);
      // All choose their first tickets at the same time.
      await this.use("play_move", { game_id, head, move }, "stale_version");
    }
  }
}

/** The move for the first planned route, or a card, or what there is. */
function choice(moves, routes) {
  const planned = routes.filter((it) => it.can_claim && it.in_together).map(({ route }) => route);
  const wanted = ({ type, route }) => type === "claim_route" && planned.includes(route);
  return moves.find(wanted) ?? moves.find(({ type }) => type === "draw_card") ?? moves[0];
}

/** The conformance suite knows no keys: a proxy adds one. */
async function conforms(person) {
  const { key } = await person.ask("POST", "/v1/me/keys", { label: "suite" });
  const proxy = createServer((asked, answer) => {
    const headers = { ...asked.headers, authorization: `Bearer ${key}` };
    const sent = request(`${person.url}${asked.url}`, { method: asked.method, headers }, (got) => {
      answer.writeHead(got.statusCode, got.headers);
      got.pipe(answer);
    });
    asked.pipe(sent);
  });
  proxy.listen(0, "127.0.0.1");
  await once(proxy, "listening");
  const place = mkdtempSync(join(tmpdir(), "railhead-mcp-"));
  const url = `http://localhost:${proxy.address().port}/mcp`;
  const suite = ["node_modules/.bin/conformance", "server", "--url", url, "--suite", "all"];
  const options = ["--expected-failures", "expected-failures.yml", "--output-dir", place];
  const run = spawn(process.execPath, [...suite, ...options], { cwd: import.meta.dirname });
  let told = "";
  for (const stream of [run.stdout, run.stderr]) stream.on("data", (text) => (told += text));
  const [code] = await once(run, "close");
  proxy.closeAllConnections();
  proxy.close();
  rmSync(place, { recursive: true });
  assert.equal(code, 0, told);
  for (const scenario of ["server-initialize", "ping", "tools-list", "dns-rebinding-protection"]) {
    assert.ok(told.includes(`✓ ${scenario}: `), `${scenario} passes: ${told}`);
  }
}

const say = (sentence) => process.stdout.write(`  ${sentence}\n`);
const server = await startServer();
try {
  const [ada, bob] = await Promise.all(
    ["Ada", "Bob"].map((name) => Person.register(server.url, name, "a train at noon")),
  );
  say("the server conforms to the protocol");
  await conforms(ada);

  say("an agent opens a table against a bot and plays to the end, without a handshake");
  const modern = await Agent.of(ada, { mode: "auto" });
  assert.equal(modern.client.getNegotiatedProtocolVersion(), "2026-07-28");
  assert.match(await modern.use("read_rules"), /^R1\.1 /);
  const { joined } = await modern.use("find_games", { open: ["porter"] });
  assert.equal((await modern.play(joined.id)).length, 2);
  const { seats, errors } = await modern.use("analyze_game", { game_id: joined.id });
  assert.ok(seats.length === 2 && Array.isArray(errors), "the analysis");

  say("an agent with a handshake joins the table of another, and they play to the end");
  const early = await Agent.of(bob);
  assert.equal(early.client.getNegotiatedProtocolVersion(), "2025-11-25");
  await ada.ask("POST", "/v1/games", { seats: 2, auto_start: true });
  const { open_tables } = await early.use("find_games");
  const game = open_tables[0].id;
  await early.use("find_games", { join: game });
  const [scores, same] = await Promise.all([modern, early].map((agent) => agent.play(game)));
  assert.deepEqual(scores, same);
} finally {
  await server.stop();
}
