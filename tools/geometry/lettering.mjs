// How wide the label of each city may become: the widest of its names in the languages of the
// project and the printed one, in the font of the pictures.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import opentype from "opentype.js";
import { cities } from "./board.mjs";

export const SIZE = 22;
/** For renderers that space or hint differently. */
const SAFETY = 1.04;
const LANGUAGES = ["en", "fr", "de", "es", "it"];

const require = createRequire(import.meta.url);
function load(name) {
  const file = readFileSync(require.resolve(name));
  return opentype.parse(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength));
}
const font = load("@expo-google-fonts/source-sans-3/600SemiBold/SourceSans3_600SemiBold.ttf");

/** All names on the map. */
export const allNames = () => LANGUAGES.flatMap((language) => ["city", "sea"].flatMap((kind) => [...names(language, kind).values()]));

/** The width of the longest name of a sea in the font of the map, with spaces between the letters. */
export function seaWidth(id, size, spacing) {
  const map = load("@fontsource/old-standard-tt/files/old-standard-tt-latin-700-normal.woff");
  const widths = LANGUAGES.map((language) => names(language, "sea").get(id)).map((name) => map.getAdvanceWidth(name, size) + name.length * spacing);
  return Math.ceil(Math.max(...widths) * SAFETY);
}

/** The names in one language, from its Fluent file: `city-paris = Paris`, `sea-north = North Sea`. */
function names(language, kind) {
  const url = new URL(`../../crates/localization/locales/${language}/cities.ftl`, import.meta.url);
  const lines = readFileSync(url, "utf8").matchAll(new RegExp(`^${kind}-([a-z]+)\\s*=\\s*(.+?)\\s*$`, "gm"));
  return new Map([...lines].map(([, id, name]) => [id, name]));
}

function extent(name) {
  const box = font.getPath(name, 0, 0, SIZE).getBoundingBox();
  return { width: font.getAdvanceWidth(name, SIZE), ascent: -box.y1, descent: box.y2 };
}

/** By city: the width of its widest name. And the height of all names above and below the base line. */
export function lettering() {
  const translated = LANGUAGES.map((language) => names(language, "city"));
  const widths = new Map();
  let [ascent, descent] = [0, 0];
  for (const { id, name } of cities) {
    const extents = [name, ...translated.map((of) => of.get(id))].map(extent);
    widths.set(id, Math.ceil(Math.max(...extents.map(({ width }) => width)) * SAFETY));
    ascent = Math.max(ascent, ...extents.map((e) => e.ascent));
    descent = Math.max(descent, ...extents.map((e) => e.descent));
  }
  return { widths, ascent: Math.ceil(ascent), descent: Math.ceil(descent) };
}
