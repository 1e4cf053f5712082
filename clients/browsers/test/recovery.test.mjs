/** The way back in for a player who has forgotten the password. */

import assert from "node:assert/strict";
import { after, before } from "node:test";
import { Person } from "../support/api.mjs";
import { openPhone, startChromium } from "../support/phone.mjs";
import { startServer } from "../support/server.mjs";
import { step } from "../support/steps.mjs";

const PASSWORD = "a train at noon";
const NEXT = "a train at midnight";

let server, browser, phone, codes;

before(async () => {
  server = await startServer();
  browser = await startChromium();
  await Person.register(server.url, "Ada", PASSWORD);
  phone = await openPhone(browser, server.url);
});

after(async () => {
  await browser?.close();
  await server?.stop();
});

step("a player makes codes in the settings and sees them once", async () => {
  await phone.open("/play/settings");
  await phone.press("button", "Sign in");
  await phone.fill("Name", "Ada");
  await phone.fill("Password", PASSWORD);
  await phone.page.keyboard.press("Enter");
  await phone.reads("You have no codes.");
  await phone.press("button", "Make recovery codes");
  await phone.fill("Password", "a wrong train");
  await phone.press("button", "Make ten codes");
  await phone.reads("The name or the password is wrong.");
  await phone.page.$eval("dialog input", (field) => field.select());
  await phone.fill("Password", PASSWORD);
  await phone.press("button", "Make ten codes");
  await phone.reads("10 codes are left");
  codes = await phone.page.$$eval(".codes code", (all) => all.map((code) => code.textContent));
  assert.equal(new Set(codes).size, 10);
  assert.ok(codes.every((code) => /^([0-9a-z]{4}-){4}[0-9a-z]{4}$/.test(code)));
});

step("they are copied, and a file has them", async () => {
  await phone.page.evaluate(() => {
    navigator.clipboard.writeText = async (text) => void (window.copied = text);
    const create = URL.createObjectURL;
    URL.createObjectURL = (file) => ((window.saved = file), create.call(URL, file));
  });
  await phone.press("button", "Copy");
  await phone.reads("The codes are copied.");
  await phone.press("button", "Save as a file");
  const [copied, saved] = await phone.page.evaluate(async () => [copied, await saved.text()]);
  assert.equal(copied, saved);
  assert.match(saved, /^Recovery codes of Ada for Railhead, /);
  assert.ok(codes.every((code) => saved.includes(`\n${code}\n`)));
  await phone.press("button", "I have kept them");
  await phone.find("button", "Make recovery codes");
  assert.ok(!(await phone.text()).includes(codes[0]));
});

step("later one of them sets a new password", async () => {
  await phone.press("button", "Sign out");
  await phone.find("dialog", "Sign out");
  await phone.page.click("dialog button.primary");
  await phone.press("button", "Sign in");
  await phone.press("button", "Forgot your password?");
  await phone.find("dialog", "Forgotten password");
  await phone.fill("Name", "ada");
  await phone.fill("Recovery code", codes[1].toUpperCase().replaceAll("-", " "));
  await phone.page.type('input[type="password"]', NEXT);
  await phone.press("button", "Set the password");
  await phone.reads("The new password is set");
  await phone.open("/play/settings");
  await phone.reads("9 codes are left");
  await phone.open("/play/inbox");
  await phone.reads("A recovery code was used");
});

step("a code that was used is refused in words", async () => {
  const desk = await openPhone(browser, server.url, { language: "de" });
  await desk.open("/play/");
  await desk.press("button", "Anmelden");
  await desk.press("button", "Passwort vergessen?");
  await desk.fill("Name", "Ada");
  await desk.fill("Wiederherstellungscode", codes[1]);
  await desk.page.type('input[type="password"]', NEXT);
  await desk.press("button", "Passwort setzen");
  await desk.reads("Der Name oder der Wiederherstellungscode ist falsch");
  assert.deepEqual([...phone.complaints, ...desk.complaints], []);
});
