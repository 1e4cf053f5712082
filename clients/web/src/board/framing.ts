/** Views of the board: what a camera frames, within the limits of the map. Nothing here has a state. */

export interface Camera {
  /** The centre, in board units. */
  x: number;
  y: number;
  /** Pixels of the screen for a unit of the board. */
  scale: number;
}

export interface Size {
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}

/** The map on the screen. */
export interface Pane {
  /** In board units. */
  board: Size;
  /** In pixels. */
  size: Size;
  /** Covered part of the lower edge, in pixels. */
  covered: number;
}

const MOST = 3.2;
/** Zoom factor for a pending decision. */
const NEAR = 1.6;
/** Room around the target of the camera, in pixels. */
const MARGIN = 44;

const between = (value: number, least: number, most: number) =>
  Math.min(Math.max(value, least), Math.max(least, most));

/** The scale at which the whole board is in view. */
const whole = ({ size, board }: Pane) =>
  Math.min(size.width / board.width, size.height / board.height);

/** The nearest scale that is allowed. */
const allowed = (pane: Pane, scale: number) =>
  between(scale, whole(pane), Math.max(MOST, whole(pane) * 4));

/** The nearest camera whose board does not leave the screen; where it is smaller, it is in the middle. */
export function held(pane: Pane, camera: Camera): Camera {
  const { size, board, covered } = pane;
  const scale = allowed(pane, camera.scale);
  const within = (at: number, half: number, length: number, more = 0) =>
    2 * half >= length + more ? (length + more) / 2 : between(at, half, length + more - half);
  return {
    scale,
    x: within(camera.x, size.width / scale / 2, board.width),
    y: within(camera.y, size.height / scale / 2, board.height, covered / scale),
  };
}

/** The most by which a board that fills a tall screen is wider than that. */
const WIDER = 1.9;

/** The whole board, or on a narrow screen so much of it that it fills the height. */
export function fitted(pane: Pane): Camera {
  const { size, board } = pane;
  const cover = Math.max(size.width / board.width, size.height / board.height);
  const scale = cover > whole(pane) * 1.25 ? Math.min(cover, whole(pane) * WIDER) : whole(pane);
  return { x: board.width / 2, y: board.height / 2, scale };
}

/** Points that are to be in view. */
export interface Target {
  points: readonly Point[];
  /** Whether they are to be in the middle. */
  isCentred: boolean;
  /** Whether the camera goes near. */
  isNear: boolean;
}

/** The camera with the points in view, as close to another one as can be. */
export function aimed(pane: Pane, base: Camera, { points, isCentred, isNear }: Target): Camera {
  if (points.length === 0) return base;
  const { size, covered } = pane;
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const open = size.height - covered;
  const room = Math.min(
    (size.width - 2 * MARGIN) / Math.max(1, right - left),
    (open - 2 * MARGIN) / Math.max(1, bottom - top),
  );
  const wanted = isNear ? base.scale * NEAR : base.scale;
  const scale = Math.max(whole(pane), Math.min(wanted, room));
  const lower = covered / 2 / scale;
  const [halfWidth, halfHeight] = [size.width / 2 / scale, open / 2 / scale];
  const margin = Math.min(MARGIN / scale, halfWidth / 2, halfHeight / 2);
  // It goes no farther than it must.
  const near = (at: number, half: number, least: number, most: number) =>
    isCentred || most - least > 2 * (half - margin)
      ? (least + most) / 2
      : between(at, most - half + margin, least + half - margin);
  return {
    scale,
    x: near(base.x, halfWidth, left, right),
    y: near(base.y - lower, halfHeight, top, bottom) + lower,
  };
}

/** The camera after a zoom around a point of the screen, which stays where it is. */
export function zoomed(pane: Pane, camera: Camera, factor: number, at: Point): Camera {
  const scale = allowed(pane, camera.scale * factor);
  const [dx, dy] = [at.x - pane.size.width / 2, at.y - pane.size.height / 2];
  const change = 1 / camera.scale - 1 / scale;
  return { scale, x: camera.x + dx * change, y: camera.y + dy * change };
}

/** The place on the board of a point of the screen. */
export function placeOf({ size }: Pane, camera: Camera, at: Point): Point {
  return {
    x: camera.x + (at.x - size.width / 2) / camera.scale,
    y: camera.y + (at.y - size.height / 2) / camera.scale,
  };
}
