/// <reference lib="webworker" />
/** Checks a game beside the screen, which stays as quick as it was. */

import { verify, type Facts } from "./game.ts";

declare const self: DedicatedWorkerGlobalScope;

self.onmessage = async ({ data }: MessageEvent<{ text: string; facts: Facts }>) => {
  self.postMessage(await verify(data.text, data.facts));
};
