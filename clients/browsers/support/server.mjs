/** A server of Railhead with a PostgreSQL of its own, for as long as a test file runs. */

import { execFile, spawn } from "node:child_process";
import { chmodSync, mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";

const binary =
  process.env.RAILHEAD_TEST_BIN ?? join(import.meta.dirname, "../../../target/debug/railhead");

/** Starts one on a free port. Its links point to itself. */
export async function startServer(...options) {
  const directory = mkdtempSync(join(tmpdir(), "railhead-browsers-"));
  // PostgreSQL's account must be able to enter: otherwise a server of root uses /var/tmp.
  chmodSync(directory, 0o711);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const log = openSync(join(directory, "log"), "a");
  const own = ["--data-dir", join(directory, "data"), "--listen", `127.0.0.1:${port}`];
  const fixed = ["--rate-limits", "off", "--drain-delay", "0", "--sandbox", "--public-url", url];
  const server = spawn(binary, ["serve", ...own, ...fixed, ...options], {
    stdio: ["ignore", log, log],
  });
  const stop = async () => {
    const gone = new Promise((resolve) => server.once("exit", resolve));
    server.kill("SIGTERM");
    const isGone = await Promise.race([
      gone.then(() => true),
      sleep(20_000, false, { ref: false }),
    ]);
    if (!isGone) server.kill("SIGKILL");
    rmSync(directory, { recursive: true, force: true, maxRetries: 50 });
  };
  /** `railhead admin` on its database. */
  const admin = (...words) =>
    promisify(execFile)(binary, ["admin", ...words, "--data-dir", join(directory, "data")]);
  while (server.exitCode === null) {
    const ready = await fetch(`${url}/health/ready`).catch(() => null);
    if (ready?.ok) return { url, stop, admin };
    await sleep(200);
  }
  throw new Error(`the server did not start: ${readFileSync(join(directory, "log"), "utf8")}`);
}

export function freePort() {
  return new Promise((resolve, reject) => {
    const listener = createServer();
    listener.once("error", reject);
    listener.listen(0, "127.0.0.1", () => {
      const { port } = listener.address();
      listener.close(() => resolve(port));
    });
  });
}
