/** Nothing moves under a finger: a whole game is played, and what can be tapped stays where it is. */

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { Person } from "../support/api.mjs";
import { DESK, openPhone, PHONE, startChromium } from "../support/phone.mjs";
import { playToTheEnd } from "../support/player.mjs";
import { startServer } from "../support/server.mjs";
import { signIn } from "../support/sign_in.mjs";
import { IS_BRIEF } from "../support/steps.mjs";

const PASSWORD = "a train at noon";
let server, browser, ada;

before(async () => {
  server = await startServer();
  browser = await startChromium();
  ada = await Person.register(server.url, "Ada", PASSWORD);
});

after(async () => {
  await browser?.close();
  await server?.stop();
});

const TABLES = [
  { name: "three at a phone", view: PHONE, bots: 2, speed: "fast", skip: IS_BRIEF },
  { name: "two at a desk", view: DESK, bots: 1 },
];

for (const { name, view, bots, speed = "off", skip = false } of TABLES) {
  test(`controls stay where they are: ${name}`, { skip }, async () => {
    const game = await ada.open({
      seats: bots + 1,
      bots: Array(bots).fill("conductor"),
      clock: { kind: "per_move", seconds: 86400 },
      secret: "3".repeat(64),
    });
    const phone = await openPhone(browser, server.url, { view, motion: "no-preference" });
    await signIn(phone, "Ada", PASSWORD);
    await phone.page.evaluate((pace) => localStorage.setItem("railhead.speed", pace), speed);
    await phone.open(`/play/games/${game}`);
    await phone.find("checkbox");
    await phone.page.evaluate(watch);
    await playToTheEnd([phone]);
    const { moved, shifts, looks } = await phone.page.evaluate(() => window.watched);
    assert.ok(looks > 500, `it was looked at ${looks} times`);
    assert.deepEqual(moved, [], "controls moved");
    assert.deepEqual(shifts, [], "the browser saw shifts");
    await phone.close();
  });
}

/**
 * Notes in each frame whether a control of the game is elsewhere than before, except where the player is
 * asked something else: then the screen is another one. Shifts that the browser reports count where
 * they move something that can be tapped. In the page.
 */
function watch() {
  const watched = { moved: [], shifts: [], looks: 0 };
  window.watched = watched;
  const CONTROLS = ".bar > .icon, .zoom > button, .draw > button, .actions > button";
  const scene = () => {
    const game = document.querySelector(".game");
    const isOver = /wins$|share the win$/.test(document.querySelector("h1")?.textContent ?? "");
    const pass = document.querySelector(".draw + .button");
    return game && !isOver ? `${game.classList.contains("is-asked")} ${Boolean(pass)}` : null;
  };
  const nameOf = (each) => each.ariaLabel ?? each.innerText.replace(/[\d/\s]+/g, " ").trim();
  // As they are laid out: a card that is lifted or turned is still where it was.
  const layoutOf = (each) => {
    let [left, top] = [0, 0];
    for (let at = each; at; at = at.offsetParent)
      [left, top] = [left + at.offsetLeft, top + at.offsetTop];
    return each.offsetWidth === 0
      ? null
      : [left, top, each.offsetWidth, each.offsetHeight].join(" ");
  };
  const places = () =>
    new Map(
      [...document.querySelectorAll(CONTROLS)].map((each, at) => [
        each.matches(".draw > button") ? `card ${at}` : nameOf(each),
        layoutOf(each),
      ]),
    );
  let before = { scene: scene(), places: places() };
  const look = () => {
    const now = { scene: scene(), places: places() };
    watched.looks += 1;
    if (now.scene !== null && now.scene === before.scene)
      for (const [name, place] of now.places) {
        const was = before.places.get(name);
        if (was && place && was !== place && watched.moved.length < 20)
          watched.moved.push(
            `${name}: ${was} → ${place}, ${document.querySelector("h1").textContent}`,
          );
      }
    before = now;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  const isTapped = (node) =>
    node?.nodeType === 1 &&
    node.closest(".game") &&
    // Lists grow and shrink with what they tell.
    !node.closest(".wide-only") &&
    node.matches("button, a, .draw, .actions, .side > *");
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (entry.hadRecentInput || document.querySelector("dialog, .is-asked")) continue;
      for (const { node, previousRect, currentRect } of entry.sources) {
        if (!isTapped(node) || watched.shifts.length >= 20) continue;
        const at = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(" ");
        watched.shifts.push(
          `${node.className || node.tagName}: ${at(previousRect)} → ${at(currentRect)}`,
        );
      }
    }
  }).observe({ type: "layout-shift" });
}
