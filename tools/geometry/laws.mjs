// The laws of a geometry, measured. The tests in crates/pictures/tests/geometry.rs are the same
// laws, written again: they decide.
import { DOT, routes } from "./board.mjs";
import { box, distance, gap, inside } from "./shapes.mjs";

const RADIANS = Math.PI / 180;
const facts = new Map(routes.map((route) => [route.id, route]));

function ringsOf(coast) {
  return coast.split("Z").filter(Boolean).map((ring) => ring.slice(1).split("L").map((pair) => pair.split(" ").map(Number)));
}

/** By the even-odd rule. */
function onLand(rings, x, y) {
  let land = false;
  for (const ring of rings) {
    ring.forEach(([x1, y1], i) => {
      const [x2, y2] = ring[(i + 1) % ring.length];
      if (y1 <= y !== y2 <= y && x1 + ((y - y1) / (y2 - y1)) * (x2 - x1) > x) land = !land;
    });
  }
  return land;
}

function shore(rings, x, y) {
  let nearest = Infinity;
  for (const ring of rings) {
    ring.forEach(([x1, y1], i) => {
      const [x2, y2] = ring[(i + 1) % ring.length];
      const squared = (x2 - x1) ** 2 + (y2 - y1) ** 2;
      const t = Math.max(0, Math.min(1, ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / squared));
      nearest = Math.min(nearest, Math.hypot(x1 + t * (x2 - x1) - x, y1 + t * (y2 - y1) - y));
    });
  }
  return nearest;
}

/** The least of some values, with the name of what has it. */
function least() {
  let [value, name] = [Infinity, ""];
  return { add: (v, n) => { if (v < value) [value, name] = [v, n]; }, show: () => `${value.toFixed(2)} (${name})`, get: () => value };
}

/** Pairs of a law and what was measured; `holds` where it is enough. */
export function measured(geometry) {
  const { width, height, lettering: { ascent, descent } } = geometry;
  const rings = ringsOf(geometry.coast);
  const isLand = (x, y) => onLand(rings, x, y);
  const city = new Map(geometry.cities.map((place) => [place.id, place]));
  const spaces = geometry.routes.flatMap(({ id, space_length: length, spaces }) =>
    spaces.map(({ x, y, angle }) => ({ route: id, ...box(x, y, Math.cos(angle * RADIANS), Math.sin(angle * RADIANS), length / 2, geometry.space.width / 2) })));
  const labels = geometry.cities.map(({ id, label: { x, y, anchor, width: w } }) => ({
    id, ...box(x + { start: w / 2, middle: 0, end: -w / 2 }[anchor], y + (descent - ascent) / 2, 1, 0, w / 2, (ascent + descent) / 2),
  }));
  const m = Object.fromEntries(["spaces", "dots", "labelSpace", "labelDot", "labelLabel", "border", "length", "evenness", "turn", "shore", "ferry"].map((k) => [k, least()]));
  spaces.forEach((a, i) => {
    for (const b of spaces.slice(0, i)) m.spaces.add(gap(a, b), `${a.route}, ${b.route}`);
    for (const c of geometry.cities) m.dots.add(distance(a, c.x, c.y) - DOT, `${a.route}, ${c.id}`);
    for (const l of labels) m.labelSpace.add(gap(a, l), `${l.id}, ${a.route}`);
    m.border.add(inside(a, width, height), a.route);
  });
  labels.forEach((a, i) => {
    for (const b of labels.slice(0, i)) m.labelLabel.add(gap(a, b), `${a.id}, ${b.id}`);
    for (const c of geometry.cities) m.labelDot.add(distance(a, c.x, c.y) - DOT, `${a.id}, ${c.id}`);
    m.border.add(inside(a, width, height), a.id);
  });
  const ends = least();
  for (const { id, space_length: length, spaces } of geometry.routes) {
    m.length.add(length, id);
    const pitches = spaces.slice(1).map((b, k) => Math.hypot(b.x - spaces[k].x, b.y - spaces[k].y));
    m.evenness.add(Math.min(...pitches) - Math.max(...pitches), id);
    spaces.slice(1).forEach((b, k) => m.turn.add(-Math.abs(((b.angle - spaces[k].angle + 540) % 360) - 180), id));
    const { from, to, ferry } = facts.get(id);
    const last = spaces[spaces.length - 1];
    const far = (c, s) => Math.hypot(city.get(c).x - s.x, city.get(c).y - s.y) - length / 2 - DOT;
    ends.add(-far(from, spaces[0]), `${id} at ${from}`);
    ends.add(-far(to, last), `${id} at ${to}`);
    if (ferry) m.ferry.add(spaces.filter(({ x, y }) => !isLand(x, y)).length, id);
  }
  for (const { id, x, y } of geometry.cities) m.shore.add(isLand(x, y) ? 0 : -shore(rings, x, y), id);
  return [
    ["spaces are apart by 2", m.spaces, 2], ["spaces are 3 from dots", m.dots, 3], ["labels are 3 from spaces", m.labelSpace, 3],
    ["labels are 3 from dots", m.labelDot, 3], ["labels are 3 from labels", m.labelLabel, 3], ["all is 5 within the border", m.border, 5],
    ["spaces are 22 long", m.length, 22], ["spaces of a route are even", m.evenness, -0.5], ["routes turn by 25° a space at most", m.turn, -25],
    ["routes reach their cities", ends, -34], ["cities are on land or 16 from it", m.shore, -16], ["ferries cross water", m.ferry, 1],
  ].map(([law, found, bound]) => ({ law, holds: found.get() >= bound, found: found.show() }));
}
