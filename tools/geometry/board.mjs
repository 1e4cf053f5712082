// The board: its size, where its cities are, and its routes. Units are those of the pictures.
import { readFileSync } from "node:fs";

const data = (name) => JSON.parse(readFileSync(new URL(`../../crates/engine/data/${name}.json`, import.meta.url)));

export const WIDTH = 1600;
export const HEIGHT = 1060;
/** Around the square of the cities' coordinates, for labels and routes that bend outwards. */
const MARGIN = 28;
export const DOT = 11;

/** Cities that stand too close for the routes between them, moved by less than a hundredth of the width. */
const NUDGED = {
  amsterdam: [-2, -10], bruxelles: [-1, -9], dieppe: [-5, 2], frankfurt: [5, 7], london: [-4, 0], paris: [-5, 10],
  berlin: [4, -2],
};

const byId = (a, b) => (a.id < b.id ? -1 : 1);

/** `x`, `y`: where the data says that the city is. */
export const cities = data("cities")
  .map(({ id, name, lat, lon, x, y }) => {
    const [right, down] = NUDGED[id] ?? [0, 0];
    return { id, name, lat, lon, x: MARGIN + x * (WIDTH - 2 * MARGIN) + right, y: MARGIN + y * (HEIGHT - 2 * MARGIN) + down };
  })
  .sort(byId);

export const routes = data("routes").sort(byId);

export const cityById = new Map(cities.map((city) => [city.id, city]));
