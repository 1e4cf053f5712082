/** Lines of commands, in every language. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import {
  COMMANDS,
  commonStart,
  completionsOf,
  parse,
  plain,
  settle,
  type Command,
  type Pick,
  type Vocabulary,
} from "../src/command/parse.ts";
import { CARDS } from "../src/game/kinds.ts";

const LANGUAGES = ["en", "de", "fr", "es", "it"] as const;
const ALL = Object.keys(COMMANDS) as Command[];
const listed = (text: string) => text.split(",").map((word) => word.trim());

function vocabulary(language: string): Vocabulary {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const file of ["web-command", "cities", "game", "web-game"]) {
    const path = `../../crates/localization/locales/${language}/${file}.ftl`;
    bundle.addResource(new FluentResource(readFileSync(path, "utf8")));
  }
  const text = (id: string) => bundle.formatPattern(bundle.getMessage(id)!.value!);
  const cities = [
    ...readFileSync(`../../crates/localization/locales/en/cities.ftl`, "utf8").matchAll(
      /^city-(\w+) =/gm,
    ),
  ].map(([, id]) => id!);
  const words = (command: Command) => text(`web-command-${command.replace("_", "-")}-words`);
  const cards: Pick[] = [...CARDS, "deck"];
  return {
    commands: new Map(
      ALL.map((command) => [command, [...listed(words(command)), ...COMMANDS[command]]]),
    ),
    cities: new Map(cities.map((id) => [id, [text(`city-${id}`), id]])),
    cards: new Map(
      cards.map((card) => [card, [text(card === "deck" ? "web-deck" : `card-${card}`), card]]),
    ),
    fillers: listed(text("web-command-fillers")),
  };
}

const WORDS = Object.fromEntries(LANGUAGES.map((each) => [each, vocabulary(each)]));

/** An order in short: "claim paris zurich red 1". */
function order(line: string, language = "en"): string {
  const parsed = parse(line, WORDS[language]!);
  assert.equal(parsed.is, "order", `${line}: ${JSON.stringify(parsed)}`);
  if (parsed.is !== "order") return "";
  const { command, cities, cards, numbers } = parsed.order;
  return [command, ...cities, ...cards, ...numbers].join(" ");
}

function asked(line: string, language = "en") {
  const parsed = parse(line, WORDS[language]!);
  assert.equal(parsed.is, "question", `${line}: ${JSON.stringify(parsed)}`);
  return parsed.is === "question" ? parsed.question : assert.fail();
}

test("each command is read by each of its words", () => {
  for (const language of LANGUAGES)
    for (const [command, words] of WORDS[language]!.commands)
      for (const word of words)
        assert.equal(order(word, language), command, `${language}: ${word}`);
});

test("no word of a language stands for two commands", () => {
  for (const language of LANGUAGES) {
    const all = [...WORDS[language]!.commands.values()].flatMap((words) => [
      ...new Set(words.map(plain)),
    ]);
    const twice = all.filter((word, at) => all.indexOf(word) !== at);
    assert.deepEqual(twice, [], language);
  }
});

test("no filler hides a city or a card", () => {
  for (const language of LANGUAGES) {
    const { cities, cards, fillers } = WORDS[language]!;
    const names = [...cities.values(), ...cards.values()].flat().map(plain);
    assert.deepEqual(
      fillers.map(plain).filter((word) => names.includes(word)),
      [],
    );
  }
});

test("cities are read by their beginning, without accents and by their own name", () => {
  assert.equal(order("claim par zur"), "claim paris zurich");
  assert.equal(order("needs München", "de"), "needs munchen");
  assert.equal(order("fehlt koben", "de"), order("needs kobenhavn"));
  assert.equal(order("who has wien"), "who wien");
});

test("dictated lines are read", () => {
  assert.equal(order("Claim from Paris to Zurich, with blue."), "claim paris zurich blue");
  assert.equal(order("Take a blue card please."), "take blue");
  assert.equal(order("Keep 1 and 3"), "keep 1 3");
  assert.equal(order("Nimm eine blaue Karte.", "de"), "take blue");
  assert.equal(order("Pioche une carte blanche", "fr"), "take white");
  assert.equal(order("Roba una carta roja", "es"), "take red");
  assert.equal(order("Prendi una carta gialla", "it"), "take yellow");
});

test("English commands are understood in every language", () => {
  for (const language of LANGUAGES) {
    assert.equal(order("take red", language), "take red");
    assert.equal(order("draw tickets", language), "draw_tickets");
    assert.equal(order("?", language), "help");
  }
});

test("two words win over one", () => {
  assert.equal(order("draw deck"), "take deck");
  assert.equal(order("draw tick"), "draw_tickets");
  assert.equal(order("build station Roma"), "station roma");
});

test("an ambiguous city is asked about, and answered", () => {
  const question = asked("who has br");
  assert.ok(question.among.includes("Brest") && question.among.includes("Brussels"));
  const settled = settle(question, "brus", WORDS["en"]!);
  assert.equal(settled?.is === "order" && settled.order.cities[0], "bruxelles");
  assert.equal(settle(question, "hand", WORDS["en"]!), null, "that is another command");
});

test("an ambiguous command is asked about, and answered", () => {
  const question = asked("t");
  assert.deepEqual([...question.among].sort(), ["take", "tickets", "turn"].concat("clocks").sort());
  const settled = settle(question, "turn", WORDS["en"]!);
  assert.equal(settled?.is === "order" && settled.order.command, "turn");
});

test("a word that nothing has is named", () => {
  assert.deepEqual(parse("fly to Paris", WORDS["en"]!), { is: "unknown", word: "fly" });
  assert.deepEqual(parse("claim Paris Tokyo", WORDS["en"]!), { is: "unknown", word: "tokyo" });
  assert.deepEqual(parse("hand Paris", WORDS["en"]!), { is: "unknown", word: "paris" });
  assert.deepEqual(parse(" … ", WORDS["en"]!), { is: "empty" });
});

test("the last word is completed", () => {
  const english = WORDS["en"]!;
  assert.deepEqual(completionsOf("cla", english), ["claim"]);
  assert.deepEqual(completionsOf("claim paris zu", english), ["claim paris Zurich"]);
  assert.deepEqual(completionsOf("claim ", english), [], "nothing has begun");
  assert.deepEqual(completionsOf("fehlt mun", WORDS["de"]!), ["fehlt München"]);
  assert.deepEqual(completionsOf("take loc", english), ["take locomotive"]);
  assert.equal(commonStart(["take black", "take blue"]), "take bl");
});
