/**
 * Whole games without eyes: through the tree of accessibility and a command line, and some turns by
 * the keys of a keyboard. RAILHEAD_TEST_GAMES says how many games; only Chromium tells its tree.
 */

import assert from "node:assert/strict";
import { after, before } from "node:test";
import { Ears } from "../../clients/browsers/support/ears.mjs";
import { startServer } from "../../clients/browsers/support/server.mjs";
import { BROWSER, LANGUAGE, startBrowser } from "./support/circumstances.mjs";
import { journey } from "./support/journey.mjs";
import { say } from "./support/words.mjs";

const { step, meanwhile, person, arrives } = journey("A game without eyes");
const GAMES = Number(process.env.RAILHEAD_TEST_GAMES ?? 1);
/** The most that somebody says in a turn, on average over a game. */
const MOST = 3;
const CARDS = ["pink", "blue", "orange", "white", "green", "yellow", "black", "red", "locomotive"];

let server, browser, ada, ears;

before(async () => {
  server = await startServer();
  browser = await startBrowser();
  ada = await person(browser, server.url);
  if (BROWSER === "chromium") ears = await Ears.of(ada.phone);
});

after(async () => {
  await ada?.close();
  await browser?.close();
  await server?.stop();
});

/** Chromium alone tells its tree, and the player speaks English. */
const isHeard = BROWSER === "chromium" && LANGUAGE === "en";

/** Opens a game against a bot on the device. */
async function begins() {
  await ada.open("/play/");
  await ears.press("link", say("web-device-open"));
  await ears.press("link", say("web-device-new"));
  await ears.press("button", say("web-device-begin"));
  await ears.until("the deal", async () => (await ears.heading()) === say("phase-dealing"));
}

/** Says a line, and hears the answer. */
async function says(line) {
  const log = await ears.find("log", say("web-command-answers"));
  const known = new Set((await ears.texts(log)).map(({ id }) => id));
  await ada.page.keyboard.sendCharacter(line);
  await ada.page.keyboard.press("Enter");
  return ears.until(`the answer to "${line}"`, async () => {
    if (await isOver()) return [say("web-result")];
    const heard = (await ears.texts(log)).filter(({ id }) => !known.has(id));
    return heard.length > 0 && heard.map(({ name }) => name);
  });
}

const isOver = async () => (await ears.heading()) === say("web-result");

/** Waits for the player's turn. Whether there is one: the game may be over. */
async function waits() {
  const own = [say("phase-your-turn"), say("phase-last-round-yours")];
  return ears.until("the player's turn", async () => {
    if (await isOver()) return "over";
    return own.includes(await ears.heading()) && "turn";
  });
}

/** The longest route of an answer to "routes", as a claim. */
function claimOf(lines) {
  const routes = lines.flatMap((line) => {
    const [, from, to, length, price] =
      line.match(/^(.+) – (.+): \D*(\d+) spaces?.*; with (.*)$/) ?? [];
    const card = CARDS.find((each) => price?.includes(each));
    return from ? [{ length: Number(length), line: `claim ${from} ${to} ${card}` }] : [];
  });
  routes.sort((one, other) => other.length - one.length);
  return routes[0]?.line;
}

/** Plays a turn. How often the player spoke. */
async function plays() {
  let spoken = 0;
  const speaks = (line) => {
    spoken += 1;
    return says(line);
  };
  const claim = claimOf(await speaks("routes"));
  if (claim) {
    const next = await speaks(claim);
    if (next.some((line) => /^You can pay with/.test(line))) await speaks("pay");
    else if (next.some((line) => /^You cannot pay/.test(line))) await speaks("give up");
    return spoken;
  }
  for (const _ of [1, 2]) {
    const next = await speaks("take deck");
    if (next.includes(say("web-command-not-now"))) return spoken + (await drawsOtherwise());
    if (!next.includes(say("step-second_card"))) break;
  }
  return spoken;
}

/** Takes a face-up card where the deck is empty, or passes. How often the player spoke. */
async function drawsOtherwise() {
  const [row] = await says("row");
  const cards = CARDS.filter((card) => row.includes(card) && card !== "locomotive");
  await says(cards.length > 0 ? `take ${cards[0]}` : "pass");
  return 2;
}

