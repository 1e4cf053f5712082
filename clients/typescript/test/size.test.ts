import assert from "node:assert/strict";
import { test } from "node:test";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";

/** What a bundle for browsers has of the SDK, minified. */
async function bundled(contents: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: process.cwd(), loader: "ts" },
    bundle: true,
    minify: true,
    write: false,
    format: "esm",
    target: "es2022",
  });
  return outputFiles[0]?.text ?? "";
}

test("an app that only folds gets only the fold", async () => {
  const text = await bundled('export { fold } from "./src/index.js";');
  assert(text.length > 1000 && text.length < 8500, `${text.length} bytes`);
  assert(!/fetch\(|localStorage|indexedDB/.test(text));
});

test("a receiver of webhooks gets only their verification", async () => {
  const text = await bundled('export { verifyWebhook } from "./src/index.js";');
  assert(text.length > 500 && text.length < 2500, `${text.length} bytes`);
});

test("all of the SDK is small", async () => {
  const text = await bundled('export * from "./src/index.js";');
  const zipped = gzipSync(text).length;
  console.log(`the whole SDK: ${text.length} bytes, ${zipped} gzipped`);
  assert(zipped < 17_000, `${zipped} bytes`);
});
