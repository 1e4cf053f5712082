/** Guests by link: to a table, a tournament and the challenge. They learn or register first, and still arrive. */

import assert from "node:assert/strict";
import { after, before } from "node:test";
import { Person } from "../../clients/browsers/support/api.mjs";
import { startServer } from "../../clients/browsers/support/server.mjs";
import { startBrowser } from "./support/circumstances.mjs";
import { journey } from "./support/journey.mjs";
import { begins, like, quoted, say } from "./support/words.mjs";

const PASSWORD = "a train at noon";

/** What an invitation says, on a page of the server and in the app. */
const INVITED = new RegExp(
  [like("page-invite-title"), like("web-invited-by")].map(({ source }) => source).join("|"),
);

const { step, meanwhile, person, arrives } = journey("A guest by link");
let server, browser, ada, bea, cleo, dan, shared, tournament;

before(async () => {
  server = await startServer();
  browser = await startBrowser();
  [ada, bea, cleo, dan] = await Promise.all([1, 2, 3, 4].map(() => person(browser, server.url)));
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
  await ada.tap("button", say("web-play-as-guest"));
  await ada.tap("link", say("web-new"));
  await ada.tap("button", say("web-new-do"));
  shared = await ada.sharing(() => ada.tap("button", say("web-share-link")));
  assert.match(shared, /\/i\/[A-Z0-9]{6}$/, "the address that has a preview");
});

step("Bea follows it, and learns the game first", async () => {
  await bea.open(shared);
  await bea.reads(INVITED);
  await bea.tap("link", say("page-invite-play"));
  await bea.reads(INVITED);
  await bea.tap("button", say("web-learn-first"));
  await bea.reads(say("lesson-first_journey-1"));
  await bea.tap("button", say("web-lesson-go-on"));
});

step("she leaves the lesson in the middle, and finds it and the invitation at home", async () => {
  await bea.tap("link", say("web-back"));
  await bea.reads(INVITED);
  await bea.tap("link", say("web-back"));
  await bea.finds("link", say("web-invitation-take"));
  await bea.finds("link", say("web-lesson-continue"));
  await bea.picture("guest-home");
  assert.doesNotMatch(
    await bea.phone.text(),
    new RegExp(quoted(say("phase-your-turn")), "i"),
    "a lesson is no game that waits",
  );
  await bea.tap("link", say("web-lesson-continue"));
  await bea.reads(say("lesson-first_journey-2"));
});

meanwhile("Bea comes to the last step of the lesson", async () => {
  const { tables } = await (await fetch(`${server.url}/v1/reference/prepared-tables`)).json();
  await bea.page.evaluate((tables) => {
    const kept = JSON.parse(localStorage.getItem("railhead.lessons"));
    for (const place of Object.values(kept.games))
      place.step = tables.find(({ name }) => name === place.lesson).steps.length - 1;
    localStorage.setItem("railhead.lessons", JSON.stringify(kept));
  }, tables);
  await bea.page.reload();
});

step("at the end of the lesson she arrives at the table", async () => {
  await bea.finds("button", say("web-invitation-take"));
  await bea.picture("guest-lesson-end");
  await bea.tap("button", say("web-invitation-take"));
  await bea.tap("button", say("web-join"));
  await bea.page.waitForFunction(() => location.pathname.includes("/play/games/"));
  await bea.reads(say("phase-dealing"));
});

step("the invitation is gone from her home screen", async () => {
  await bea.tap("link", say("web-back"));
  await bea.finds("link", say("web-challenge"));
  await bea.page.waitForFunction(() => localStorage.getItem("railhead.invitation") === null);
  await bea.page.waitForFunction(() => !document.querySelector(".invitation"));
});

meanwhile("a link to a tournament reaches Cleo", () =>
  cleo.phone.open(`/play/tournaments/${tournament}`),
);

step("Cleo looks at the tournament, goes home and registers", async () => {
  await cleo.reads("Friday night");
  await cleo.open("/play/");
  await cleo.reads(say("web-invited-to", { name: "Friday night" }));
  await cleo.picture("guest-welcome");
  await cleo.tap("button", say("web-register"));
  await cleo.type(begins("web-name"), "Cleo");
  await cleo.type(begins("web-password"), PASSWORD);
  await cleo.page.keyboard.press("Enter");
});

step("the invitation has outlived that, and she enters", async () => {
  await cleo.tap("link", say("web-invitation-take"));
  await cleo.tap("button", say("web-tournament-enter"));
  await cleo.finds("button", say("web-tournament-leave"));
  await cleo.open("/play/");
  await cleo.finds("link", say("web-challenge"));
  await cleo.page.waitForFunction(() => !localStorage.getItem("railhead.invitation"));
});

meanwhile("a link to the challenge reaches Dan", () => dan.phone.open("/play/challenge"));

step("Dan tries the challenge's bots as a guest", async () => {
  await dan.finds("button", say("web-register"));
  await dan.picture("guest-challenge");
  await dan.tap("button", say("web-challenge-practise"));
  await dan.reads(say("phase-dealing"));
});

step("he dismisses the invitation at home", async () => {
  await dan.tap("link", say("web-back"));
  await dan.finds("button", say("web-challenge-practise"));
  await dan.tap("link", say("web-back"));
  await dan.reads(say("web-invited-to", { name: say("web-challenge") }));
  await dan.tap("button", say("web-invitation-dismiss"));
  await dan.page.waitForFunction(() => !document.querySelector(".invitation"));
});

arrives();

meanwhile("no page complained", async () => {
  for (const each of [ada, bea, cleo, dan]) await each.close();
});
