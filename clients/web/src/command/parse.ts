/** A line of words becomes a command. Words come from a vocabulary, so that this knows no language. */

import type { Card } from "../game/kinds.ts";

/** The commands with their English words, which are understood in every language. */
export const COMMANDS = {
  turn: ["turn"],
  hand: ["hand", "my cards", "cards"],
  row: ["row", "open cards"],
  take: ["take", "draw"],
  tickets: ["tickets"],
  draw_tickets: ["draw tickets", "new tickets"],
  keep: ["keep"],
  needs: ["needs", "need"],
  routes: ["routes"],
  claim: ["claim", "build"],
  station: ["station", "build station"],
  pay: ["pay", "add"],
  give_up: ["give up"],
  pass: ["pass"],
  yes: ["yes", "ok"],
  no: ["no"],
  last: ["last"],
  who: ["who has", "who"],
  board: ["board"],
  score: ["score", "points"],
  clocks: ["clocks", "time"],
  help: ["help"],
} as const satisfies Record<string, readonly string[]>;

export type Command = keyof typeof COMMANDS;

/** A card that can be named, or the deck. */
export type Pick = Card | "deck";

/** The kinds of what a word after a command can name. */
type Kind = "city" | "card" | "number";

const TAKES: Partial<Record<Command, readonly Kind[]>> = {
  take: ["card"],
  keep: ["number"],
  needs: ["city"],
  routes: ["city"],
  claim: ["city", "card", "number"],
  station: ["city", "card", "number"],
  pay: ["number"],
  last: ["number"],
  who: ["city"],
};

/** Words by what they mean, the first of each as it is shown. */
export interface Vocabulary {
  commands: ReadonlyMap<Command, readonly string[]>;
  cities: ReadonlyMap<string, readonly string[]>;
  cards: ReadonlyMap<Pick, readonly string[]>;
  /** Words without a meaning of their own: "from", "to". */
  fillers: readonly string[];
}

export interface Order {
  command: Command;
  cities: readonly string[];
  cards: readonly Pick[];
  numbers: readonly number[];
}

/** A word with several meanings: the words of the line, the place of this one, what it may mean. */
export interface Question {
  words: readonly string[];
  at: number;
  /** So many words are in question. */
  count: number;
  among: readonly string[];
}

export type Parsed =
  | { is: "order"; order: Order }
  | { is: "question"; question: Question }
  | { is: "unknown"; word: string }
  | { is: "empty" };

const OTHER_LETTERS: Readonly<Record<string, string>> = { ß: "ss", ø: "o", æ: "ae", œ: "oe" };

/** Letters without accents and in lower case, so that "koln" finds Köln. */
export const plain = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[ßøæœ]/g, (letter) => OTHER_LETTERS[letter] ?? letter);

/** The words of a line. What dictation puts between them is left out. */
const wordsOf = (line: string): string[] =>
  plain(line)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");

/** Reads a line. */
export function parse(line: string, vocabulary: Vocabulary): Parsed {
  if (line.trim() === "?") return ordered({ command: "help", cities: [], cards: [], numbers: [] });
  return parseWords(wordsOf(line), vocabulary);
}

const ordered = (order: Order): Parsed => ({ is: "order", order });

function parseWords(words: readonly string[], vocabulary: Vocabulary): Parsed {
  const [first] = words;
  if (first === undefined) return { is: "empty" };
  const { count, found } = commandOf(words, vocabulary);
  const [command, ...others] = found;
  if (command === undefined) return { is: "unknown", word: first };
  if (others.length > 0) {
    const among = found.map((each) => shown(vocabulary.commands, each));
    return { is: "question", question: { words, at: 0, count, among } };
  }
  const order = { command, cities: [] as string[], cards: [] as Pick[], numbers: [] as number[] };
  const fillers = new Set(vocabulary.fillers.map(plain));
  for (let at = count; at < words.length; at += 1) {
    const word = words[at]!;
    const meant = fillers.has(word) ? null : meaningsOf(word, command, vocabulary);
    if (meant === null) continue;
    const [only, ...more] = meant;
    if (!only) return { is: "unknown", word };
    if (more.length > 0) {
      const among = meant.map(({ name }) => name);
      return { is: "question", question: { words, at, count: 1, among } };
    }
    if (only.kind === "number") order.numbers.push(Number(word));
    else if (only.kind === "city") order.cities.push(only.id);
    else order.cards.push(only.id);
  }
  return ordered(order);
}

