// From longitude and latitude to the board: projected, and warped so that every city lies where the
// board has it. Rings and lines are clipped on the way.
import { geoConicConformal } from "d3-geo";
import { HEIGHT, WIDTH, cities } from "./board.mjs";

/** How far the drawing goes on beyond the border, so that a stroke along it stays out of sight. */
const BLEED = 12;

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

/** The projection in two steps: a flat map, and its warp. */
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
function clipRing(ring, [left, top, right, bottom]) {
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

/** The parts of a line inside a rectangle. */
function clipLine(line, [left, top, right, bottom]) {
  const parts = [];
  line.slice(1).forEach((to, i) => {
    const from = line[i];
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    let [enter, leave] = [0, 1];
    for (const [by, room] of [[-dx, from[0] - left], [dx, right - from[0]], [-dy, from[1] - top], [dy, bottom - from[1]]]) {
      if (by === 0 && room < 0) return;
      if (by < 0) enter = Math.max(enter, room / by);
      if (by > 0) leave = Math.min(leave, room / by);
    }
    if (enter >= leave) return;
    const at = (t) => [from[0] + t * dx, from[1] + t * dy];
    if (enter > 0 || parts.length === 0) parts.push([at(enter)]);
    parts.at(-1).push(at(leave));
  });
  return parts;
}

const { flat, warp } = projections();
const EUROPE = [-40, 18, 75, 78];
const NEAR = [-200, -200, WIDTH + 200, HEIGHT + 200];
const BOARD = [-BLEED, -BLEED, WIDTH + BLEED, HEIGHT + BLEED];

/** The place of a point of the globe on the board. */
export const place = (point) => warp(flat(point));

/** A ring of the globe on the board; fewer than three points where it is not on the board. */
export function placeRing(ring) {
  const near = clipRing(ring, EUROPE);
  return clipRing(clipRing(near.map(flat), NEAR).map(warp), BOARD);
}

/** The parts of a line of the globe that are on the board. */
export function placeLine(line) {
  return clipLine(line, EUROPE)
    .flatMap((part) => clipLine(part.map(flat), NEAR))
    .flatMap((part) => clipLine(part.map(warp), BOARD));
}
