/** A league: opened, entered, and its first season in two divisions. */

import assert from "node:assert/strict";
import { after, before } from "node:test";
import { Person } from "../support/api.mjs";
import { openPhone, startChromium } from "../support/phone.mjs";
import { startServer } from "../support/server.mjs";
import { signIn } from "../support/sign_in.mjs";
import { step } from "../support/steps.mjs";

const PASSWORD = "a train at noon";
const OTHERS = ["Bob", "Cleo", "Dora", "Emil", "Fred", "Gus", "Hugo"];
let server, browser, phone, bob, others, id;

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
  id = phone.page.url().split("/").pop();
  for (const one of others) await one.ask("PUT", `/v1/leagues/${id}/membership`);
  await phone.pressLike("button", /^Start the first season/);
  await phone.reads(/8 members: Ada[^]*Division 1\s+6 players · 15 tables · 5 games each/);
  await phone.reads(/Division 2\s+2 players · 1 table · 1 game each[^]*30 days at least/);
  await phone.press("button", "Start");
  await phone.reads(/Division 1\s[^]*Ada[^]*Division 2\s/);
  bob = await openPhone(browser, server.url);
  await signIn(bob, "Bob", PASSWORD);
  await bob.open(`/play/leagues/${id}`);
});

step("the organiser closes the entry, and opens it again", async () => {
  await phone.press("button", "Close entry");
  await phone.reads("Nobody can enter until you open it again.");
  await phone.press("button", "Close entry");
  await bob.reads("Nobody can enter at the moment.");
  assert.equal(await bob.has("link", "Share"), null);
  await phone.press("button", "Open entry again");
  await phone.press("button", "Open entry again");
  await phone.find("button", "Close entry");
});

step("a league gets another name, and its next season begins later", async () => {
  await phone.press("button", "Rename");
  await phone.fill("Name", "The Alps, by night");
  await phone.press("button", "Rename");
  await bob.reads("The Alps, by night");
  const before = await nextSeason();
  await phone.press("button", "Later next season");
  await phone.fill("Days", "10", "spinbutton");
  await phone.press("button", "Later next season");
  await phone.page.waitForFunction(() => !document.querySelector("dialog[open]"));
  assert.equal(Math.round(((await nextSeason()) - before) / 86_400_000), 10);
});

step("a member is taken out of the next season, and told", async () => {
  await phone.page.$eval("details > summary", (each) => each.click());
  await phone.press("button", "Take out Bob");
  await phone.reads("Whoever is taken out plays the present season to its end");
  await phone.press("button", "Take out Bob");
  await phone.reads("7 members");
  await bob.reads("You were removed from this league.");
  assert.equal(await bob.has("button", "Enter the league"), null);
  const { items } = await others[0].ask("GET", "/v1/me/inbox");
  assert.ok(items.some(({ kind }) => kind === "league_removed"));
});

step("the end says what is still played, and asks once", async () => {
  await phone.press("button", "End the league");
  await phone.reads(/Division 1\s+15 tables are still played\s+Division 2\s+1 table is/);
  await phone.reads(/Season 1: Ada/);
  await phone.press("button", "End the league");
  for (const each of [phone, bob]) await each.reads("Last season");
  assert.equal(await phone.has("button", "Rename"), null);
  await bob.close();
});

step("the own division is a tournament with a table for the player", async () => {
  await phone.press("link", "To your division (1)");
  await phone.reads("The Alps · 1/1");
  await phone.press("button", "To your table");
  await phone.page.waitForFunction(() => location.pathname.includes("/play/games/"));
});

/** The time from which the next season begins. */
async function nextSeason() {
  return Date.parse((await others[0].ask("GET", `/v1/leagues/${id}`)).next_season_at);
}
