/** The words of the command line in the language of the player, with the English ones. */

import type { Board as Facts } from "../app.ts";
import { CARDS } from "../game/kinds.ts";
import { city } from "../game/words.ts";
import { t, type Sources } from "../texts.ts";
import { COMMANDS, type Command, type Pick, type Vocabulary } from "./parse.ts";

export const TEXTS: Sources = {
  en: () => import("texts:en/command"),
  fr: () => import("texts:fr/command"),
  de: () => import("texts:de/command"),
  es: () => import("texts:es/command"),
  it: () => import("texts:it/command"),
};

/** A list of words in a text: "hand, cards". */
export const listed = (text: string): string[] => text.split(",").map((word) => word.trim());

/** The id of the text with the words of a command; its attribute `help` says what it does. */
export const textOf = (command: Command): string =>
  `web-command-${command.replace("_", "-")}-words`;

export function vocabularyOf(facts: Facts): Vocabulary {
  const commands = Object.keys(COMMANDS) as Command[];
  const cards: Pick[] = [...CARDS, "deck"];
  return {
    commands: new Map(
      commands.map((command) => [command, [...listed(t(textOf(command))), ...COMMANDS[command]]]),
    ),
    // An id is the name that the people of the city use: "wien".
    cities: new Map([...facts.cities.keys()].map((id) => [id, [city(id), id]])),
    cards: new Map(
      cards.map((card) => [card, [t(card === "deck" ? "web-deck" : `card-${card}`), card]]),
    ),
    fillers: listed(t("web-command-fillers")),
  };
}
