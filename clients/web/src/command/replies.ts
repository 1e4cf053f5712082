/** The answer to a line: to a command, or to a question that was asked before. */

import { t } from "../texts.ts";
import type { Move } from "../game/words.ts";
import { act, confirm, type Answer } from "./acts.ts";
import * as answers from "./answers.ts";
import {
  parse,
  settle,
  type Command,
  type Order,
  type Parsed,
  type Question,
  type Vocabulary,
} from "./parse.ts";
import type { Scene } from "./scene.ts";
import { listed, textOf } from "./vocabulary.ts";

/** A question of the app: which word is meant, or whether a move is wanted. */
export type Pending =
  | { kind: "which"; question: Question }
  /** The line that it is about: other cards may be named to be added to it. */
  | { kind: "sure"; move: Move; line: string };

export interface Reply {
  lines: readonly string[];
  next: Pending | null;
}

export async function reply(
  line: string,
  pending: Pending | null,
  scene: Scene,
  vocabulary: Vocabulary,
): Promise<Reply> {
  const { parsed, whole } = read(line, pending, vocabulary);
  switch (parsed.is) {
    case "empty":
      return { lines: [t("web-command-unknown", { word: line })], next: null };
    case "unknown":
      return { lines: [t("web-command-unknown", { word: parsed.word })], next: pending };
    case "question": {
      const { question } = parsed;
      const word = question.words.slice(question.at, question.at + question.count).join(" ");
      const lines = [t("web-command-which", { word, list: question.among.join(", ") })];
      return { lines, next: { kind: "which", question } };
    }
    case "order": {
      const { lines, asked } = await answer(parsed.order, pending, scene);
      return { lines, next: asked ? { kind: "sure", move: asked, line: whole } : null };
    }
  }
}

/** Reads a line, as an answer where it fits what was asked. */
function read(
  line: string,
  pending: Pending | null,
  vocabulary: Vocabulary,
): { parsed: Parsed; whole: string } {
  const alone = { parsed: parse(line, vocabulary), whole: line };
  if (pending?.kind === "which") {
    const settled = settle(pending.question, line, vocabulary);
    const { words, at, count } = pending.question;
    const whole = [...words.slice(0, at), line, ...words.slice(at + count)].join(" ");
    return settled ? { parsed: settled, whole } : alone;
  }
  if (pending?.kind !== "sure" || alone.parsed.is !== "unknown") return alone;
  const whole = `${pending.line} ${line}`;
  const parsed = parse(whole, vocabulary);
  return parsed.is === "unknown" ? alone : { parsed, whole };
}

async function answer(order: Order, pending: Pending | null, scene: Scene): Promise<Answer> {
  const [first] = order.cities;
  switch (order.command) {
    case "turn":
      return { lines: answers.turn(scene) };
    case "hand":
      return { lines: answers.hand(scene) };
    case "row":
      return { lines: answers.row(scene) };
    case "tickets":
      return { lines: await answers.tickets(scene) };
    case "needs":
      return { lines: await answers.needs(scene, first) };
    case "routes":
      return { lines: await answers.routes(scene, first) };
    case "who":
      return {
        lines: first === undefined ? [t("web-command-one-city")] : answers.who(scene, first),
      };
    case "last":
      return { lines: answers.last(scene, order.numbers[0]) };
    case "board":
      return { lines: answers.board(scene) };
    case "score":
      return { lines: answers.score(scene) };
    case "clocks":
      return { lines: answers.clocks(scene) };
    case "help":
      return { lines: help() };
    case "no":
      return { lines: [t("web-command-left")] };
    case "yes":
      return pending?.kind === "sure"
        ? confirm(pending.move, scene)
        : { lines: [t("web-command-nothing-asked")] };
    default:
      return act(order, scene);
  }
}

const HELPED: readonly Command[] = [
  "turn",
  "hand",
  "row",
  "take",
  "tickets",
  "draw_tickets",
  "keep",
  "needs",
  "routes",
  "claim",
  "station",
  "pay",
  "give_up",
  "pass",
  "last",
  "who",
  "board",
  "score",
  "clocks",
];

const help = (): string[] =>
  HELPED.map((command) => {
    const [word = ""] = listed(t(textOf(command)));
    const what = t(`${textOf(command)}.help`);
    return what.startsWith(word) ? what : `${word}: ${what}`;
  });
