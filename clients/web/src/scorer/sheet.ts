/** The sheet of a game on a real table: what each player has. It is kept on the device. */

import { signal } from "@preact/signals";
import type { Schemas } from "railhead-client";
import type { Route } from "../app.ts";
import type { Spot } from "../board/Board.tsx";

type Color = Schemas["PlayerColor"];
type Position = Schemas["PlayerPosition"];

/** Player of the table, with everything built and kept, by ids. */
export interface Line {
  name: string;
  color: Color;
  routes: readonly string[];
  stations: readonly string[];
  tickets: readonly string[];
}

export type Sheet = readonly Line[];

/** Kinds of things that a player has. */
export type Part = "routes" | "stations" | "tickets";

const COLORS: readonly Color[] = ["red", "blue", "gray", "purple", "brown"];
const TRAINS = 45;
const STATIONS = 3;
const KEPT = "railhead.scorer";

const line = (color: Color): Line => ({ name: "", color, routes: [], stations: [], tickets: [] });

const fresh = (): Sheet => COLORS.slice(0, 2).map(line);

function read(): Sheet {
  try {
    return (JSON.parse(localStorage.getItem(KEPT) ?? "null") as Sheet | null) ?? fresh();
  } catch {
    return fresh();
  }
}

export const sheet = signal<Sheet>(read());

function keep(next: Sheet): void {
  sheet.value = next;
  try {
    localStorage.setItem(KEPT, JSON.stringify(next));
  } catch {
    // The storage is full: the sheet lasts until the page is closed.
  }
}

/** Begins another game. The players stay. */
export const clear = (): void =>
  keep(sheet.value.map(({ name, color }) => ({ ...line(color), name })));

export function addPlayer(): void {
  const color = COLORS.find((color) => sheet.value.every((line) => line.color !== color));
  if (color) keep([...sheet.value, line(color)]);
}

export const removePlayer = (at: number): void => keep(sheet.value.toSpliced(at, 1));

export const rename = (at: number, name: string): void =>
  keep(sheet.value.map((line, each) => (each === at ? { ...line, name } : line)));

/** Gives something to a player, or takes it back; nobody else has it then. */
export function toggle(at: number, part: Part, id: string): void {
  keep(toggled(sheet.value, at, part, id));
}

export function toggled(before: Sheet, at: number, part: Part, id: string): Sheet {
  return before.map((line, each) => {
    const have = line[part];
    const rest = have.filter((one) => one !== id);
    const isNew = each === at && rest.length === have.length;
    return { ...line, [part]: isNew ? [...rest, id] : rest };
  });
}

/** The part of a sheet that a place on the board belongs to. */
export const partOf = ({ kind }: Spot): Part => (kind === "route" ? "routes" : "stations");

/** Trains and stations that a player has left. */
export function leftOf(line: Line, routes: ReadonlyMap<string, Route>) {
  const laid = line.routes.reduce((sum, id) => sum + (routes.get(id)?.length ?? 0), 0);
  return { trains: TRAINS - laid, stations: STATIONS - line.stations.length };
}

/** The table to be scored; players without a name are called by others. */
export const position = (of: Sheet, nameless: (at: number) => string): Schemas["NewScoring"] => ({
  players: of.map(({ name, routes, stations, tickets }, at) => ({
    name: name.trim() || nameless(at),
    routes: routes as Position["routes"],
    stations: stations as Position["stations"],
    tickets: [...tickets],
  })),
});
