/** The app without a finger and without a mouse. */

import assert from "node:assert/strict";
import { after, before } from "node:test";
import { DESK, openPhone, startChromium } from "../support/phone.mjs";
import { cardsOf, holds } from "../support/player.mjs";
import { startServer } from "../support/server.mjs";
import { step } from "../support/steps.mjs";

let server, browser, desk;

before(async () => {
  server = await startServer();
  browser = await startChromium();
  desk = await openPhone(browser, server.url, { view: DESK });
});

after(async () => {
  await browser?.close();
  await server?.stop();
});

step("a guest opens a game by the keyboard", async () => {
  await desk.open("/play/");
  await desk.find("button", "Play as a guest");
  await press("Play as a guest");
  await desk.find("button", "Practise against a bot");
  await press(/^Practise against a bot/);
  await desk.reads("Choose tickets");
});

step("the tickets are chosen", async () => {
  await desk.find("checkbox");
  assert.equal(await desk.has("button", "Keep none"), null, "two have to be kept");
  await reach(({ type }) => type === "checkbox");
  await desk.page.keyboard.press("Space");
  await desk.page.keyboard.press("Tab");
  await desk.page.keyboard.press("Space");
  await press("Keep 2 tickets");
  await desk.reads("Your turn");
  assert.match((await focus()).name, /^Tickets/, "the actions are next, not the page");
});

step("the focus goes into a sheet, and back to where it was", async () => {
  await press(/^Build/);
  const sheet = await desk.find("dialog", "Build");
  assert.ok(await sheet.evaluate((dialog) => dialog.contains(document.activeElement)));
  for (let tabs = 0; tabs < 20; tabs += 1) {
    await desk.page.keyboard.press("Tab");
    const focused = await focus();
    assert.ok(focused.inDialog || focused.isPage, `${focused.name} is behind the sheet`);
  }
  await desk.page.keyboard.press("Escape");
  await desk.page.waitForFunction(() => !document.querySelector("dialog"));
  assert.match((await focus()).name, /^Build/);
});

step("two cards are drawn, and the other moves", async () => {
  const held = await cardsOf(desk);
  await press(/deck$/);
  await holds(desk, held + 1);
  assert.match((await focus()).name, /deck$/, "the second card is one key away");
  await desk.page.waitForFunction(() => document.activeElement.ariaDisabled === "false");
  await desk.page.keyboard.press("Enter");
  await holds(desk, held + 2);
  await keepsFocus();
  await desk.close();
});

/** After what was pressed is done or gone, the keyboard does not begin anew. */
async function keepsFocus() {
  assert.equal((await focus()).isPage, false, "the focus is lost");
}

/** Goes on with the tabulator until a control is reached, and presses it. */
async function press(name) {
  await reach((control) =>
    name instanceof RegExp ? name.test(control.name) : name === control.name,
  );
  await desk.page.keyboard.press("Enter");
}

async function reach(fits) {
  const passed = [];
  for (let tabs = 0; tabs < 120; tabs += 1) {
    const control = await focus();
    passed.push(control.name);
    if (fits(control)) {
      assert.ok(control.isVisible, `the focus on ${control.name} cannot be seen`);
      return;
    }
    await desk.page.keyboard.press("Tab");
  }
  assert.fail(`the keyboard does not get there; it passes ${passed.join(", ")}`);
}

/** What has the focus, and whether a ring around it says so. */
const focus = () =>
  desk.page.evaluate(() => {
    const focused = document.activeElement;
    const { outlineStyle, outlineWidth } = getComputedStyle(focused);
    return {
      name: (focused.ariaLabel || focused.innerText || "").replace(/\s+/g, " ").trim(),
      type: focused.type,
      isPage: focused === document.body,
      inDialog: Boolean(focused.closest("dialog")),
      isVisible: outlineStyle !== "none" && outlineWidth !== "0px",
    };
  });
