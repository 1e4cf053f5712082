/** Requests to a webhook, checked as the Standard Webhooks specification says. */

import type { Schemas } from "./types.js";

/** The body of a request to a webhook. */
export type WebhookNotice = Schemas["WebhookDeliveries"];

export type WebhookFault =
  /** One of `webhook-id`, `webhook-timestamp` and `webhook-signature` is missing. */
  | "missing_header"
  /** `webhook-timestamp` is no number of seconds. */
  | "invalid_timestamp"
  /** It was sent too long ago: perhaps somebody sends again what they have seen. */
  | "too_old"
  /** It comes from the future: one of the two clocks is wrong. */
  | "too_new"
  /** The receiver has no secret, or one of them is not base64. */
  | "invalid_secret"
  /** No signature is by one of the secrets. */
  | "wrong_signature"
  /** It is signed, and its body is no JSON. */
  | "invalid_body";

/** A request that must not be acted on. Programs act on `code`. */
export class WebhookError extends Error {
  override readonly name = "WebhookError";

  constructor(
    readonly code: WebhookFault,
    why: string,
  ) {
    super(why);
  }
}

/** Those of `fetch`, or an object as Node has it. Upper and lower case do not matter. */
export type WebhookHeaders =
  | { get(name: string): string | null }
  | Readonly<Record<string, string | string[] | undefined>>;

export interface WebhookOptions {
  /** The time in milliseconds since 1970; by default that of this machine. */
  readonly now?: number | undefined;
  /** How far the time of the request may be from it, either way, in milliseconds. */
  readonly tolerance?: number | undefined;
}

const FIVE_MINUTES = 300_000;

/**
 * Returns the notice in a request to a webhook if it is signed by one of the secrets and was sent
 * now; throws `WebhookError` otherwise. `body` is what arrived, not what a framework made of it.
 * Retries have the same `id`: whoever acts on a notice remembers it.
 */
export async function verifyWebhook(
  body: string | Uint8Array,
  headers: WebhookHeaders,
  secrets: string | readonly string[],
  { now = Date.now(), tolerance = FIVE_MINUTES }: WebhookOptions = {},
): Promise<WebhookNotice> {
  const id = header(headers, "webhook-id");
  const timestamp = header(headers, "webhook-timestamp");
  const signatures = signaturesIn(header(headers, "webhook-signature"));
  checkTime(timestamp, now, tolerance);
  const bytes = typeof body === "string" ? encoded(body) : body;
  const content = joined(encoded(`${id}.${timestamp}.`), bytes);
  const keys = await Promise.all([secrets].flat().map(keyOf));
  if (keys.length === 0) throw new WebhookError("invalid_secret", "there is no secret");
  if (!(await isSigned(content, keys, signatures))) {
    throw new WebhookError("wrong_signature", "no signature is by one of the secrets");
  }
  try {
    return JSON.parse(new TextDecoder().decode(bytes)) as WebhookNotice;
  } catch {
    throw new WebhookError("invalid_body", "the body is no JSON");
  }
}

function header(headers: WebhookHeaders, name: string): string {
  const value = typeof headers.get === "function" ? headers.get(name) : found(headers, name);
  if (!value) throw new WebhookError("missing_header", `the header ${name} is missing`);
  return value;
}

function found(headers: object, name: string): string | undefined {
  const entries = Object.entries(headers) as [string, string | string[] | undefined][];
  const entry = entries.find(([key]) => key.toLowerCase() === name);
  return entry && [entry[1]].flat().join(" ");
}

function checkTime(timestamp: string, now: number, tolerance: number): void {
  if (!/^\d{1,15}$/.test(timestamp)) {
    throw new WebhookError("invalid_timestamp", "webhook-timestamp is no number of seconds");
  }
  const age = now - Number(timestamp) * 1000;
  if (age > tolerance) throw new WebhookError("too_old", "the request was sent too long ago");
  if (age < -tolerance) throw new WebhookError("too_new", "the request comes from the future");
}

/** Those of version 1. Later versions stand beside them, for receivers that know them. */
function signaturesIn(text: string): Uint8Array<ArrayBuffer>[] {
  const own = text.split(" ").filter((one) => one.startsWith("v1,"));
  return own.map((one) => decoded(one.slice(3))).filter((one) => one !== null);
}

/** The key of a secret: what `whsec_` is followed by, which older servers wrote URL-safe. */
async function keyOf(secret: string): Promise<CryptoKey> {
  const text = secret
    .replace(/^whsec_/, "")
    .replaceAll("-", "+")
    .replaceAll("_", "/");
  const bytes = decoded(text);
  // The message does not say which: secrets stay out of logs.
  if (!bytes?.length) throw new WebhookError("invalid_secret", "a secret is not base64");
  return crypto.subtle.importKey("raw", bytes, HMAC, false, ["verify"]);
}

const HMAC = { name: "HMAC", hash: "SHA-256" };

/** Whether one of the signatures is by one of the keys; compared in constant time. */
async function isSigned(
  content: Uint8Array<ArrayBuffer>,
  keys: readonly CryptoKey[],
  signatures: readonly Uint8Array<ArrayBuffer>[],
): Promise<boolean> {
  for (const key of keys) {
    for (const signature of signatures) {
      if (await crypto.subtle.verify("HMAC", key, signature, content)) return true;
    }
  }
  return false;
}

const encoded = (text: string) => new TextEncoder().encode(text);

/** The bytes of base64, with or without its padding; null if it is none. */
function decoded(text: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  } catch {
    return null;
  }
}

function joined(head: Uint8Array, rest: Uint8Array): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(head.length + rest.length);
  whole.set(head);
  whole.set(rest, head.length);
  return whole;
}
