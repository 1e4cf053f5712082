/** The account on this device, and what every screen needs: the line, messages, reference data. */

import { effect, signal, type ReadonlySignal } from "@preact/signals";
import {
  indexedDbStorage,
  Offline,
  Problem,
  Railhead,
  type Observable,
  type Schemas,
} from "railhead-client";
import { noticing } from "./ban.ts";
import { language, t } from "./texts.ts";

/** The API is beside the app: `../` of its base. */
const api = new URL("..", document.baseURI).href.replace(/\/$/, "");

export const railhead = new Railhead({
  baseUrl: api,
  storage: indexedDbStorage("railhead"),
  deviceName: device(),
  fetch: noticing,
});
effect(() => {
  railhead.language = language.value;
});

/** A signal that follows an observable of the client. */
export function following<T>(observable: Observable<T>): ReadonlySignal<T> {
  const followed = signal(observable.value);
  observable.subscribe((value) => {
    followed.value = value;
  });
  return followed;
}

export const session = following(railhead.session);
export const line = following(railhead.line);

/** The address of something the server draws. */
export const address = (path: string): string => `${api}${path}`;

export interface Toast {
  id: number;
  text: string;
  kind: "info" | "problem";
  /** The screen that it is about. */
  to: string | null;
}

/** Short messages at the edge of the screen. */
export const toasts = signal<Toast[]>([]);
let shown = 0;

export function say(text: string, kind: Toast["kind"] = "info", to: string | null = null): void {
  const toast = { id: ++shown, text, kind, to };
  // An effect that says something does not depend on what was said.
  toasts.value = [...toasts.peek().slice(-2), toast];
  setTimeout(() => dismiss(toast.id), kind === "problem" ? 8000 : 4500);
}

export function dismiss(id: number): void {
  toasts.value = toasts.value.filter((toast) => toast.id !== id);
}

/** Counts actions refused for want of a connection: the banner that says so shows itself anew. */
export const refused = signal(0);

/** What went wrong, in the words of the server. */
export function reason(error: unknown): string {
  if (error instanceof Problem) return error.detail || error.title;
  if (error instanceof Offline) return t("web-offline-failed");
  return error instanceof Error ? error.message : String(error);
}

/** Does something for the player and says what went wrong. */
export async function attempt<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    // It stands above the screen already.
    if (error instanceof Offline && line.value === "offline") refused.value += 1;
    else say(reason(error), "problem");
    return undefined;
  }
}

function device(): string {
  const agent = navigator.userAgent;
  const browser =
    ["Firefox", "Edg", "Chrome", "Safari"].find((name) => agent.includes(name)) ?? "Web";
  const system = ["Android", "iPhone", "iPad", "Windows", "Mac", "Linux"].find((name) =>
    agent.includes(name),
  );
  return system ? `${browser.replace("Edg", "Edge")}, ${system}` : browser;
}

export type Geometry = Schemas["BoardGeometry"];
export type Route = Schemas["RouteFacts"];
export type City = Schemas["BoardCity"];

/** The facts of the board. They never change while the app is open, but for the names of cities. */
export interface Board {
  geometry: Geometry;
  routes: ReadonlyMap<string, Route>;
  cities: ReadonlyMap<string, City>;
}

export const board = signal<Board | null>(null);

const readBoard = () =>
  Promise.all([railhead.get("/v1/reference/geometry"), railhead.get("/v1/reference/board")]);

/** Reads the board again if it is there: a worker that has come after it keeps it from now on. */
export async function keepBoard(): Promise<void> {
  if (board.value) await readBoard().catch(() => undefined);
}

export async function loadBoard(): Promise<void> {
  if (board.value) return;
  const [geometry, facts] = await readBoard();
  board.value = {
    geometry,
    routes: new Map(facts.routes.map((route) => [route.id, route])),
    cities: new Map(facts.cities.map((city) => [city.id, city])),
  };
}
