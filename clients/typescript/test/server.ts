/** A server of Railhead with a PostgreSQL of its own, for as long as a test file runs. */

import { type ChildProcess, spawn } from "node:child_process";
import { chmodSync, mkdtempSync, openSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after } from "node:test";
import { setTimeout as sleep } from "node:timers/promises";

const binary = process.env["RAILHEAD_TEST_BIN"] ?? "../../target/debug/railhead";

export interface Server {
  readonly url: string;
}

/** Starts one and stops it after the tests of the file. */
export async function startServer(...options: string[]): Promise<Server> {
  const directory = mkdtempSync(join(tmpdir(), "railhead-sdk-"));
  // PostgreSQL's account must be able to enter: otherwise a server of root uses /var/tmp.
  chmodSync(directory, 0o711);
  const port = await freePort();
  const log = openSync(join(directory, "log"), "a");
  const listen = `127.0.0.1:${port}`;
  const fixed = ["--rate-limits", "off", "--drain-delay", "0", "--sandbox"];
  const data = ["--data-dir", join(directory, "data"), "--listen", listen];
  const server = spawn(binary, ["serve", ...data, ...fixed, ...options], {
    stdio: ["ignore", log, log],
  });
  after(() => stop(server, directory));
  const url = `http://${listen}`;
  for (let tries = 0; tries < 600; tries += 1) {
    if (server.exitCode !== null) break;
    const ready = await fetch(`${url}/health/ready`).catch(() => null);
    if (ready?.ok) return { url };
    await sleep(200);
  }
  throw new Error(`the server did not start; see ${directory}/log`);
}

async function stop(server: ChildProcess, directory: string): Promise<void> {
  const gone = new Promise((resolve) => server.once("exit", resolve));
  server.kill("SIGTERM");
  const isGone = await Promise.race([gone.then(() => true), sleep(20_000, false, { ref: false })]);
  if (!isGone) server.kill("SIGKILL");
  rmSync(directory, { recursive: true, force: true, maxRetries: 50 });
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const listener = createServer();
    listener.once("error", reject);
    listener.listen(0, "127.0.0.1", () => {
      const address = listener.address();
      const port = typeof address === "object" && address ? address.port : 0;
      listener.close(() => resolve(port));
    });
  });
}
