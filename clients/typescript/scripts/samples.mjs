// Checks the samples of the OpenAPI document's operations against the types of the package.

import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { spawnSync } from "node:child_process";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");
const { actions } = JSON.parse(readFileSync(join(root, "../../openapi/samples.json"), "utf8"));

const functions = actions
  .flatMap(({ update }) => update["x-codeSamples"] ?? [])
  .filter(({ lang }) => lang === "TypeScript")
  .map(({ source }, at) => `async function sample${at}(railhead: Railhead) {\n${source}\n}\n`);
if (functions.length === 0) throw new Error("there are no samples");

const folder = join(root, "build/samples");
mkdirSync(folder, { recursive: true });
writeFileSync(
  join(folder, "samples.ts"),
  `import type { Railhead } from "../../src/index.js";\n${functions.join("")}`,
);
writeFileSync(
  join(folder, "tsconfig.json"),
  JSON.stringify({
    extends: "../../tsconfig.json",
    compilerOptions: { noEmit: true, noUnusedLocals: false, rootDir: "../.." },
    include: ["samples.ts"],
  }),
);
const { status } = spawnSync("tsc", ["--project", folder], { stdio: "inherit" });
console.log(`${functions.length} samples checked`);
process.exit(status ?? 1);
