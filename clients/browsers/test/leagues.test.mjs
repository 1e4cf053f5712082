/** A league: opened, entered, and its first season in two divisions. */

import { after, before } from "node:test";
import { Person } from "../support/api.mjs";
import { openPhone, startChromium } from "../support/phone.mjs";
import { startServer } from "../support/server.mjs";
import { signIn } from "../support/sign_in.mjs";
import { step } from "../support/steps.mjs";

const PASSWORD = "a train at noon";
const OTHERS = ["Bob", "Cleo", "Dora", "Emil", "Fred", "Gus", "Hugo"];
let server, browser, phone, others;

before(async () => {
  server = await startServer();
  browser = await startChromium();
  await Person.register(server.url, "Ada", PASSWORD);
  others = await Promise.all(OTHERS.map((name) => Person.register(server.url, name, PASSWORD)));
  phone = await openPhone(browser, server.url);
  await signIn(phone, "Ada", PASSWORD);
});

after(async () => {
  await browser?.close();
  await server?.stop();
});

step("a league is opened beside the tournaments", async () => {
  await phone.open("/play/tournaments");
  await phone.press("link", "Leagues");
  await phone.reads("There are no leagues here.");
  await phone.press("link", "New league");
  await phone.fill("Name", "The Alps");
  await phone.press("radio", "2");
  await phone.press("button", "Open the league");
  await phone.reads("Divisions of 6 · tables of 2");
});

step("players enter, and the first season begins", async () => {
  await phone.press("button", "Enter the league");
  await phone.reads("Leave the league");
  const id = phone.page.url().split("/").pop();
  for (const one of others) await one.ask("PUT", `/v1/leagues/${id}/membership`);
  await phone.press("button", "Start the first season");
  await phone.reads("with 8 members");
  await phone.press("button", "Start the first season");
  await phone.reads(/Division 1\s[^]*Ada[^]*Division 2\s/);
});

step("the own division is a tournament with a table for the player", async () => {
  await phone.press("link", "To your division (1)");
  await phone.reads("The Alps · 1/1");
  await phone.press("button", "To your table");
  await phone.page.waitForFunction(() => location.pathname.includes("/play/games/"));
});
