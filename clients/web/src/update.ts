/** The service worker of the page: registered, and replaced by a new version once the player agrees. */

import { signal } from "@preact/signals";
import { keepBoard } from "./app.ts";
import { go } from "./router.ts";

/** A new version that waits to be used. */
export const update = signal<ServiceWorker | null>(null);

/** How often an app that stays open looks for a new version. */
const LOOK_EVERY = 3_600_000;

export async function register(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  const { serviceWorker } = navigator;
  // The first worker of a page takes over without a word: nothing was old.
  let reload = serviceWorker.controller !== null;
  serviceWorker.addEventListener("controllerchange", () => {
    if (reload) location.reload();
    else void keepBoard();
    reload = true;
  });
  serviceWorker.addEventListener("message", ({ data }: MessageEvent<{ go?: string }>) => {
    if (typeof data.go === "string") go(data.go);
  });
  const registration = await serviceWorker.register("worker.js", { scope: "./" });
  const offer = (worker: ServiceWorker | null) => {
    if (worker && serviceWorker.controller) update.value = worker;
  };
  offer(registration.waiting);
  registration.addEventListener("updatefound", () => {
    const found = registration.installing;
    found?.addEventListener("statechange", () => found.state === "installed" && offer(found));
  });
  setInterval(() => void registration.update().catch(() => undefined), LOOK_EVERY);
}

/** Uses the new version: the page loads again with it. What was written is kept in the storage. */
export function takeOver(): void {
  update.value?.postMessage("take-over");
}
