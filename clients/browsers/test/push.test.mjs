/** Web Push from a move to a notification: the server encrypts, Firefox decrypts and shows. */

import assert from "node:assert/strict";
import { createPublicKey, verify } from "node:crypto";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { after, before } from "node:test";
import { setTimeout as sleep } from "node:timers/promises";
import { Person } from "../support/api.mjs";
import { openFirefox } from "../support/firefox.mjs";
import { PushService } from "../support/push_service.mjs";
import { freePort, startServer } from "../support/server.mjs";
import { step } from "../support/steps.mjs";

const PICTURES = join(import.meta.dirname, "../build/screenshots");
const HOUR = 3600;
/** More than an hour, so that no reminder comes in place of the turn. */
const MOVE = 2 * HOUR;

let server, metrics, service, ada, bob, game;

before(async () => {
  mkdirSync(PICTURES, { recursive: true });
  service = await PushService.open();
  metrics = `127.0.0.1:${await freePort()}`;
  const push = ["--webhooks-allow-private", "--push-contact", "mailto:a@example.org"];
  server = await startServer(...push, "--metrics-listen", metrics);
  ada = await openFirefox(server.url, service, { language: "de" });
  bob = await Person.register(server.url, "Bob", "a train at noon");
});

after(async () => {
  await ada?.close();
  service?.close();
  await server?.stop();
});

step("a guest sits down at the table of another player, in German", async () => {
  const clock = { kind: "per_move", seconds: MOVE };
  const table = { seats: 2, first_seat: 0, auto_start: true, clock };
  game = await bob.ask("POST", "/v1/games", table);
  await ada.open(`/play/join/${game.code}`);
  await ada.press("button", "Mit Gastkonto spielen");
  await ada.press("button", "Mitspielen");
  await ada.reads("Wähle Zielkarten");
  await bob.play(game.id, 1);
  const boxes = await ada.page.$$("::-p-aria([role='checkbox'])");
  for (const box of boxes.slice(0, 2)) await ada.pressOn(box);
  await ada.press("button", "2 Zielkarten behalten");
  await ada.reads("Bob ist am Zug");
});

step("the guest turns notifications on in the settings", async () => {
  await ada.open("/play/settings");
  await turnOn();
  assert.equal(service.channels.size, 1);
});

step("the device keeps to what the guest wants to be told", async () => {
  const [games, remind] = ["Anfänge und Ergebnisse", "Erinnere mich, bevor meine Zeit abläuft"];
  await ada.press("checkbox", games);
  const before = await ada.find("combobox", remind);
  assert.deepEqual(await before.select("15 Minuten"), ["15 Minuten"]);
  const wanted = await subscription(
    ({ kinds, remind_before: [time] }) => !kinds.includes("finished") && time < HOUR,
  );
  assert.deepEqual(wanted.remind_before, [HOUR / 4]);
  assert.ok(!wanted.kinds.includes("finished") && wanted.kinds.includes("your_turn"));
  await ada.open("/play/settings");
  const boxes = await Promise.all(
    ["Meine Züge", games].map(async (name) =>
      (await ada.find("checkbox", name)).evaluate(({ checked }) => checked),
    ),
  );
  assert.deepEqual(boxes, [true, false]);
  const kept = await ada.find("combobox", remind);
  assert.equal(await kept.evaluate(({ value }) => value), "15 Minuten");
  await ada.page.screenshot({ path: join(PICTURES, "desk-de-push.png"), fullPage: true });
});

let turn;

step("the move of the other reaches the push service, for the closed app", async () => {
  await leave();
  await bob.play(game.id, 2);
  turn = await service.until("the turn", ({ messages }) => messages[0]);
  const { headers } = turn;
  assert.equal(headers.urgency, "high");
  assert.ok(
    headers.ttl > MOVE - 60 && headers.ttl <= MOVE,
    `TTL ${headers.ttl}: until the deadline`,
  );
  assert.match(headers.topic, /^[\w-]{32}$/);
  assert.equal(headers["content-encoding"], "aes128gcm");
  await assertSigned(headers.authorization);
});

step("nobody but the device can read it", () => {
  const bytes = turn.body.toString("latin1");
  for (const secret of [game.id, "your_turn", "am Zug"])
    assert.ok(!bytes.includes(Buffer.from(secret).toString("latin1")), secret);
});

step("Firefox reads it, and the notification is in the language of the device", async () => {
  const read = await service.until("that it was read", ({ told }) =>
    told.find(({ messageType }) => messageType === "ack"),
  );
  const [update] = read.updates;
  assert.deepEqual([update.version, update.code], [turn.version, 100]);
  await ada.open("/play/settings");
  const [shown, ...more] = await notifications(1);
  assert.deepEqual(more, []);
  assert.equal(shown.title, "Du bist am Zug");
  assert.match(shown.body, /^Mit Bob · /);
  assert.deepEqual([shown.lang, shown.tag, shown.data.game], ["de", game.id, game.id]);
});

