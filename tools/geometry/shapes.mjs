// Rectangles, turned by a direction, and how far they are from each other.

/** As Math.hypot, which takes ten times as long. */
export const length = (x, y) => Math.sqrt(x * x + y * y);

/** `ux`, `uy`: the direction of the length. `hl`, `hw`: half the length and half the width. */
export const box = (x, y, ux, uy, hl, hw) => ({ x, y, ux, uy, hl, hw, reach: length(hl, hw) });

/** The widest gap between two rectangles along one of their axes; below zero if they overlap. */
export function gap(a, b) {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const cos = Math.abs(a.ux * b.ux + a.uy * b.uy);
  const sin = Math.abs(a.ux * b.uy - a.uy * b.ux);
  return Math.max(
    Math.abs(dx * a.ux + dy * a.uy) - a.hl - b.hl * cos - b.hw * sin,
    Math.abs(dy * a.ux - dx * a.uy) - a.hw - b.hl * sin - b.hw * cos,
    Math.abs(dx * b.ux + dy * b.uy) - b.hl - a.hl * cos - a.hw * sin,
    Math.abs(dy * b.ux - dx * b.uy) - b.hw - a.hl * sin - a.hw * cos,
  );
}

/** How far a point is from a rectangle; 0 inside. */
export function distance(a, x, y) {
  const along = Math.abs((x - a.x) * a.ux + (y - a.y) * a.uy) - a.hl;
  const across = Math.abs((y - a.y) * a.ux - (x - a.x) * a.uy) - a.hw;
  return length(Math.max(along, 0), Math.max(across, 0));
}

/** How far the corners of a rectangle are inside the border; below zero outside. */
export function inside(a, width, height) {
  const ex = Math.abs(a.ux) * a.hl + Math.abs(a.uy) * a.hw;
  const ey = Math.abs(a.uy) * a.hl + Math.abs(a.ux) * a.hw;
  return Math.min(a.x - ex, width - a.x - ex, a.y - ey, height - a.y - ey);
}

/** A pixel for each unit of the board: whether it is land, by the even-odd rule. */
export function landMask(rings, width, height) {
  const mask = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    const crossings = [];
    for (const ring of rings) {
      ring.forEach(([x1, y1], i) => {
        const [x2, y2] = ring[(i + 1) % ring.length];
        if (y1 <= y + 0.5 !== y2 <= y + 0.5) crossings.push(x1 + ((y + 0.5 - y1) / (y2 - y1)) * (x2 - x1));
      });
    }
    crossings.sort((a, b) => a - b);
    for (let k = 0; k + 1 < crossings.length; k += 2) {
      const from = Math.max(0, Math.ceil(crossings[k] - 0.5));
      const to = Math.min(width - 1, Math.floor(crossings[k + 1] - 0.5));
      mask.fill(1, y * width + from, y * width + Math.max(from, to + 1));
    }
  }
  return (x, y) => mask[Math.min(height - 1, Math.max(0, Math.floor(y))) * width + Math.min(width - 1, Math.max(0, Math.floor(x)))] === 1;
}
