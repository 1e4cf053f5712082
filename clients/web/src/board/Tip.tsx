/** What the mouse points at on the board, in words. Fingers and keys have the list to build from. */

import type { JSX, RefObject } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { Geometry } from "../app.ts";
import { nearest, type Spot } from "./spots.ts";

/** How far from something the mouse may be, in pixels. */
const REACH = 12;
/** Room for the words on each side of the mouse, in pixels. */
const HALF = 132;
/** Below this distance from the upper edge of the window the words are below the mouse. */
const TOP = 140;

interface Pointed {
  spot: Spot;
  x: number;
  y: number;
}

export function Tip({
  map: board,
  geometry,
  about,
}: {
  map: RefObject<HTMLElement | null>;
  geometry: Geometry;
  /** A place in words: its name first. */
  about: (spot: Spot) => readonly string[];
}): JSX.Element | null {
  const [pointed, point] = useState<Pointed | null>(null);
  useEffect(() => {
    const map = board.current!;
    const hide = () => point(null);
    const move = (event: PointerEvent) => {
      if (event.pointerType !== "mouse" || event.buttons !== 0) return hide();
      const found = spotAt(map, geometry, event);
      point(found && { spot: found, x: event.clientX, y: event.clientY });
    };
    map.addEventListener("pointermove", move);
    const ends = ["pointerleave", "pointerdown", "wheel"] as const;
    ends.forEach((kind) => map.addEventListener(kind, hide, { passive: true }));
    return () => {
      map.removeEventListener("pointermove", move);
      ends.forEach((kind) => map.removeEventListener(kind, hide));
    };
  }, [geometry]);
  if (!pointed) return null;
  const { spot, x, y } = pointed;
  const [name, ...more] = about(spot);
  const left = Math.min(Math.max(x, HALF), innerWidth - HALF);
  return (
    <div
      class={`tip ${y < TOP ? "below" : ""}`}
      style={{ left: `${left}px`, top: `${y}px` }}
      aria-hidden="true"
    >
      <b>{name}</b>
      {more.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </div>
  );
}

/** The place below the mouse. */
function spotAt(map: HTMLElement, geometry: Geometry, event: PointerEvent): Spot | null {
  const box = map.querySelector("svg")!.getBoundingClientRect();
  const scale = box.width / geometry.width;
  const [x, y] = [(event.clientX - box.left) / scale, (event.clientY - box.top) / scale];
  return nearest(geometry, { x, y, scale }, REACH);
}
