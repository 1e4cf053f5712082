// The relief: a height for every point from the crests of the ranges, drawn as tints and hachures.
import { contours } from "d3-contour";
import { HEIGHT, WIDTH } from "./board.mjs";
import { area, simplify } from "./coast.mjs";
import { ranges } from "./europe.mjs";
import { place } from "./projection.mjs";
import { length } from "./shapes.mjs";

/** The side of a cell of the grid of heights, in units. */
const CELL = 4;
/** The grid begins this far outside the board. */
const OUT = 12;
const [COLUMNS, ROWS] = [WIDTH, HEIGHT].map((size) => Math.ceil((size + 2 * OUT) / CELL) + 1);
/** Units for a kilometre, about. */
const UNIT = 0.4;
/** The heights at which a tint begins. */
const TINTS = [0.16, 0.42];
/** The heights from which hachures run down. */
const EDGES = [0.24, 0.38, 0.52, 0.66, 0.8, 0.95];
const STEEP = 0.0045;
/** How far hachures are apart and at most how long they are. */
const [LIT, SHADED, LONGEST] = [4.4, 3.2, 8];

/** A number from 0 to 1 for a point of a lattice. */
function chance(i, j) {
  let t = (Math.imul(i, 374761393) + Math.imul(j, 668265263)) | 0;
  t = Math.imul(t ^ (t >>> 13), 1274126177);
  return ((t ^ (t >>> 16)) >>> 0) / 4294967296;
}

/** Smooth noise from 0 to 1. */
function noise(x, y, wave) {
  const [u, v] = [x / wave, y / wave];
  const [i, j] = [Math.floor(u), Math.floor(v)];
  const ease = (t) => t * t * (3 - 2 * t);
  const [s, t] = [ease(u - i), ease(v - j)];
  const row = (k) => chance(i, k) * (1 - s) + chance(i + 1, k) * s;
  return row(j) * (1 - t) + row(j + 1) * t;
}

function fromSegment(x, y, [x1, y1], [x2, y2]) {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const t = Math.max(0, Math.min(1, ((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy)));
  return length(x1 + t * dx - x, y1 + t * dy - y);
}

const crests = ranges.map(({ height, width, crest }) => ({ height, width: width * UNIT, line: crest.map(place) }));

/** The height above the plains at a point; the crests wind a little, and have spurs. */
function heightOf(x, y) {
  const [wx, wy] = [x + (noise(x + 999, y, 26) - 0.5) * 16, y + (noise(x, y + 999, 26) - 0.5) * 16];
  let most = 0;
  for (const { height, width, line } of crests) {
    const wide = width * (0.75 + 0.6 * noise(x + 500, y + 500, 40));
    const far = Math.min(...line.slice(1).map((to, i) => fromSegment(wx, wy, line[i], to)));
    if (far < wide) most = Math.max(most, height * (0.5 + 0.5 * Math.cos((Math.PI * far) / wide)));
  }
  const spur = 1 - Math.abs(2 * noise(x, y, 17) - 1);
  return most * (0.72 + 0.42 * spur);
}

/** Lower where rivers are, and none in the sea: `openness` is 0 there and 1 far from them. */
function heights(openness) {
  const values = new Float64Array(COLUMNS * ROWS);
  for (let j = 0; j < ROWS; j++) {
    for (let i = 0; i < COLUMNS; i++) {
      const [x, y] = [i * CELL - OUT, j * CELL - OUT];
      values[j * COLUMNS + i] = heightOf(x, y) * openness(x, y);
    }
  }
  return values;
}

/** The height and its slope at a point, from the grid. */
function sampler(values) {
  const at = (i, j) => values[Math.max(0, Math.min(ROWS - 1, j)) * COLUMNS + Math.max(0, Math.min(COLUMNS - 1, i))];
  const height = (x, y) => {
    const [u, v] = [(x + OUT) / CELL, (y + OUT) / CELL];
    const [i, j] = [Math.floor(u), Math.floor(v)];
    const [s, t] = [u - i, v - j];
    return (at(i, j) * (1 - s) + at(i + 1, j) * s) * (1 - t) + (at(i, j + 1) * (1 - s) + at(i + 1, j + 1) * s) * t;
  };
  const slope = (x, y) => [(height(x + 2, y) - height(x - 2, y)) / 4, (height(x, y + 2) - height(x, y - 2)) / 4];
  return { height, slope };
}

const onBoard = (ring) => ring.slice(0, -1).map(([x, y]) => [(x - 0.5) * CELL - OUT, (y - 0.5) * CELL - OUT]);

function ringsAt(values, level) {
  const [{ coordinates }] = contours().size([COLUMNS, ROWS]).thresholds([level])([...values]);
  return coordinates.flat().map(onBoard);
}

/** From each edge down: strokes along the slope, more and bolder where the light of the north-west does not fall. */
function hachures(values, isFree) {
  const { height, slope } = sampler(values);
  const strokes = { lit: [], shaded: [] };
  for (const ring of EDGES.flatMap((edge) => ringsAt(values, edge))) {
    let left = 0;
    ring.forEach((from, k) => {
      const to = ring[(k + 1) % ring.length];
      const side = length(to[0] - from[0], to[1] - from[1]);
      for (; left < side; ) {
        const [x, y] = [0, 1].map((axis) => from[axis] + ((to[axis] - from[axis]) * left) / side);
        const [gx, gy] = slope(x, y);
        const steep = length(gx, gy);
        const isShaded = gx + gy < 0;
        left += (isShaded ? SHADED : LIT) * (0.75 + 0.5 * chance(Math.round(x * 8), Math.round(y * 8)));
        if (steep < STEEP) continue;
        const stroke = downhill([x, y], { height, slope });
        if (stroke && isFree(stroke)) strokes[isShaded ? "shaded" : "lit"].push(stroke);
      }
      left -= side;
    });
  }
  return strokes;
}

/** A stroke down the slope, to the next edge at most. */
function downhill([x, y], { height, slope }) {
  const start = height(x, y);
  const long = LONGEST * (0.7 + 0.3 * chance(Math.round(x * 5), Math.round(y * 7)));
  let [u, v, way] = [x, y, 0];
  while (way < long && height(u, v) > start - 0.125) {
    const [gx, gy] = slope(u, v);
    const steep = length(gx, gy);
    if (steep < STEEP / 3) break;
    [u, v, way] = [u - gx / steep, v - gy / steep, way + 1];
  }
  return way >= 3 ? [[x, y], [u, v]] : null;
}

/** The tints as rings, from the lowest up, and the hachures. */
export function relief(openness, isFree) {
  const values = heights(openness);
  const tints = TINTS.map((level) => ringsAt(values, level).map((ring) => simplify(ring, { detail: 9 })).filter((ring) => area(ring) >= 220));
  return { tints, hachures: hachures(values, isFree) };
}
