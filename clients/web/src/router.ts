/** Which screen is shown: the path below `/play/`. */

import { signal } from "@preact/signals";

const base = new URL(document.baseURI).pathname;

function current(): string {
  return location.pathname.startsWith(base)
    ? location.pathname.slice(base.length).replace(/\/$/, "")
    : "";
}

function place(): string {
  return location.hash.slice(1);
}

/** The path shown, without a slash in front, and what follows it after a question mark. */
export const path = signal(current());
export const query = signal(new URLSearchParams(location.search));

/** The place on the screen that the address names after `#`: a new object each time it is gone to. */
export const target = signal({ id: place() });

/** A path as a link. */
export const link = (to: string): string => base + to;

/** What the history keeps of a screen. */
interface Visit {
  /** Where it was scrolled to, for the way back. */
  scrolled?: number;
  /** Whether the entry before is a screen of the app. */
  isInside?: boolean;
}

const visit = (): Visit => (history.state as Visit | null) ?? {};

export function go(to: string, replace = false): void {
  const { isInside = false } = visit();
  history.replaceState({ ...visit(), scrolled: scrollY } satisfies Visit, "");
  if (replace) history.replaceState({ isInside } satisfies Visit, "", link(to));
  else history.pushState({ isInside: true } satisfies Visit, "", link(to));
  arrive();
}

/** Goes to the screen before, as the device's own way back; to the one above if the app was opened here. */
function goBack(above: string): void {
  if (visit().isInside) history.back();
  else go(above, true);
}

function arrive(): void {
  query.value = new URLSearchParams(location.search);
  path.value = current();
  window.scrollTo(0, 0);
  target.value = { id: place() };
}

/** How long a screen may load until it is scrolled to where it was, in milliseconds. */
const PATIENCE = 2000;

addEventListener("popstate", () => {
  arrive();
  const { scrolled = 0 } = visit();
  if (!scrolled) return;
  const growing = new ResizeObserver(() => {
    if (document.documentElement.scrollHeight - innerHeight < scrolled) return;
    window.scrollTo(0, scrolled);
    growing.disconnect();
  });
  growing.observe(document.body);
  setTimeout(() => growing.disconnect(), PATIENCE);
});

/** Links of the app change the screen without loading a page. */
addEventListener("click", (event) => {
  const anchor = event.target instanceof Element ? event.target.closest("a") : null;
  if (
    !anchor ||
    event.defaultPrevented ||
    event.button !== 0 ||
    anchor.target ||
    anchor.hasAttribute("download")
  )
    return;
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  const url = new URL(anchor.href);
  if (url.origin !== location.origin || !url.pathname.startsWith(base)) return;
  event.preventDefault();
  const to = url.pathname.slice(base.length) + url.search + url.hash;
  if (anchor.hasAttribute("data-back")) goBack(to);
  else go(to);
});
