/** Web Push on this device: the subscription of the browser, told to the server. */

import { effect, signal } from "@preact/signals";
import type { Schemas } from "railhead-client";
import { railhead, session } from "./app.ts";
import { path } from "./router.ts";
import { language, t } from "./texts.ts";

/** `unsupported`: the browser cannot do it; `denied`: the player or the browser refuses. */
export type PushState = "unknown" | "unsupported" | "denied" | "off" | "on";

export const pushState = signal<PushState>("unknown");

const isSupported = () =>
  "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

/** iPhones push only to an app on the home screen. */
export const needsHomeScreen = (): boolean =>
  /iPhone|iPad/.test(navigator.userAgent) && !matchMedia("(display-mode: standalone)").matches;

/** What the player wants to be told by this device. */
export type Wishes = Pick<Schemas["DeviceSubscription"], "kinds" | "quiet" | "remind_before">;

/** As the server has them; null for its defaults. */
export const wishes = signal<Wishes | null>(null);

/** Changes some of them. */
export async function wish(changed: Partial<Wishes>): Promise<void> {
  const subscription = await subscribed();
  if (!subscription) throw new Error(t("web-push-refused"));
  await tell(subscription, { ...wishes.value, ...changed });
}

/** Quiet hours, `22:00` to `07:00`, where the player is. */
export const quietHours = (from: string, to: string): Wishes["quiet"] => ({
  from,
  to,
  zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
});

/** The subscription of this browser, if it has one. */
async function subscribed(): Promise<PushSubscription | null> {
  const worker = await navigator.serviceWorker.getRegistration();
  return (await worker?.pushManager.getSubscription()) ?? null;
}

/** Tells the server the subscription and the language: at every start, as it may have changed. */
async function tell(subscription: PushSubscription, wanted: Partial<Wishes>): Promise<void> {
  const { endpoint, keys, expirationTime } = subscription.toJSON();
  const body = {
    endpoint: endpoint ?? "",
    keys: { p256dh: keys?.["p256dh"] ?? "", auth: keys?.["auth"] ?? "" },
    expirationTime: expirationTime ?? null,
    language: language.value,
    ...wanted,
  };
  const { kinds, quiet, remind_before } = await railhead.put("/v1/me/push", { body });
  wishes.value = { kinds, quiet, remind_before };
}

async function found(): Promise<PushState> {
  if (!isSupported()) return "unsupported";
  if (Notification.permission === "denied") return "denied";
  return (await subscribed()) ? "on" : "off";
}

/** Finds out how it stands, and asks the player for nothing. */
export async function lookAtPush(): Promise<void> {
  pushState.value = await found().catch((): PushState => "unsupported");
}

/** Asks the browser for a subscription and tells the server. */
export async function subscribe(): Promise<void> {
  if (!isSupported()) throw new Error(t("web-push-unsupported"));
  const allowed = await Notification.requestPermission();
  if (allowed !== "granted") {
    await lookAtPush();
    throw new Error(t("web-push-denied"));
  }
  const { key } = await railhead.get("/v1/push/key");
  await (await subscribed())?.unsubscribe();
  const { pushManager } = await navigator.serviceWorker.ready;
  const subscription = await pushManager
    .subscribe({ userVisibleOnly: true, applicationServerKey: key })
    .catch(() => null);
  if (!subscription) throw new Error(t("web-push-refused"));
  await tell(subscription, wishes.value ?? {});
  pushState.value = "on";
}

/** Ends the subscription, here and at the server. */
export async function unsubscribe(): Promise<void> {
  await railhead.delete("/v1/me/push");
  await (await subscribed())?.unsubscribe();
  pushState.value = "off";
}

/** The device belongs to a session: without one, nothing is pushed to it. */
async function follow(account: string | undefined): Promise<void> {
  await lookAtPush();
  const subscription = pushState.value === "on" ? await subscribed() : null;
  if (!account || !subscription) return;
  const before = await railhead.get("/v1/me/push").catch(() => null);
  if (before) {
    const { kinds, quiet, remind_before } = before;
    wishes.value = { kinds, quiet, remind_before };
  }
  await tell(subscription, wishes.value ?? {});
}

/** Whose device it is, and in which language, as the server was told last. */
let told = "";
effect(() => {
  const account = session.value?.accountId;
  const telling = `${account} ${language.value}`;
  if (telling === told) return;
  told = telling;
  follow(account).catch(() => undefined);
});

/** Whoever looks at a game knows what its notifications say. */
async function clear(game: string): Promise<void> {
  if (!isSupported()) return;
  const worker = await navigator.serviceWorker.getRegistration();
  for (const shown of (await worker?.getNotifications({ tag: game })) ?? []) shown.close();
}

effect(() => {
  const [screen, game] = path.value.split("/");
  if (screen === "games" && game) clear(game).catch(() => undefined);
});

/** The last thing before signing out: the browser forgets the subscription. The server does by itself. */
export async function leavePush(): Promise<void> {
  if (pushState.value === "on") await (await subscribed())?.unsubscribe();
  pushState.value = isSupported() ? "off" : "unsupported";
  wishes.value = null;
}
