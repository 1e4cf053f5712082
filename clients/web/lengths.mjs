// Fails if a function in the folders given as arguments has more than 100 lines.
import { readFileSync } from "node:fs";
import ts from "typescript";
import { sources } from "./sources.mjs";

const MAX_LINES = 100;

/** The name of a function: its own, or that of what it is, or is wrapped in. */
function nameOf({ kind, name, parent }) {
  if (kind === ts.SyntaxKind.Constructor) return "constructor";
  const named = name ?? (ts.isCallExpression(parent) ? parent.parent : parent).name;
  return named?.getText() ?? "a function without a name";
}

/** The functions of a file, also those inside others, with their lines. */
function functions(file) {
  const text = readFileSync(file, "utf8");
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const line = (position) => source.getLineAndCharacterOfPosition(position).line;
  const found = [];
  const visit = (node) => {
    if (ts.isFunctionLike(node) && node.body) {
      const lines = line(node.end) - line(node.getStart()) + 1;
      found.push({ file, name: nameOf(node), lines });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const all = sources(process.argv.slice(2)).flatMap(functions);
const long = all.filter(({ lines }) => lines > MAX_LINES);
for (const { file, name, lines } of long)
  console.error(`${file}: ${name} has ${lines} lines, more than ${MAX_LINES}`);
if (long.length > 0) process.exit(1);
