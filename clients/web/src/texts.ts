/** Texts in the language of the player: the Fluent files of the server, and `web.ftl` beside them. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { signal } from "@preact/signals";

export const LANGUAGES = {
  en: "English",
  fr: "Français",
  de: "Deutsch",
  es: "Español",
  it: "Italiano",
} as const;
export type Language = keyof typeof LANGUAGES;

/** Fluent files by language, which are loaded when they are needed. */
export type Sources = Record<Language, () => Promise<{ default: string }>>;

const SOURCES: Sources = {
  en: () => import("texts:en"),
  fr: () => import("texts:fr"),
  de: () => import("texts:de"),
  es: () => import("texts:es"),
  it: () => import("texts:it"),
};
const CHOSEN = "railhead.language";

/** Texts of screens that have been opened, beside those of the app. */
const added = new Set<Sources>();

const bundle = signal<FluentBundle | null>(null);

/** The language of the texts shown. */
export const language = signal<Language>(preferred());

function isLanguage(code: string | null | undefined): code is Language {
  return code != null && code in SOURCES;
}

function preferred(): Language {
  const chosen = localStorage.getItem(CHOSEN);
  if (isLanguage(chosen)) return chosen;
  return navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage) ?? "en";
}

/** Loads the texts of a language and shows them. */
export async function speak(code: Language): Promise<void> {
  const sources = await Promise.all([SOURCES, ...added].map((all) => all[code]()));
  // The texts have no letters that are written from right to left.
  const loaded = new FluentBundle(code, { useIsolating: false });
  for (const source of sources) loaded.addResource(new FluentResource(source.default));
  document.documentElement.lang = code;
  language.value = code;
  bundle.value = loaded;
}

/** Adds the texts of a screen that is opened, in this language and in those chosen later. */
export async function addTexts(sources: Sources): Promise<void> {
  if (added.has(sources)) return;
  const source = await sources[language.value]();
  bundle.value?.addResource(new FluentResource(source.default));
  added.add(sources);
}

/** Changes the language for good. */
export function choose(code: Language): Promise<void> {
  localStorage.setItem(CHOSEN, code);
  return speak(code);
}

export type Arguments = Record<string, FluentVariable>;

/** The text with an id, or the id if nobody has written it. */
export function t(id: string, values?: Arguments): string {
  const [name, attribute] = id.split(".") as [string, string?];
  const message = bundle.value?.getMessage(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!pattern) return id;
  // Numbers below zero have a minus, not a hyphen.
  return bundle.value!.formatPattern(pattern, values).replace(/(?<![\p{L}\d])-(?=\d)/gu, "\u2212");
}

/** A formatter for each language: to make one takes longer than sixty texts. */
function once<T>(make: (language: Language) => T): () => T {
  const made = new Map<Language, T>();
  return () => {
    const known = made.get(language.value) ?? make(language.value);
    made.set(language.value, known);
    return known;
  };
}

const lists = once((code) => new Intl.ListFormat(code, { type: "conjunction" }));
const dates = once((code) => new Intl.DateTimeFormat(code, { dateStyle: "medium" }));
const times = once(
  (code) => new Intl.DateTimeFormat(code, { dateStyle: "medium", timeStyle: "short" }),
);
const numbers = [0, 1, 2].map((digits) =>
  once((code) => new Intl.NumberFormat(code, { maximumFractionDigits: digits })),
);

/** A list of names: "Ada, Bob and Cleo". */
export const list = (names: readonly string[]): string => lists().format(names);

/** A date and time. */
export const when = (instant: string): string => times().format(new Date(instant));

/** A date. */
export const date = (instant: string): string => dates().format(new Date(instant));

/** A number. */
export const number = (value: number, digits: 0 | 1 | 2 = 0): string =>
  numbers[digits]!().format(value).replace("-", "\u2212");
