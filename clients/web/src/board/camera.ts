/** What part of the board is visible: moved by one finger, zoomed by two, the wheel or buttons. */

export interface Camera {
  /** The centre, in board units. */
  x: number;
  y: number;
  /** Pixels of the screen for a unit of the board. */
  scale: number;
}

interface Size {
  width: number;
  height: number;
}

export interface Tap {
  x: number;
  y: number;
  /** Pixels of the screen for a unit of the board. */
  scale: number;
}

interface Point {
  x: number;
  y: number;
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

const MOST = 3.2;
/** Zoom factor for a pending decision. */
const NEAR = 1.6;
/** Room around the target of the camera, in pixels. */
const MARGIN = 44;
/** Duration of a movement of the camera, in milliseconds. */
const GLIDE = 260;
/** A finger that moves less, in pixels, taps. */
const SLACK = 8;

/** Lets the player move the board in `svg`; calls `changed` with every new camera, and `tapped`. */
export function steer(
  svg: SVGSVGElement,
  board: Size,
  changed: (camera: Camera) => void,
  tapped: (tap: Tap) => void,
): Steering {
  let camera: Camera = { x: board.width / 2, y: board.height / 2, scale: 0 };
  let size: Size = { width: 0, height: 0 };
  /** Whether the player has moved the board: then it stays as they left it. */
  let isMoved = false;
  let points: readonly Point[] = [];
  /** Covered part of the lower edge, in pixels. */
  let covered = 0;
  let isAsked = false;
  let gliding = 0;
  const fingers = new Map<number, { x: number; y: number }>();
  let start: { x: number; y: number; isTap: boolean } | null = null;
  const stopping = new AbortController();
  const options = { signal: stopping.signal };

  const whole = () => Math.min(size.width / board.width, size.height / board.height);
  const between = (value: number, least: number, most: number) =>
    Math.min(Math.max(value, least), Math.max(least, most));

  function draw(next: Camera): void {
    if (size.width === 0) return;
    const scale = between(next.scale, whole(), Math.max(MOST, whole() * 4));
    const [halfWidth, halfHeight] = [size.width / scale / 2, size.height / scale / 2];
    // The board does not leave the screen; where it is smaller, it is in the middle.
    const within = (at: number, half: number, length: number, more = 0) =>
      2 * half >= length + more ? (length + more) / 2 : between(at, half, length + more - half);
    camera = {
      scale,
      x: within(next.x, halfWidth, board.width),
      y: within(next.y, halfHeight, board.height, covered / scale),
    };
    const corner = [camera.x - halfWidth, camera.y - halfHeight, halfWidth * 2, halfHeight * 2];
    svg.setAttribute("viewBox", corner.map((value) => value.toFixed(2)).join(" "));
    changed(camera);
  }

  /** The whole board, or on a narrow screen somewhat more than its width. */
  function fitted(): Camera {
    const cover = Math.max(size.width / board.width, size.height / board.height);
    const scale = cover > whole() * 1.25 ? Math.min(cover, whole() * 1.5) : whole();
    return { x: board.width / 2, y: board.height / 2, scale };
  }

  /** The camera with the points in view. */
  function aimed(): Camera {
    const base = isMoved ? camera : fitted();
    if (points.length === 0) return base;
    const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
    const [left, right] = [Math.min(...xs), Math.max(...xs)];
    const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
    const open = size.height - covered;
    const room = Math.min(
      (size.width - 2 * MARGIN) / Math.max(1, right - left),
      (open - 2 * MARGIN) / Math.max(1, bottom - top),
    );
    const wanted = isAsked && !isMoved ? base.scale * NEAR : base.scale;
    const scale = Math.max(whole(), Math.min(wanted, room));
    const lower = covered / 2 / scale;
    const [halfWidth, halfHeight] = [size.width / 2 / scale, open / 2 / scale];
    const margin = Math.min(MARGIN / scale, halfWidth / 2, halfHeight / 2);
    // It goes no farther than it must.
    const near = (at: number, half: number, least: number, most: number) =>
      isAsked || most - least > 2 * (half - margin)
        ? (least + most) / 2
        : between(at, most - half + margin, least + half - margin);
    return {
      scale,
      x: near(base.x, halfWidth, left, right),
      y: near(base.y - lower, halfHeight, top, bottom) + lower,
    };
  }

  function glide(to: Camera, ms: number): void {
    cancelAnimationFrame(gliding);
    const from = camera;
    const start = performance.now();
    const move = (now: number) => {
      const part = ms === 0 ? 1 : Math.min(1, Math.max(0, (now - start) / ms));
      const eased = 1 - (1 - part) ** 3;
      const at = (one: number, other: number) => one + (other - one) * eased;
      draw({ x: at(from.x, to.x), y: at(from.y, to.y), scale: at(from.scale, to.scale) });
      if (part < 1) gliding = requestAnimationFrame(move);
    };
    move(start);
  }

  /** The player moves the board. */
  function grab(): void {
    isMoved = true;
    points = [];
    cancelAnimationFrame(gliding);
  }

  /** Zooms around a point of the screen, which stays where it is. */
  function zoomAt(factor: number, px: number, py: number): void {
    grab();
    const scale = between(camera.scale * factor, whole(), Math.max(MOST, whole() * 4));
    const [dx, dy] = [px - size.width / 2, py - size.height / 2];
    const change = 1 / camera.scale - 1 / scale;
    draw({ scale, x: camera.x + dx * change, y: camera.y + dy * change });
  }

  const place = (event: PointerEvent | WheelEvent) => {
    const box = svg.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };

  svg.addEventListener(
    "pointerdown",
    (event) => {
      if (event.pointerType === "mouse" && event.button !== 0) return;
      svg.setPointerCapture(event.pointerId);
      fingers.set(event.pointerId, place(event));
      start = fingers.size === 1 ? { ...place(event), isTap: true } : null;
    },
    options,
  );
  svg.addEventListener(
    "pointermove",
    (event) => {
      const before = fingers.get(event.pointerId);
      if (!before) return;
      const now = place(event);
      if (start?.isTap && Math.hypot(now.x - start.x, now.y - start.y) < SLACK) return;
      if (start) start.isTap = false;
      grab();
      const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
      fingers.set(event.pointerId, now);
      if (other) {
        const grown =
          Math.hypot(now.x - other.x, now.y - other.y) /
          Math.hypot(before.x - other.x, before.y - other.y);
        if (Number.isFinite(grown) && grown > 0)
          zoomAt(grown, (now.x + other.x) / 2, (now.y + other.y) / 2);
      }
      const share = other ? 2 : 1;
      draw({
        scale: camera.scale,
        x: camera.x - (now.x - before.x) / camera.scale / share,
        y: camera.y - (now.y - before.y) / camera.scale / share,
      });
    },
    options,
  );
  const lift = (event: PointerEvent) => {
    fingers.delete(event.pointerId);
    if (event.type === "pointerup" && start?.isTap) {
      const x = camera.x + (start.x - size.width / 2) / camera.scale;
      const y = camera.y + (start.y - size.height / 2) / camera.scale;
      tapped({ x, y, scale: camera.scale });
    }
    start = null;
  };
  svg.addEventListener("pointerup", lift, options);
  svg.addEventListener("pointercancel", lift, options);
  svg.addEventListener(
    "wheel",
    (event) => {
      event.preventDefault();
      const { x, y } = place(event);
      zoomAt(Math.exp(-event.deltaY * (event.deltaMode === 1 ? 0.05 : 0.0016)), x, y);
    },
    { ...options, passive: false },
  );

  const resized = new ResizeObserver(([entry]) => {
    if (!entry || entry.contentRect.width === 0 || entry.contentRect.height === 0) return;
    size = { width: entry.contentRect.width, height: entry.contentRect.height };
    glide(aimed(), 0);
  });
  resized.observe(svg);

  return {
    zoom: (factor) => zoomAt(factor, size.width / 2, size.height / 2),
    aim: (next, how) => {
      points = next;
      ({ covered, isAsked } = how);
      if (size.width === 0) return;
      const isQuick = matchMedia("(prefers-reduced-motion: reduce)").matches;
      glide(aimed(), isQuick ? 0 : GLIDE);
    },
    stop: () => {
      cancelAnimationFrame(gliding);
      stopping.abort();
      resized.disconnect();
    },
  };
}
