/**
 * What part of the board is visible: moved by one finger, zoomed by two, the wheel or buttons. The board
 * is one picture of a scale. To move it moves the picture, which is not drawn again; a zoom stretches
 * it until the fingers rest, or until it is too coarse.
 */

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

/** Parts of the map: the window to the board, and in it the plate that is moved, as large as the board. */
export interface Parts {
  map: HTMLElement;
  plate: HTMLElement;
}

/** Duration of a movement of the camera, in milliseconds. */
const GLIDE = 260;
/** The board rests when its scale has not changed for so many milliseconds. */
const REST = 160;
/** How far a picture is stretched before the board is drawn at the new scale. */
const [LEAST, MOST] = [0.65, 2.1];

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

  /** The scale of the picture, and whether it lacks what is drawn at rest only. */
  let [picture, isCoarse] = [0, false];
  let resting: ReturnType<typeof setTimeout> | undefined;

  function draw(next: Camera): void {
    if (pane.size.width === 0) return;
    camera = held(pane, next);
    const stretch = camera.scale / picture;
    if (!(stretch > LEAST && stretch < MOST)) redraw(true);
    place();
    clearTimeout(resting);
    if (camera.scale !== picture || isCoarse) resting = setTimeout(settle, REST);
  }

  /** Draws the board at the scale of the camera. */
  function redraw(isMoving: boolean): void {
    picture = camera.scale;
    isCoarse = isMoving;
    plate.style.width = `${board.width * picture}px`;
    plate.style.height = `${board.height * picture}px`;
    drawn(picture, isMoving);
  }

  /** Puts the picture where the camera sees it: on whole pixels, unless it is stretched. */
  function place(): void {
    const { x, y, scale } = camera;
    const corner = [pane.size.width / 2 - x * scale, pane.size.height / 2 - y * scale];
    const fine = scale === picture ? devicePixelRatio : 100 * devicePixelRatio;
    const [left, top] = corner.map((value) => Math.round(value * fine) / fine);
    plate.style.transform = `translate(${left}px, ${top}px) scale(${scale / picture})`;
  }

  function settle(): void {
    clearTimeout(resting);
    if (pane.size.width === 0 || (camera.scale === picture && !isCoarse)) return;
    redraw(false);
    place();
  }

  /** Moves the points into view. */
  function turn(ms: number): void {
    const isNear = isAsked && !isMoved;
    const base = isMoved ? camera : fitted(pane);
    stay();
    const to = aimed(pane, base, { points, isCentred: isAsked, isNear });
    stay = glide(camera, to, ms, draw, settle);
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
      settle();
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
      clearTimeout(resting);
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
