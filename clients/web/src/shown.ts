/** Whether players see the name of who watches on this device. */

import { effect, signal } from "@preact/signals";

const KEPT = "railhead.shown";

export const isShown = signal(localStorage.getItem(KEPT) === "yes");

effect(() => {
  if (isShown.value) localStorage.setItem(KEPT, "yes");
  else localStorage.removeItem(KEPT);
});
