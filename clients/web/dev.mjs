// Serves the built app and passes everything else on to a running server, so that a change of the
// app needs no build of the server: `node dev.mjs [PORT] [SERVER]`, and `npm run build` after a change.
import { createServer, request } from "node:http";
import { readFile } from "node:fs/promises";
import { extname, join } from "node:path";

const [port = "8081", server = "http://127.0.0.1:8080"] = process.argv.slice(2);
const dist = join(import.meta.dirname, "../../src/http/play/dist");
const KINDS = {
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".woff2": "font/woff2",
  ".webmanifest": "application/manifest+json",
};

createServer(async (asked, answer) => {
  const { pathname } = new URL(asked.url, server);
  if (!pathname.startsWith("/play/")) {
    const passed = request(
      new URL(asked.url, server),
      { method: asked.method, headers: asked.headers },
      (got) => {
        answer.writeHead(got.statusCode, got.headers);
        got.pipe(answer);
      },
    );
    passed.on("error", () => answer.writeHead(502).end());
    answer.on("close", () => passed.destroy());
    asked.pipe(passed);
    return;
  }
  const name = pathname.slice("/play/".length).replace(/^assets\//, "");
  const kind = KINDS[extname(name)];
  try {
    if (kind)
      return answer.writeHead(200, { "content-type": kind }).end(await readFile(join(dist, name)));
    const page = await readFile(join(dist, "index.html"), "utf8");
    answer
      .writeHead(200, { "content-type": "text/html; charset=utf-8" })
      .end(page.replaceAll("{base}", "/play/"));
  } catch {
    answer.writeHead(404).end();
  }
}).listen(Number(port), "127.0.0.1", () => console.log(`http://127.0.0.1:${port}/play/`));
