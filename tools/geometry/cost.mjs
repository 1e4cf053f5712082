// A layout and what it costs: much where a law is broken, little where the board could be more
// pleasant to look at.
import { DOT, HEIGHT, WIDTH, cities } from "./board.mjs";
import { distance, gap, inside, length as hypot } from "./shapes.mjs";
import { CLEAR, DIRECTIONS, placed, spread, tracks } from "./tracks.mjs";

const squared = (value) => (value > 0 ? value * value : 0);

/** The tracks that end in each city, each with which of its ends that is. */
const atCity = cities.map((_, c) => tracks.flatMap(({ ends }, i) => ends.flatMap((end, k) => (end === c ? [[i, k]] : []))));

/** Whether two things are so far from each other that they cannot be nearer than `within`. */
function apart(a, b, within) {
  const [dx, dy, limit] = [a.x - b.x, a.y - b.y, a.reach + b.reach + within];
  return dx * dx + dy * dy > limit * limit;
}

/** The difference between the longest and the shortest way from a space to the next. */
function unevenness(spaces) {
  let [least, most] = [Infinity, 0];
  for (let k = 1; k < spaces.length; k++) {
    const way = hypot(spaces[k].x - spaces[k - 1].x, spaces[k].y - spaces[k - 1].y);
    [least, most] = [Math.min(least, way), Math.max(most, way)];
  }
  return Math.max(0, most - least);
}

/** What the shape of a curve costs: routes are bent a little, twins are straight. */
function bending(track, [b1, b2, e1, e2], { first, length }) {
  const bent = Math.abs(b1 + b2) / 2;
  let cost = track.twin ? 300 * bent ** 2 : (bent < 0.045 ? 110 : 220) * (bent - 0.045) ** 2;
  cost += 600 * squared(bent - 0.11) + 110 * (b1 - b2) ** 2 + 900 * squared(Math.max(Math.abs(b1), Math.abs(b2)) - 0.25);
  for (let k = 1; k < first.length; k++) {
    const turn = Math.abs(first[k - 1].ux * first[k].uy - first[k - 1].uy * first[k].ux);
    cost += 40 * squared(turn - 0.13) + 400 * squared(turn - 0.3);
  }
  // The first space begins near its city, and spaces are neither short nor long.
  cost += 0.05 * (e1 * e1 + e2 * e2) + 0.04 * (e1 + e2) + 0.01 * (e1 - e2) ** 2;
  return cost + 0.02 * squared(34 - length) + 0.6 * squared(25 - length) + 0.006 * squared(length - 44);
}

export class Layout {
  /** How much a broken law costs: little at first, so that routes and labels find a way around each other. */
  severity = 1;

  constructor({ widths, ascent, descent }, isLand) {
    Object.assign(this, { widths, size: { ascent, descent }, isLand });
    // Straight routes, and every label above its city.
    this.shapes = tracks.map(() => [0, 0, 0, 0]);
    this.spots = cities.map(() => [(DIRECTIONS * 3) / 4, 0]);
    this.lines = tracks.map((track, i) => spread(track, this.shapes[i]));
    this.labels = cities.map((_, c) => this.labelAt(c, this.spots[c]));
  }

  labelAt(c, spot) {
    return placed(cities[c], this.widths.get(cities[c].id), this.size, spot);
  }

  /** A cost for a gap: steep below what the law asks for, slight below what is pleasant. */
  crowded(have, law, pleasant, weight) {
    if (have >= pleasant) return 0;
    const broken = have < law ? this.severity * (8 + 8 * (law - have) + squared(law - have)) : 0;
    return weight * squared(1 - Math.max(have, 0) / pleasant) + broken;
  }

  /** Whether the middle of a space is on water, and not by a hair's breadth. */
  afloat({ x, y }) {
    return [[0, 0], [-3, 0], [3, 0], [0, -3], [0, 3]].every(([dx, dy]) => !this.isLand(x + dx, y + dy));
  }

  pairOfLines(a, b) {
    if (apart(a, b, 12)) return 0;
    let cost = 0;
    for (const p of a.all) for (const q of b.all) if (!apart(p, q, 12)) cost += this.crowded(gap(p, q), CLEAR.spaces, 12, 1);
    return cost;
  }

  lineAndLabel(line, label) {
    if (apart(line, label, 8)) return 0;
    let cost = 0;
    for (const space of line.all) if (!apart(space, label, 8)) cost += this.crowded(gap(space, label), CLEAR.label, 8, 1.5);
    return cost;
  }

