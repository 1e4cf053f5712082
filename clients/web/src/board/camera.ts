/** What part of the board is visible: moved by one finger, zoomed by two, the wheel or buttons. */

import { listen } from "./fingers.ts";
import {
  aimed,
  fitted,
  held,
  placeOf,
  zoomed,
  type Camera,
  type Pane,
  type Point,
  type Size,
} from "./framing.ts";
import { pictureOf } from "./picture.ts";

export interface Tap extends Point {
  /** Pixels of the screen for a unit of the board. */
  scale: number;
}

/** Control of the camera. */
export interface Steering {
  zoom: (factor: number) => void;
  /**
   * Moves points of the board into view. They stay there when the map changes its size, until the
   * player moves it.
   */
  aim: (points: readonly Point[], how: Aim) => void;
  stop: () => void;
}

export interface Aim {
  /** Covered part of the lower edge of the map, in pixels. */
  covered: number;
  /** Whether a decision about these points is pending: then the camera goes near. */
  isAsked: boolean;
}

/** Parts of the map: the window to the board, and in it the plate that is moved, as large as the board. */
export interface Parts {
  map: HTMLElement;
  plate: HTMLElement;
}

/** Duration of a movement of the camera, in milliseconds. */
const GLIDE = 260;

/**
 * Lets the player move the board in `map`. Calls `drawn` with a scale at which the board is drawn, and
 * whether it still moves, and `tapped`.
 */
export function steer(
  { map, plate }: Parts,
  board: Size,
  drawn: (scale: number, isMoving: boolean) => void,
  tapped: (tap: Tap) => void,
): Steering {
  let camera: Camera = { x: board.width / 2, y: board.height / 2, scale: 0 };
  const pane: Pane = { board, size: { width: 0, height: 0 }, covered: 0 };
  /** Whether the player has moved the board: then it stays as they left it. */
  let isMoved = false;
  let points: readonly Point[] = [];
  let isAsked = false;
  let stay = () => {};
  const stopping = new AbortController();

  const picture = pictureOf(plate, pane, drawn);

  function draw(next: Camera): void {
    if (pane.size.width === 0) return;
    camera = held(pane, next);
    picture.show(camera);
  }

  /** Moves the points into view. */
  function turn(ms: number): void {
    const isNear = isAsked && !isMoved;
    const base = isMoved ? camera : fitted(pane);
    stay();
    const to = aimed(pane, base, { points, isCentred: isAsked, isNear });
    stay = glide(camera, to, ms, draw, picture.settle);
  }

  /** The player moves the board. */
  function grab(): void {
    isMoved = true;
    points = [];
    stay();
  }

  function zoomAt(factor: number, at: Point): void {
    grab();
    draw(zoomed(pane, camera, factor, at));
  }

  listen(
    map,
    {
      tap: (at) => tapped({ ...placeOf(pane, camera, at), scale: camera.scale }),
      drag: (dx, dy) => {
        grab();
        const { x, y, scale } = camera;
        draw({ scale, x: x - dx / scale, y: y - dy / scale });
      },
      zoom: zoomAt,
    },
    stopping.signal,
  );

  const resized = new ResizeObserver(([entry]) => {
    if (!entry || entry.contentRect.width === 0 || entry.contentRect.height === 0) return;
    pane.size = { width: entry.contentRect.width, height: entry.contentRect.height };
    turn(0);
  });
  resized.observe(map);

  return {
    zoom: (factor) => {
      zoomAt(factor, { x: pane.size.width / 2, y: pane.size.height / 2 });
      picture.settle();
    },
    aim: (next, how) => {
      points = next;
      pane.covered = how.covered;
      isAsked = how.isAsked;
      if (pane.size.width === 0) return;
      const isQuick = matchMedia("(prefers-reduced-motion: reduce)").matches;
      turn(isQuick ? 0 : GLIDE);
    },
    stop: () => {
      stay();
      picture.stop();
      stopping.abort();
      resized.disconnect();
    },
  };
}

/** Draws the way from one camera to another, and calls `arrived`. The answer ends it. */
function glide(
  from: Camera,
  to: Camera,
  ms: number,
  draw: (camera: Camera) => void,
  arrived: () => void,
): () => void {
  let frame = 0;
  const start = performance.now();
  const move = (now: number) => {
    const part = ms === 0 ? 1 : Math.min(1, Math.max(0, (now - start) / ms));
    const eased = 1 - (1 - part) ** 3;
    const at = (one: number, other: number) => one + (other - one) * eased;
    draw({ x: at(from.x, to.x), y: at(from.y, to.y), scale: at(from.scale, to.scale) });
    if (part < 1) frame = requestAnimationFrame(move);
    else arrived();
  };
  move(start);
  return () => cancelAnimationFrame(frame);
}
