// Writes crates/pictures/data/terrain.json: rivers, lakes, relief and borders under the layout that
// geometry.json has.
import { readFileSync, writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { borderLines, lakeRings } from "./atlas.mjs";
import { DOT, HEIGHT, WIDTH } from "./board.mjs";
import { area, coast, simplify } from "./coast.mjs";
import { lasting, past, seas } from "./europe.mjs";
import { seaWidth } from "./lettering.mjs";
import { placeLine, placeRing } from "./projection.mjs";
import { relief } from "./relief.mjs";
import { rivers } from "./rivers.mjs";
import { box, distance, landMask, length } from "./shapes.mjs";

const data = (name) => new URL(`../../crates/pictures/data/${name}.json`, import.meta.url);
const geometry = JSON.parse(readFileSync(data("geometry")));
/** Around spaces, dots and labels there are no hachures. */
const CLEAR = { space: 3, dot: 4.5, label: 2.5 };
const SMALLEST_LAKE = 14;

/** The distance to the nearest cell of a kind, in units, up to 40. */
function distances(isKind) {
  const reach = 40;
  const [w, h] = [WIDTH / 2, HEIGHT / 2];
  const far = Float64Array.from({ length: w * h }, (_, k) => (isKind((k % w) * 2 + 1, Math.floor(k / w) * 2 + 1) ? 0 : reach));
  const relax = (k, i, j) => {
    for (const [di, dj] of [[-1, 0], [1, 0], [0, -1], [0, 1], [-1, -1], [1, 1], [-1, 1], [1, -1]]) {
      const [a, b] = [i + di, j + dj];
      if (a >= 0 && b >= 0 && a < w && b < h) far[k] = Math.min(far[k], far[b * w + a] + 2 * length(di, dj));
    }
  };
  for (let k = 0; k < w * h; k++) relax(k, k % w, Math.floor(k / w));
  for (let k = w * h - 1; k >= 0; k--) relax(k, k % w, Math.floor(k / w));
  const within = (value, size) => Math.max(0, Math.min(size - 1, Math.floor(value / 2)));
  return (x, y) => far[within(y, h) * w + within(x, w)];
}

/** The boxes that hachures leave free. */
function taken() {
  const { ascent, descent } = geometry.lettering;
  const spaces = geometry.routes.flatMap(({ space_length: long, spaces }) => spaces.map(({ x, y, angle }) => {
    const turn = (angle * Math.PI) / 180;
    return { ...box(x, y, Math.cos(turn), Math.sin(turn), long / 2, geometry.space.width / 2), clear: CLEAR.space };
  }));
  const labels = geometry.cities.map(({ label: { x, y, anchor, width } }) => ({
    ...box(x + { start: width / 2, middle: 0, end: -width / 2 }[anchor], y + (descent - ascent) / 2, 1, 0, width / 2, (ascent + descent) / 2), clear: CLEAR.label,
  }));
  const dots = geometry.cities.map(({ x, y }) => ({ ...box(x, y, 1, 0, 0, 0), clear: DOT + CLEAR.dot }));
  return [...spaces, ...labels, ...dots];
}

/** Numbers of a path, as short as they can be. */
const short = (value) => `${value}`.replace(/^(-?)0\./, "$1.");
const pair = (x, y) => `${short(x)}${y < 0 ? "" : " "}${short(y)}`;

/** Lines as one path in steps of `grain`: the rounding of a point does not add to that of the next. */
function linePath(lines, { grain = 0.5, isClosed = false } = {}) {
  const rounded = (value) => +(Math.round(value / grain) * grain).toFixed(1);
  let at = [0, 0];
  const step = ([x, y]) => {
    const to = [rounded(x), rounded(y)];
    const by = pair(+(to[0] - at[0]).toFixed(1), +(to[1] - at[1]).toFixed(1));
    at = to;
    return by;
  };
  return lines.map((line) => {
    at = [0, 0];
    const [first, ...others] = line.map(step);
    return `M${first}l${others.filter((by) => by !== "0 0").join("l")}${isClosed ? "z" : ""}`;
  }).join("");
}

/** Short strokes, each from the end of the one before; they begin at whole units. */
function strokePath(strokes) {
  let [u, v] = [0, 0];
  return inOrder(strokes).map((stroke, k) => {
    const [[x1, y1], [x2, y2]] = [stroke[0].map(Math.round), stroke[1].map((value) => Math.round(2 * value) / 2)];
    const move = k === 0 ? `M${pair(x1, y1)}` : `m${pair(x1 - u, y1 - v)}`;
    [u, v] = [x2, y2];
    return `${move}l${pair(x2 - x1, y2 - y1)}`;
  }).join("");
}

/** Strokes in bands from left to right, so that the next one is near. */
const inOrder = (strokes) => strokes.slice().sort(([[x1, y1]], [[x2, y2]]) => Math.floor(y1 / 24) - Math.floor(y2 / 24) || x1 - x2);

const rings = coast();
const isLand = landMask(rings, WIDTH, HEIGHT);
const fromSea = distances((x, y) => !isLand(x, y));
const isOutside = ([x, y]) => x < 4 || y < 4 || x > WIDTH - 4 || y > HEIGHT - 4;
const lakes = lakeRings().map(placeRing).filter((ring) => ring.length > 2).map((ring) => simplify(ring, { detail: 2.5 })).filter((ring) => area(ring) >= SMALLEST_LAKE);
const isLake = landMask(lakes, WIDTH, HEIGHT);
const streams = rivers(isLand, (point) => (isOutside(point) ? 0 : fromSea(...point)));

const isRiver = new Set(streams.slice(1).flatMap(({ lines }) => lines.flat()).map(([x, y]) => `${Math.floor(x / 2)} ${Math.floor(y / 2)}`));
const fromWater = distances((x, y) => isLake(x, y) || isRiver.has(`${Math.floor(x / 2)} ${Math.floor(y / 2)}`));
const ease = (t) => Math.max(0, Math.min(1, t));
const openness = (x, y) => ease(fromSea(x, y) / 10) * (0.45 + 0.55 * ease(fromWater(x, y) / 9));
const boxes = taken();
const isClear = (x, y) => !isOutside([x, y]) && isLand(x, y) && !isLake(x, y) && !boxes.some((each) => Math.abs(each.x - x) < 90 && distance(each, x, y) < each.clear);
const isFree = ([from, to]) => [0, 0.5, 1].every((t) => isClear(from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t));
const { tints, hachures } = relief(openness, isFree);

const between = borderLines();
const within = ([west, south, east, north]) => (line) => line.every(([lon, lat]) => lon >= west && lon <= east && lat >= south && lat <= north);
const borders = [
  ...lasting.flatMap(([one, other, part]) => between(one, other).flatMap((line) => (part ? pieces(line).filter(within(part)) : [line]))).flatMap(placeLine),
  ...past.flatMap(placeLine),
];
/** A line as its straight pieces. */
function pieces(line) {
  return line.slice(1).map((to, i) => [line[i], to]);
}
/** Pieces that follow each other as one line. */
function joined(lines) {
  const ends = [];
  for (const line of lines) {
    const last = ends.at(-1);
    if (last && length(last.at(-1)[0] - line[0][0], last.at(-1)[1] - line[0][1]) < 0.05) last.push(...line.slice(1));
    else ends.push(line.slice());
  }
  return ends;
}

/** Meridians and parallels every five degrees. */
function graticule() {
  const steps = (from, to, by) => Array.from({ length: Math.round((to - from) / by) + 1 }, (_, k) => from + k * by);
  const meridians = steps(-30, 60, 10).map((lon) => steps(30, 72, 1).map((lat) => [lon, lat]));
  const parallels = steps(30, 70, 5).map((lat) => steps(-35, 65, 2).map((lon) => [lon, lat]));
  return [...meridians, ...parallels].flatMap(placeLine).map((line) => simplify(line, { detail: 6, isOpen: true }));
}

const fromLand = distances(isLand);
/** Letters of the names of seas are this far apart, as a part of their size. */
const SPACING = 0.16;
/** A name with less water around it is left out. */
const LEAST_WATER = 3;

/** The place for a sea's name that is farthest from land and from everything on the board. */
function seaName({ id, size, within: [left, top, right, bottom] }) {
  const spacing = +(size * SPACING).toFixed(1);
  const width = seaWidth(id, size, spacing);
  const [hl, hw] = [width / 2, size * 0.42];
  const near = boxes.filter(({ x, y, reach }) => x + reach > left && x - reach < right && y + reach > top && y - reach < bottom);
  const roomAt = (x, y) => Math.min(fromLand(x, y), x, WIDTH - x, y, HEIGHT - y, ...near.map((each) => distance(each, x, y) - (each.hl === 0 ? DOT : 0)));
  let best = { room: LEAST_WATER };
  for (let y = top + hw; y <= bottom - hw; y += 3) {
    for (let x = left + hl; x <= right - hl; x += 3) {
      const points = [-1, -0.66, -0.33, 0, 0.33, 0.66, 1].flatMap((t) => [-1, 0, 1].map((s) => [x + t * hl, y + s * hw]));
      let room = Infinity;
      for (const [u, v] of points) if (room > best.room) room = Math.min(room, roomAt(u, v));
      if (room > best.room) best = { x, y, room };
    }
  }
  return best.x === undefined ? [] : [{ id, x: Math.round(best.x), y: Math.round(best.y + size * 0.32), size, spacing, width }];
}

const terrain = {
  graticule: linePath(graticule(), { grain: 0.1 }),
  tints: tints.map((rings) => linePath(rings, { isClosed: true })),
  hachures: { lit: strokePath(hachures.lit), shaded: strokePath(hachures.shaded) },
  lakes: linePath(lakes, { isClosed: true }),
  rivers: streams.map(({ width, lines }) => ({ width, path: linePath(lines) })),
  seas: seas.flatMap(seaName),
  borders: linePath(joined(borders).map((line) => simplify(line, { detail: 4, isOpen: true }))),
};
const members = Object.entries(terrain).map(([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)}`);
writeFileSync(process.argv[2] ?? data("terrain"), `{\n${members.join(",\n")}\n}\n`);
for (const [key, value] of Object.entries(terrain)) console.log(`${key}: ${JSON.stringify(value).length} bytes, ${gzipSync(JSON.stringify(value)).length} compressed`);
console.log(`${hachures.lit.length} and ${hachures.shaded.length} hachures`);
