/** Lessons: prepared tables whose steps have a text and ask for a move. */

import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Known, Schemas } from "railhead-client";
import { railhead, session } from "../app.ts";
import type { Spot } from "../board/Board.tsx";
import type { Table } from "../game/live.ts";
import type { Move } from "../game/words.ts";
import { go } from "../router.ts";
import { language } from "../texts.ts";
import { begun, ended, finished, kept, stepped } from "./kept.ts";
import { movesOf } from "./moves.ts";

export type Lesson = Schemas["DisplayedTable"];

/** A lesson at its present step. */
export interface Learning {
  lesson: Lesson;
  step: Lesson["steps"][number];
  /** Number of the step, from 0. */
  number: number;
  isLast: boolean;
  /** Lesson that follows. */
  following: Lesson | undefined;
  /** Moves that the step allows. */
  allows: (moves: readonly Move[] | null) => readonly Move[] | null;
  /** Subject of the step on the map. */
  spots: readonly Spot[];
  advance: () => void;
  /** Ends the lesson and its game. */
  leave: () => Promise<void>;
}

interface Loaded {
  language: string;
  lessons: readonly Lesson[];
}

const loaded = signal<Loaded | null>(null);

/** Lessons in the language of the app. */
export async function loadLessons(): Promise<readonly Lesson[]> {
  const wanted = language.value;
  if (loaded.value?.language !== wanted) {
    const { tables } = await railhead.get("/v1/reference/prepared-tables");
    loaded.value = { language: wanted, lessons: tables };
  }
  return loaded.value!.lessons;
}

/** The lesson for a newcomer. */
export const FIRST = "first_journey";

/** Opens the table of a lesson. Somebody without an account becomes a guest. */
export async function learn(name: string): Promise<void> {
  if (!session.value) await railhead.guest();
  const game = await railhead.post("/v1/prepared-games", {
    body: { kind: "table", table: name },
  });
  begun(game.id, name);
  go(`games/${game.id}`);
}

/** The lesson of a game; null for other games. */
export function useLesson(table: Table, known: Known): Learning | null {
  const place = kept.value.games[table.id];
  const isLesson = place !== undefined;
  useEffect(() => {
    if (isLesson) loadLessons().catch(() => undefined);
  }, [isLesson, language.value]);
  useEffect(
    () =>
      table.client.onOutcome((_, { outcome }) => {
        if (outcome === "played") stepped(table.id);
      }),
    [table],
  );
  const lessons = loaded.value?.lessons ?? [];
  const at = lessons.findIndex(({ name }) => name === place?.lesson);
  const lesson = lessons[at];
  const step = place && lesson?.steps[place.step];
  const isOver = known.table.phase.name === "finished" || known.table.phase.name === "voided";
  useEffect(() => {
    if (isOver && lesson) finished(lesson.name);
  }, [isOver, lesson]);
  if (!place || !lesson || !step || isOver) return null;
  return {
    lesson,
    step,
    number: place.step,
    isLast: place.step === lesson.steps.length - 1,
    following: lessons[at + 1],
    allows: (moves) => moves && movesOf(step.move ?? null, moves),
    spots: spotsOf(step.move),
    advance: () => stepped(table.id),
    leave: () => leave(table.id),
  };
}

/** Text of the last step of a lesson whose game is over. */
export function useLastWord(game: string): string | null {
  const place = kept.value.games[game];
  useEffect(() => {
    if (place) loadLessons().catch(() => undefined);
  }, [place]);
  const lesson = loaded.value?.lessons.find(({ name }) => name === place?.lesson);
  return lesson?.steps.at(-1)?.text ?? null;
}

/** Ends a lesson. Its game would wait for the player without end. */
export async function leave(game: string): Promise<void> {
  await railhead.post("/v1/games/{game_id}/resign", { path: { game_id: game } });
  ended(game);
}

function spotsOf(move: Move | null | undefined): readonly Spot[] {
  if (move?.type === "claim_route") return [{ kind: "route", id: move.route }];
  return move?.type === "build_station" ? [{ kind: "city", id: move.city }] : [];
}