/** Answers a question: null if the answer is none of what was asked, but a line of its own. */
export function settle(question: Question, line: string, vocabulary: Vocabulary): Parsed | null {
  const answer = wordsOf(line).join(" ");
  const fits = question.among.filter((name) => plain(name).startsWith(answer));
  const exact = fits.find((name) => plain(name) === answer);
  const chosen = exact ?? (fits.length === 1 ? fits[0] : undefined);
  if (answer === "" || chosen === undefined) return null;
  const { words, at, count } = question;
  const next = [...words.slice(0, at), ...wordsOf(chosen), ...words.slice(at + count)];
  return parseWords(next, vocabulary);
}

/** The commands that a line may begin with: those with most words, whole ones before beginnings. */
function commandOf(
  words: readonly string[],
  { commands }: Vocabulary,
): { count: number; found: readonly Command[] } {
  for (let count = Math.min(3, words.length); count > 0; count -= 1)
    for (const isMeant of [same, begins]) {
      const fits = (phrase: string) => {
        const parts = wordsOf(phrase);
        return parts.length === count && parts.every((part, at) => isMeant(part, words[at]!));
      };
      const found = [...commands].filter(([, phrases]) => phrases.some(fits));
      if (found.length > 0) return { count, found: found.map(([command]) => command) };
    }
  return { count: 0, found: [] };
}

const same = (one: string, other: string): boolean => one === other;
const begins = (whole: string, part: string): boolean => whole.startsWith(part);

type Meaning =
  | { kind: "city"; id: string; name: string }
  | { kind: "card"; id: Pick; name: string }
  | { kind: "number"; name: string };

/** The meanings of a word after a command: exact ones, else those that it begins, else other forms. */
function meaningsOf(word: string, command: Command, vocabulary: Vocabulary): Meaning[] {
  const kinds = TAKES[command] ?? [];
  if (/^\d+$/.test(word)) return kinds.includes("number") ? [{ kind: "number", name: word }] : [];
  const all: { meaning: Meaning; names: readonly string[] }[] = [];
  if (kinds.includes("city"))
    for (const [id, names] of vocabulary.cities)
      all.push({ meaning: { kind: "city", id, name: names[0] ?? id }, names: names.map(plain) });
  if (kinds.includes("card"))
    for (const [id, names] of vocabulary.cards)
      all.push({ meaning: { kind: "card", id, name: names[0] ?? id }, names: names.map(plain) });
  const isForm = (name: string) => {
    const stem = name.replace(/[aeo]$/, "");
    return stem.length > 2 && word.startsWith(stem) && word.length - stem.length <= 2;
  };
  const steps = [
    (name: string) => name === word,
    (name: string) => name.startsWith(word),
    isForm,
  ] as const;
  for (const step of steps) {
    const found = all.filter(({ names }) => names.some(step));
    if (found.length > 0) return found.map(({ meaning }) => meaning);
  }
  return [];
}

const shown = <Id extends string>(words: ReadonlyMap<Id, readonly string[]>, id: Id): string =>
  words.get(id)?.[0] ?? id;

/** The most completions that are offered. */
const MOST = 8;

/** Lines that the last word of a line may become; none if that word has not begun. */
export function completionsOf(line: string, vocabulary: Vocabulary): string[] {
  const [, before = "", last = ""] = /^(.*?)([\p{L}\p{N}]*)$/u.exec(line) ?? [];
  if (last === "") return [];
  const begun = plain(line.trimStart());
  const phrases = [...vocabulary.commands.values()].flatMap((all) => {
    const phrase = all.find((each) => plain(each).startsWith(begun));
    return phrase === undefined ? [] : [phrase];
  });
  const words = wordsOf(line);
  const { count, found } = commandOf(words.slice(0, -1), vocabulary);
  const kinds = (count > 0 && found.length === 1 && TAKES[found[0]!]) || [];
  const names = [
    ...(kinds.includes("city") ? vocabulary.cities.values() : []),
    ...(kinds.includes("card") ? vocabulary.cards.values() : []),
  ].flatMap((all) => all.find((each) => plain(each).startsWith(plain(last))) ?? []);
  const all = [...phrases, ...names.map((name) => `${before}${name}`)];
  // A whole word needs no completion.
  return [...new Set(all)].filter((each) => plain(each) !== plain(line)).slice(0, MOST);
}

/** The longest beginning that all of these have in common, without regard to accents. */
export function commonStart(lines: readonly string[]): string {
  const [first = "", ...others] = lines;
  let length = first.length;
  for (const other of others)
    while (length > 0 && plain(other.slice(0, length)) !== plain(first.slice(0, length)))
      length -= 1;
  return first.slice(0, length);
}
