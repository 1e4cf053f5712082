// Checks the samples of the OpenAPI document against the types of the package.

import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { spawnSync } from "node:child_process";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");
const document = JSON.parse(readFileSync(join(root, "../../openapi/railhead.json"), "utf8"));

const functions = Object.values(document.paths)
  .flatMap((path) => Object.values(path))
  .flatMap(({ operationId, "x-codeSamples": samples = [] }) =>
    samples
      .filter(({ lang }) => lang === "TypeScript")
      .map(({ source }) => `async function ${operationId}(railhead: Railhead) {\n${source}\n}\n`),
  );
if (functions.length === 0) throw new Error("the document has no samples");

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
