/** Vacations and sleeping hours: begun and ended by one player, and seen by the other. */

import assert from "node:assert/strict";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { after, before } from "node:test";
import { Person } from "../support/api.mjs";
import { openPhone, startChromium } from "../support/phone.mjs";
import { startServer } from "../support/server.mjs";
import { signIn } from "../support/sign_in.mjs";
import { step } from "../support/steps.mjs";

const PICTURES = join(import.meta.dirname, "../build/screenshots");
const PASSWORD = "a train at noon";

let server, browser, ada, bob, game;

before(async () => {
  mkdirSync(PICTURES, { recursive: true });
  server = await startServer();
  browser = await startChromium();
  const people = await Promise.all(
    ["Ada", "Bob"].map((name) => Person.register(server.url, name, PASSWORD)),
  );
  const clock = { kind: "per_move", seconds: 86400 };
  game = await people[0].open({ seats: 2, first_seat: 0, clock });
  await people[1].ask("PUT", `/v1/games/${game}/players/me`, {});
  await people[0].ask("POST", `/v1/games/${game}/start`);
  for (const person of people) await person.play(game);
  [ada, bob] = await Promise.all([1, 2].map(() => openPhone(browser, server.url)));
  await signIn(ada, "Ada", PASSWORD);
  await signIn(bob, "Bob", PASSWORD);
});

after(async () => {
  await browser?.close();
  await server?.stop();
});

const screenshot = (phone, name) => phone.page.screenshot({ path: join(PICTURES, `${name}.png`) });

/** What stands beside a player at the table: points, what is left, and the clock. */
const seatOf = (phone, name) =>
  phone.page.$$eval(
    ".players li",
    (seats, name) => seats.map((seat) => seat.innerText).find((text) => text.includes(name)),
    name,
  );

/** Waits until the clock of a seat says something. */
const clockSays = (phone, name, clock) =>
  phone.page.waitForFunction(
    (name, source) =>
      [...document.querySelectorAll(".players li")].some(
        (seat) =>
          seat.innerText.includes(name) &&
          new RegExp(source).test(seat.querySelector(".clock")?.textContent ?? ""),
      ),
    {},
    name,
    clock.source,
  );

step("a vacation begun in the settings is seen at the table", async () => {
  await bob.open(`/play/games/${game}`);
  await clockSays(bob, "Ada", /\d/);
  await ada.reads("30 days of vacation are left.");
  await ada.press("button", "Begin vacation");
  await ada.press("button", "Begin now");
  await ada.reads("On vacation until");
  await ada.find("button", "End vacation");
  await screenshot(ada, "vacation_settings");
  await clockSays(bob, "Ada", /^Vacation$/);
  await bob.reads("Ada is on vacation");
  assert.doesNotMatch(await seatOf(bob, "Bob"), /Vacation/);
  assert.equal(await bob.has("button", "End vacation"), null);
  await screenshot(bob, "seat_on_vacation");
  await bob.open("/play/players/Ada");
  await bob.reads(/Ada is on vacation until \w+/);
});

step("it is ended in the game, and both see that it is over", async () => {
  await bob.open(`/play/games/${game}`);
  await clockSays(bob, "Ada", /^Vacation$/);
  await ada.open(`/play/games/${game}`);
  await ada.reads("You are on vacation, and your clock stands still.");
  await screenshot(ada, "own_vacation");
  await ada.press("button", "End vacation");
  for (const phone of [ada, bob]) {
    await clockSays(phone, "Ada", /\d/);
    await phone.reads("Ada is back from vacation");
  }
  assert.equal(await ada.has("button", "End vacation"), null);
  // The player can move again, and the clock of the other runs.
  await ada.page.waitForSelector(".pile[aria-disabled='false']");
  await ada.pressLike("button", /deck$/);
  await bob.reads("Ada draws a card from the deck");
});

step("the next vacation has to wait", async () => {
  await ada.open("/play/settings");
  await ada.reads("You can begin the next vacation on");
  assert.equal(await ada.has("button", "Begin vacation"), null);
});

step("sleeping hours are set, kept and removed", async () => {
  await ada.press("checkbox", "I sleep every day");
  await ada.press("button", "Save");
  await ada.reads("Saved");
  await bob.reads(/Ada sleeps from \d\d:\d\d to \d\d:\d\d \(UTC\)/);
  await ada.open("/play/settings");
  const slept = await ada.find("checkbox", "I sleep every day");
  await ada.page.waitForFunction((box) => box.checked, {}, slept);
  const hours = await ada.page.$$eval("input[type=time]", (all) => all.map((each) => each.value));
  assert.deepEqual(hours, ["22:30", "07:00"]);
  await screenshot(ada, "sleeping_hours");
  await ada.press("checkbox", "I sleep every day");
  await ada.page.waitForFunction(() => !document.querySelector("input[type=time]"));
  await bob.reads("Ada has no sleeping hours any more");
  await ada.open("/play/settings");
  const none = await ada.find("checkbox", "I sleep every day");
  assert.equal(await none.evaluate((box) => box.checked), false);
  for (const phone of [ada, bob]) await phone.close();
});
