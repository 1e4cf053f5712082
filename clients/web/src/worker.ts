/// <reference lib="webworker" />
/** The service worker: the app without a connection, and pushes. */

import { indexedDbStorage, Railhead, type Schemas } from "railhead-client";

declare const VERSION: string;
declare const FILES: string[];
declare const self: ServiceWorkerGlobalScope;

const CACHE = `railhead-${VERSION}`;
/** Reference data is the same for everybody; it outlives versions of the app. */
const REFERENCE = "railhead-reference";
/** The most answers of reference data that are kept. */
const MOST = 40;
const scope = new URL(self.registration.scope);
const shell = new URL("./", scope).href;
const api = new URL("../v1/", scope).href;

self.addEventListener("install", (event) => {
  event.waitUntil(fill());
});

async function fill(): Promise<void> {
  const cache = await caches.open(CACHE);
  await Promise.all([keepPage(cache), cache.addAll(FILES)]);
}

/**
 * The page answers for every screen, so its links start at the app, not at the screen. It names the
 * files of this version, so the browser must not have kept it.
 */
async function keepPage(cache: Cache): Promise<void> {
  const answer = await fetch("./", { cache: "reload" });
  if (!answer.ok) throw new Error(`${answer.status}`);
  const text = await answer.text();
  const names = [
    "content-type",
    "content-security-policy",
    "referrer-policy",
    "x-content-type-options",
  ];
  const headers = names.flatMap((name): [string, string][] => {
    const value = answer.headers.get(name);
    return value === null ? [] : [[name, value]];
  });
  const page = text.replace(/<base href="[^"]*"/, `<base href="${scope.pathname}"`);
  await cache.put("./", new Response(page, { headers }));
}

self.addEventListener("activate", (event) => {
  event.waitUntil(clean().then(() => self.clients.claim()));
});

async function clean(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter(
    (name) => name.startsWith("railhead-") && name !== CACHE && name !== REFERENCE,
  );
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** The page asks for the new version once the player has agreed. */
self.addEventListener("message", (event) => {
  if (event.data === "take-over") void self.skipWaiting();
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET") return;
  if (request.mode === "navigate") {
    if (request.url.startsWith(shell)) event.respondWith(page(request));
  } else if (request.url.startsWith(`${api}reference/`)) {
    event.respondWith(reference(event));
  } else if (request.url.startsWith(shell)) {
    event.respondWith(file(request));
  }
  // Everything else goes to the server: it may belong to an account.
});

/** The page of this version, which has its files: not that of a newer server, whose files are not here. */
async function page(request: Request): Promise<Response> {
  const cached = await (await caches.open(CACHE)).match("./");
  return cached ?? fetch(request);
}

async function file(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  const cached = await cache.match(request);
  if (cached) return cached;
  const answer = await fetch(request);
  // What games on the device need is kept from their first use on.
  if (answer.ok && /\/(thread|railhead_device)[^/]*$/.test(request.url))
    await cache.put(request, answer.clone());
  return answer;
}

/** What is known at once; asks again in the background. Texts differ by language. */
async function reference(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const key = new URL(request.url);
  key.searchParams.set("language", request.headers.get("accept-language") ?? "");
  const cache = await caches.open(REFERENCE);
  const cached = await cache.match(key);
  // Without the tag that the page has: a 304 is no answer to keep.
  const headers = new Headers(request.headers);
  headers.delete("if-none-match");
  headers.delete("authorization");
  const fresh = fetch(request.url, { headers, signal: request.signal }).then(async (answer) => {
    if (answer.ok) {
      await cache.put(key, answer.clone());
      const kept = await cache.keys();
      await Promise.all(kept.slice(0, -MOST).map((old) => cache.delete(old)));
    }
    return answer;
  });
  if (!cached) return fresh;
  event.waitUntil(fresh.catch(() => undefined));
  return cached;
}

/* Pushes. */

type Delivery = Schemas["Delivery"];

self.addEventListener("push", (event) => {
  event.waitUntil(show(event.data));
});

async function show(data: PushMessageData | null): Promise<void> {
  let delivery: Delivery | null = null;
  try {
    delivery = data?.json() as Delivery | null;
  } catch {
    // Not from this server: browsers still want something to be shown.
  }
  const { title = "Railhead", body = "", game = "", language = "", kind = "" } = delivery ?? {};
  const place = placeOf(delivery);
  await self.registration.showNotification(title, {
    body,
    lang: language,
    // A later notification of a game, a tournament or a league replaces the earlier one, and is heard.
    tag: place.slice(place.indexOf("/") + 1),
    ...(delivery && { renotify: true }),
    icon: new URL("assets/icon-192.png", scope).href,
    badge: new URL("assets/badge.png", scope).href,
    data: { game, kind, place },
  });
}

/** The game of notifications that are about none. */
const NO_GAME = "00000000-0000-0000-0000-000000000000";

/** The screen that a notification is about. */
function placeOf(delivery: Delivery | null): string {
  if (delivery && "tournament" in delivery) return `tournaments/${delivery.tournament}`;
  if (delivery && "league" in delivery) return `leagues/${delivery.league}`;
  const game = delivery?.game ?? NO_GAME;
  return game === NO_GAME ? "inbox" : `games/${encodeURIComponent(game)}`;
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { place = "inbox" } = (event.notification.data ?? {}) as { place?: string };
  event.waitUntil(open(place));
});

/** Shows a screen in a window that is open, or in a new one. */
async function open(path: string): Promise<void> {
  const url = new URL(path, scope).href;
  const windows = (
    await self.clients.matchAll({ type: "window", includeUncontrolled: true })
  ).filter((client) => client.url.startsWith(shell));
  const there = windows.find((client) => client.url === url) ?? windows[0];
  if (!there) {
    await self.clients.openWindow(url);
    return;
  }
  await there.focus();
  there.postMessage({ go: path });
}

/** The push service has replaced the subscription: the server has to know. */
self.addEventListener("pushsubscriptionchange", (event) => {
  const { oldSubscription, newSubscription } = event as Event & {
    oldSubscription?: PushSubscription | null;
    newSubscription?: PushSubscription | null;
  };
  (event as ExtendableEvent).waitUntil(renew(oldSubscription ?? null, newSubscription ?? null));
});

async function renew(old: PushSubscription | null, given: PushSubscription | null): Promise<void> {
  const railhead = new Railhead({
    baseUrl: new URL("..", scope).href.replace(/\/$/, ""),
    storage: indexedDbStorage("railhead"),
  });
  if (!(await railhead.restore())) return;
  const key = old?.options.applicationServerKey ?? (await railhead.get("/v1/push/key")).key;
  const subscription =
    given ??
    (await self.registration.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: key,
    }));
  const { endpoint = "", keys } = subscription.toJSON();
  // What the device asked for before stays.
  const before = await railhead.get("/v1/me/push").catch(() => null);
  const { quiet = null, language = null, kinds = [], remind_before = null } = before ?? {};
  const asked = { quiet, language, kinds, remind_before };
  const told = { p256dh: keys?.["p256dh"] ?? "", auth: keys?.["auth"] ?? "" };
  await railhead.put("/v1/me/push", { body: { endpoint, keys: told, ...asked } });
}
