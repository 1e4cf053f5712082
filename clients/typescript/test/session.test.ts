import assert from "node:assert/strict";
import { test } from "node:test";
import { inspect } from "node:util";
import { createHash } from "node:crypto";
import {
  broughtBack,
  departure,
  memoryStorage,
  Problem,
  Railhead,
  type Storage,
} from "../src/index.js";
import { guest, quick } from "./people.js";
import { problem, Proxy } from "./proxy.js";
import { startServer } from "./server.js";

const server = await startServer();
const REFRESH = /^POST \/v1\/sessions\/refresh$/;

/** A device whose access token has expired by its own clock. */
async function expired(proxy: Proxy, storage: Storage = memoryStorage()): Promise<Railhead> {
  const fresh = await guest(proxy, { storage });
  const kept = JSON.parse((await storage.get("session")) ?? "") as object;
  await storage.set("session", JSON.stringify({ ...kept, expiresAt: 0 }));
  assert(fresh.session.value);
  return tab(proxy, storage);
}

async function tab(proxy: Proxy, storage: Storage): Promise<Railhead> {
  const railhead = new Railhead({ baseUrl: proxy.url, storage, timing: quick });
  await railhead.restore();
  return railhead;
}

function tokensIn(text: string | null): string[] {
  const { tokens } = JSON.parse(text ?? "") as { tokens: Record<string, string> };
  return [tokens["access_token"] ?? "", tokens["refresh_token"] ?? ""];
}

test("a session outlives the page, and restoring it sends nothing", async () => {
  const proxy = await Proxy.before(server.url);
  const storage = memoryStorage();
  const first = await guest(proxy, { storage });
  const asked = proxy.asked.length;
  const second = await tab(proxy, storage);
  assert.deepEqual(second.session.value, first.session.value);
  assert.equal(proxy.asked.length, asked);
  assert.equal((await second.get("/v1/accounts/me")).id, first.session.value?.accountId);
});

test("requests at the same time share one refresh", async () => {
  const proxy = await Proxy.before(server.url);
  const railhead = await expired(proxy);
  const asks = Array.from({ length: 10 }, () => railhead.get("/v1/accounts/me"));
  assert.equal(new Set((await Promise.all(asks)).map(({ id }) => id)).size, 1);
  assert.equal(proxy.count(REFRESH), 1);
});

test("tabs share one refresh where the browser has locks", async () => {
  const proxy = await Proxy.before(server.url);
  const storage = memoryStorage();
  await expired(proxy, storage);
  const queue = new Map<string, Promise<unknown>>();
  const request = (name: string, work: () => Promise<unknown>) => {
    const done = (queue.get(name) ?? Promise.resolve()).then(work);
    queue.set(name, done);
    return done;
  };
  Object.defineProperty(globalThis, "navigator", {
    value: { locks: { request }, onLine: true },
    configurable: true,
  });
  try {
    const tabs = [await tab(proxy, storage), await tab(proxy, storage), await tab(proxy, storage)];
    await Promise.all(tabs.map((one) => one.get("/v1/accounts/me")));
    assert.equal(proxy.count(REFRESH), 1);
  } finally {
    Reflect.deleteProperty(globalThis, "navigator");
  }
});

test("tabs without locks refresh with the same token, and both go on", async () => {
  const proxy = await Proxy.before(server.url);
  const storage = memoryStorage();
  await expired(proxy, storage);
  const tabs = [await tab(proxy, storage), await tab(proxy, storage)];
  await Promise.all(tabs.map((one) => one.get("/v1/accounts/me")));
  await Promise.all(tabs.map((one) => one.get("/v1/accounts/me")));
  assert(tabs.every((one) => one.session.value));
});

test("a refused token is replaced once, and the request is sent again", async () => {
  const proxy = await Proxy.before(server.url);
  const railhead = await guest(proxy);
  proxy.mishap = ({ path }) => {
    if (path !== "/v1/accounts/me" || proxy.count(REFRESH) > 0) return undefined;
    return { status: 401, body: problem(401, "invalid_token") };
  };
  await railhead.get("/v1/accounts/me");
  assert.equal(proxy.count(REFRESH), 1);
  proxy.mishap = ({ path }) =>
    path === "/v1/accounts/me" ? { status: 401, body: problem(401, "invalid_token") } : undefined;
  await assert.rejects(railhead.get("/v1/accounts/me"), { code: "invalid_token" });
  assert.equal(proxy.count(REFRESH), 2, "not for ever");
});

