// Writes the font of the map's names: of Old Standard Bold (OFL 1.1), the letters that they have.
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import subset from "subset-font";
import { allNames } from "./lettering.mjs";

const file = createRequire(import.meta.url).resolve("@fontsource/old-standard-tt/files/old-standard-tt-latin-700-normal.woff2");
const letters = [...new Set(allNames().join(""))].sort().join("");
for (const [targetFormat, ending] of [["sfnt", "ttf"], ["woff2", "woff2"]]) {
  const bytes = await subset(readFileSync(file), letters, { targetFormat, noLayoutClosure: true, noHinting: true });
  writeFileSync(new URL(`../../crates/pictures/fonts/OldStandard.${ending}`, import.meta.url), bytes);
  console.log(`${ending}: ${bytes.length} bytes for ${letters.length} letters`);
}
