/** Signing in with an OpenID Connect provider in a browser: the way there, and what is brought back. */

import type { IdentityProof, SignInChallenge, SignInProvider } from "./types.js";

/** What a page keeps while the player is at the provider. None of it goes into a URL. */
export interface PendingSignIn {
  readonly provider: string;
  readonly issuer: string;
  readonly nonce: string;
  readonly verifier: string;
  /** By which the page knows that the answer is to its own question. */
  readonly state: string;
  readonly redirectUri: string;
}

/** Whether this page may sign in with a provider: browsers have the means on secure pages only. */
export const canSignInWith = (): boolean => globalThis.crypto?.subtle !== undefined;

/** Where to send the browser, and what to keep until it comes back to `redirectUri`. */
export async function departure(
  provider: SignInProvider,
  challenge: SignInChallenge,
  redirectUri: string,
): Promise<{ url: string; pending: PendingSignIn }> {
  const [verifier, state] = [secret(), secret()];
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(verifier));
  const url = new URL(provider.authorization_endpoint ?? "");
  for (const [name, value] of Object.entries({
    response_type: "code",
    scope: "openid",
    client_id: provider.client_id,
    redirect_uri: redirectUri,
    nonce: challenge.provider_nonce,
    state,
    code_challenge: base64url(new Uint8Array(hash)),
    code_challenge_method: "S256",
  })) {
    url.searchParams.set(name, value);
  }
  const { name, issuer } = provider;
  const pending = { provider: name, issuer, nonce: challenge.nonce, verifier, state, redirectUri };
  return { url: url.href, pending };
}

/** The proof in the query of `redirectUri`; null if the player refused, or this is no answer to the question. */
export function broughtBack(pending: PendingSignIn, query: URLSearchParams): IdentityProof | null {
  const code = query.get("code");
  if (!code || query.get("state") !== pending.state) return null;
  // Of another provider (RFC 9207): the code would go to the wrong one.
  if ((query.get("iss") ?? pending.issuer) !== pending.issuer) return null;
  const { verifier: code_verifier, redirectUri: redirect_uri } = pending;
  return { type: "authorization_code", code, code_verifier, redirect_uri };
}

/** 32 random bytes. */
const secret = (): string => base64url(crypto.getRandomValues(new Uint8Array(32)));

function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}