test("a refresh whose answer is lost is repeated with the same token", async () => {
  const proxy = await Proxy.before(server.url);
  const railhead = await expired(proxy);
  let lost = 0;
  proxy.mishap = ({ path }) => {
    if (!path.endsWith("/refresh") || lost === 2) return undefined;
    lost += 1;
    return "lose_answer";
  };
  await railhead.get("/v1/accounts/me");
  assert.equal(lost, 2);
  assert.equal(proxy.count(REFRESH), 3);
  assert(railhead.session.value);
});

test("a session that was ended elsewhere ends here", async () => {
  const proxy = await Proxy.before(server.url);
  const storage = memoryStorage();
  const phone = new Railhead({ baseUrl: proxy.url, storage, timing: quick });
  await phone.register("Revoked Rita", "a train at noon");
  const laptop = new Railhead({ baseUrl: proxy.url, storage: memoryStorage(), timing: quick });
  await laptop.signIn("Revoked Rita", "a train at noon");
  const path = { session_id: phone.session.value?.sessionId ?? "" };
  await laptop.delete("/v1/sessions/{session_id}", { path });
  const told: unknown[] = [];
  phone.session.subscribe((session) => told.push(session));
  await assert.rejects(phone.get("/v1/accounts/me"), { status: 401 });
  assert.deepEqual(told, [null]);
  assert.equal(phone.ended.value?.status, 401);
  assert.equal(await storage.get("session"), null);
  assert.equal(laptop.session.value?.name, "Revoked Rita");
});

test("a code sets a new password, and the session is kept as after signing in", async () => {
  const proxy = await Proxy.before(server.url);
  const password = "a train at noon";
  const laptop = new Railhead({ baseUrl: proxy.url, storage: memoryStorage(), timing: quick });
  await laptop.register("Forgetful Fay", password);
  const made = await laptop.post("/v1/accounts/me/recovery-codes", { body: { password } });
  const code = made.codes[0]?.toUpperCase() ?? "";
  const storage = memoryStorage();
  const options = { baseUrl: proxy.url, storage, timing: quick, deviceName: "phone" };
  const phone = new Railhead(options);
  const session = await phone.recover("forgetful fay", code, "a train at midnight");
  assert.deepEqual(phone.session.value, session);
  assert.deepEqual((await tab(proxy, storage)).session.value, session);
  assert.equal((await phone.get("/v1/sessions")).items[0]?.device, "phone");
  await assert.rejects(laptop.get("/v1/accounts/me"), { status: 401 });
  const again = phone.recover("Forgetful Fay", code, "a train at midnight");
  await assert.rejects(again, { code: "wrong_recovery_code" });
  assert(phone.session.value, "a wrong code ends no session");
});

test("a server that cannot answer ends no session", async () => {
  const proxy = await Proxy.before(server.url);
  const railhead = await expired(proxy);
  proxy.mishap = ({ path }) =>
    path.endsWith("/refresh") ? { status: 503, body: problem(503, "unavailable") } : undefined;
  await railhead.get("/v1/accounts/me");
  assert(railhead.session.value, "the old token is good for a while");
});

test("signing out forgets the tokens, without a line, too", async () => {
  const proxy = await Proxy.before(server.url);
  const storage = memoryStorage();
  const railhead = await guest(proxy, { storage });
  proxy.mishap = () => "lose_request";
  await railhead.signOut();
  assert.equal(railhead.session.value, null);
  assert.equal(await storage.get("session"), null);
});

test("a guest becomes an account, and the session says so", async () => {
  const railhead = await guest(server);
  const before = railhead.session.value;
  const after = await railhead.upgrade("Upgraded Uma", "a train at noon");
  assert.deepEqual(after, { ...before, name: "Upgraded Uma", isGuest: false, hasPassword: true });
  assert.equal((await railhead.rename("Renamed Uma")).name, "Renamed Uma");
  await railhead.deleteAccount("a train at noon");
  assert.equal(railhead.session.value, null);
});

