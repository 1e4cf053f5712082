import assert from "node:assert/strict";
import { test } from "node:test";
import { setTimeout as sleep } from "node:timers/promises";
import { knownOf, type LiveGame, openGame, planTickets, type Railhead } from "../src/index.js";
import { followInbox, memoryStorage, Railhead as Client } from "../src/index.js";
import { playSome, told, until } from "./live.js";
import { Lot } from "./lot.js";
import { canonical, guest, quick, start, tableOf } from "./people.js";
import { type Mishap, problem, Proxy } from "./proxy.js";
import { startServer } from "./server.js";

// The server notices a cut stream only when it writes; a cut a second would be too many at once.
const server = await startServer("--streams-each", "1000");
const STREAM = /\/stream/;

interface Followed {
  readonly proxy: Proxy;
  /** Two people on a good line. */
  readonly people: readonly [Railhead, Railhead];
  readonly id: string;
  /** A spectator's bad line. */
  readonly game: LiveGame;
}

/** A game that has begun, and a spectator who follows it over a bad line. */
async function followed(timing: object = {}): Promise<Followed> {
  const proxy = await Proxy.before(server.url);
  const people = [await guest(server), await guest(server)] as const;
  const id = await tableOf(people);
  await start(people[0], id);
  const storage = memoryStorage();
  const spectator = new Client({ baseUrl: proxy.url, storage, timing: { ...quick, ...timing } });
  return { proxy, people, id, game: openGame(spectator, id) };
}

/** The game is shown as the server shows it, and every event was told once, in order. */
async function upToDate({ game, id, people }: Followed, events: { seq: number }[]): Promise<void> {
  const spectator = new Client({ baseUrl: people[0].baseUrl, storage: memoryStorage() });
  const path = { game_id: id };
  const view = await spectator.get("/v1/games/{game_id}/view", { path });
  await until(() => game.state.value.known?.version === view.version, `version ${view.version}`);
  assert.equal(canonical(game.state.value.known), canonical(knownOf(view)));
  assert.equal(game.state.value.head, view.head);
  const [first] = events;
  assert.deepEqual(
    events.map(({ seq }) => seq),
    events.map((_, index) => (first?.seq ?? 0) + index),
  );
  assert.equal(events.at(-1)?.seq, view.version);
}

const live = (game: LiveGame) => until(() => game.state.value.line === "live", "live");

test("over a line that is cut again and again, no event is lost or told twice", async () => {
  const lot = new Lot(3);
  // Some events are longer than what comes through at once: they come by polling.
  const table = await followed({ fallback: 100, poll: 1000 });
  const { proxy, game, people, id } = table;
  proxy.mishap = ({ path }) => (STREAM.test(path) ? { cutAfter: 20 + lot.below(900) } : undefined);
  const events = told(game);
  await live(game);
  await playSome(people, id, new Lot(1));
  await upToDate(table, events);
  assert(proxy.count(STREAM) > 10, `${proxy.count(STREAM)} streams`);
  // The server says that it is over, and then nobody asks any more.
  await until(() => game.state.value.known?.table.phase.name === "finished", "the end");
  const asked = proxy.asked.length;
  await new Promise((resolve) => setTimeout(resolve, 500));
  // The end of the stream, the names, and what is said.
  assert(proxy.asked.length - asked <= 3, `${proxy.asked.length - asked} requests`);
  game.close();
});

test("a line that is dead for a while says so, and goes on where it was", async () => {
  const table = await followed();
  const { proxy, game, people, id } = table;
  const events = told(game);
  await live(game);
  proxy.mishap = () => "lose_request";
  proxy.cut();
  await until(() => game.state.value.line === "offline", "offline");
  await playSome(people, id, new Lot(1), 8);
  proxy.mishap = () => undefined;
  await live(game);
  await upToDate(table, events);
  game.close();
});

