/** Two players become friends, open a table with one tap, and are hidden from each other. */

import { after, before } from "node:test";
import { Person } from "../support/api.mjs";
import { openPhone, startChromium } from "../support/phone.mjs";
import { startServer } from "../support/server.mjs";
import { step } from "../support/steps.mjs";

const PASSWORD = "a train at noon";

let server, browser, ada, bob;

async function signIn(name) {
  await Person.register(server.url, name, PASSWORD);
  const phone = await openPhone(browser, server.url);
  await phone.open("/play/friends");
  await phone.press("button", "Sign in");
  await phone.fill("Name", name);
  await phone.fill("Password", PASSWORD);
  await phone.page.keyboard.press("Enter");
  await phone.reads("You have no friends here yet.");
  return phone;
}

before(async () => {
  server = await startServer();
  browser = await startChromium();
  ada = await signIn("Ada");
  bob = await signIn("Bob");
});

after(async () => {
  await browser?.close();
  await server?.stop();
});

step("Ada asks Bob by name, and Bob accepts while the screen is open", async () => {
  await ada.fill("Name of a player", "Nobody");
  await ada.press("button", "Ask");
  await ada.reads("There is no player with this name");
  await ada.page.$eval("form input", (field) => field.select());
  await ada.fill("Name of a player", "bob");
  await ada.press("button", "Ask");
  await ada.reads("Bob finds your request.");
  await ada.find("button", "Take back: Bob");
  await bob.press("button", "Accept: Ada");
  await bob.reads("You and Ada are friends.");
  await ada.find("button", "Play: Bob");
});

step("Ada opens a table with Bob, who sees it", async () => {
  await ada.press("button", "Play: Bob");
  await ada.reads("Invited: Bob");
  await ada.pressOn(await ada.page.waitForSelector("button.primary"));
  await ada.find("button", "Invite friends");
  await bob.open("/play/inbox");
  await bob.reads("Ada invites you to a game");
  await bob.reads("Ada wants to be your friend");
  await ada.press("button", "Leave");
  await ada.find("dialog", "Leave");
  await ada.pressOn(await ada.page.waitForSelector("dialog button.danger"));
  await ada.page.waitForFunction(() => !location.pathname.includes("games/"));
});

step("the sheet of a table invites friends", async () => {
  await ada.open("/play/new");
  await ada.pressOn(await ada.page.waitForSelector("button.primary"));
  await ada.press("button", "Invite friends");
  await ada.press("button", "Invite: Bob");
  await ada.reads("Bob is invited.");
  await ada.press("button", "Close");
});

step("Bob blocks her, and she finds nobody", async () => {
  await bob.open("/play/players/Ada");
  await bob.find("button", "Remove friend");
  await bob.press("button", "Block");
  await bob.find("dialog", "Block Ada");
  await bob.pressOn(await bob.page.waitForSelector("dialog button.danger"));
  await bob.reads("Ada is blocked.");
  await ada.open("/play/friends");
  await ada.reads("You have no friends here yet.");
  await ada.open("/play/players/Bob");
  await ada.reads("There is no player with this name");
  await bob.open("/play/settings");
  await bob.press("button", "Unblock: Ada");
  await bob.reads("You have blocked nobody.");
  await ada.open("/play/players/Bob");
  await ada.find("button", "Add a friend");
  await Promise.all([ada.close(), bob.close()]);
});
