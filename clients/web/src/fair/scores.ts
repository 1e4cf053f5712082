/** The scores at the end of a game that is checked (R9). */

import { check, type Event, type Ticket } from "./bags.ts";

export interface Route {
  id: string;
  from: string;
  to: string;
  length: number;
  color: string | null;
  tunnel: boolean;
  ferry: number;
  twin: string | null;
}

export const POINTS: Record<number, number> = { 1: 1, 2: 2, 3: 4, 4: 7, 6: 15, 8: 21 };

/** The board at the end. */
export interface Ending {
  routes: ReadonlyMap<string, Route>;
  /** The seats of claimed routes and of stations. */
  owners: ReadonlyMap<string, number>;
  stations: ReadonlyMap<string, number>;
  /** The tickets kept and the stations left, by seat. */
  kept: readonly (readonly Ticket[])[];
  left: readonly number[];
  /** The seats whose players left the game. */
  gone: readonly boolean[];
  /** The seats that rank last, together, because their players made no turn (R10.1). */
  absent: readonly boolean[];
  hasGermanTies: boolean;
}

/** The two cities of a ticket's id. */
export const ends = (ticket: string): string[] => ticket.split("-");

export function checkScores(scores: Event[], ending: Ending): void {
  check(
    scores.length === ending.kept.length && scores.every(({ seat }, at) => seat === at),
    "a score for every seat",
  );
  for (const score of scores) checkScore(score, ending);
  const longest = Math.max(...scores.map((score) => score["longest_path"]));
  for (const score of scores) {
    const hasLongest = score["longest_path"] === longest && longest > 0;
    check(score["express"] === (hasLongest ? 10 : 0), "the Express (R9.3)");
    const parts = score["routes"] + score["tickets"] + score["stations"] + score["express"];
    check(score["total"] === parts, "the total is not the sum of its parts (R9.2)");
  }
  const standing = (score: Event): number[] => {
    const seat: number = score["seat"];
    if (ending.absent[seat]) return [-1, 0, 0, 0, 0];
    return [
      ending.gone[seat] ? 0 : 1,
      score["total"],
      score["completed"].length,
      ending.hasGermanTies ? 0 : score["stations"],
      score["longest_path"],
    ];
  };
  for (const score of scores) {
    const own = standing(score);
    const better = scores.filter((other) => isMore(standing(other), own));
    check(score["rank"] === 1 + better.length, `seat ${score["seat"]} has another rank (R9.4)`);
  }
}

/** Compares lists of numbers by the first that differs. */
function isMore(one: readonly number[], other: readonly number[]): boolean {
  const at = one.findIndex((value, index) => value !== other[index]);
  return at >= 0 && one[at]! > other[at]!;
}

function checkScore(score: Event, ending: Ending): void {
  const seat: number = score["seat"];
  const own = [...ending.routes.values()].filter(({ id }) => ending.owners.get(id) === seat);
  const points = own.reduce((sum, { length }) => sum + POINTS[length]!, 0);
  check(score["routes"] === points, "the points of routes");
  check(score["stations"] === 4 * ending.left[seat]!, "the points of stations");
  check(score["longest_path"] === longestPath(own), "the longest path (R9.3)");
  check(isPath(score["path"], own, score["longest_path"]), "the path is none");
  const lending = [...ending.stations]
    .filter(([, owner]) => owner === seat)
    .map(([city]) => city)
    .sort()
    .map((city) => lent(city, seat, ending))
    .filter((routes) => routes.length > 0);
  const worth = (chosen: readonly string[]) => worthOf(ending.kept[seat]!, own, chosen, ending);
  const all = combinations(lending.map((uses) => uses.map(({ route }) => route))).map(worth);
  const best = all.reduce((a, b) => (isMore(value(b), value(a)) ? b : a));
  const borrowed: { city: string; route: string }[] = score["borrowed"];
  const fits = (use: (typeof borrowed)[number], at: number) =>
    lending[at]!.some(({ city, route }) => city === use.city && route === use.route);
  check(borrowed.length === lending.length && borrowed.every(fits), "what stations lend");
  const found = worth(borrowed.map(({ route }) => route));
  check(!isMore(value(best), value(found)), "stations could lend better (R8.3)");
  const same = (one: string[], other: string[]) => one.join() === other.join();
  check(
    same(score["completed"], found.completed) && same(score["failed"], found.failed),
    "the tickets completed",
  );
  check(score["tickets"] === found.points, "the points of tickets");
}

/** The routes of others that a station can use (R8.2). */
function lent(city: string, seat: number, ending: Ending): { city: string; route: string }[] {
  return [...ending.owners]
    .filter(([, owner]) => owner !== seat)
    .map(([route]) => ending.routes.get(route)!)
    .filter((route) => route.from === city || route.to === city)
    .map(({ id }) => ({ city, route: id }));
}

/** One of each list, in all ways. */
const combinations = (lists: readonly string[][]): string[][] =>
  lists.reduce<string[][]>(
    (ways, list) => ways.flatMap((way) => list.map((one) => [...way, one])),
    [[]],
  );

interface Worth {
  points: number;
  completed: string[];
  failed: string[];
}

const value = ({ points, completed }: Worth): number[] => [points, completed.length];

function worthOf(
  tickets: readonly Ticket[],
  own: readonly Route[],
  borrowed: readonly string[],
  { routes }: Ending,
): Worth {
  const parents = new Map<string, string>();
  const root = (city: string): string => {
    const parent = parents.get(city);
    return parent === undefined ? city : root(parent);
  };
  for (const { from, to } of [...own, ...borrowed.map((id) => routes.get(id)!)]) {
    const [one, other] = [root(from), root(to)];
    if (one !== other) parents.set(one, other);
  }
  const worth: Worth = { points: 0, completed: [], failed: [] };
  for (const { id, points } of tickets) {
    const isCompleted = new Set(ends(id).map(root)).size === 1;
    (isCompleted ? worth.completed : worth.failed).push(id);
    worth.points += isCompleted ? points : -points;
  }
  return worth;
}

/** The trains of the longest trail, by trying all. */
function longestPath(routes: readonly Route[]): number {
  const leaving = new Map<string, { at: number; to: string; length: number }[]>();
  const add = (from: string, to: string, at: number, length: number) =>
    leaving.set(from, [...(leaving.get(from) ?? []), { at, to, length }]);
  routes.forEach(({ from, to, length }, at) => {
    add(from, to, at, length);
    add(to, from, at, length);
  });
  const everything = routes.reduce((sum, { length }) => sum + length, 0);
  const used = routes.map(() => false);
  let best = 0;
  const follow = (city: string, length: number) => {
    best = Math.max(best, length);
    for (const way of leaving.get(city) ?? []) {
      if (best === everything) return;
      if (used[way.at]) continue;
      used[way.at] = true;
      follow(way.to, length + way.length);
      used[way.at] = false;
    }
  };
  for (const city of leaving.keys()) follow(city, 0);
  return best;
}

function isPath(ids: readonly string[], own: readonly Route[], length: number): boolean {
  const path = ids.map((id) => own.find((route) => route.id === id));
  if (new Set(ids).size !== ids.length || path.includes(undefined)) return false;
  const routes = path as Route[];
  if (routes.reduce((sum, route) => sum + route.length, 0) !== length) return false;
  const leads = (from: string) => {
    let city: string | null = from;
    for (const route of routes)
      city = city === route.from ? route.to : city === route.to ? route.from : null;
    return city !== null;
  };
  return routes.length === 0 || leads(routes[0]!.from) || leads(routes[0]!.to);
}
