// Writes crates/pictures/data/geometry.json.
import { writeFileSync } from "node:fs";
import { HEIGHT, WIDTH, cities, routes } from "./board.mjs";
import { coast, path } from "./coast.mjs";
import { measured } from "./laws.mjs";
import { annealed } from "./layout.mjs";
import { SIZE, lettering } from "./lettering.mjs";
import { landMask } from "./shapes.mjs";
import { SPACE_WIDTH, tracks } from "./tracks.mjs";

const one = (value) => +value.toFixed(1);
const { widths, ascent, descent } = lettering();
const rings = coast();
const { lines, labels } = annealed({ widths, ascent, descent }, landMask(rings, WIDTH, HEIGHT), {
  rounds: Number(process.argv[2] ?? 4e6), seed: Number(process.argv[3] ?? 7), log: console.error,
});

function label(c) {
  const { x, y, hl } = labels[c];
  const dot = cities[c];
  const anchor = x - hl > dot.x - 14 ? "start" : x + hl < dot.x + 14 ? "end" : "middle";
  return { x: one(x + { start: -hl, middle: 0, end: hl }[anchor]), y: one(y + (ascent - descent) / 2), anchor, width: widths.get(dot.id) };
}

const places = tracks.flatMap(({ route, twin }, i) => {
  const { first, second, length } = lines[i];
  const place = ({ id, from }, spaces) => {
    const forward = from === route.from;
    const listed = spaces.map(({ x, y, ux, uy }) => ({ x: one(x), y: one(y), angle: one((Math.atan2(uy, ux) * 180) / Math.PI + (forward ? 0 : 180)) }));
    return { id, space_length: one(length), spaces: forward ? listed : listed.reverse() };
  };
  return twin ? [place(route, first), place(twin, second)] : [place(route, first)];
});
const byId = new Map(places.map((place) => [place.id, place]));

const geometry = {
  width: WIDTH, height: HEIGHT,
  space: { width: SPACE_WIDTH },
  lettering: { size: SIZE, ascent, descent },
  coast: path(rings),
  cities: cities.map(({ id, x, y }, c) => ({ id, x: one(x), y: one(y), label: label(c) })),
  routes: routes.map(({ id }) => byId.get(id)),
};
const list = (items) => `[\n${items.map((item) => `    ${JSON.stringify(item)}`).join(",\n")}\n  ]`;
const members = Object.entries(geometry).map(([key, value]) => `  ${JSON.stringify(key)}: ${Array.isArray(value) ? list(value) : JSON.stringify(value)}`);
writeFileSync(process.argv[4] ?? new URL("../../crates/pictures/data/geometry.json", import.meta.url), `{\n${members.join(",\n")}\n}\n`);

for (const { law, holds, found } of measured(geometry)) console.log(`${holds ? "holds " : "BROKEN"} ${law}: ${found}`);