test("a page that nobody sees follows nothing, and goes on where it was", async () => {
  // What a browser has; the client looks for it when it is made.
  const page = Object.assign(new EventTarget(), { visibilityState: "visible" });
  Object.assign(globalThis, { document: page });
  const table = await followed({ glance: 20 });
  const { proxy, game, people, id } = table;
  const turn = (state: "visible" | "hidden") => {
    page.visibilityState = state;
    page.dispatchEvent(new Event("visibilitychange"));
  };
  try {
    const events = told(game);
    await live(game);
    turn("hidden");
    await until(() => game.state.value.line !== "live", "no stream");
    const version = game.state.value.known?.version;
    const streams = proxy.count(STREAM);
    await playSome(people, id, new Lot(1), 6);
    assert.equal(game.state.value.known?.version, version);
    assert.equal(proxy.count(STREAM), streams);
    turn("visible");
    await live(game);
    await upToDate(table, events);
  } finally {
    Reflect.deleteProperty(globalThis, "document");
    game.close();
  }
});

test("a page that is left ends its stream at once, and goes on when somebody comes back", async () => {
  const page = new EventTarget();
  Object.assign(globalThis, { addEventListener: page.addEventListener.bind(page) });
  const table = await followed({ glance: 60_000 });
  const { proxy, game, people, id } = table;
  try {
    const events = told(game);
    await live(game);
    page.dispatchEvent(new Event("pagehide"));
    await until(() => game.state.value.line !== "live", "no stream");
    const streams = proxy.count(STREAM);
    await playSome(people, id, new Lot(1), 6);
    assert.equal(proxy.count(STREAM), streams);
    page.dispatchEvent(new Event("pageshow"));
    await live(game);
    await upToDate(table, events);
  } finally {
    Reflect.deleteProperty(globalThis, "addEventListener");
    game.close();
  }
});

test("a stream that falls silent is opened again", async () => {
  const table = await followed({ silence: 300 });
  const { proxy, game, people, id } = table;
  const events = told(game);
  await live(game);
  proxy.mishap = ({ path }) => (STREAM.test(path) ? { silentAfter: 400 } : undefined);
  proxy.cut();
  await playSome(people, id, new Lot(1), 30);
  await upToDate(table, events);
  game.close();
});

for (const [name, mishap] of [
  ["holds back", "hold_body"],
  ["refuses", { status: 502 }],
  ["cuts", "lose_answer"],
] as [string, Mishap][]) {
  test(`behind a proxy that ${name} streams, the game is polled`, async () => {
    const table = await followed({ firstByte: 150, poll: 1000 });
    const { proxy, game, people, id } = table;
    // The answer to a stream never ends by itself, so that to lose it is to hang.
    proxy.mishap = ({ path }) => {
      if (!STREAM.test(path)) return undefined;
      return mishap === "lose_answer" ? "lose_request" : mishap;
    };
    const events = told(game);
    await live(game);
    await playSome(people, id, new Lot(1), 12);
    await upToDate(table, events);
    assert(proxy.count(/events\?.*wait=1/) > 0);
    assert(proxy.count(STREAM) < 6, "it is not tried all the time");
    game.close();
  });
}

test("a game that went back in history is shown as it is now", async () => {
  const table = await followed();
  const { proxy, game, people, id } = table;
  await live(game);
  const path = { game_id: id };
  const early = await people[0].get("/v1/games/{game_id}/view", { path });
  const view = { ...early, you: null };
  await playSome(people, id, new Lot(1), 10);
  const late = await people[0].get("/v1/games/{game_id}/view", { path });
  await until(() => game.state.value.known?.version === late.version, "all moves");
  let isLost = true;
  proxy.mishap = ({ path: asked }) => {
    if (!STREAM.test(asked) || !isLost) return undefined;
    isLost = false;
    return { status: 410, body: problem(410, "history_changed", { view, head: view.head }) };
  };
  const events = told(game);
  const versions: (number | undefined)[] = [];
  game.state.subscribe(({ known }) => versions.push(known?.version));
  proxy.cut();
  await until(() => versions.includes(early.version), "the earlier state");
  await upToDate(table, events);
  assert.equal(events[0]?.seq, early.version + 1, "what happens now is told from there");
  game.close();
});

