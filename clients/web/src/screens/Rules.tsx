/** The rules of the game, in the words of the server, with pictures. */

import type { JSX } from "preact";
import { board, loadBoard, railhead } from "../app.ts";
import { link, query, target } from "../router.ts";
import { Figures } from "../rules/Figures.tsx";
import { t } from "../texts.ts";
import { Show, useLoaded } from "../ui/load.tsx";
import { Page } from "../ui/Page.tsx";
import { useTarget } from "../ui/target.ts";

export function Rules(): JSX.Element {
  const book = useLoaded(loadBook);
  useTarget(book.value !== undefined);
  const facts = board.value;
  // The game that led here.
  const from = query.value.get("from");
  return (
    <Page title={t("web-rules")} back={from && /^games\/[\w-]+$/.test(from) ? from : ""}>
      <div>
        <a class="button" href={link("learn")}>
          {t("web-learn")}
        </a>
      </div>
      <Show of={book}>
        {(rules) => {
          const all = chapters(rules);
          return (
            <>
              <Contents of={all.map(({ id, title }) => ({ id, title }))} />
              {all.map(({ id, title, its }) => (
                <section key={id} class="card rules">
                  <h2 id={id} tabIndex={-1}>
                    {title}
                  </h2>
                  <ol>
                    {its.map(({ rule, text }) => (
                      <li
                        key={rule}
                        id={rule}
                        tabIndex={-1}
                        aria-current={target.value.id === rule ? "location" : undefined}
                      >
                        <span class="faint small number">{rule}</span>
                        <span class="grow">{text}</span>
                        {facts && <Figures rule={rule} facts={facts} />}
                      </li>
                    ))}
                  </ol>
                </section>
              ))}
            </>
          );
        }}
      </Show>
    </Page>
  );
}

/** The rules, with the board for their pictures; without it there are none. */
async function loadBook() {
  const [{ rules }] = await Promise.all([
    railhead.get("/v1/reference/rules"),
    loadBoard().catch(() => undefined),
  ]);
  return rules;
}

function Contents({ of }: { of: readonly { id: string; title: string }[] }): JSX.Element {
  return (
    <nav class="card" aria-label={t("web-rules-contents")}>
      <ol class="contents">
        {of.map(({ id, title }) => (
          <li key={id}>
            <a href={`${link("rules")}#${id}`}>
              <span class="faint small number">{id}</span> <span>{title}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

interface Chapter<T> {
  id: string;
  title: string;
  its: T[];
}

function chapters<T extends { rule: string; chapter: string }>(rules: readonly T[]): Chapter<T>[] {
  const found = new Map<string, Chapter<T>>();
  for (const rule of rules) {
    const id = rule.rule.split(".")[0]!;
    const chapter = found.get(id) ?? { id, title: rule.chapter, its: [] };
    chapter.its.push(rule);
    found.set(id, chapter);
  }
  return [...found.values()];
}
