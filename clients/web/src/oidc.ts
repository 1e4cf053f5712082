/** The way to a sign-in provider and back. */

import { broughtBack, departure, Problem, type PendingSignIn, type Schemas } from "railhead-client";
import { railhead } from "./app.ts";
import { link, path } from "./router.ts";

type Provider = Schemas["SignInProvider"];

/** What the player wants there: to get in, or another way into the account that is signed in. */
export type Purpose = "sign-in" | "link";

interface Journey extends PendingSignIn {
  readonly purpose: Purpose;
  /** The screen to go on with. */
  readonly from: string;
  /** Whether the provider has said who it is, and only a name is missing. */
  readonly isNew?: boolean;
}

/** The path to which providers send the browser back. */
export const RETURN = "oidc";

/** In the tab only: another one has nothing to do with it. */
const KEY = "railhead.oidc";

/** Leaves for the provider. */
export async function depart(provider: Provider, purpose: Purpose): Promise<void> {
  const challenge = await railhead.post("/v1/sessions/oidc/challenges");
  const back = new URL(link(RETURN), location.href).href;
  const { url, pending } = await departure(provider, challenge, back);
  const from = path.value === RETURN ? "" : path.value;
  const journey: Journey = { ...pending, purpose, from };
  sessionStorage.setItem(KEY, JSON.stringify(journey));
  location.assign(url);
}

/** How a journey ended. */
export type Arrival =
  | { readonly kind: "signed-in"; readonly from: string }
  | { readonly kind: "linked"; readonly provider: string; readonly from: string }
  | { readonly kind: "new"; readonly provider: string }
  | { readonly kind: "failed"; readonly purpose: Purpose; readonly error: unknown };

/** Ends the journey with what the browser has brought back. */
export async function arrive(query: URLSearchParams): Promise<Arrival> {
  // A code in the address bar would be sent again when the page is loaded again.
  history.replaceState(null, "", link(RETURN));
  const journey = current();
  if (journey?.isNew) return { kind: "new", provider: journey.provider };
  sessionStorage.removeItem(KEY);
  const proof = journey && broughtBack(journey, query);
  if (!journey || !proof) {
    return { kind: "failed", purpose: journey?.purpose ?? "sign-in", error: null };
  }
  const { provider, nonce, purpose, from } = journey;
  try {
    if (purpose === "link") {
      await railhead.linkIdentity(provider, nonce, proof);
      return { kind: "linked", provider, from };
    }
    await railhead.signInWith(provider, nonce, proof);
    return { kind: "signed-in", from };
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== "name_required") {
      return { kind: "failed", purpose, error };
    }
    sessionStorage.setItem(KEY, JSON.stringify({ ...journey, isNew: true }));
    return { kind: "new", provider };
  }
}

/** Makes an account for whoever has come back without one. Returns the screen to go on with. */
export async function begin(name: string): Promise<string> {
  const journey = current();
  if (!journey) return "";
  await railhead.signInWith(journey.provider, journey.nonce, null, name);
  sessionStorage.removeItem(KEY);
  return journey.from;
}

/** Forgets who has come back. */
export const giveUp = (): void => sessionStorage.removeItem(KEY);

function current(): Journey | null {
  const kept = sessionStorage.getItem(KEY);
  return kept === null ? null : (JSON.parse(kept) as Journey);
}

/** The name of a provider to show: `my-club` is My Club. */
export const called = (provider: string): string =>
  provider.replace(
    /(^|-)(\w?)/g,
    (_, dash: string, first: string) => `${dash && " "}${first.toUpperCase()}`,
  );
