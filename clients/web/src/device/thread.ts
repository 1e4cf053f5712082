/// <reference lib="webworker" />
/** The games on this device, in a thread of their own: a bot that thinks holds no finger up. */

import { indexedDbStorage } from "railhead-client";
import init, { Table, told_of } from "../../device/railhead_device.js";
import program from "../../device/railhead_device_bg.wasm";
import type {
  Answer,
  Ask,
  Elsewhere,
  FromWorker,
  Kept,
  Listed,
  NewGame,
  ToWorker,
} from "./messages.ts";

declare const self: DedicatedWorkerGlobalScope;

const storage = indexedDbStorage("railhead-device");
const LIST = "games";
/** The most games that are kept: the ones played longest ago make room. */
const MOST = 50;
/** The time that a bot has for a move, in milliseconds. */
const THINKS = 250;

const ready = init({ module_or_path: new URL(program, self.location.href) });
const others = new BroadcastChannel("railhead-device");
others.onmessage = ({ data }: MessageEvent<FromWorker>) => self.postMessage(data);

/** One at a time, in whatever tab: a game is read, changed and kept before the next one is. */
const exclusive = async <T>(work: () => Promise<T>): Promise<T> =>
  navigator.locks ? await navigator.locks.request("railhead-device", work) : await work();

/** The game that was used last, and its head when it was kept. */
let open: { game: string; saved: string; table: Table } | null = null;

async function tableOf(game: string): Promise<Table> {
  const saved = await storage.get(game);
  if (saved === null) throw new Error("gone");
  if (open?.game === game && open.saved === saved) return open.table;
  const table = Table.load(saved);
  if (!table) throw new Error("other_rules");
  open?.table.free();
  open = { game, saved, table };
  return table;
}

const now = () => BigInt(Date.now());

async function list(): Promise<Listed[]> {
  return JSON.parse((await storage.get(LIST)) ?? "[]") as Listed[];
}

async function keep(game: string, table: Table): Promise<void> {
  const saved = table.save();
  await storage.set(game, saved);
  open = { game, saved, table };
  const { body } = JSON.parse(table.answer(0, '{"show_game":{}}', now())) as { body: any };
  const asked = [...table.asked()];
  const entry: Listed = {
    id: game,
    variant: body.options.variant,
    names: body.players.map(({ occupant, name }: any) => (occupant.kind === "bot" ? null : name)),
    asked,
    status: body.status,
    played: Date.now(),
  };
  const games = [entry, ...(await list()).filter(({ id }) => id !== game)];
  await storage.set(LIST, JSON.stringify(games.slice(0, MOST)));
  for (const { id } of games.slice(MOST)) await storage.delete(id);
  const changed: FromWorker = { kind: "changed", game, asked };
  self.postMessage(changed);
  others.postMessage(changed);
}

async function begin({ id, variant, seats }: NewGame): Promise<string> {
  const secret = [...crypto.getRandomValues(new Uint8Array(32))];
  const digits = secret.map((byte) => byte.toString(16).padStart(2, "0")).join("");
  await keep(id, Table.open(JSON.stringify({ id, secret: digits, variant, seats }), now()));
  return id;
}

async function answer(game: string, seat: number, request: object): Promise<Answer> {
  const table = await tableOf(game);
  const before = table.version();
  const answered = JSON.parse(table.answer(seat, JSON.stringify(request), now())) as Answer;
  if (table.version() !== before) await keep(game, table);
  return answered;
}

/** Lets bots move, one after the other, and each is seen before the next one thinks. */
async function letBotsMove(game: string): Promise<void> {
  for (let goesOn = true; goesOn; ) {
    goesOn = await exclusive(async () => {
      const table = await tableOf(game);
      if (!table.bot(THINKS, now())) return false;
      await keep(game, table);
      return true;
    });
  }
}

async function work(ask: Kept): Promise<unknown> {
  switch (ask.kind) {
    case "open":
      return begin(ask.game);
    case "list":
      return list();
    case "delete":
      await storage.set(LIST, JSON.stringify((await list()).filter(({ id }) => id !== ask.game)));
      return storage.delete(ask.game);
    case "answer":
      return answer(ask.game, ask.seat, ask.request);
  }
}

/** What the rules say of a game elsewhere. */
function told(ask: Elsewhere): unknown {
  if (ask.kind === "begin") return null;
  return JSON.parse(told_of(JSON.stringify(ask.seen), ask.kind === "plan"));
}

const isElsewhere = (ask: Ask): ask is Elsewhere =>
  ask.kind === "moves" || ask.kind === "plan" || ask.kind === "begin";

self.onmessage = async ({ data }: MessageEvent<ToWorker>) => {
  const { number } = data;
  try {
    await ready;
    const value = isElsewhere(data) ? told(data) : await exclusive(() => work(data));
    self.postMessage({ kind: "done", number, value } satisfies FromWorker);
    if (data.kind === "open") await letBotsMove(data.game.id);
    if (data.kind === "answer") await letBotsMove(data.game);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    self.postMessage({ kind: "failed", number, why } satisfies FromWorker);
  }
};
