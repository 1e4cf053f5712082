/** An invitation that was followed, kept on the device until it is taken or dismissed. */

import { signal } from "@preact/signals";

const KEPT = "railhead.invitation";

/** Screens that a link invites to; without an account, the others of the app are just looked at. */
const FOR_VISITORS: readonly string[] = ["tournaments", "leagues", "challenge"];

/** The path that it leads to. */
export const invitation = signal<string | null>(localStorage.getItem(KEPT));

/** Keeps a path that somebody has opened, if it is an invitation: the latest one counts. */
export function noteInvitation(path: string, hasAccount: boolean): void {
  const [screen = "", what, part] = path.split("/");
  if (part) return;
  const isTable = screen === "join" && Boolean(what);
  const isOpen = screen === "challenge" || (Boolean(what) && what !== "new");
  if (isTable || (!hasAccount && isOpen && FOR_VISITORS.includes(screen))) keep(path);
}

/** Forgets it: it was taken or dismissed. */
export function forgetInvitation(): void {
  invitation.value = null;
  localStorage.removeItem(KEPT);
}

function keep(path: string): void {
  invitation.value = path;
  try {
    localStorage.setItem(KEPT, path);
  } catch {
    // The storage is full: it is kept until the page is closed.
  }
}
