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

/** Duration of a movement of the camera, in milliseconds. */
const GLIDE = 260;

/** Lets the player move the board in `svg`; calls `changed` with every new camera, and `tapped`. */
export function steer(
  svg: SVGSVGElement,
  board: Size,
  changed: (camera: Camera) => void,
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

  function draw(next: Camera): void {
    const { width, height } = pane.size;
    if (width === 0) return;
    camera = held(pane, next);
    const [halfWidth, halfHeight] = [width / camera.scale / 2, height / camera.scale / 2];
    const corner = [camera.x - halfWidth, camera.y - halfHeight, halfWidth * 2, halfHeight * 2];
    svg.setAttribute("viewBox", corner.map((value) => value.toFixed(2)).join(" "));
    changed(camera);
  }

  /** Moves the points into view. */
  function turn(ms: number): void {
    const isNear = isAsked && !isMoved;
    const base = isMoved ? camera : fitted(pane);
    stay();
    stay = glide(camera, aimed(pane, base, { points, isCentred: isAsked, isNear }), ms, draw);
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
    svg,
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
  resized.observe(svg);

  return {
    zoom: (factor) => zoomAt(factor, { x: pane.size.width / 2, y: pane.size.height / 2 }),
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
      stopping.abort();
      resized.disconnect();
    },
  };
}

/** Draws the way from one camera to another. The answer ends it. */
function glide(from: Camera, to: Camera, ms: number, draw: (camera: Camera) => void): () => void {
  let frame = 0;
  const start = performance.now();
  const move = (now: number) => {
    const part = ms === 0 ? 1 : Math.min(1, Math.max(0, (now - start) / ms));
    const eased = 1 - (1 - part) ** 3;
    const at = (one: number, other: number) => one + (other - one) * eased;
    draw({ x: at(from.x, to.x), y: at(from.y, to.y), scale: at(from.scale, to.scale) });
    if (part < 1) frame = requestAnimationFrame(move);
  };
  move(start);
  return () => cancelAnimationFrame(frame);
}
