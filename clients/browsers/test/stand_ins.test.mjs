/** A seat that was left is offered by one phone and taken over on another. */

import assert from "node:assert/strict";
import { after, before } from "node:test";
import { Person } from "../support/api.mjs";
import { openPhone, startChromium } from "../support/phone.mjs";
import { startServer } from "../support/server.mjs";
import { signIn } from "../support/sign_in.mjs";
import { step } from "../support/steps.mjs";

const PASSWORD = "a train at noon";

let server, browser, ada, bob, player, other, game;

before(async () => {
  server = await startServer();
  browser = await startChromium();
  [ada, bob] = await Promise.all(
    ["Ada", "Bob"].map((name) => Person.register(server.url, name, PASSWORD)),
  );
  const cleo = await Person.register(server.url, "Cleo", PASSWORD);
  const options = { seats: 3, first_seat: 0, stand_ins: "owner", visibility: "public" };
  game = await ada.open(options);
  for (const person of [bob, cleo]) await person.ask("PUT", `/v1/games/${game}/players/me`, {});
  await ada.ask("POST", `/v1/games/${game}/start`);
  for (let round = 0; round < 2; round += 1)
    for (const person of [ada, bob, cleo]) await person.play(game);
  [player, other] = await Promise.all([1, 2].map(() => openPhone(browser, server.url)));
});

after(async () => {
  await browser?.close();
  await server?.stop();
});

function screenshot(phone, name) {
  const path = new URL(`../build/screenshots/${name}.png`, import.meta.url).pathname;
  return phone.page.screenshot({ path });
}

step("a player resigns and offers the seat", async () => {
  await signIn(player, "Ada", PASSWORD);
  await player.open(`/play/games/${game}`);
  await player.press("button", "Menu");
  await player.press("button", "Resign");
  await player.press("button", "Resign");
  await player.reads("You can offer your seat to others.");
  await screenshot(player, "seat_to_offer");
  await player.press("button", "Offer to everybody");
  await player.reads("The seat is offered to everybody.");
  await screenshot(player, "seat_offered");
});

step("a guest finds it in a list and takes it over", async () => {
  await other.open("/play/");
  await other.press("button", "Play as a guest");
  await other.press("link", "Open games");
  await other.press("radio", "Seats to take over");
  await other.find("button", "Take over");
  await screenshot(other, "seats_to_take_over");
  await other.press("button", "Take over");
  await other.reads("The result counts for the player who has left.");
  await screenshot(other, "take_over");
  await other.page.evaluate(() => {
    const buttons = [...document.querySelectorAll("dialog button.primary")];
    buttons.at(-1).click();
  });
  await other.reads("(you)");
  assert.equal(new URL(other.page.url()).pathname, `/play/games/${game}`);
  await other.reads("(stand-in)");
  await screenshot(other, "stand_in");
});

step("the player who left sees who plays on, and watches", async () => {
  await player.reads("(stand-in)");
  assert.doesNotMatch(await player.text(), /offered to everybody/);
  await screenshot(player, "stood_in_for");
  for (const phone of [player, other]) {
    assert.deepEqual(phone.complaints, []);
    await phone.close();
  }
});
