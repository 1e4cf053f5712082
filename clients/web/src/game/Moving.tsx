/** Motion during an event. It ends with the event, and leaves nothing behind. */

import type { JSX } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Known } from "railhead-client";
import { CardFace, colors } from "./Cards.tsx";
import { isStill } from "./pace.ts";
import { counted, type Cue } from "./playback.ts";
import type { Event } from "./words.ts";

/** A card on its way to the hand, or to the panel of another player. */
export function Flight({
  cue,
  own,
}: {
  cue: Cue | null;
  own: number | undefined;
}): JSX.Element | null {
  const flying = useRef<HTMLDivElement>(null);
  const event = cue?.event;
  const isCard = event?.type === "card_drawn" || event?.type === "card_taken";
  useLayoutEffect(() => {
    const way = cue && flying.current && wayOf(cue.event, own);
    if (!way) return;
    const moving = fly(flying.current!, way, cue.ms, cue.event.type === "card_drawn");
    return () => moving.forEach((each) => each.cancel());
  }, [cue]);
  if (!isCard || isStill.value) return null;
  return (
    <div ref={flying} class="flight" aria-hidden="true">
      <span class="train-card back" />
      {event.card && (
        <span class="train-card front" style={colors(event.card)}>
          <CardFace card={event.card} />
        </span>
      )}
    </div>
  );
}

interface Way {
  from: DOMRect;
  to: DOMRect;
}

/** Both ends of the flight of a card, if they are on the screen. */
function wayOf(event: Event, own: number | undefined): Way | null {
  if (event.type !== "card_drawn" && event.type !== "card_taken") return null;
  const place = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
  const from = place(
    event.type === "card_drawn" ? ".draw > .pile" : `.draw > :nth-child(${event.slot + 1})`,
  );
  const to =
    event.seat === own
      ? (place(`[data-hand='${event.card}']`) ?? place(".hand"))
      : place(`.players > :nth-child(${event.seat + 1})`);
  return from && to && from.width > 0 ? { from, to } : null;
}

function fly(card: HTMLElement, { from, to }: Way, ms: number, isHidden: boolean): Animation[] {
  const at = (box: DOMRect) =>
    `translate(${box.left + Math.min(box.width, 60) / 2 - 25}px, ${box.top + box.height / 2 - 26}px)`;
  const options = { duration: ms, easing: "ease-in-out" };
  const [back, front] = [...card.children] as HTMLElement[];
  const moved = card.animate(
    [
      { transform: at(from), opacity: 1 },
      { transform: `${at(from)} translateY(-14px)`, opacity: 1, offset: 0.35 },
      { transform: at(to), opacity: 1, offset: 0.92 },
      { transform: at(to), opacity: 0 },
    ],
    options,
  );
  if (!front) return [moved];
  // From the deck it turns over before it flies.
  const turn = (shown: boolean) =>
    shown
      ? [
          { transform: "rotateY(90deg)", offset: 0 },
          { transform: "rotateY(90deg)", offset: 0.2 },
          { transform: "none", offset: 0.4 },
          { transform: "none", offset: 1 },
        ]
      : [
          { transform: "none", offset: 0 },
          { transform: "rotateY(90deg)", offset: 0.2 },
          { transform: "rotateY(90deg)", offset: 1 },
        ];
  if (!isHidden) {
    back!.hidden = true;
    return [moved];
  }
  return [moved, back!.animate(turn(false), options), front.animate(turn(true), options)];
}

/** The share of an event's time in which points count up. */
const COUNTING = 0.6;
const STEP = 40;

/** The game with points that count up during a claim; otherwise as it is. */
export function useCounted(known: Known, cue: Cue | null): Known {
  const [passed, setPassed] = useState<{ cue: Cue | null; ms: number }>({ cue: null, ms: 0 });
  useEffect(() => {
    if (cue?.event.type !== "route_claimed") return;
    const start = performance.now();
    const timer = setInterval(() => {
      const ms = performance.now() - start;
      setPassed({ cue, ms });
      if (ms >= cue.ms * COUNTING) clearInterval(timer);
    }, STEP);
    return () => clearInterval(timer);
  }, [cue]);
  if (cue?.event.type !== "route_claimed") return known;
  const share = passed.cue === cue ? passed.ms / (cue.ms * COUNTING) : 0;
  return counted(known, cue.event, share);
}
