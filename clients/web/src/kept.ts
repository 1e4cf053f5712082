/** The last home screen, kept on the device to be shown without a connection. */

import type { Schemas } from "railhead-client";

type HomeScreen = Schemas["HomeScreen"];

const KEPT = "railhead.home";

interface Kept {
  account: string;
  home: HomeScreen;
}

export function keepHome(account: string, home: HomeScreen): void {
  try {
    localStorage.setItem(KEPT, JSON.stringify({ account, home } satisfies Kept));
  } catch {
    // The storage is full: without a connection there is no home screen then.
  }
}

/** The home screen of an account, as it was the last time. */
export function keptHome(account: string): HomeScreen | null {
  const kept = JSON.parse(localStorage.getItem(KEPT) ?? "null") as Kept | null;
  return kept?.account === account ? kept.home : null;
}

/** Forgets it when the account leaves this device. */
export function forgetHome(): void {
  localStorage.removeItem(KEPT);
}