/** Plays a game that has begun to its end. */
async function toTheEnd() {
  await ada.page.keyboard.press("/");
  await ears.find("combobox", say("web-command-field"));
  const offered = await says("tickets");
  assert.match(offered.join("\n"), /^Keep at least \d[^]*1: .* – .*, \d+ points/);
  await says("keep 1 2");
  let [turns, spoken] = [0, 0];
  while ((await waits()) === "turn") {
    if (turns === 0) assert.ok((await ears.all("navigation")).length >= 1, "the actions");
    spoken += await plays();
    turns += 1;
  }
  assert.ok(turns > 10, `the game had ${turns} turns`);
  assert.ok(spoken <= MOST * turns, `the player spoke ${spoken} times in ${turns} turns`);
}

/** Goes on with the tabulator until it comes to what has a role and a name, and presses a key. */
async function tabsTo(role, name, key = "Enter") {
  const passed = [];
  while (passed.length < 150) {
    const focused = await ears.focused();
    passed.push(focused.name);
    if (focused.role === role && name.test(focused.name)) return presses(key);
    await ada.page.keyboard.press("Tab");
  }
  return assert.fail(`the keyboard does not get to the ${role} ${name}: ${passed.join(", ")}`);
}

/** Presses a key on what has the focus, once it can be pressed. */
async function presses(key) {
  await ears.until("what can be pressed", async () => !(await ears.focused()).isOff);
  await ada.page.keyboard.press(key);
}

const named = (id) => new RegExp(`^${say(id)}$`);

/** Waits until a text is read out. */
const hears = (text) =>
  ears.until(text, async () => (await ears.all("StaticText", text)).length > 0);

step("Ada opens a game on her device by what is read out", async (context) => {
  if (!isHeard) return context.skip("nobody listens");
  await begins();
  for (const role of ["banner", "main", "complementary"])
    assert.equal((await ears.all(role)).length, 1, role);
});

step("a key opens a line for commands, which tells the cards and the tickets", async (context) => {
  if (!isHeard) return context.skip("nobody listens");
  await ada.page.keyboard.press("/");
  await ears.find("combobox", say("web-command-field"));
  assert.match((await says("?")).join("\n"), /^claim CITY CITY/m);
  assert.match((await says("hand")).join("\n"), /In your hand: \d/);
  assert.match((await says("who has par")).join("\n"), /^Zurich, .*: free$/m);
  assert.match((await says("needs br")).join("\n"), /Brest, Brindisi, Brussels/);
  assert.match((await says("brus")).join("\n"), /^Amsterdam: black route, 1 space, 1 point; \w/m);
  assert.match((await says("score")).join("\n"), /^Conductor, \w+: 0 points/m);
  await ada.page.keyboard.press("Escape");
});

for (let game = 1; game <= GAMES; game += 1)
  meanwhile(`she plays game ${game} of ${GAMES} to the end by commands`, async (context) => {
    if (!isHeard) return context.skip("nobody listens");
    if (game > 1) await begins();
    await toTheEnd();
  });

step("she begins another game by the keys of a keyboard alone", async (context) => {
  if (!isHeard) return context.skip("nobody listens");
  await ada.open("/play/");
  await ears.find("link", say("web-device-open"));
  await tabsTo("link", named("web-device-open"));
  await ears.find("link", say("web-device-new"));
  await tabsTo("link", named("web-device-new"));
  await ears.find("button", say("web-device-begin"));
  await tabsTo("button", named("web-device-begin"));
  await hears(say("phase-dealing"));
  assert.equal((await ears.focused()).role, "heading", "what has come is read first");
  await tabsTo("checkbox", /./, "Space");
  await ada.page.keyboard.press("Tab");
  await ada.page.keyboard.press("Space");
  await tabsTo("button", /^Keep 2/);
  await hears(say("step-choose"));
});

step("she draws and builds with them", async (context) => {
  if (!isHeard) return context.skip("nobody listens");
  for (const _ of [1, 2]) {
    await tabsTo("button", /deck$/);
    await hears(say("step-second_card"));
    assert.match((await ears.focused()).name, /deck$/, "the second card is one key away");
    await presses("Enter");
    await hears(say("step-choose"));
  }
  await tabsTo("button", /^Build/);
  await ears.find("dialog", say("web-build"));
  await tabsTo("button", /(route|ferry), \d spaces?.*with \d/);
  await tabsTo("button", /^Claim with/);
  await ears.until("the claim", async () => (await ears.all("dialog")).length === 0);
  await ada.page.keyboard.press("/");
  await ears.until("what she built", async () =>
    (await says("last 12")).some((line) => /^You claimed/.test(line)),
  );
});

arrives();
