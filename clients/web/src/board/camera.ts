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

const MOST = 3.2;
/** A finger that moves less, in pixels, taps. */
const SLACK = 8;

/** Lets the player move the board in `svg`; calls `changed` with every new camera, and `tapped`. */
export function steer(
  svg: SVGSVGElement,
  board: Size,
  changed: (camera: Camera) => void,
  tapped: (tap: Tap) => void,
): { zoom: (factor: number) => void; show: (x: number, y: number) => void; stop: () => void } {
  let camera: Camera = { x: board.width / 2, y: board.height / 2, scale: 0 };
  let size: Size = { width: 0, height: 0 };
  /** Whether the player has moved the board: then it stays as they left it. */
  let isMoved = false;
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
    const within = (at: number, half: number, length: number) =>
      2 * half >= length ? length / 2 : between(at, half, length - half);
    camera = {
      scale,
      x: within(next.x, halfWidth, board.width),
      y: within(next.y, halfHeight, board.height),
    };
    const corner = [camera.x - halfWidth, camera.y - halfHeight, halfWidth * 2, halfHeight * 2];
    svg.setAttribute("viewBox", corner.map((value) => value.toFixed(2)).join(" "));
    changed(camera);
  }

  /** The whole board, or on a narrow screen somewhat more than its width. */
  function fit(): void {
    const cover = Math.max(size.width / board.width, size.height / board.height);
    const scale = cover > whole() * 1.25 ? Math.min(cover, whole() * 1.5) : whole();
    draw({ x: board.width / 2, y: board.height / 2, scale });
  }

  /** Zooms around a point of the screen, which stays where it is. */
  function zoomAt(factor: number, px: number, py: number): void {
    isMoved = true;
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
      isMoved = true;
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
    if (isMoved) draw(camera);
    else fit();
  });
  resized.observe(svg);

  return {
    zoom: (factor) => zoomAt(factor, size.width / 2, size.height / 2),
    /** Moves a point of the board into view. */
    show: (x, y) => {
      const [dx, dy] = [Math.abs(x - camera.x), Math.abs(y - camera.y)];
      const isVisible =
        dx < size.width / camera.scale / 2.4 && dy < size.height / camera.scale / 2.4;
      if (!isVisible) draw({ ...camera, x, y });
    },
    stop: () => {
      stopping.abort();
      resized.disconnect();
    },
  };
}
