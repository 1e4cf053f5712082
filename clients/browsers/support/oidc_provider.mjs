/** A real OpenID Connect provider as a process, and what an app and a player do there. */

import assert from "node:assert/strict";
import { createHash, generateKeyPairSync, randomBytes } from "node:crypto";
import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

const SCRIPT = join(import.meta.dirname, "oidc_provider_process.mjs");

export class OidcProvider {
  #process = null;
  #key = newKey();

  constructor(port, redirectUri) {
    this.port = port;
    this.issuer = `http://127.0.0.1:${port}`;
    this.redirectUri = redirectUri;
  }

  /** From the next start on it has another key. */
  rotate() {
    this.#key = newKey();
  }

  async start() {
    const settings = [String(this.port), this.redirectUri, JSON.stringify(this.#key)];
    this.#process = fork(SCRIPT, settings, { stdio: ["ignore", "ignore", "ignore", "ipc"] });
    await once(this.#process, "message");
  }

  async stop() {
    const ended = this.#process;
    this.#process = null;
    if (!ended) return;
    const gone = once(ended, "exit");
    ended.kill("SIGKILL");
    await gone;
  }

  /** Signs somebody in as a browser does, without one: the code, and the proof with it. */
  async code(login, nonce) {
    const verifier = randomBytes(32).toString("base64url");
    const query = new URLSearchParams({
      response_type: "code",
      scope: "openid",
      client_id: "railhead",
      redirect_uri: this.redirectUri,
      nonce,
      state: "x",
      code_challenge: createHash("sha256").update(verifier).digest("base64url"),
      code_challenge_method: "S256",
    });
    const jar = new Map();
    let answer = await visit(`${this.issuer}/auth?${query}`, jar);
    for (const form of [{ prompt: "login", login, password: "x" }, { prompt: "consent" }]) {
      const action = /<form[^>]* action="([^"]+)"/.exec(await answer.text())?.[1];
      assert.ok(action, "the provider shows a form");
      answer = await visit(new URL(action, this.issuer).href, jar, new URLSearchParams(form));
    }
    const code = new URL(answer.headers.get("location")).searchParams.get("code");
    const redirect_uri = this.redirectUri;
    return { type: "authorization_code", code, code_verifier: verifier, redirect_uri };
  }

  /** What a native app gets: the proof with an ID token. */
  async idToken(login, nonce) {
    const { code, code_verifier, redirect_uri } = await this.code(login, nonce);
    const fields = { grant_type: "authorization_code", client_id: "railhead", code };
    const body = new URLSearchParams({ ...fields, code_verifier, redirect_uri });
    const answer = await fetch(`${this.issuer}/token`, { method: "POST", body });
    const { id_token } = await answer.json();
    return { type: "id_token", id_token };
  }
}

function newKey() {
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const kid = randomBytes(8).toString("hex");
  return { ...privateKey.export({ format: "jwk" }), kid, use: "sig", alg: "RS256" };
}

/** Follows the provider's own redirects, with its cookies. */
async function visit(url, jar, body) {
  const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
  const method = body ? "POST" : "GET";
  const answer = await fetch(url, { method, body, headers: { cookie }, redirect: "manual" });
  for (const set of answer.headers.getSetCookie()) {
    const [, name, value] = /^([^=]+)=([^;]*)/.exec(set);
    jar.set(name, value);
  }
  const next = answer.headers.get("location");
  if (!next) return answer;
  const target = new URL(next, url);
  return target.searchParams.has("code") ? answer : visit(target.href, jar);
}
