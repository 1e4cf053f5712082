/** The inbox while the app is open: unread items, games that wait for the player, and changes. */

import { effect, signal } from "@preact/signals";
import { followInbox, type Schemas } from "railhead-client";
import { railhead, say, session } from "./app.ts";
import { forgetOrigins } from "./game/origins.ts";
import { forgetWishes } from "./game/wishes.ts";
import { forgetHome } from "./kept.ts";
import { kept } from "./lesson/kept.ts";
import { path } from "./router.ts";

export const unread = signal(0);
/** How many games wait for the player. */
export const waiting = signal(0);
/** Grows with everything that the inbox tells: screens that show it look again. */
export const news = signal(0);

/** What comes together is one piece of news. */
let telling: ReturnType<typeof setTimeout> | undefined;

function tell(): void {
  clearTimeout(telling);
  telling = setTimeout(() => {
    news.value += 1;
  }, 100);
}

/** The account whose inbox is followed. */
const account = signal<string | null>(null);
effect(() => {
  account.value = session.value?.accountId ?? null;
});

/** The screen that an item is about. */
export function placeOf(item: Schemas["InboxItem"]): string {
  if (item.game) return `games/${item.game}`;
  if ("league" in item) return `leagues/${item.league}`;
  if ("tournament" in item) return `tournaments/${item.tournament}`;
  if (item.kind === "season_finished") return `seasons/${item.season}`;
  if (item.kind === "report_closed") return "reports";
  return item.kind === "friend_request" || item.kind === "friend_accepted" ? "friends" : "settings";
}

/** What happened before the app was opened is in the inbox; only later items are told. */
const opened = railhead.serverNow();

effect(() => {
  if (!account.value) return undefined;
  const inbox = followInbox(railhead);
  const stopItems = inbox.onItem((item) => {
    tell();
    const place = placeOf(item);
    // What happened to the account stands in the inbox only.
    const screen = place === "settings" ? "inbox" : place;
    const isThere = path.peek().startsWith(screen);
    // What an order did is seen on the screen of its game, but not why it did not.
    if (Date.parse(item.at) > opened && (!isThere || item.kind === "standing_order"))
      say(`${item.title}. ${item.body}`, "info", screen);
  });
  const stopWaiting = inbox.waiting.subscribe((told) => {
    if (!told) return;
    unread.value = told.unread;
    // A lesson waits for nobody.
    waiting.value = told.turns.filter(({ game }) => !(game in kept.value.games)).length;
    tell();
  });
  return () => {
    stopItems();
    stopWaiting();
    inbox.close();
  };
});

/** Nothing of an account stays when it leaves this device. */
effect(() => {
  if (!account.value) return undefined;
  return () => {
    unread.value = 0;
    waiting.value = 0;
    forgetHome();
    forgetWishes();
    forgetOrigins();
  };
});

/** The icon of the installed app says how many games wait. */
effect(() => {
  const count = waiting.value;
  if (!("setAppBadge" in navigator)) return;
  void (count ? navigator.setAppBadge(count) : navigator.clearAppBadge()).catch(() => undefined);
});
