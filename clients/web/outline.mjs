/**
 * The board in outline, for the welcome. The whole geometry has eight times as many bytes, and a picture
 * of that size shows no more of them.
 */

import { readFile } from "node:fs/promises";
import { join } from "node:path";

const crates = join(import.meta.dirname, "../../crates");
const data = async (path) => JSON.parse(await readFile(join(crates, path), "utf8"));

/** The part of the board that is shown: from the left, from the top, and its size. */
const VIEW = [300, 180, 900, 640];
/** Points nearer than this to the one before are left out, and land that is smaller than the second. */
const [NEAR, SMALL] = [3, 14];

const round = ({ x, y }) => [Math.round(x), Math.round(y)];

/** The points of a piece of the coast that can be told apart. */
function pointsOf(piece) {
  const points = [];
  for (const [, x, y] of piece.matchAll(/(-?[\d.]+)[ ,](-?[\d.]+)/g)) {
    const [next, last] = [round({ x: Number(x), y: Number(y) }), points.at(-1)];
    if (!last || Math.abs(next[0] - last[0]) + Math.abs(next[1] - last[1]) >= NEAR)
      points.push(next);
  }
  return points;
}

function isSeen(points) {
  const [left, top, width, height] = VIEW;
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [west, east] = [Math.min(...xs), Math.max(...xs)];
  const [north, south] = [Math.min(...ys), Math.max(...ys)];
  const isLarge = points.length > 3 && east - west + south - north >= SMALL;
  return isLarge && east > left && west < left + width && south > top && north < top + height;
}

/** A piece as a path, each point from the one before. */
function pathOf([first, ...rest]) {
  let [x, y] = first;
  const steps = rest.map(([nextX, nextY]) => {
    const step = `${nextX - x} ${nextY - y}`;
    [x, y] = [nextX, nextY];
    return step;
  });
  return `M${first.join(" ")}l${steps.join(" ")}z`;
}

/** The outline, as `src/outline.d.ts` says. */
export async function outline() {
  const { coast, routes, cities, space } = await data("pictures/data/geometry.json");
  const facts = await data("engine/data/routes.json");
  const colors = new Map(facts.map(({ id, color }) => [id, color ?? "gray"]));
  return {
    view: VIEW.join(" "),
    land: coast.split("M").slice(1).map(pointsOf).filter(isSeen).map(pathOf).join(""),
    width: space.width,
    routes: routes.map(({ id, space_length, spaces }) => [
      colors.get(id),
      Math.round(space_length),
      ...spaces.flatMap((at) => [...round(at), Math.round(at.angle)]),
    ]),
    cities: cities.map(round),
  };
}
