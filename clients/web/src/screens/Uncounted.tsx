/** Past games of one's own that count for no statistics: with a shared deal, or at a prepared table. */

import type { JSX } from "preact";
import { railhead } from "../app.ts";
import { t } from "../texts.ts";
import { More, usePages } from "../ui/load.tsx";
import { Past } from "./Past.tsx";

export function Uncounted(): JSX.Element | null {
  const { pages, more } = usePages(
    (cursor) => railhead.get("/v1/me/uncounted-games", { query: cursor ? { cursor } : {} }),
    [],
  );
  if (!pages.value?.length) return null;
  return (
    <section class="stack">
      <h2>{t("web-uncounted")}</h2>
      <p class="faint small">{t("web-uncounted-what")}</p>
      <ul class="list card">
        {pages.value.map((game) => (
          <li key={game.id}>
            <Past game={game} about={t(`web-uncounted-${game.kind}`)} />
          </li>
        ))}
      </ul>
      <More more={more} />
    </section>
  );
}
