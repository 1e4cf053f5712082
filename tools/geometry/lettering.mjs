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
const file = readFileSync(require.resolve("@expo-google-fonts/source-sans-3/600SemiBold/SourceSans3_600SemiBold.ttf"));
const font = opentype.parse(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength));

/** The names in one language, from its Fluent file: `city-paris = Paris`. */
function names(language) {
  const url = new URL(`../../crates/localization/locales/${language}/cities.ftl`, import.meta.url);
  const lines = readFileSync(url, "utf8").matchAll(/^city-([a-z]+)\s*=\s*(.+?)\s*$/gm);
  return new Map([...lines].map(([, id, name]) => [id, name]));
}

function extent(name) {
  const box = font.getPath(name, 0, 0, SIZE).getBoundingBox();
  return { width: font.getAdvanceWidth(name, SIZE), ascent: -box.y1, descent: box.y2 };
}

/** By city: the width of its widest name. And the height of all names above and below the base line. */
export function lettering() {
  const translated = LANGUAGES.map(names);
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
