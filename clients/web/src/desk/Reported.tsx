/** A report in words: what it is about, why, and who says so. */

import { effect } from "@preact/signals";
import type { JSX } from "preact";
import type { Schemas } from "railhead-client";
import { railhead } from "../app.ts";
import { book, loadBook } from "../game/phrases.ts";
import { language, t, when } from "../texts.ts";

type Report = Schemas["Report"];

// The book of phrases, in the language of the app.
effect(() => {
  if (language.value) loadBook().catch(() => undefined);
});

/** What a report is about, in a few words. */
export const titleOf = ({ about, player }: Report): string =>
  about === "game" ? t("web-desk-game") : (player ?? t("web-somebody"));

/** By when the report is to be answered. */
export function Due({ report: { due_at } }: { report: Report }): JSX.Element {
  const isLate = Date.parse(due_at) < railhead.serverNow();
  const time = when(due_at);
  return isLate ? (
    <p class="wrong">{t("web-desk-late", { time })}</p>
  ) : (
    <p class="faint small">{t("web-desk-due", { time })}</p>
  );
}

export function Reported({ report }: { report: Report }): JSX.Element {
  const { about, reason, text, reporter, reported_at, phrase } = report;
  const said = book.value.find(({ id }) => id === phrase);
  return (
    <div class="stack tight" aria-live="polite">
      <h3>
        {titleOf(report)} · {t(`web-report-reason-${reason}`)}
      </h3>
      {about === "phrase" && (
        <p>
          {phrase
            ? t("web-desk-said", { phrase: said ? (said.emoji ?? said.text) : phrase })
            : t("web-desk-said-long-ago")}
        </p>
      )}
      {text ? <blockquote>{text}</blockquote> : <p class="faint">{t("web-desk-no-words")}</p>}
      <p class="faint small">
        {t("web-desk-by", { player: reporter ?? t("web-somebody"), time: when(reported_at) })}
      </p>
    </div>
  );
}

/** A report in a list. */
export function Line({ report }: { report: Report }): JSX.Element {
  const { reason, text, due_at } = report;
  const isLate = Date.parse(due_at) < railhead.serverNow();
  return (
    <span class="grow">
      <span>
        <strong>{titleOf(report)}</strong> · {t(`web-report-reason-${reason}`)}
        {isLate && <b class="badge small">{t("web-desk-overdue")}</b>}
      </span>
      {text && <span class="one-line faint small">{text}</span>}
    </span>
  );
}
