// The coast: Natural Earth, projected, warped so that every city lies where the board has it,
// clipped and simplified.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { geoConicConformal } from "d3-geo";
import { feature } from "topojson-client";
import { HEIGHT, WIDTH, cities } from "./board.mjs";

/** How far the drawing goes on beyond the border, so that a stroke along it stays out of sight. */
const BLEED = 12;
/** The smallest triangle a vertex makes with its neighbours that is worth drawing, in square units. */
const DETAIL = 4.5;
const SMALLEST_ISLAND = 30;

const lambert = geoConicConformal().parallels([40, 56]).rotate([-15, 0]).scale(1000).translate([0, 0]);

/** Solves `matrix * solution = right` for several right sides by Gauss-Jordan with pivots. */
function solve(matrix, right) {
  const n = matrix.length;
  const rows = matrix.map((row, i) => [...row, ...right[i]]);
  for (let i = 0; i < n; i++) {
    let pivot = i;
    for (let k = i + 1; k < n; k++) if (Math.abs(rows[k][i]) > Math.abs(rows[pivot][i])) pivot = k;
    [rows[i], rows[pivot]] = [rows[pivot], rows[i]];
    for (let k = 0; k < n; k++) {
      if (k === i) continue;
      const factor = rows[k][i] / rows[i][i];
      if (factor !== 0) for (let j = i; j < rows[k].length; j++) rows[k][j] -= factor * rows[i][j];
    }
  }
  return rows.map((row, i) => row.slice(n).map((value) => value / row[i]));
}

/** The best affine map from `sources` to `targets`, by least squares. */
function affine(sources, targets) {
  const normal = [0, 1, 2].map(() => [0, 0, 0]);
  const right = [0, 1, 2].map(() => [0, 0]);
  sources.forEach(([x, y], k) => {
    const row = [x, y, 1];
    for (let i = 0; i < 3; i++) {
      for (let j = 0; j < 3; j++) normal[i][j] += row[i] * row[j];
      for (let j = 0; j < 2; j++) right[i][j] += row[i] * targets[k][j];
    }
  });
  const [a, b, c] = solve(normal, right);
  return ([x, y]) => [a[0] * x + b[0] * y + c[0], a[1] * x + b[1] * y + c[1]];
}

/** The thin-plate spline that takes each source to its target. */
function thinPlateSpline(sources, targets) {
  const bend = (r2) => (r2 === 0 ? 0 : r2 * Math.log(r2));
  const n = sources.length;
  const matrix = Array.from({ length: n + 3 }, () => new Array(n + 3).fill(0));
  sources.forEach(([x, y], i) => {
    sources.forEach(([u, v], j) => (matrix[i][j] = bend((x - u) ** 2 + (y - v) ** 2)));
    [1, x, y].forEach((value, k) => (matrix[i][n + k] = matrix[n + k][i] = value));
  });
  const weights = solve(matrix, [...targets, [0, 0], [0, 0], [0, 0]]);
  return ([x, y]) => {
    const at = [0, 1].map((k) => weights[n][k] + weights[n + 1][k] * x + weights[n + 2][k] * y);
    sources.forEach(([u, v], i) => {
      const b = bend((x - u) ** 2 + (y - v) ** 2);
      at[0] += weights[i][0] * b;
      at[1] += weights[i][1] * b;
    });
    return at;
  };
}

/** From longitude and latitude to the board, in two steps: a flat map, and its warp. */
function projections() {
  const targets = cities.map(({ x, y }) => [x, y]);
  const projected = cities.map(({ lon, lat }) => lambert([lon, lat]));
  const straight = affine(projected, targets);
  const flat = (point) => straight(lambert(point));
  const sources = projected.map(straight);
  // The border stays, a little outside the board: what is beyond the outermost cities is not torn.
  const border = [];
  const [w, h, out] = [WIDTH, HEIGHT, 60];
  for (let k = 0; k <= 8; k++) {
    const x = -out + ((w + 2 * out) * k) / 8;
    border.push([x, -out], [x, h + out]);
    if (k > 0 && k < 8) border.push([-out, -out + ((h + 2 * out) * k) / 8], [w + out, -out + ((h + 2 * out) * k) / 8]);
  }
  return { flat, warp: thinPlateSpline([...sources, ...border], [...targets, ...border]) };
}

/** Sutherland and Hodgman: the part of a ring inside a rectangle. */
function clip(ring, [left, top, right, bottom]) {
  const sides = [
    [([x]) => x - left], [([x]) => right - x], [([, y]) => y - top], [([, y]) => bottom - y],
  ];
  for (const [inside] of sides) {
    const kept = [];
    ring.forEach((point, i) => {
      const before = ring[(i + ring.length - 1) % ring.length];
      const [a, b] = [inside(before), inside(point)];
      if (a >= 0 !== b >= 0) {
        const t = a / (a - b);
        kept.push([before[0] + t * (point[0] - before[0]), before[1] + t * (point[1] - before[1])]);
      }
      if (b >= 0) kept.push(point);
    });
    ring = kept;
  }
  return ring;
}

const triangle = (a, b, c) => Math.abs((b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])) / 2;
const area = (ring) =>
  Math.abs(ring.reduce((sum, [x, y], i) => { const [u, v] = ring[(i + 1) % ring.length]; return sum + x * v - u * y; }, 0)) / 2;

/** Visvalingam and Whyatt: drops the vertex of the smallest triangle until all are large enough. */
function simplify(ring) {
  ring = ring.slice();
  for (;;) {
    let [smallest, at] = [DETAIL, -1];
    ring.forEach((point, i) => {
      const size = triangle(ring[(i + ring.length - 1) % ring.length], point, ring[(i + 1) % ring.length]);
      if (size < smallest) [smallest, at] = [size, i];
    });
    if (at < 0 || ring.length <= 3) return ring;
    ring.splice(at, 1);
  }
}

/** The rings of all land on the board, in units of the board; holes are rings too (even-odd). */
export function coast() {
  const atlas = JSON.parse(readFileSync(createRequire(import.meta.url).resolve("world-atlas/land-50m.json")));
  const land = feature(atlas, atlas.objects.land);
  const { flat, warp } = projections();
  const polygons = land.features.flatMap(({ geometry }) => geometry.type === "Polygon" ? [geometry.coordinates] : geometry.coordinates);
  const rings = [];
  for (const ring of polygons.flat()) {
    const near = clip(ring.slice(0, -1), [-40, 18, 75, 78]);
    if (near.length < 3) continue;
    const wide = clip(near.map(flat), [-200, -200, WIDTH + 200, HEIGHT + 200]);
    const seen = clip(wide.map(warp), [-BLEED, -BLEED, WIDTH + BLEED, HEIGHT + BLEED]);
    if (seen.length < 3) continue;
    const simple = simplify(seen);
    if (area(simple) >= SMALLEST_ISLAND) rings.push(simple);
  }
  return rings.sort((a, b) => area(b) - area(a));
}

export const path = (rings) =>
  rings.map((ring) => `M${ring.map(([x, y]) => `${+x.toFixed(1)} ${+y.toFixed(1)}`).join("L")}Z`).join("");
