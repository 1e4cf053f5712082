/** The ban of the account on this device: every answer that refuses the account says why. */

import { signal } from "@preact/signals";
import type { Problem } from "railhead-client";

export const ban = signal<Problem["body"] | null>(null);

/** Sends a request, and notices whether the account is banned. */
export const noticing: typeof fetch = async (...request) => {
  const response = await fetch(...request);
  if (response.status === 403) {
    const body: unknown = await response
      .clone()
      .json()
      .catch(() => null);
    if (isBan(body)) ban.value = body;
  }
  return response;
};

const isBan = (body: unknown): body is Problem["body"] =>
  typeof body === "object" && body !== null && "code" in body && body.code === "banned";
