/** Fingers, the mouse and the wheel on the map, as movements: a tap, a drag, a zoom. */

import type { Point } from "./framing.ts";

/** Movements, at places of the map in pixels. */
export interface Movements {
  tap: (at: Point) => void;
  drag: (dx: number, dy: number) => void;
  /** Zooms around a point. */
  zoom: (factor: number, at: Point) => void;
}

/** A finger that moves less, in pixels, taps. */
const SLACK = 8;

/** Tells the movements over `map` until `signal` ends it. */
export function listen(map: HTMLElement, movements: Movements, signal: AbortSignal): void {
  const fingers = new Map<number, Point>();
  let start: (Point & { isTap: boolean }) | null = null;
  const place = (event: PointerEvent | WheelEvent): Point => {
    const box = map.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };
  const press = (event: PointerEvent) => {
    if (event.pointerType === "mouse" && event.button !== 0) return;
    map.setPointerCapture(event.pointerId);
    fingers.set(event.pointerId, place(event));
    start = fingers.size === 1 ? { ...place(event), isTap: true } : null;
  };
  const move = (event: PointerEvent) => {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const now = place(event);
    if (start?.isTap && distance(now, start) < SLACK) return;
    if (start) start.isTap = false;
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
    fingers.set(event.pointerId, now);
    if (other) {
      const grown = distance(now, other) / distance(before, other);
      if (Number.isFinite(grown) && grown > 0)
        movements.zoom(grown, { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
    }
    const share = other ? 2 : 1;
    movements.drag((now.x - before.x) / share, (now.y - before.y) / share);
  };
  const lift = (event: PointerEvent) => {
    fingers.delete(event.pointerId);
    if (event.type === "pointerup" && start?.isTap) movements.tap(start);
    start = null;
  };
  const roll = (event: WheelEvent) => {
    event.preventDefault();
    const factor = Math.exp(-event.deltaY * (event.deltaMode === 1 ? 0.05 : 0.0016));
    movements.zoom(factor, place(event));
  };
  map.addEventListener("pointerdown", press, { signal });
  map.addEventListener("pointermove", move, { signal });
  map.addEventListener("pointerup", lift, { signal });
  map.addEventListener("pointercancel", lift, { signal });
  map.addEventListener("wheel", roll, { signal, passive: false });
}

const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);
