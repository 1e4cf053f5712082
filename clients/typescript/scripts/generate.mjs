/**
 * Writes src/schema.ts from the OpenAPI document; with --check, says whether it is current.
 *
 * Refusals are left out: each operation declares the same document for a dozen of them, which makes
 * the types four times as long and says nothing that `ProblemBody` does not.
 */
import { readFileSync, writeFileSync } from "node:fs";
import openapiTS, { astToString } from "openapi-typescript";

const source = new URL("../../../openapi/railhead.json", import.meta.url);
const target = new URL("../src/schema.ts", import.meta.url);

/** The document without refusals, headers of answers and examples. */
function pruned(document) {
  for (const path of Object.values(document.paths)) {
    for (const operation of Object.values(path)) {
      for (const [status, response] of Object.entries(operation.responses ?? {})) {
        if (Number(status) >= 400) delete operation.responses[status];
        else delete response.headers;
      }
    }
  }
  delete document.webhooks;
  delete document.components.responses;
  delete document.components.headers;
  return withoutExamples(document);
}

function withoutExamples(value) {
  if (Array.isArray(value)) return value.map(withoutExamples);
  if (value === null || typeof value !== "object") return value;
  const entries = Object.entries(value).filter(([key, inner]) => !isExample(key, inner));
  return Object.fromEntries(entries.map(([key, inner]) => [key, withoutExamples(inner)]));
}

/** A schema could have a property of that name; it would be a schema, too. */
function isExample(key, value) {
  return key === "examples" || (key === "example" && value?.type === undefined);
}

const document = pruned(JSON.parse(readFileSync(source, "utf8")));
const types = await openapiTS(document, { defaultNonNullable: false });
const text = `// Generated from openapi/railhead.json by scripts/generate.mjs. Do not edit.\n\n${astToString(types)}`;
if (!process.argv.includes("--check")) {
  writeFileSync(target, text);
} else if (readFileSync(target, "utf8") !== text) {
  console.error("src/schema.ts is not what openapi/railhead.json says: npm run generate");
  process.exit(1);
}
