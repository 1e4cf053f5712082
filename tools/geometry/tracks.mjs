// The spaces of a route as its curve has them, and a label beside its city.
import { DOT, cities, cityById, routes } from "./board.mjs";
import { box, distance, length as hypot } from "./shapes.mjs";

export const SPACE_WIDTH = 14;
/** What the laws ask for, with something to spare for rounding. */
export const CLEAR = { spaces: 2.3, dot: 3.2, label: 3.2, border: 6 };
const BETWEEN_SPACES = 5;
/** The inner spaces of twins come closer where the twins bend. */
const BETWEEN_SPACES_OF_TWINS = 6.5;
const BETWEEN_TWINS = 3.5;
/** From a city's dot to the first space, at least. */
const STEP = 4.5;
const LONGEST_SPACE = 52;
export const DIRECTIONS = 32;

/** The tracks: one line for a single route, and one for both routes of a pair of twins. */
export const tracks = routes
  .filter((route) => !route.double || route.id < route.double)
  .map((route) => ({
    route,
    twin: route.double && routes.find(({ id }) => id === route.double),
    from: cityById.get(route.from),
    to: cityById.get(route.to),
    ends: [cities.findIndex(({ id }) => id === route.from), cities.findIndex(({ id }) => id === route.to)],
  }));

const STEPS = 48;
/** The spaces of a track: a cubic curve that leaves its cities as `shape` says, cut evenly. */
export function spread(track, [b1, b2, e1, e2]) {
  const { from: a, to: b, route, twin } = track;
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const [x1, y1] = [a.x + dx / 3 - dy * b1, a.y + dy / 3 + dx * b1];
  const [x2, y2] = [b.x - dx / 3 - dy * b2, b.y - dy / 3 + dx * b2];
  const xs = new Float64Array(STEPS + 1), ys = new Float64Array(STEPS + 1), at = new Float64Array(STEPS + 1);
  for (let k = 0; k <= STEPS; k++) {
    const t = k / STEPS, s = 1 - t;
    const [p, q, r, u] = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t];
    xs[k] = p * a.x + q * x1 + r * x2 + u * b.x;
    ys[k] = p * a.y + q * y1 + r * y2 + u * b.y;
    if (k) at[k] = at[k - 1] + hypot(xs[k] - xs[k - 1], ys[k] - ys[k - 1]);
  }
  const n = route.length;
  const free = at[STEPS] - 2 * (DOT + STEP) - e1 - e2;
  const between = twin ? BETWEEN_SPACES_OF_TWINS : BETWEEN_SPACES;
  const length = Math.min(LONGEST_SPACE, (free - (n - 1) * between) / n);
  const pitch = length + between;
  const start = DOT + STEP + e1 + (free - n * pitch + between) / 2 + length / 2;
  const aside = twin ? (SPACE_WIDTH + BETWEEN_TWINS) / 2 : 0;
  const [first, second] = [[], []];
  let j = 1;
  const point = (s) => {
    while (j < STEPS && at[j] < s) j++;
    while (j > 1 && at[j - 1] > s) j--;
    const f = (s - at[j - 1]) / (at[j] - at[j - 1]);
    return [xs[j - 1] + f * (xs[j] - xs[j - 1]), ys[j - 1] + f * (ys[j] - ys[j - 1])];
  };
  for (let i = 0; i < n; i++) {
    const s = start + i * pitch;
    // The chord under the space, so that it lies on the curve as a whole.
    const [px, py] = point(s - length / 2);
    const [qx, qy] = point(s + length / 2);
    const [mx, my] = point(s);
    const chord = hypot(qx - px, qy - py);
    const [ux, uy] = [(qx - px) / chord, (qy - py) / chord];
    const [cx, cy] = [(px + qx) / 4 + mx / 2, (py + qy) / 4 + my / 2];
    if (twin) {
      first.push(box(cx + uy * aside, cy - ux * aside, ux, uy, length / 2, SPACE_WIDTH / 2));
      second.push(box(cx - uy * aside, cy + ux * aside, ux, uy, length / 2, SPACE_WIDTH / 2));
    } else first.push(box(cx, cy, ux, uy, length / 2, SPACE_WIDTH / 2));
  }
  const all = twin ? first.concat(second) : first;
  const [mx, my] = [xs[STEPS / 2], ys[STEPS / 2]];
  const reach = Math.max(...all.map((s) => hypot(s.x - mx, s.y - my) + s.reach));
  const leave = Math.atan2(y1 - a.y, x1 - a.x), arrive = Math.atan2(y2 - b.y, x2 - b.x);
  return { first, second, all, length, x: mx, y: my, reach, angles: [leave, arrive], total: at[STEPS] };
}

/** A label beside its city, in one of the directions, at some distance. */
export function placed(city, width, { ascent, descent }, [direction, away]) {
  const angle = (2 * Math.PI * direction) / DIRECTIONS;
  const [ux, uy] = [Math.cos(angle), Math.sin(angle)];
  const [hl, hw] = [width / 2, (ascent + descent) / 2];
  const wanted = DOT + CLEAR.label + away;
  // Along the direction, until the box is far enough from the dot.
  let [near, far] = [0, hl + hw + wanted + 40];
  for (let k = 0; k < 24; k++) {
    const t = (near + far) / 2;
    if (distance(box(ux * t, uy * t, 1, 0, hl, hw), 0, 0) < wanted) near = t;
    else far = t;
  }
  return box(city.x + ux * far, city.y + uy * far, 1, 0, hl, hw);
}
