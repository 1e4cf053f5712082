/** The examples in the rules, compared with the facts of the board and the tickets. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import {
  CLAIMS,
  DOUBLE,
  ENDING,
  LENGTHS,
  LONGEST,
  SCORE,
  STATION,
  ticketId,
  TUNNEL,
  type Payment,
} from "../src/rules/examples.ts";

interface Route {
  id: string;
  from: string;
  to: string;
  length: number;
  color: string | null;
  tunnel: boolean;
  ferry: number;
  double: string | null;
}

const crates = "../../crates";
const read = (path: string) => readFileSync(`${crates}/${path}`, "utf8");
const facts = JSON.parse(read("engine/data/routes.json")) as Route[];
const tickets = JSON.parse(read("engine/data/tickets.json")) as { id: string; points: number }[];
const routes = new Map(facts.map((route) => [route.id, route]));
const route = (id: string) => routes.get(id)!;
const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
const trains = (ids: readonly string[]) => sum(ids.map((id) => route(id).length));
const pointsOf = (ticket: string) => tickets.find(({ id }) => id === ticket)?.points;

/** The points of each length, as the rules say them. */
const points = new Map<number, number>();
const [lengths, scores] = /^rule-R1-4 = (.*) scores (.*)\.$/m
  .exec(read("localization/locales/en/rules.ftl"))!
  .slice(1)
  .map((part) => part.match(/\d+/g)!.map(Number));
lengths!.forEach((length, at) => points.set(length, scores![at]!));

/** Whether a payment is one of those that a price allows. */
function pays({ color, locomotives }: Payment, price: number, of: Route): boolean {
  const isColored = locomotives < price;
  const fits = of.color === null || color === of.color;
  return locomotives >= of.ferry && (isColored ? color !== null && fits : color === null);
}

test("the table of points has every length", () => {
  assert.deepEqual([...LENGTHS], [...new Set(facts.map(({ length }) => length))].sort());
  assert.deepEqual([...LENGTHS], [...points.keys()]);
});

test("every payment pays for its route", () => {
  for (const { route: id, payments } of Object.values(CLAIMS))
    for (const payment of payments) assert.ok(pays(payment, route(id).length, route(id)), id);
});

test("the routes are of the kinds that they stand for", () => {
  const { color, gray, ferry } = CLAIMS;
  const plain = [color, gray].map(({ route: id }) => route(id));
  assert.ok(plain.every(({ ferry, tunnel }) => ferry === 0 && !tunnel));
  assert.ok(route(color.route).color && !route(gray.route).color);
  assert.ok(route(ferry.route).ferry > 0);
  assert.notEqual(gray.payments[0].color, gray.payments[1].color);
});

test("the two tracks belong together", () => {
  assert.equal(route(DOUBLE.claimed).double, DOUBLE.closed);
});

test("the tunnel costs what the revealed cards add", () => {
  const { route: id, payment, revealed, surcharge, extra } = TUNNEL;
  assert.ok(route(id).tunnel);
  assert.ok(pays(payment, route(id).length, route(id)));
  assert.equal(revealed.length, 3);
  const matching = revealed.filter((card) => card === "locomotive" || card === payment.color);
  assert.equal(surcharge, matching.length);
  for (const each of extra)
    assert.ok(pays(each, surcharge, { ...route(id), color: payment.color }));
});

/** Whether routes lead from one city to another. */
function connects(ids: readonly string[], [from, to]: readonly [string, string]): boolean {
  const reached = new Set([from]);
  for (let before = 0; before < reached.size; ) {
    before = reached.size;
    for (const { from, to } of ids.map(route))
      if (reached.has(from) || reached.has(to)) reached.add(from).add(to);
  }
  return reached.has(to);
}

test("only the lent route completes the ticket", () => {
  const { own, lent, city, color, lender, ends } = STATION;
  assert.ok(!connects(own, ends));
  assert.ok(connects([...own, lent], ends));
  assert.ok([route(lent).from, route(lent).to].includes(city));
  assert.notEqual(color, lender);
  assert.equal(pointsOf(ticketId(ends)), STATION.points);
});

/** Trains of the longest path from a city. */
function longestFrom(city: string, left: readonly Route[]): number {
  const next = left.filter(({ from, to }) => from === city || to === city);
  const lengths = next.map((by) => {
    const end = by.from === city ? by.to : by.from;
    return (
      by.length +
      longestFrom(
        end,
        left.filter((other) => other !== by),
      )
    );
  });
  return Math.max(0, ...lengths);
}

/** The cities along a path. */
function citiesOf(path: readonly string[]): string[] {
  const [first, second] = path.map(route);
  const isShared = (city: string) => city === second!.from || city === second!.to;
  const cities = [isShared(first!.from) ? first!.to : first!.from];
  for (const { from, to } of path.map(route)) {
    assert.ok([from, to].includes(cities.at(-1)!), "the path has a gap");
    cities.push(cities.at(-1) === from ? to : from);
  }
  return cities;
}

test("each marked path is the longest of its network", () => {
  for (const { path, beside } of [LONGEST.longer, LONGEST.shorter]) {
    const all = [...path, ...beside].map(route);
    const longest = all.flatMap(({ from, to }) => [longestFrom(from, all), longestFrom(to, all)]);
    assert.equal(trains(path), Math.max(...longest));
    citiesOf(path);
  }
});

test("the longer path has fewer trains, and a city twice", () => {
  const { longer, shorter, twice } = LONGEST;
  assert.deepEqual(longer.beside, []);
  assert.ok(trains(longer.path) > trains(shorter.path));
  assert.ok(trains(longer.path) < trains([...shorter.path, ...shorter.beside]));
  assert.equal(citiesOf(longer.path).filter((city) => city === twice).length, 2);
});

test("no route is claimed by both, nor both tracks of one", () => {
  const { longer, shorter } = LONGEST;
  const claimed = [longer, shorter].flatMap(({ path, beside }) => [...path, ...beside]);
  assert.equal(new Set(claimed).size, claimed.length);
  assert.ok(claimed.every((id) => !claimed.some((other) => other === route(id).double)));
});

test("the last round has a turn for everyone, its beginner at last", () => {
  const { first, left, order } = ENDING;
  assert.ok(left <= 2);
  assert.equal(order.at(-1), first);
  assert.equal(new Set(order).size, order.length);
});

test("the final score adds up", () => {
  const { routes, tickets, unbuilt, stations, express, total } = SCORE;
  assert.equal(sum(routes.map(({ length, count }) => length * count)), SCORE.trains);
  assert.ok(45 - SCORE.trains <= ENDING.left);
  for (const { ends, points } of tickets) assert.equal(points, pointsOf(ticketId(ends)));
  assert.equal(stations, 4 * unbuilt);
  assert.equal(express, 10);
  const claimed = sum(routes.map(({ length, count }) => count * points.get(length)!));
  const kept = sum(tickets.map(({ points, isCompleted }) => (isCompleted ? points : -points)));
  assert.equal(total, claimed + kept + stations + express);
});
