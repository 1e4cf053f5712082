/** The book of phrases in the player's language, and what was said. */

import { signal } from "@preact/signals";
import type { Schemas } from "railhead-client";
import { railhead } from "../app.ts";
import { language } from "../texts.ts";

export type Said = Schemas["SaidPhrase"];
export type Phrase = Schemas["DisplayedPhrase"];

/** What can be said, in the order in which it is offered. */
export const book = signal<readonly Phrase[]>([]);

/** Reads the book in the language of the texts. */
export async function loadBook(): Promise<void> {
  const lang = language.value;
  const { phrases } = await railhead.get("/v1/reference/phrases", { query: { lang } });
  if (lang === language.value) book.value = phrases;
}

/** A phrase as it is shown: of a reaction, its emoji. Null until the book is there. */
export function shown({ phrase }: Said): string | null {
  const found = book.value.find(({ id }) => id === phrase);
  return found ? (found.emoji ?? found.text) : null;
}
