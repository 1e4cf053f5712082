/** The client of a game: of the server, or of the games on this device. */

import { memoryStorage, Railhead } from "railhead-client";
import { address, railhead } from "../app.ts";
import { isOnDevice } from "./ids.ts";

/** Loaded with the first game on this device. */
const local: typeof fetch = async (...request) => (await import("./service.ts")).local(...request);

const device = new Railhead({
  baseUrl: address(""),
  storage: memoryStorage(),
  fetch: local,
  isLocal: true,
});
let begun: Promise<unknown> | undefined;

/** The client of the game with an id. */
export function clientOf(id: string): Railhead {
  if (!isOnDevice(id)) return railhead;
  begun ??= device.guest();
  device.language = railhead.language;
  return device;
}