test("a stream says itself that history has changed", async () => {
  const table = await followed();
  const { proxy, game, people, id } = table;
  await live(game);
  let ends = 1;
  proxy.mishap = ({ path }) => {
    if (!STREAM.test(path) || ends === 0) return undefined;
    ends -= 1;
    return { status: 200, headers: { "content-type": "text/event-stream" }, text: END };
  };
  const END = 'event: end\ndata: {"type":"end","code":"history_changed"}\n\n';
  proxy.cut();
  await until(() => ends === 0, "the end");
  const events = told(game);
  await playSome(people, id, new Lot(1), 5);
  await upToDate(table, events);
  game.close();
});

test("a game is shown from the device before there is a line, and then brought up to date", async () => {
  const proxy = await Proxy.before(server.url);
  const storage = memoryStorage();
  const people = [await guest(proxy, { storage }), await guest(server)] as const;
  const id = await tableOf(people);
  await start(people[0], id);
  const first = openGame(people[0], id);
  await live(first);
  await playSome(people, id, new Lot(2), 6);
  const { version } = await people[1].get("/v1/games/{game_id}", { path: { game_id: id } });
  await until(() => first.state.value.known?.version === version, "all of it");
  const { known, head } = first.state.value;
  first.close();
  await until(() => true, "a moment");
  proxy.mishap = () => "lose_request";
  const again = new Client({ baseUrl: proxy.url, storage, timing: quick });
  await again.restore();
  const second = openGame(again, id);
  const events = told(second);
  await until(() => second.state.value.known !== null, "the kept state");
  assert.equal(canonical(second.state.value.known), canonical(known));
  assert.equal(second.state.value.head, head);
  assert.equal(second.state.value.game?.id, id);
  const other = new Client({ baseUrl: server.url, storage, timing: quick });
  await other.restore();
  await playSome([other, people[1]], id, new Lot(3), 6);
  proxy.mishap = () => undefined;
  await live(second);
  const view = await other.get("/v1/games/{game_id}/view", { path: { game_id: id } });
  await until(() => second.state.value.known?.version === view.version, "the rest");
  assert.equal(canonical(second.state.value.known), canonical(knownOf(view)));
  assert.deepEqual(
    events.map(({ seq }) => seq),
    Array.from({ length: view.version - version }, (_, index) => version + 1 + index),
  );
  second.close();
});

test("legal moves are kept as long as they are those of the state", async () => {
  const storage = memoryStorage();
  const own = await guest(server, { storage });
  const people = [own, await guest(server)] as const;
  const id = await tableOf(people);
  await start(own, id);
  const first = openGame(own, id);
  await until(() => first.state.value.known?.you?.offer != null, "the tickets");
  const { moves } = await first.legalMoves();
  assert.ok(moves.length > 0);
  first.close();
  await until(() => true, "a moment");
  const proxy = await Proxy.before(server.url);
  proxy.mishap = () => "lose_request";
  const later = new Client({ baseUrl: proxy.url, storage, timing: quick });
  await later.restore();
  const second = openGame(later, id);
  await until(() => second.state.value.legal !== null, "the kept moves");
  assert.deepEqual(second.state.value.legal?.moves, moves);
  assert.equal(second.state.value.legal?.version, second.state.value.known?.version);
  await until(() => second.state.value.line === "offline", "the line is known to be lost");
  second.close();
});

test("the plan of the offered tickets has each choice that can be made", async () => {
  const people = [await guest(server), await guest(server)] as const;
  const id = await tableOf(people);
  await start(people[0], id);
  const { plan, version } = await planTickets(people[0], id);
  const { moves } = await people[0].get("/v1/games/{game_id}/moves", { path: { game_id: id } });
  const keeps = moves.map((move) => (move.type === "keep_tickets" ? move.tickets : []));
  assert.deepEqual(
    plan.choices.map((choice) => choice.keep),
    keeps,
  );
  const view = await people[0].get("/v1/games/{game_id}/view", {
    path: { game_id: id },
    query: { plan: true },
  });
  assert.equal(view.version, version);
  assert.deepEqual(view.plan, plan);
  for (const { connections, ticket } of plan.tickets) {
    const legs = connections[0]?.legs ?? [];
    assert.equal(`${legs[0]?.from}-${legs.at(-1)?.to}`, ticket.id);
  }
});

