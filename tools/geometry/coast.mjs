// The coast: Natural Earth, on the board and simplified.
import { landRings } from "./atlas.mjs";
import { placeRing } from "./projection.mjs";

/** The smallest triangle a vertex makes with its neighbours that is worth drawing, in square units. */
const DETAIL = 4.5;
const SMALLEST_ISLAND = 30;

const triangle = (a, b, c) => Math.abs((b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])) / 2;
export const area = (ring) =>
  Math.abs(ring.reduce((sum, [x, y], i) => { const [u, v] = ring[(i + 1) % ring.length]; return sum + x * v - u * y; }, 0)) / 2;

/** Visvalingam and Whyatt: drops the vertex of the smallest triangle until all are large enough. */
export function simplify(ring, { detail = DETAIL, isOpen = false } = {}) {
  ring = ring.slice();
  for (;;) {
    let [smallest, at] = [detail, -1];
    ring.forEach((point, i) => {
      if (isOpen && (i === 0 || i === ring.length - 1)) return;
      const size = triangle(ring[(i + ring.length - 1) % ring.length], point, ring[(i + 1) % ring.length]);
      if (size < smallest) [smallest, at] = [size, i];
    });
    if (at < 0 || ring.length <= 3) return ring;
    ring.splice(at, 1);
  }
}

/** The rings of all land on the board, in units of the board; holes are rings too (even-odd). */
export function coast() {
  const rings = [];
  for (const ring of landRings()) {
    const seen = placeRing(ring);
    if (seen.length < 3) continue;
    const simple = simplify(seen);
    if (area(simple) >= SMALLEST_ISLAND) rings.push(simple);
  }
  return rings.sort((a, b) => area(b) - area(a));
}

export const path = (rings) =>
  rings.map((ring) => `M${ring.map(([x, y]) => `${+x.toFixed(1)} ${+y.toFixed(1)}`).join("L")}Z`).join("");
