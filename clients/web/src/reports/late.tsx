/** Reports as the rest of the app has them: loaded when they are needed. */

import type { JSX } from "preact";
import { useState } from "preact/hooks";
import type { Schemas } from "railhead-client";
import { session } from "../app.ts";
import { addTexts } from "../texts.ts";
import { lazy } from "../ui/lazy.tsx";
import type { ScreenProps } from "../ui/Page.tsx";
import type { Subject } from "./subject.ts";

async function late(): Promise<typeof import("./index.ts")> {
  const module = await import("./index.ts");
  await addTexts(module.TEXTS);
  return module;
}

const Report = lazy(() => late().then((module) => module.Report));
export const Reports = lazy<ScreenProps>(() => late().then((module) => module.Reports));
export const Banned = lazy(() => late().then((module) => module.Banned));

/** The way to a report: `ask` opens its sheet as soon as that is loaded, and `sheet` is shown. */
export function useReport(closed?: () => void): {
  ask: (subjects: readonly Subject[]) => Promise<void>;
  sheet: JSX.Element | null;
} {
  const [subjects, open] = useState<readonly Subject[] | null>(null);
  const ask = async (asked: readonly Subject[]) => {
    await Report.load();
    open(asked);
  };
  const close = () => {
    open(null);
    closed?.();
  };
  return { ask, sheet: subjects && <Report subjects={subjects} close={close} /> };
}

/** What can be reported at a table: the game, and the other people in it. */
export function subjectsOf(game: string, players: readonly Schemas["GamePlayer"][]): Subject[] {
  const own = session.value?.name;
  const names = players.flatMap(({ name, player_id }) =>
    name && player_id && name !== own ? [name] : [],
  );
  return [{ about: "game", game }, ...names.map((name) => ({ about: "player", name }) as const)];
}
