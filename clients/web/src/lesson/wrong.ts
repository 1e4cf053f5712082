/** Taps that a step of a lesson does not ask for: each says the same sentence. */

import { dismiss, say, toasts, type Board as Facts } from "../app.ts";
import type { Spot } from "../board/Board.tsx";
import type { Opened } from "../game/opened.ts";
import { t } from "../texts.ts";
import type { Learning } from "./lesson.ts";

/** Says the sentence, once at a time. */
export function refuse(): void {
  relent();
  say(t("web-lesson-first"));
}

/** Takes the sentence away: what it stands for has been done. */
export function relent(): void {
  const text = t("web-lesson-first");
  for (const toast of toasts.peek()) if (toast.text === text) dismiss(toast.id);
}

/** The place that a step asks for, where a tap was meant for it: the other track counts as well. */
export function meant({ spots }: Learning, tapped: Spot | null, facts: Facts): Spot | undefined {
  if (!tapped) return undefined;
  return spots.find(({ id }) => id === tapped.id || facts.routes.get(id)?.twin === tapped.id);
}

/** The drawers and sheets, of which only those open that a step asks for, or that are read. */
export function guarded(opened: Opened, { spots }: Learning): Opened {
  const only =
    <T extends Spot | null>(open: (spot: T) => void) =>
    (spot: T): void =>
      spot && spots.every(({ id }) => id !== spot.id) ? refuse() : open(spot);
  return {
    ...opened,
    choose: only(opened.choose),
    pick: only(opened.pick),
    show: (drawer) => (drawer === "routes" && spots.length === 0 ? refuse() : opened.show(drawer)),
  };
}

/** Keeps the tickets that a step asks for, and no others. */
export function keeping(
  { step }: Learning,
  before: ReadonlySet<string>,
  keep: (kept: ReadonlySet<string>) => void,
): (kept: ReadonlySet<string>) => void {
  const wanted = step.move?.type === "keep_tickets" ? step.move.tickets : [];
  return (next) => {
    const isWrong = [...next].some((id) => !wanted.includes(id));
    if (isWrong) refuse();
    // A set of its own: the box that was ticked is drawn as it was.
    keep(new Set(isWrong ? before : next));
  };
}

/** Takes a tap anywhere at the table, before what is tapped. */
export function watch(tap: MouseEvent): void {
  if (!(tap.target instanceof Element)) return;
  // On a small phone, a tap beside a player's name is one on it: it would lead out of the lesson.
  const leadsOut = tap.target.closest(".players a") !== null;
  if (leadsOut) tap.preventDefault();
  if (leadsOut || isIdle(tap.target)) refuse();
}

/** Whether a tap on an element does nothing. The map tells its taps itself; sheets and the lesson are read. */
function isIdle(target: Element): boolean {
  const pressed = target.closest("a, button, label, input, select, summary");
  if (pressed) return pressed.ariaDisabled === "true";
  return target.closest(".map, dialog, .coach, .bar, .bubbles") === null;
}