step("who opens the game needs its notification no longer", async () => {
  await ada.open(`/play/games/${game.id}`);
  await ada.reads("Du bist am Zug");
  await notifications(0);
});

let invitation;

step("turned off, nothing is sent any more; turned on again, it is", async () => {
  await ada.open("/play/settings");
  await ada.press("button", "Ausschalten");
  await ada.reads("Soll dieses Gerät dir sagen, wenn du am Zug bist");
  await service.until("the end of the subscription", ({ channels }) => channels.size === 0);
  assert.equal(await statusOfPush(), 404);
  await invite();
  await turnOn();
  await leave();
  invitation = await invite();
  const sent = await service.until("the invitation", ({ messages }) => messages[1]);
  assert.ok(service.channels.has(sent.channelID), "by the new subscription");
  assert.deepEqual([sent.headers.urgency, sent.headers.ttl], ["normal", `${3 * 24 * HOUR}`]);
  await service.until("that both were read", ({ told }) => acknowledged(told).length === 2);
});

step("a subscription that the push service has given up is dropped", async () => {
  service.answer = 410;
  await invite();
  await service.until("the refusal", ({ messages }) => messages[2]);
  while ((await statusOfPush()) !== 404) await sleep(100);
});

step("of all invitations, one was shown", async () => {
  await ada.open("/play/settings");
  const [{ title, tag }] = await notifications(1);
  assert.deepEqual([title, tag], ["Bob lädt dich zu einer Partie ein", invitation]);
});

async function turnOn() {
  await ada.press("button", "Einschalten");
  await ada.reads("Dieses Gerät meldet dir Züge, Einladungen und Ergebnisse.");
}

/** The app is not open anywhere; the browser is. The server knows: a device that follows is not told. */
async function leave() {
  await ada.page.goto("about:blank");
  const figures = async () => (await fetch(`http://${metrics}/metrics/instance`)).text();
  while (!/^railhead_streams_open 0$/m.test(await figures())) await sleep(100);
}

/** Bob invites the guest to another game. */
async function invite() {
  const name = await guestName();
  const { id } = await bob.ask("POST", "/v1/games", { seats: 2, invite: [name] });
  return id;
}

const guestName = async () =>
  (await bob.ask("GET", `/v1/games/${game.id}`)).players.find(({ name }) => name !== "Bob").name;

/** What the app asks for with the guest's session, which is never shown. */
function askPush() {
  const { authorization } = ada.line.exchanges.findLast(({ asked }) => asked.authorization).asked;
  return fetch(`${server.url}/v1/me/push`, { headers: { authorization } });
}

const statusOfPush = async () => (await askPush()).status;

/** The subscription of the device, as soon as it is as wanted. */
async function subscription(isWanted) {
  for (let tries = 0; tries < 100; tries += 1) {
    const found = await (await askPush()).json();
    if (isWanted(found)) return found;
    await sleep(100);
  }
  assert.fail("the subscription does not become what was chosen");
}

/** What the device shows outside of the app, as soon as it is so many. */
async function notifications(count) {
  const found = await ada.page.waitForFunction(
    async (wanted) => {
      const worker = await navigator.serviceWorker.getRegistration();
      const shown = await worker.getNotifications();
      if (shown.length !== wanted) return null;
      return shown.map(({ title, body, lang, tag, data }) => ({ title, body, lang, tag, data }));
    },
    { polling: 100 },
    count,
  );
  return found.jsonValue();
}

const acknowledged = (told) => told.filter(({ messageType }) => messageType === "ack");

/** The server says who it is (RFC 8292), with the key that browsers subscribe with. */
async function assertSigned(authorization) {
  const [, head, claims, signature, key] = authorization.match(
    /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/,
  );
  assert.equal(key, (await bob.ask("GET", "/v1/push/key")).key);
  const point = Buffer.from(key, "base64url");
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) =>
    part.toString("base64url"),
  );
  const publicKey = createPublicKey({ key: { kty: "EC", crv: "P-256", x, y }, format: "jwk" });
  const signed = Buffer.from(`${head}.${claims}`);
  const options = { key: publicKey, dsaEncoding: "ieee-p1363" };
  assert.ok(verify("sha256", signed, options, Buffer.from(signature, "base64url")), "signature");
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, "base64url"));
  assert.deepEqual([aud, sub], [`http://${service.origin}`, "mailto:a@example.org"]);
  const left = exp - Date.now() / 1000;
  assert.ok(left > 0 && left <= 24 * HOUR, `valid for ${left} s`);
}
