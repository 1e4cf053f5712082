/** Bundles the tests with esbuild, for Node 20 cannot read TypeScript, and runs them. */
import { build } from "esbuild";
import { spawnSync } from "node:child_process";
import { readdirSync, rmSync } from "node:fs";

const wanted = process.argv.slice(2);
const names = readdirSync("test").filter((name) => name.endsWith(".test.ts"));
const chosen = names.filter((name) => !wanted.length || wanted.some((part) => name.includes(part)));
if (!chosen.length) throw new Error(`no test file has a name with ${wanted.join(" or ")}`);
const out = process.env["TEST_BUILD"] ?? "build/test";
rmSync(out, { recursive: true, force: true });
await build({
  entryPoints: chosen.map((name) => `test/${name}`),
  outdir: out,
  bundle: true,
  platform: "node",
  format: "esm",
  sourcemap: "inline",
  packages: "external",
  outExtension: { ".js": ".mjs" },
});
const files = chosen.map((name) => `${out}/${name.replace(/\.ts$/, ".mjs")}`);
// What a failed test leaves open does not hold up the rest.
const limits = ["--test-concurrency=1", "--test-force-exit", "--test-timeout=600000"];
const flags = ["--enable-source-maps", "--test", "--test-reporter=spec", ...limits];
// AGAIN runs a file again that failed: .ci/again.
const again = process.env["AGAIN"] ? [process.env["AGAIN"]] : [];
const [program, ...run] = [...again, "node", ...flags, ...files];
process.exit(spawnSync(program, run, { stdio: "inherit" }).status ?? 1);
