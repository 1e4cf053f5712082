/** The rules of the game, in the words of the server. */

import type { JSX } from "preact";
import { railhead } from "../app.ts";
import { t } from "../texts.ts";
import { Show, useLoaded } from "../ui/load.tsx";
import { Page } from "../ui/Page.tsx";

export function Rules(): JSX.Element {
  const book = useLoaded(() => railhead.get("/v1/reference/rules"));
  return (
    <Page title={t("web-rules")}>
      <Show of={book}>
        {({ rules }) =>
          chapters(rules).map(([chapter, its]) => (
            <section key={chapter} class="card rules">
              <h2>{chapter}</h2>
              <ol>
                {its.map(({ rule, text }) => (
                  <li key={rule} id={rule}>
                    <span class="faint small number">{rule}</span>
                    <span>{text}</span>
                  </li>
                ))}
              </ol>
            </section>
          ))
        }
      </Show>
    </Page>
  );
}

function chapters<T extends { chapter: string }>(rules: readonly T[]): [string, T[]][] {
  const found = new Map<string, T[]>();
  for (const rule of rules) found.set(rule.chapter, [...(found.get(rule.chapter) ?? []), rule]);
  return [...found];
}
