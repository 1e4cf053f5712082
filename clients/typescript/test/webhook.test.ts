import assert from "node:assert/strict";
import { createHmac, randomBytes } from "node:crypto";
import { test } from "node:test";
import { Webhook } from "standardwebhooks";
import { verifyWebhook, WebhookError, type WebhookFault } from "../src/index.js";

const secret = `whsec_${Buffer.alloc(32, "å secret").toString("base64")}`;
const other = `whsec_${randomBytes(24).toString("base64")}`;
const at = new Date("2026-11-21T12:00:00Z");
const now = at.getTime();
const id = "0190a5f0-7b5c-7c3e-8d2f-1a2b3c4d5e6f";
const body = JSON.stringify({ id, deliveries: [{ kind: "your_turn", title: "À toi de jouer" }] });

/** A request as another library signs it. */
function signed(by: string, text = body, time = at): Record<string, string> {
  return {
    "webhook-id": id,
    "webhook-timestamp": String(time.getTime() / 1000),
    "webhook-signature": new Webhook(by).sign(id, time, text),
  };
}

const refused = (code: WebhookFault) => (error: unknown) =>
  error instanceof WebhookError && error.code === code && !error.message.includes("whsec_");

test("what the library of the specification signs is verified, as text and as bytes", async () => {
  const headers = signed(secret);
  const notice = await verifyWebhook(body, headers, secret, { now });
  assert.deepEqual(notice, JSON.parse(body));
  assert.equal(notice.deliveries[0]?.title, "À toi de jouer");
  const bytes = new TextEncoder().encode(body);
  assert.deepEqual(await verifyWebhook(bytes, new Headers(headers), secret, { now }), notice);
  const shouted = Object.entries(headers).map(([name, value]) => [name.toUpperCase(), [value]]);
  const node = Object.fromEntries(shouted) as Record<string, string[]>;
  assert.deepEqual(await verifyWebhook(Buffer.from(body), node, secret, { now }), notice);
});

test("the library verifies what is verified here, without a time that is given", async () => {
  const headers = signed(secret, body, new Date(Math.floor(Date.now() / 1000) * 1000));
  const here = await verifyWebhook(body, headers, secret);
  assert.deepEqual(here, new Webhook(secret).verify(body, headers));
});

test("a changed body, id or time and a wrong secret are refused", async () => {
  const headers = signed(secret);
  const wrong = refused("wrong_signature");
  await assert.rejects(verifyWebhook(`${body} `, headers, secret, { now }), wrong);
  await assert.rejects(verifyWebhook(body, headers, other, { now }), wrong);
  for (const [name, value] of [
    ["webhook-id", "another"],
    ["webhook-timestamp", String(now / 1000 + 1)],
    ["webhook-signature", "v1,AAAA v1,% v1 v2,"],
  ] as const) {
    await assert.rejects(
      verifyWebhook(body, { ...headers, [name]: value }, secret, { now }),
      wrong,
    );
  }
});

test("old and future requests are refused beyond the tolerance", async () => {
  const headers = signed(secret);
  const arriving = (now: number, tolerance?: number) =>
    verifyWebhook(body, headers, secret, { now, tolerance });
  await arriving(now + 300_000);
  await arriving(now - 300_000);
  await assert.rejects(arriving(now + 300_001), refused("too_old"));
  await assert.rejects(arriving(now - 300_001), refused("too_new"));
  await assert.rejects(arriving(now + 2000, 1000), refused("too_old"));
  for (const time of ["soon", "-1", "1e9", "1.5"]) {
    const late = { ...headers, "webhook-timestamp": time };
    await assert.rejects(verifyWebhook(body, late, secret), refused("invalid_timestamp"));
  }
});

test("one of several secrets and one of several signatures suffice", async () => {
  const headers = signed(secret);
  await verifyWebhook(body, headers, [other, secret], { now });
  const both = `v1a,AAAA ${signed(other)["webhook-signature"]} ${headers["webhook-signature"]}`;
  await verifyWebhook(body, { ...headers, "webhook-signature": both }, secret, { now });
  const later = headers["webhook-signature"]?.replace("v1,", "v2,");
  await assert.rejects(
    verifyWebhook(body, { ...headers, "webhook-signature": later }, secret, { now }),
    refused("wrong_signature"),
  );
});

test("an older secret is URL-safe and has no padding", async () => {
  const key = Buffer.alloc(32, 0xfb);
  const older = `whsec_${key.toString("base64url")}`;
  assert.match(older, /-/);
  const mac = createHmac("sha256", key)
    .update(`${id}.${now / 1000}.${body}`)
    .digest("base64");
  const headers = { ...signed(secret), "webhook-signature": `v1,${mac}` };
  await verifyWebhook(body, headers, older, { now });
});

test("what is missing is named", async () => {
  const headers = signed(secret);
  for (const name of Object.keys(headers)) {
    const rest = { ...headers, [name]: undefined };
    await assert.rejects(verifyWebhook(body, rest, secret, { now }), (error) => {
      return refused("missing_header")(error) && (error as Error).message.includes(name);
    });
  }
  for (const secrets of [[], "", "whsec_", "whsec_%", [secret, "whsec_?"]]) {
    const asked = verifyWebhook(body, headers, secrets, { now });
    await assert.rejects(asked, refused("invalid_secret"));
  }
  await assert.rejects(
    verifyWebhook("turn", signed(secret, "turn"), secret, { now }),
    refused("invalid_body"),
  );
});
