/** Signing in with a real OpenID Connect provider: in a browser, and over HTTP as a native app does. */

import assert from "node:assert/strict";
import { after, before } from "node:test";
import { OidcProvider } from "../support/oidc_provider.mjs";
import { openPhone, startChromium } from "../support/phone.mjs";
import { freePort, startServer } from "../support/server.mjs";
import { step } from "../support/steps.mjs";

let server, provider, browser, phone;

before(async () => {
  const port = await freePort();
  // The server asks for the provider when somebody signs in, not when it starts.
  server = await startServer("--oidc", `my-club,http://127.0.0.1:${port},railhead`);
  provider = new OidcProvider(port, `${server.url}/play/oidc`);
  await provider.start();
  browser = await startChromium();
  phone = await openPhone(browser, server.url);
});

after(async () => {
  await browser?.close();
  await server?.stop();
  await provider?.stop();
});

const ask = (path, body, token) =>
  fetch(`${server.url}${path}`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });

async function challenge() {
  return (await ask("/v1/sessions/oidc/challenges")).json();
}

/** A sign-in with what the provider gives for a challenge of our own. */
async function signIn(way, login, more = {}) {
  const { nonce, provider_nonce } = await challenge();
  const proof = await provider[way](login, provider_nonce);
  const answer = await ask("/v1/sessions/oidc", { provider: "my-club", nonce, proof, ...more });
  return { status: answer.status, body: await answer.json(), nonce, proof };
}

/** What the player does at the provider. */
async function agree(page, login) {
  await page.waitForSelector('input[name="login"]');
  await page.type('input[name="login"]', login);
  await page.type('input[name="password"]', "x");
  await Promise.all([page.waitForNavigation(), page.click('button[type="submit"]')]);
  await consent(page);
}

async function consent(page) {
  const isAsked = await page.$('input[name="prompt"][value="consent"]');
  if (isAsked) await Promise.all([page.waitForNavigation(), page.click('button[type="submit"]')]);
}

step("a new player signs in with a provider, and is asked for a name only", async () => {
  await phone.open("/play/");
  await phone.press("button", "Sign in with My Club");
  await agree(phone.page, "ada@club");
  await phone.reads("You are new here with My Club.");
  const at = new URL(phone.page.url());
  assert.deepEqual([at.pathname, at.search], ["/play/oidc", ""], "no code stays in the address");
  // Loading the page again sends no code again.
  await phone.page.reload();
  await phone.page.waitForSelector('input[name="name"]');
  await phone.page.type('input[name="name"]', "Admin");
  await phone.press("button", "Register");
  await phone.reads("This name is reserved for the operator.");
  await phone.page.$eval("input", (field) => field.select());
  await phone.page.type('input[name="name"]', "Ada");
  await phone.press("button", "Register");
  await phone.find("button", "Quick game");
  assert.equal(new URL(phone.page.url()).pathname, "/play/");
  const kept = await phone.page.evaluate(() => JSON.stringify({ ...sessionStorage }));
  assert.equal(kept, "{}", "nothing is kept in the tab");
});

step("they sign out, and are back with one tap", async () => {
  await phone.open("/play/settings");
  await phone.find("button", "Sign out");
  await phone.settled();
  await phone.press("button", "Sign out");
  await phone.find("dialog", "Sign out");
  await phone.page.click("dialog button.primary");
  await phone.press("button", "Sign in with My Club");
  await phone.find("button", "Quick game");
  await phone.open("/play/settings");
  await phone.find("heading", "Ada");
});

step("the last way in stays, and a password is another one", async () => {
  await phone.press("button", "Unlink: My Club");
  await phone.reads("This is the only way into your account.");
  assert.ok(!(await phone.has("button", "Make recovery codes")));
  await phone.press("button", "Set a password");
  await phone.page.type('input[type="password"]', "a train at noon");
  await phone.press("button", "Save");
  await phone.find("button", "Change the password");
  await phone.find("button", "Make recovery codes");
  await phone.press("button", "Unlink: My Club");
  await phone.reads("My Club is unlinked.");
});

