// Where the routes bend and where the labels are: simulated annealing. A layout that costs more is
// accepted as long as the heat allows it.
import { cities } from "./board.mjs";
import { Layout } from "./cost.mjs";
import { DIRECTIONS, spread, tracks } from "./tracks.mjs";

/** The heat at first and at last, in units of cost. */
const [HOT, COLD] = [3, 0.006];
const SHORTEST_SPACE = 20;
const STRONGEST_BEND = 0.4;
const FARTHEST_FROM_CITY = 22;

function generator(seed) {
  return () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** Another shape near this one: another bend, a bend at one end, or farther from one of its cities. */
function reshaped(shape, width, random) {
  const next = shape.slice();
  const which = random();
  const by = (random() - 0.5) * 2 * width;
  if (which < 0.55) next[0] += by;
  if (which < 0.35 || (which >= 0.55 && which < 0.75)) next[1] += by;
  if (which >= 0.75) {
    const end = which < 0.87 ? 2 : 3;
    next[end] = Math.max(0, Math.min(FARTHEST_FROM_CITY, next[end] + (random() - 0.5) * 8));
  }
  return next;
}

function turnTrack(layout, width, accepts, random) {
  const i = Math.floor(random() * tracks.length);
  const [shape, line] = [layout.shapes[i], layout.lines[i]];
  const next = reshaped(shape, width, random);
  if (Math.max(Math.abs(next[0]), Math.abs(next[1])) > STRONGEST_BEND) return;
  const before = layout.costOfLine(i);
  layout.shapes[i] = next;
  layout.lines[i] = spread(tracks[i], next);
  if (layout.lines[i].length < SHORTEST_SPACE || !accepts(before, layout.costOfLine(i))) {
    [layout.shapes[i], layout.lines[i]] = [shape, line];
  }
}

function moveLabel(layout, accepts, random) {
  const c = Math.floor(random() * cities.length);
  const [spot, label] = [layout.spots[c], layout.labels[c]];
  const before = layout.costOfLabel(c);
  const step = random() < 0.5 ? Math.floor(random() * DIRECTIONS) : random() < 0.5 ? 1 : DIRECTIONS - 1;
  layout.spots[c] = [(spot[0] + step) % DIRECTIONS, random() < 0.7 ? 0 : random() * 8];
  layout.labels[c] = layout.labelAt(c, layout.spots[c]);
  if (!accepts(before, layout.costOfLabel(c))) [layout.spots[c], layout.labels[c]] = [spot, label];
}

export function annealed(lettering, isLand, { seed, rounds, log }) {
  const random = generator(seed);
  const layout = new Layout(lettering, isLand);
  for (let round = 0; round < rounds; round++) {
    const progress = round / rounds;
    const heat = HOT * (COLD / HOT) ** progress;
    layout.severity = Math.min(1, 0.1 + 1.6 * progress * progress);
    const accepts = (before, after) => after <= before || random() < Math.exp((before - after) / heat);
    if (random() < 0.72) turnTrack(layout, 0.15 * (1 - progress) + 0.005, accepts, random);
    else moveLabel(layout, accepts, random);
    if (round % (rounds / 20) === 0) log(`heat ${heat.toFixed(3)}, cost ${layout.total().toFixed(1)}`);
  }
  return layout;
}