test("tokens are in no URL and in no error", async () => {
  const proxy = await Proxy.before(server.url);
  const storage = memoryStorage();
  const railhead = await expired(proxy, storage);
  const tokens = tokensIn(await storage.get("session"));
  const errors: unknown[] = [];
  proxy.mishap = ({ path }) =>
    path.endsWith("/refresh")
      ? { status: 401, body: problem(401, "refresh_token_reused") }
      : undefined;
  await railhead.get("/v1/me/home").catch((error: unknown) => errors.push(error));
  const other = await guest(proxy);
  proxy.mishap = () => "lose_request";
  await other.get("/v1/me/home").catch((error: unknown) => errors.push(error));
  assert.equal(errors.length, 2);
  const said = inspect([errors, railhead.ended.value, proxy.asked.map(({ path }) => path)], {
    depth: 9,
  });
  for (const token of tokens) assert(token.length > 20 && !said.includes(token));
});

test("refusals are typed problems", async () => {
  const railhead = await guest(server, { language: "fr" });
  await railhead.upgrade("Problem Pat", "a train at noon");
  const again = new Railhead({ baseUrl: server.url, storage: memoryStorage(), language: "fr" });
  const refused = await again.register("Problem Pat", "a train at noon").catch((error) => error);
  assert(refused instanceof Problem);
  assert.equal(refused.status, 409);
  assert.equal(refused.code, "name_taken");
  assert.match(refused.title, /nom/);
  assert(refused.requestId.length > 8);
  assert.equal(refused.body.request_id, refused.requestId);
});

test("a page leaves for a provider without a secret in the URL, and knows the answer to its question", async () => {
  const provider = {
    name: "club",
    issuer: "https://id.example.org",
    client_id: "railhead",
    authorization_endpoint: "https://id.example.org/auth?realm=club",
  };
  const challenge = { nonce: "a nonce", provider_nonce: "its hash", expires_at: "" };
  const back = "https://railhead.example.org/signed-in";
  const { url, pending } = await departure(provider, challenge, back);
  const asked = new URL(url).searchParams;
  assert.equal(asked.get("realm"), "club");
  assert.equal(asked.get("nonce"), "its hash");
  assert.equal(asked.get("redirect_uri"), back);
  const hash = createHash("sha256").update(pending.verifier).digest("base64url");
  assert.deepEqual(
    [asked.get("code_challenge"), asked.get("code_challenge_method")],
    [hash, "S256"],
  );
  assert(!url.includes("a+nonce") && !url.includes(pending.verifier));
  assert.match(pending.verifier, /^[\w-]{43}$/);
  const { pending: other } = await departure(provider, challenge, back);
  assert(other.state !== pending.state && other.verifier !== pending.verifier);
  const answer = (query: object) => broughtBack(pending, new URLSearchParams({ ...query }));
  assert.deepEqual(answer({ code: "x", state: pending.state }), {
    type: "authorization_code",
    code: "x",
    code_verifier: pending.verifier,
    redirect_uri: back,
  });
  assert(answer({ code: "x", state: pending.state, iss: provider.issuer }));
  for (const none of [
    { code: "x", state: other.state },
    { code: "x" },
    { state: pending.state },
    { error: "access_denied", state: pending.state },
    { code: "x", state: pending.state, iss: "https://id.example.com" },
  ]) {
    assert.equal(answer(none), null);
  }
});

test("a refused sign-in with a provider leaves the session as it is", async () => {
  const proxy = await Proxy.before(server.url);
  const railhead = await guest(proxy);
  const before = railhead.session.value;
  const { nonce } = await railhead.post("/v1/sessions/oidc/challenges");
  const refused = await railhead.signInWith("nobody", nonce, null).catch((error: unknown) => error);
  assert(refused instanceof Problem && refused.code === "unknown_provider");
  assert.deepEqual(railhead.session.value, before);
  assert.equal(before?.hasPassword, false);
});

test("a password that was set is known without asking again", async () => {
  const proxy = await Proxy.before(server.url);
  const storage = memoryStorage();
  const railhead = await guest(proxy, { storage });
  await railhead.upgrade("Pass Word", "a train at noon");
  await railhead.setPassword("a train at noon", "a train at midnight");
  assert.equal(railhead.session.value?.hasPassword, true);
  assert.equal((await tab(proxy, storage)).session.value?.hasPassword, true);
});