  pairOfLabels(a, b) {
    return apart(a, b, 12) ? 0 : this.crowded(gap(a, b), CLEAR.label, 12, 2);
  }

  lineAlone(i) {
    const [track, line] = [tracks[i], this.lines[i]];
    const ferry = track.route.ferry > 0;
    let cost = bending(track, this.shapes[i], line);
    for (const side of [line.first, line.second]) {
      const wet = side.filter((space) => this.afloat(space)).length;
      cost += ferry ? 0.2 * (side.length - wet) : 0.6 * wet;
      if (ferry && side.length > 0 && wet === 0) cost += this.severity * 60;
      cost += 40 * squared(unevenness(side) - 0.3);
      for (let k = 1; k < side.length; k++) cost += this.crowded(gap(side[k - 1], side[k]), CLEAR.spaces, CLEAR.spaces, 0);
    }
    for (const space of line.all) cost += this.crowded(inside(space, WIDTH, HEIGHT), CLEAR.border, 14, 1);
    for (let c = 0; c < cities.length; c++) {
      const { x, y } = cities[c];
      if (apart(line, { x, y, reach: DOT }, 22)) continue;
      const pleasant = track.ends.includes(c) ? CLEAR.dot : 22;
      for (const space of line.all) cost += this.crowded(distance(space, x, y) - DOT, CLEAR.dot, pleasant, 4);
    }
    return cost;
  }

  labelAlone(c) {
    const [label, [direction, away]] = [this.labels[c], this.spots[c]];
    let cost = 0.15 * away + this.crowded(inside(label, WIDTH, HEIGHT), CLEAR.border, 10, 1);
    // Beside, above or below reads best; at a corner, worse.
    cost += 1.2 * Math.abs(Math.sin((4 * Math.PI * direction) / DIRECTIONS));
    cost += (label.y > cities[c].y + 10 ? 0.3 : 0) + (label.x < cities[c].x - 10 ? 0.2 : 0);
    let land = 0;
    for (let k = 0; k <= 10; k++) for (const dy of [-8, 0, 8]) land += this.isLand(label.x + (k / 5 - 1) * label.hl, label.y + dy) ? 1 / 33 : 0;
    cost += 3 * Math.min(land, 1 - land);
    for (let k = 0; k < cities.length; k++) {
      if (k !== c) cost += this.crowded(distance(label, cities[k].x, cities[k].y) - DOT, CLEAR.label, 20, 2);
    }
    return cost;
  }

  /** Routes leave a city at distinct angles. */
  star(c) {
    const angles = atCity[c].map(([i, k]) => this.lines[i].angles[k]).sort((a, b) => a - b);
    let cost = 0;
    for (let k = 0; k < angles.length && angles.length > 1; k++) {
      const next = k + 1 < angles.length ? angles[k + 1] : angles[0] + 2 * Math.PI;
      cost += 0.9 * squared(1 - (next - angles[k]));
    }
    return cost;
  }

  /** All that changes with a track. */
  costOfLine(i) {
    const { lines, labels } = this;
    let cost = this.lineAlone(i) + this.star(tracks[i].ends[0]) + this.star(tracks[i].ends[1]);
    for (let k = 0; k < lines.length; k++) if (k !== i) cost += this.pairOfLines(lines[i], lines[k]);
    for (const label of labels) cost += this.lineAndLabel(lines[i], label);
    return cost;
  }

  /** All that changes with a label. */
  costOfLabel(c) {
    const { lines, labels } = this;
    let cost = this.labelAlone(c);
    for (const line of lines) cost += this.lineAndLabel(line, labels[c]);
    for (let k = 0; k < labels.length; k++) if (k !== c) cost += this.pairOfLabels(labels[k], labels[c]);
    return cost;
  }

  total() {
    const { lines, labels } = this;
    let cost = 0;
    lines.forEach((line, i) => {
      cost += this.lineAlone(i);
      for (const label of labels) cost += this.lineAndLabel(line, label);
      for (let k = 0; k < i; k++) cost += this.pairOfLines(line, lines[k]);
    });
    labels.forEach((label, c) => {
      cost += this.labelAlone(c) + this.star(c);
      for (let k = 0; k < c; k++) cost += this.pairOfLabels(label, labels[k]);
    });
    return cost;
  }
}