step("a guest keeps the account by linking a provider", async () => {
  const guest = await openPhone(browser, server.url);
  await guest.open("/play/");
  await guest.press("button", "Play as a guest");
  await guest.find("button", "Quick game");
  await guest.open("/play/settings");
  await guest.reads("a guest. The account is lost");
  await guest.press("button", "Link My Club");
  await agree(guest.page, "bob@club");
  await guest.reads("My Club is linked.");
  assert.equal(new URL(guest.page.url()).pathname, "/play/settings");
  await guest.find("button", "Set a password");
  assert.ok(!(await guest.text()).includes("a guest. The account is lost"));
  // Who has agreed before is not asked again.
  await phone.press("button", "Link My Club");
  await phone.reads("My Club is linked.");
  assert.deepEqual(guest.complaints, []);
});

step("an answer that nobody asked for, and one to another question, sign nobody in", async () => {
  const eve = await openPhone(browser, server.url, { language: "de" });
  // Somebody is lured to a code of another player.
  const { code } = await provider.code("eve@club", "a nonce");
  await eve.open(`/play/oidc?code=${code}&state=x`);
  await eve.reads("Die Anmeldung wurde abgebrochen. Versuche es noch einmal.");
  await eve.press("button", "Mit My Club anmelden");
  await eve.page.waitForSelector('input[name="login"]');
  await eve.open(`/play/oidc?code=${code}&state=x`);
  await eve.reads("Die Anmeldung wurde abgebrochen.");
  // The player changes their mind at the provider.
  await eve.press("button", "Mit My Club anmelden");
  await eve.page.waitForSelector('input[name="login"]');
  await Promise.all([eve.page.waitForNavigation(), eve.page.click('a[href$="/abort"]')]);
  await eve.reads("Die Anmeldung wurde abgebrochen.");
  assert.equal(new URL(eve.page.url()).search, "");
  assert.deepEqual([...eve.complaints, ...phone.complaints], []);
});

step("a native app signs in with an ID token, and a stolen one is worth nothing", async () => {
  const first = await signIn("idToken", "cleo@club");
  assert.deepEqual([first.status, first.body.code], [409, "name_required"]);
  const { nonce, proof } = first;
  const named = await ask("/v1/sessions/oidc", { provider: "my-club", nonce, name: "Cleo" });
  assert.equal(named.status, 201);
  const id = (await named.json()).account.id;
  const again = await signIn("idToken", "cleo@club");
  assert.deepEqual([again.status, again.body.account.id], [201, id]);
  const other = (await challenge()).nonce;
  for (const [tried, code] of [
    [other, "identity_refused"],
    [nonce, "invalid_nonce"],
  ]) {
    const stolen = await ask("/v1/sessions/oidc", { provider: "my-club", nonce: tried, proof });
    assert.deepEqual([stolen.status, (await stolen.json()).code], [401, code]);
  }
  const used = await ask("/v1/sessions/oidc", {
    provider: "my-club",
    nonce: other,
    proof: { ...(await provider.code("cleo@club", "another nonce")) },
  });
  assert.deepEqual([used.status, (await used.json()).code], [401, "identity_refused"]);
});

step("a provider that comes back with other keys is known again at once", async () => {
  await provider.stop();
  provider.rotate();
  await provider.start();
  assert.equal((await signIn("code", "cleo@club")).status, 201);
});

step("while the provider is away, ID tokens still count, and codes have to wait", async () => {
  const { nonce, provider_nonce } = await challenge();
  const proof = await provider.idToken("cleo@club", provider_nonce);
  const later = await challenge();
  const code = await provider.code("cleo@club", later.provider_nonce);
  await provider.stop();
  const known = await ask("/v1/sessions/oidc", { provider: "my-club", nonce, proof });
  assert.equal(known.status, 201);
  const body = { provider: "my-club", nonce: later.nonce, proof: code };
  const refused = await ask("/v1/sessions/oidc", body);
  assert.deepEqual([refused.status, (await refused.json()).code], [503, "provider_unavailable"]);
  assert.ok(Number(refused.headers.get("retry-after")) > 0);
  await provider.start();
  assert.equal((await signIn("code", "cleo@club")).status, 201);
});
