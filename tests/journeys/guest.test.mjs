/** Guests by link: to a table, a tournament and the challenge. They learn or register first, and still arrive. */

import assert from "node:assert/strict";
import { after, before } from "node:test";
import { Person } from "../../clients/browsers/support/api.mjs";
import { startChromium } from "../../clients/browsers/support/phone.mjs";
import { startServer } from "../../clients/browsers/support/server.mjs";
import { journey } from "./support/journey.mjs";

const PASSWORD = "a train at noon";

const { step, meanwhile, person, arrives } = journey("A guest by link");
let server, browser, ada, bea, cleo, dan, shared, tournament;

before(async () => {
  server = await startServer();
  browser = await startChromium();
  [ada, bea, cleo, dan] = await Promise.all(
    [1, 2, 3, 4].map(() => person(browser, server.url)),
  );
  const organiser = await Person.register(server.url, "Olga", PASSWORD);
  tournament = crypto.randomUUID();
  await organiser.ask("PUT", `/v1/tournaments/${tournament}`, {
    name: "Friday night",
    rules: { format: { kind: "swiss", rounds: 1 }, seats: 2, max_players: 4 },
    games: { variant: "classic", clock: { kind: "per_move", seconds: 86_400 } },
  });
});

after(async () => {
  await browser?.close();
  await server?.stop();
});

step("Ada opens a table and shares its link", async () => {
  await ada.open("/play/");
  await ada.tap("button", "Play as a guest");
  await ada.tap("link", "New game");
  await ada.tap("button", "Open the game");
  shared = await ada.sharing(() => ada.tap("button", "Share a link"));
  assert.match(shared, /\/i\/[A-Z0-9]{6}$/, "the address that has a preview");
});

step("Bea follows it, and learns the game first", async () => {
  await bea.open(shared);
  await bea.reads(/invites you/);
  await bea.tap("link", /browser/);
  await bea.reads(/invites you/);
  await bea.tap("button", "Learn the game in three minutes");
  await bea.reads("Welcome aboard");
  await bea.tap("button", "Go on");
});

step(
  "she leaves the lesson in the middle, and finds it and the invitation at home",
  async () => {
    await bea.tap("link", "Back");
    await bea.reads(/invites you/);
    await bea.tap("link", "Back");
    await bea.finds("link", "To the invitation");
    await bea.finds("link", "Continue the lesson");
    await bea.picture("guest-home");
    assert.doesNotMatch(
      await bea.phone.text(),
      /your turn/i,
      "a lesson is no game that waits",
    );
    await bea.tap("link", "Continue the lesson");
    await bea.reads("A ticket names two cities");
  },
);

meanwhile("Bea comes to the last step of the lesson", async () => {
  const { tables } = await (
    await fetch(`${server.url}/v1/reference/prepared-tables`)
  ).json();
  await bea.page.evaluate((tables) => {
    const kept = JSON.parse(localStorage.getItem("railhead.lessons"));
    for (const place of Object.values(kept.games))
      place.step =
        tables.find(({ name }) => name === place.lesson).steps.length - 1;
    localStorage.setItem("railhead.lessons", JSON.stringify(kept));
  }, tables);
  await bea.page.reload();
});

step("at the end of the lesson she arrives at the table", async () => {
  await bea.finds("button", "To the invitation");
  await bea.picture("guest-lesson-end");
  await bea.tap("button", "To the invitation");
  await bea.tap("button", "Join");
  await bea.page.waitForFunction(() =>
    location.pathname.includes("/play/games/"),
  );
  await bea.reads("Choosing tickets");
});

step("the invitation is gone from her home screen", async () => {
  await bea.tap("link", "Back");
  await bea.finds("link", "Daily challenge");
  await bea.page.waitForFunction(
    () => localStorage.getItem("railhead.invitation") === null,
  );
  await bea.page.waitForFunction(() => !document.querySelector(".invitation"));
});

meanwhile("a link to a tournament reaches Cleo", () =>
  cleo.phone.open(`/play/tournaments/${tournament}`),
);

step("Cleo looks at the tournament, goes home and registers", async () => {
  await cleo.reads("Friday night");
  await cleo.open("/play/");
  await cleo.reads("You are invited: Friday night");
  await cleo.picture("guest-welcome");
  await cleo.tap("button", "Register");
  await cleo.type(/^Name/, "Cleo");
  await cleo.type(/^Password/, PASSWORD);
  await cleo.page.keyboard.press("Enter");
});

step("the invitation has outlived that, and she enters", async () => {
  await cleo.tap("link", "To the invitation");
  await cleo.tap("button", "Enter");
  await cleo.finds("button", "Leave the tournament");
  await cleo.open("/play/");
  await cleo.finds("link", "Daily challenge");
  await cleo.page.waitForFunction(
    () => !localStorage.getItem("railhead.invitation"),
  );
});

meanwhile("a link to the challenge reaches Dan", () =>
  dan.phone.open("/play/challenge"),
);

step("Dan tries the challenge's bots as a guest", async () => {
  await dan.finds("button", "Register");
  await dan.picture("guest-challenge");
  await dan.tap("button", "Practise against these bots");
  await dan.reads("Choosing tickets");
});

step("he dismisses the invitation at home", async () => {
  await dan.tap("link", "Back");
  await dan.finds("button", "Practise against these bots");
  await dan.tap("link", "Back");
  await dan.reads("You are invited: Daily challenge");
  await dan.tap("button", "Dismiss");
  await dan.page.waitForFunction(() => !document.querySelector(".invitation"));
});

arrives();

meanwhile("no page complained", async () => {
  for (const each of [ada, bea, cleo, dan]) await each.close();
});
