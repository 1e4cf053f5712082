/** Plays a game as somebody who reads the screen and touches what is offered, nothing else. */

import assert from "node:assert/strict";
import { listed } from "./board.mjs";

/**
 * Plays until the game is over. Before a move, `special` can make one of its own: it gets the phone
 * whose turn it is and says whether it did.
 */
export async function playToTheEnd(players, special = async () => false) {
  for (let steps = 0; steps < 1000; steps += 1) {
    const phone = await onTurn(players);
    if (!phone) return;
    if (!(await special(phone))) await move(phone);
  }
  assert.fail("the game does not end");
}

/** The phone that asks its player for a move; none when the game is over. */
export async function onTurn(players) {
  for (;;) {
    const headings = await Promise.all(players.map(headingOf));
    const at = headings.findIndex((heading) => /your turn|^Choosing tickets$/i.test(heading));
    if (at >= 0) return players[at];
    if (headings.every((heading) => /wins$|share the win$|^Result$/.test(heading))) return null;
    // The news of the last move is on its way to the other phone.
    await Promise.any(players.map((phone, each) => changes(phone, headings[each])));
  }
}

export const headingOf = (phone) =>
  phone.page.$eval("::-p-aria([role='heading'])", (h) => h.textContent);

function changes(phone, heading) {
  return phone.page.waitForFunction(
    (before) => document.querySelector("h1")?.textContent !== before,
    {},
    heading,
  );
}

/** One move, or one step of it: tickets, a tunnel's price, a route, a station, a card. */
export async function move(phone) {
  const before = await lookOf(phone);
  const what = await choose(phone);
  // Without anything to choose, the moves that are allowed are still on their way.
  await lookChanges(phone, before);
  return what;
}

async function choose(phone) {
  const screen = await read(phone);
  if (screen.boxes.length > 0) return keepTickets(phone, screen);
  const tunnel = screen.buttons.find(
    ({ name }) => /^Add /.test(name) || name === "Give the tunnel up",
  );
  if (tunnel) return press(tunnel);
  const build = screen.buttons.find(({ name }) => /^Build/.test(name));
  if (Number(build?.name.match(/\d+/)?.[0] ?? 0) > 0) return claim(phone, build);
  const card = wantedCard(screen);
  return card && press(card);
}

async function keepTickets(phone, { boxes, text }) {
  const least = Number(
    text.match(/Keep at least (\d+)/)?.[1] ?? text.match(/Keep (\d+)/)?.[1] ?? 1,
  );
  // The cheapest are done soonest.
  for (const box of boxes.slice(-least)) if (!box.checked) await press(box);
  await phone.press("button", least === 1 ? "Keep 1 ticket" : `Keep ${least} tickets`);
  return "keep";
}

/** Claims the longest route that is possible. */
async function claim(phone, build) {
  await press(build);
  const sheet = await phone.find("dialog", "Build");
  const entries = await listed(sheet);
  const texts = await Promise.all(
    entries.map((entry) => entry.evaluate((each) => each.textContent)),
  );
  const tunnel = phone.lovesTunnels ? texts.findIndex((text) => /tunnel, [2-9]/.test(text)) : -1;
  const lengths = texts.map((text) => Number(text.match(/(\d+) spaces?/)?.[1] ?? 0));
  await phone.pressOn(entries[tunnel < 0 ? lengths.indexOf(Math.max(...lengths)) : tunnel]);
  await payAsOffered(phone);
  return "claim";
}

/** A card of the colour that the player has most of, or from the deck. */
function wantedCard({ buttons, hand }) {
  const open = buttons.filter(({ name, disabled }) => /^Take /.test(name) && !disabled);
  const colours = [...hand].sort((a, b) => b.count - a.count).filter(({ count }) => count > 1);
  for (const { card } of colours) {
    const found = open.find(({ name }) => name === `Take ${card}`);
    if (found && card !== "locomotive") return found;
  }
  const free = (name) => buttons.find((button) => name.test(button.name) && !button.disabled);
  return free(/deck$/) ?? open[0] ?? free(/^Pass$/) ?? null;
}

async function press({ phone, node, name }) {
  await phone.pressOn(await node.elementHandle());
  return name;
}

/** What a screen reader finds. */
export async function read(phone) {
  const found = { buttons: [], boxes: [], hand: [], text: "" };
  await phone.walk((node) => {
    const entry = {
      phone,
      node,
      name: node.name ?? "",
      disabled: node.disabled,
      checked: node.checked,
    };
    if (node.role === "button") found.buttons.push(entry);
    if (node.role === "checkbox") found.boxes.push(entry);
    const held = node.role === "image" && entry.name.match(/^(\d+) × (.*)$/);
    if (held) found.hand.push({ card: held[2], count: Number(held[1]) });
    found.text += `${entry.name}\n`;
  });
  return found;
}

const look = () =>
  [
    document.body.innerText,
    ...[...document.querySelectorAll("button")].map((each) => each.disabled || each.ariaDisabled),
    ...[...document.querySelectorAll("[aria-label]")].map((each) => each.ariaLabel),
  ].join("|");

const lookOf = (phone) => phone.page.evaluate(look);

async function lookChanges(phone, before) {
  const isSending = `document.querySelector('[aria-label="Your move is on its way …"]')`;
  await phone.page.waitForFunction(`!${isSending} && (${look})() !== ${JSON.stringify(before)}`);
}

/** How many cards the player holds. */
export const cardsOf = async (phone) =>
  (await read(phone)).hand.reduce((sum, { count }) => sum + count, 0);

/** Waits until the player holds so many cards. */
export async function holds(phone, count) {
  await phone.page.waitForFunction(
    (wanted) => {
      const held = [...document.querySelectorAll("[aria-label]")].flatMap(
        (each) => each.ariaLabel.match(/^(\d+) × /)?.[1] ?? [],
      );
      return held.reduce((sum, each) => sum + Number(each), 0) === wanted;
    },
    {},
    count,
  );
}

/** Builds a station in a city, found by its name. */
export async function buildStation(phone, city) {
  await phone.pressLike("button", /^Build/);
  await phone.fill("Find a city or a route", city, "searchbox");
  await phone.press("button", city);
  await pay(phone);
}

/** Pays for what is open in the sheet. */
export async function pay(phone) {
  const before = await lookOf(phone);
  await payAsOffered(phone);
  await lookChanges(phone, before);
}

/** Pays with the preselected cards. */
export async function payAsOffered(phone) {
  await phone.pressOn(await phone.page.waitForSelector(".settle > button"));
}
