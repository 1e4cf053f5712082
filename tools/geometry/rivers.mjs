// The rivers: Natural Earth's, each as wide as the rivers above it are long together.
import { riverLines } from "./atlas.mjs";
import { simplify } from "./coast.mjs";
import { streams } from "./europe.mjs";
import { placeLine } from "./projection.mjs";
import { length } from "./shapes.mjs";

/** Ends that are this near to each other meet. */
const NEAR = 2.5;
/** Strokes of rivers: from how many units of rivers above on, and how wide. */
const STROKES = [{ from: 0, width: 1.4 }, { from: 120, width: 2 }, { from: 330, width: 2.7 }, { from: 800, width: 3.5 }];
const DETAIL = 2.2;
const SHORTEST = 12;
/** How far a river may run into the sea. */
const INTO_SEA = 2;
/** A river that ends this near to the sea flows into it. */
const AT_SEA = 9;

const between = ([x, y], [u, v]) => length(x - u, y - v);

/** Chaikin: a line whose corners are cut, and cut again. */
function bent(line, times = 2) {
  if (times === 0) return line;
  const cut = line.slice(1).flatMap(([x, y], i) => {
    const [u, v] = line[i];
    return [[0.75 * u + 0.25 * x, 0.75 * v + 0.25 * y], [0.25 * u + 0.75 * x, 0.25 * v + 0.75 * y]];
  });
  return bent([line[0], ...cut, line.at(-1)], times - 1);
}

/** The points of all rivers, and which are beside each other. */
function network() {
  const [points, beside] = [[], []];
  const add = (point) => {
    const known = points.findIndex((other) => between(other, point) < NEAR);
    if (known >= 0) return known;
    beside.push(new Set());
    return points.push(point) - 1;
  };
  for (const line of [...riverLines(), ...streams.map((line) => bent(line))].flatMap(placeLine)) {
    const at = line.map(add);
    at.slice(1).forEach((next, i) => {
      if (next === at[i]) return;
      beside[next].add(at[i]);
      beside[at[i]].add(next);
    });
  }
  return { points, beside };
}

/** The ends of rivers that are not sources: at the sea, or the one of its system that is nearest to it. */
function mouths({ points, beside }, fromSea) {
  const ends = points.map((_, i) => i).filter((i) => beside[i].size === 1);
  const system = points.map(() => -1);
  for (const end of ends) {
    const waiting = system[end] < 0 ? [end] : [];
    while (waiting.length > 0) {
      const i = waiting.pop();
      system[i] = end;
      waiting.push(...[...beside[i]].filter((j) => system[j] < 0));
    }
  }
  const nearest = new Map();
  for (const end of ends) {
    const other = nearest.get(system[end]);
    if (other === undefined || fromSea(points[end]) < fromSea(points[other])) nearest.set(system[end], end);
  }
  return ends.filter((end) => fromSea(points[end]) < AT_SEA || nearest.get(system[end]) === end);
}

/** By point: the next one downstream, and the way to the mouth. */
function downstream(net, fromSea) {
  const { points, beside } = net;
  const [next, way] = [points.map(() => -1), points.map(() => Infinity)];
  const waiting = new Set(mouths(net, fromSea));
  for (const mouth of waiting) way[mouth] = 0;
  while (waiting.size > 0) {
    const i = [...waiting].reduce((a, b) => (way[b] < way[a] ? b : a));
    waiting.delete(i);
    for (const j of beside[i]) {
      const far = way[i] + between(points[i], points[j]);
      if (far >= way[j]) continue;
      [next[j], way[j]] = [i, far];
      waiting.add(j);
    }
  }
  return { next, way };
}

/** By point: how long the rivers above it are together. */
function above({ points }, { next, way }) {
  const long = points.map(() => 0);
  const order = points.map((_, i) => i).filter((i) => next[i] >= 0).sort((a, b) => way[b] - way[a]);
  for (const i of order) long[next[i]] += long[i] + between(points[i], points[next[i]]);
  return long;
}

const strokeOf = (long) => STROKES.findLastIndex(({ from }) => long >= from);

/** From each source down to a river that is drawn already, cut where the stroke becomes wider. */
function courses(net, flow) {
  const long = above(net, flow);
  const isJoined = new Set(flow.next);
  const sources = net.points.map((_, i) => i).filter((i) => flow.next[i] >= 0 && !isJoined.has(i)).sort((a, b) => flow.way[b] - flow.way[a]);
  const drawn = new Set();
  const found = [];
  for (const source of sources) {
    let [line, stroke] = [[net.points[source]], 0];
    for (let i = source; flow.next[i] >= 0 && !drawn.has(i); i = flow.next[i]) {
      drawn.add(i);
      const wider = strokeOf(long[i]);
      if (wider > stroke && line.length > 1) {
        found.push({ stroke, line });
        line = [net.points[i]];
      }
      stroke = Math.max(stroke, wider);
      line.push(net.points[flow.next[i]]);
    }
    found.push({ stroke, line });
  }
  return found;
}

/** The courses of a river on land. */
function onLand({ stroke, line }, isLand) {
  const dry = ([x, y]) => [[0, 0], [INTO_SEA, 0], [-INTO_SEA, 0], [0, INTO_SEA], [0, -INTO_SEA]].some(([dx, dy]) => isLand(x + dx, y + dy));
  const parts = [[]];
  for (const point of dense(line)) {
    if (dry(point)) parts.at(-1).push(point);
    else if (parts.at(-1).length > 0) parts.push([]);
  }
  return parts.filter((part) => part.length > 1).map((part) => ({ stroke, line: part }));
}

/** A line with a point at least every two units. */
function dense(line) {
  return line.flatMap((to, i) => {
    if (i === 0) return [to];
    const from = line[i - 1];
    const steps = Math.max(1, Math.ceil(between(from, to) / 2));
    return Array.from({ length: steps }, (_, k) => [0, 1].map((axis) => from[axis] + ((to[axis] - from[axis]) * (k + 1)) / steps));
  });
}

/** By stroke: its width, and its lines. `fromSea` is also 0 beyond the border of the board. */
export function rivers(isLand, fromSea) {
  const net = network();
  const all = courses(net, downstream(net, fromSea)).flatMap((course) => onLand(course, isLand));
  return STROKES.map(({ width }, stroke) => {
    const lines = all.filter((course) => course.stroke === stroke).map(({ line }) => simplify(line, { detail: DETAIL, isOpen: true }));
    return { width, lines: lines.filter((line) => stroke > 0 || extent(line) >= SHORTEST) };
  });
}

const extent = (line) => line.slice(1).reduce((sum, point, i) => sum + between(point, line[i]), 0);
