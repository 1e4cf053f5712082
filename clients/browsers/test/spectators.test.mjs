/** A private game is shown to a friend by a link. */

import assert from "node:assert/strict";
import { after, before } from "node:test";
import { Person } from "../support/api.mjs";
import { openPhone, startChromium } from "../support/phone.mjs";
import { startServer } from "../support/server.mjs";
import { signIn } from "../support/sign_in.mjs";
import { step } from "../support/steps.mjs";

const PASSWORD = "a train at noon";

let server, browser, player, friend, game, shared;

before(async () => {
  server = await startServer();
  browser = await startChromium();
  const ada = await Person.register(server.url, "Ada", PASSWORD);
  game = await ada.open({ seats: 2, bots: ["random"], visibility: "private" });
  [player, friend] = await Promise.all([1, 2].map(() => openPhone(browser, server.url)));
});

after(async () => {
  await browser?.close();
  await server?.stop();
});

step("the player shares a link", async () => {
  await signIn(player, "Ada", PASSWORD);
  await player.open(`/play/games/${game}`);
  await player.find("button", "Menu");
  await player.page.evaluate(() => {
    navigator.share = async ({ url }) => void (window.shared = url);
  });
  await player.press("button", "Menu");
  await player.press("button", "Share a link to watch");
  await player.find("button", "End the link to watch");
  shared = await player.page.evaluate(() => window.shared);
  assert.match(shared, /\/play\/watch\/[0-9a-f-]{36}#[0-9a-f-]{36}$/);
  await player.press("button", "Close");
});

step("a friend without an account opens it and watches", async () => {
  await friend.open(`/play/games/${game}`);
  await friend.reads("There is no such game.");
  await friend.open(shared);
  await friend.press("button", "Play as a guest");
  await friend.reads(/is choosing tickets|Ada/);
  assert.equal(new URL(friend.page.url()).pathname, `/play/games/${game}`);
  await friend.find("region", "Face-up cards and decks");
  const [row, decks] = await friend.page.$eval(".draw", (draw) => [
    draw.querySelectorAll("[role='img']").length,
    [...draw.querySelectorAll(".pile b")].map((each) => Number(each.innerText)),
  ]);
  assert.equal(row, 5, "the face-up cards");
  assert.ok(decks.length === 2 && decks.every((count) => count > 0), `the decks: ${decks}`);
  await friend.reads("Chances to win, by what everyone can see");
  const shares = await friend.page.$$eval(".chances li", (all) =>
    all.map(({ innerText }) => Number(innerText.match(/(\d+)%/)[1])),
  );
  assert.ok(shares.length === 2 && Math.abs(shares[0] + shares[1] - 100) <= 1, `${shares}`);
  await friend.page.screenshot({
    path: new URL("../build/screenshots/chances.png", import.meta.url).pathname,
  });
  await player.page.reload();
  await player.find("image", "1 person watches");
  assert.equal(await player.page.$(".chances"), null, "who plays sees no chances");
  await player.page.screenshot({
    path: new URL("../build/screenshots/watched.png", import.meta.url).pathname,
  });
  for (const phone of [player, friend]) await phone.close();
});
