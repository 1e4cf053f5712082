// Fails if sources in the folders given as arguments import each other in a circle, types included.
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import ts from "typescript";
import { sources } from "./sources.mjs";

/** Files that a file imports from the same folder or its neighbours. */
const imports = (file) =>
  ts
    .preProcessFile(readFileSync(file, "utf8"))
    .importedFiles.map(({ fileName }) => fileName)
    .filter((name) => name.startsWith("."))
    .map((name) => join(dirname(file), name));

/** Circles of a graph: groups of files each of which leads to every other. */
function circles(graph) {
  const reached = (from) => {
    const found = new Set();
    const visit = (file) =>
      graph.get(file)?.forEach((next) => {
        if (!found.has(next)) visit(next, found.add(next));
      });
    visit(from);
    return found;
  };
  const ways = new Map([...graph.keys()].map((file) => [file, reached(file)]));
  const round = (file) => [...ways.get(file)].filter((other) => ways.get(other)?.has(file)).sort();
  return [...new Set([...graph.keys()].map((file) => round(file).join(", ")))].filter(Boolean);
}

const files = sources(process.argv.slice(2));
const found = circles(new Map(files.map((file) => [file, imports(file)])));
for (const circle of found) console.error(`import circle: ${circle}`);
if (found.length > 0) process.exit(1);
