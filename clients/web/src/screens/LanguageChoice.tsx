/** The language of the app. */

import type { JSX } from "preact";
import { attempt } from "../app.ts";
import { choose, language, LANGUAGES, t, type Language } from "../texts.ts";
import { Select } from "../ui/form.tsx";

export function LanguageChoice(): JSX.Element {
  return (
    <Select
      label={t("web-language")}
      value={language.value}
      change={(code) => void attempt(() => choose(code))}
      options={Object.entries(LANGUAGES) as [Language, string][]}
    />
  );
}
