/**
 * The rules on this device, for games of a server: moves and plans at once, and without a line. The
 * server remains the judge of what is played. The program is loaded when a game has been open for a
 * while, for it takes as much as the rest of the app, and not for people who save data.
 */

import { signal } from "@preact/signals";
import type { Known, Schemas } from "railhead-client";
import { seenOf, type Seen } from "./seen.ts";

type Service = typeof import("./service.ts");

/** How long a game has been open before the program is loaded, in milliseconds. */
const SETTLED = 5000;

const service = signal<Service | null>(null);

/** Whether the program is there. */
export const isNear = (): boolean => service.value !== null;

/** Loads the program in a while; answers how to leave it. */
export function drawNear(): () => void {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (service.peek() || connection?.saveData) return () => undefined;
  const later = setTimeout(() => void load(), SETTLED);
  return () => clearTimeout(later);
}

async function load(): Promise<void> {
  try {
    const loaded = await import("./service.ts");
    await loaded.begun();
    service.value = loaded;
  } catch {
    // Without it the server is asked, as before.
  }
}

/** The legal moves of a view; null if the program is not there or cannot tell. */
export const movesNear = (known: Known): Promise<Schemas["LegalMoves"] | null> =>
  asked(known, (near, seen) => near.movesOf(seen));

/** The plan for a view; null likewise. */
export const planNear = (known: Known): Promise<Schemas["TicketsPlan"] | null> =>
  asked(known, (near, seen) => near.planOf(seen));

async function asked<T>(
  known: Known,
  what: (near: Service, seen: Seen) => Promise<T>,
): Promise<T | null> {
  const [near, seen] = [service.peek(), seenOf(known)];
  if (!near || !seen) return null;
  try {
    return await what(near, seen);
  } catch {
    // A thread that broke, or a view that says more than this program knows.
    return null;
  }
}
