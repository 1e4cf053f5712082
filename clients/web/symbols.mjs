// Fails if the sources, styles or texts of the app have a symbol that a font may lack or colour: icons are
// drawn (src/ui/icons.tsx). Arguments are folders.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const KINDS = /\.(tsx?|css|html|ftl)$/;

/** Symbols, arrows and pictures, but those that every font has: of sums, of prices, of law. */
const SYMBOL = /(?![±×÷¬−°©®])[\p{So}\p{Sm}\p{Extended_Pictographic}\u2b00-\u2bff]/u;
const ASCII = /[+<=>|~^#*\d]/;

/** A sign in place of an icon: alone between two tags, in quotes, or on a line of its own. */
const LONE = /(?:^|>)\s*[×‹›«»−+⋯…•]\s*(?:<|$)|(["'`])[‹›«»⋯•]\1/u;

const files = process.argv
  .slice(2)
  .flatMap((folder) => readdirSync(folder, { recursive: true }).map((name) => join(folder, name)))
  .filter((file) => KINDS.test(file));
if (files.length === 0) throw new Error("there are no files");

const found = files.flatMap((file) =>
  readFileSync(file, "utf8")
    .split("\n")
    .flatMap((line, at) => {
      const symbol = [...line].find((letter) => SYMBOL.test(letter) && !ASCII.test(letter));
      const isLone = /\.tsx$/.test(file) && LONE.test(line);
      return symbol || isLone
        ? [`${file}:${at + 1}: ${symbol ?? "a sign in place of an icon"}: ${line.trim()}`]
        : [];
    }),
);
for (const each of found) console.error(each);
if (found.length > 0) process.exit(1);
