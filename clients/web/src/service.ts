/** What the operator of the server tells everybody: notices, a contact, terms of use. */

import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Schemas } from "railhead-client";
import { railhead } from "./app.ts";

type Told = Partial<Pick<Schemas["ServiceStatus"], "notices" | "contact" | "terms">>;

/** What was told the last time. A replica of the release before tells less. */
export const service = signal<Told>({});

/** Asks the server. Without an answer, what was told before stays. */
export async function loadService(): Promise<void> {
  try {
    service.value = await railhead.get("/v1/status");
  } catch {
    // The screen beside says that there is no connection.
  }
}

/** What the operator tells, asked for when a screen with it opens. */
export function useService(): Told {
  useEffect(() => void loadService(), []);
  return service.value;
}
