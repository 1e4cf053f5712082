/** Decodes every recorded answer and request with the validators that hey-api generates for zod. */

import { readFileSync } from "node:fs";
import type { ZodType } from "zod";

type Line = { schema: string; body: unknown };

/** The first difference between what was sent and what the validator made of it. */
function difference(sent: unknown, back: unknown, path = ""): string | undefined {
  if (typeof back === "bigint") return Number(back) === sent ? undefined : path;
  if (typeof sent !== "object" || sent === null || typeof back !== "object" || back === null) {
    return sent === back ? undefined : `${path}: ${String(sent)} ${String(back)}`;
  }
  const other = new Map<string, unknown>(Object.entries(back));
  for (const [key, value] of Object.entries(sent)) {
    const at = `${path}.${key}`;
    const found = other.has(key) ? difference(value, other.get(key), at) : at;
    if (found) return found;
  }
  return undefined;
}

// Not a static import: tsc takes minutes to infer the types of all validators.
const module = new URL("../build/hey-api/zod.gen.js", import.meta.url).href;
const named = new Map(Object.entries((await import(module)) as Record<string, ZodType>));
const faults = new Map<string, string>();
const lines = readFileSync(process.argv[2] ?? "", "utf8").split("\n").filter(Boolean);
let decoded = 0;
for (const line of lines) {
  const { schema, body } = JSON.parse(line) as Line;
  const list = schema.endsWith("[]");
  const found = named.get(`z${schema.replace("[]", "")}`);
  if (!found) {
    faults.set(schema, "has no validator");
    continue;
  }
  const result = (list ? found.array() : found).safeParse(body);
  const fault = result.success ? difference(body, result.data) : result.error.message.slice(0, 300);
  if (fault) faults.set(`${schema} ${fault.slice(0, 60)}`, `${fault} in ${line.slice(0, 200)}`);
  else decoded += 1;
}
for (const [schema, fault] of faults) console.log(`${schema}: ${fault}`);
console.log(`decoded ${decoded} of ${lines.length} in TypeScript, ${faults.size} faults`);
process.exit(faults.size ? 1 : 0);
