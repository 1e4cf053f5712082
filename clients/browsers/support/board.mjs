/** Touching the board: where a route is on the screen follows from the geometry of the server. */

import assert from "node:assert/strict";

/** Taps a route that the player can claim now. Gives its name, as the sheet that opens has it. */
export async function tapOpenRoute(phone) {
  const [geometry, board] = await Promise.all([
    referenceOf(phone, "geometry"),
    referenceOf(phone, "board"),
  ]);
  // As the board names them: Wien is Vienna there.
  const labels = await phone.page.$$eval(".labels text", (all) =>
    all.map((each) => each.textContent),
  );
  const cities = new Map(geometry.cities.map(({ id }, at) => [id, labels[at]]));
  const names = await openRoutes(phone);
  // The whole board, so that every route is in sight.
  for (let times = 0; times < 4; times += 1) await phone.press("button", "Farther");
  for (const { id, from, to } of board.routes) {
    const name = `${cities.get(from)} – ${cities.get(to)}`;
    if (!names.includes(name)) continue;
    const { spaces } = geometry.routes.find((route) => route.id === id);
    if (!(await tapAt(phone, spaces[Math.floor(spaces.length / 2)]))) continue;
    await phone.find("dialog", name);
    return name;
  }
  assert.fail(`none of these is on the board: ${names}`);
}

/** The names of the routes in the list that can be claimed. */
export async function openRoutes(phone) {
  await phone.pressLike("button", /^Build/);
  const entries = await listed(await phone.find("dialog", "Build"));
  const names = await Promise.all(
    entries.map((entry) => entry.evaluate((each) => each.innerText.split("\n")[0])),
  );
  await phone.press("button", "Close");
  return names;
}

/** The buttons of the routes in the list that can be claimed. */
export async function listed(sheet) {
  await sheet.waitForSelector(".stack[aria-busy='false']");
  return sheet.$$("section:not([aria-label$='not yet possible']) > .routes button");
}

const referenceOf = (phone, what) =>
  fetch(`${phone.url}/v1/reference/${what}`).then((answer) => answer.json());

/** Taps a city. */
export async function tapCity(phone, id) {
  const { cities } = await referenceOf(phone, "geometry");
  const place = cities.find((city) => city.id === id);
  assert.ok(await tapAt(phone, place), `${id} can be tapped`);
}

/** Taps a route. */
export async function tapRoute(phone, id) {
  const { routes } = await referenceOf(phone, "geometry");
  const { spaces } = routes.find((route) => route.id === id);
  assert.ok(await tapAt(phone, spaces[Math.floor(spaces.length / 2)]), `${id} can be tapped`);
}

/** Taps a point of the board, in its units, unless a button of the board is over it. */
export async function tapAt(phone, { x, y }) {
  const map = await phone.page.waitForSelector(".map");
  const at = await map.evaluate(
    (map, x, y) => {
      // With large text, the map may lie above or below what is in sight.
      map.scrollIntoView({ block: "center", behavior: "instant" });
      const svg = map.querySelector("svg");
      const { left, top, width } = svg.getBoundingClientRect();
      const scale = width / svg.viewBox.baseVal.width;
      const point = { x: left + x * scale, y: top + y * scale };
      return { ...point, isFree: map.contains(document.elementFromPoint(point.x, point.y)) };
    },
    x,
    y,
  );
  if (!at.isFree) return false;
  phone.taps += 1;
  if (phone.touch) await phone.page.touchscreen.tap(at.x, at.y);
  else await phone.page.mouse.click(at.x, at.y);
  return true;
}
