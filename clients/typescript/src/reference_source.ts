import type { Railhead } from "./railhead.js";
import { type Reference, referenceOf } from "./reference.js";
import { readJson } from "./storage.js";

const KEY = "reference";
const loading = new WeakMap<Railhead, Promise<Reference>>();

/**
 * The reference of the server: from the device if it is there, so that a game can be shown without
 * a line, and asked for once in the life of the page.
 */
export function loadReference(railhead: Railhead): Promise<Reference> {
  const under = loading.get(railhead);
  if (under) return under;
  const loaded = load(railhead);
  loading.set(railhead, loaded);
  loaded.catch(() => loading.delete(railhead));
  return loaded;
}

async function load(railhead: Railhead): Promise<Reference> {
  const stored = await readJson<Reference>(railhead.storage, KEY).catch(() => null);
  const asked = ask(railhead);
  if (!stored) return asked;
  asked.catch(() => undefined);
  return stored;
}

async function ask(railhead: Railhead): Promise<Reference> {
  const [board, variants] = await Promise.all([
    railhead.get("/v1/reference/board"),
    railhead.get("/v1/reference/variants"),
  ]);
  const reference = referenceOf(board, variants);
  await railhead.storage.set(KEY, JSON.stringify(reference)).catch(() => undefined);
  return reference;
}
