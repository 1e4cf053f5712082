/** The app as it is built in the folder RAILHEAD_TEST_APP, in place of the one in the server's program. */

import { existsSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";

const folder = process.env.RAILHEAD_TEST_APP;
const KINDS = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".wasm": "application/wasm",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".woff2": "font/woff2",
  ".webmanifest": "application/manifest+json",
};

/** Answers a request for the app, if it is one and the folder is set. */
export function serveApp(path, answer) {
  if (!folder || !path.startsWith("/play/")) return false;
  const name = path.slice("/play/".length);
  const file = join(folder, name.replace(/^assets\//, "") || "index.html");
  const isFile = Boolean(KINDS[extname(name)]);
  if (isFile && !existsSync(file)) return answer.writeHead(404).end();
  const page = isFile ? file : join(folder, "index.html");
  const depth = name.split("/").length - 1;
  const base = depth === 0 ? "./" : "../".repeat(depth);
  const bytes = readFileSync(page);
  answer.writeHead(200, {
    "content-type": KINDS[extname(page)],
    "cache-control": "no-cache",
    ...(isFile ? {} : { "content-security-policy": POLICY }),
  });
  answer.end(isFile ? bytes : bytes.toString("utf8").replace("{base}", base));
  return true;
}

const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; " +
  "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'self'; " +
  "form-action 'none'; frame-ancestors 'none'";