test("who takes a seat sees with other eyes, and is told every event all the same", async () => {
  const people = [await guest(server), await guest(server)] as const;
  const id = await tableOf([people[0]], { seats: 2 });
  const game = openGame(people[1], id);
  await live(game);
  const events = told(game);
  assert.equal(game.state.value.known?.you, null);
  await people[1].put("/v1/games/{game_id}/players/me", { path: { game_id: id } });
  await start(people[0], id);
  await until(() => game.state.value.known?.you?.offer != null, "an offer");
  const { version } = await people[0].get("/v1/games/{game_id}", { path: { game_id: id } });
  await until(() => events.at(-1)?.seq === version, "all events");
  assert.deepEqual(
    events.map(({ seq }) => seq),
    Array.from({ length: version - 2 }, (_, index) => 3 + index),
  );
  await until(() => game.state.value.game?.status === "running", "the names");
  game.close();
});

test("names that were asked for earlier and come later are not shown", async () => {
  const proxy = await Proxy.before(server.url);
  const [host, joining] = [await guest(server), await guest(proxy)];
  const id = await tableOf([host], { seats: 2 });
  const game = openGame(joining, id);
  await live(game);
  let release: () => void = () => undefined;
  const heldUntil = new Promise<void>((resolve) => (release = resolve));
  const summary = new RegExp(`^/v1/games/${id}$`);
  let held = 0;
  proxy.mishap = ({ method, path }) =>
    method === "GET" && summary.test(path) && held++ === 0 ? { heldUntil } : undefined;
  await joining.put("/v1/games/{game_id}/players/me", { path: { game_id: id } });
  await until(() => held === 1, "a question about the lobby");
  await start(host, id);
  await until(() => game.state.value.game?.status === "running", "the names");
  release();
  await until(() => game.state.value.known?.you?.offer != null, "an offer");
  await sleep(100);
  assert.equal(game.state.value.game?.status, "running");
  game.close();
});

test("a game that nobody may see is a problem, and is not asked for again", async () => {
  const proxy = await Proxy.before(server.url);
  const host = await guest(server);
  const { id } = await host.post("/v1/games", { body: { seats: 2, visibility: "private" } });
  const game = openGame(await guest(proxy), id);
  await until(() => game.state.value.problem !== null, "a problem");
  assert.equal(game.state.value.problem?.code, "not_found");
  const asked = proxy.asked.length;
  await new Promise((resolve) => setTimeout(resolve, 300));
  assert.equal(proxy.asked.length, asked);
  game.close();
});

test("the inbox is followed over a bad line, each item once", async () => {
  const lot = new Lot(5);
  const proxy = await Proxy.before(server.url);
  const host = await guest(server);
  const invited = await guest(proxy);
  const name = invited.session.value?.name ?? "";
  proxy.mishap = ({ path }) => (STREAM.test(path) ? { cutAfter: 100 + lot.below(900) } : undefined);
  const inbox = followInbox(invited);
  const items: number[] = [];
  inbox.onItem(({ seq }) => items.push(seq));
  for (let game = 0; game < 5; game += 1) {
    await host.post("/v1/games", { body: { seats: 2, invite: [name] } });
  }
  await until(() => items.length === 5, "five invitations");
  assert.deepEqual(items, [1, 2, 3, 4, 5]);
  await until(() => inbox.waiting.value?.unread === 5, "five unread");
  await inbox.markRead();
  await until(() => inbox.waiting.value?.unread === 0, "none unread");
  inbox.close();
});
