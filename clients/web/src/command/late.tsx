/** The command line and the board as text are loaded when they are first opened. */

import type { JSX } from "preact";
import { addTexts, t } from "../texts.ts";
import { lazy } from "../ui/lazy.tsx";
import { commanding } from "./open.ts";

const load = async () => {
  const module = await import("./index.ts");
  await addTexts(module.TEXTS);
  return module;
};

export const LiveLine = lazy(() => load().then((module) => module.LiveLine));
export const TapeLine = lazy(() => load().then((module) => module.TapeLine));
export const BoardText = lazy(() => load().then((module) => module.BoardText));

/** Opens the line with a key, or with the focus on it: only then it is seen. */
export function CommandButton(): JSX.Element {
  return (
    <button
      type="button"
      class="skip button"
      aria-keyshortcuts="/"
      aria-expanded={commanding.value}
      onClick={() => {
        commanding.value = true;
        document.querySelector<HTMLElement>(".command-line input")?.focus();
      }}
    >
      {t("web-command")}
    </button>
  );
}
