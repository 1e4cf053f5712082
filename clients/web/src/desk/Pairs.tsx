/** Pairs of players whose rated games come out otherwise than their ratings say. */

import type { JSX } from "preact";
import type { Schemas } from "railhead-client";
import { railhead } from "../app.ts";
import { link } from "../router.ts";
import { language, t } from "../texts.ts";
import { Empty, Show, useLoaded } from "../ui/load.tsx";

/** The pairs of everybody, or of one player. */
export function Pairs({ name }: { name?: string }): JSX.Element {
  const pairs = useLoaded(
    () => railhead.get("/v1/admin/pairs", { query: { ...(name && { name }), limit: 100 } }),
    [name],
  );
  return (
    <section class="stack">
      <p class="faint small">{t("web-desk-pairs-what")}</p>
      <Show of={pairs}>
        {({ items }) =>
          items.length ? (
            <ul class="reports card">
              {items.map((pair) => (
                <li key={`${pair.name} ${pair.opponent}`}>
                  <PairOf pair={pair} />
                </li>
              ))}
            </ul>
          ) : (
            <Empty>{t("web-desk-pairs-none")}</Empty>
          )
        }
      </Show>
    </section>
  );
}

function PairOf({ pair }: { pair: Schemas["Pair"] }): JSX.Element {
  const { name, opponent, games, score, expected, surprise, gained, abandoned } = pair;
  const number = new Intl.NumberFormat(language.value, { maximumFractionDigits: 1 });
  const player = (of: string) => <a href={link(`desk/players/${encodeURIComponent(of)}`)}>{of}</a>;
  return (
    <article class="report">
      <h3>
        {player(name)} – {player(opponent)}
      </h3>
      <p>
        {t("web-desk-pair-score", {
          games,
          score: number.format(score),
          expected: number.format(expected),
        })}
      </p>
      <p class="faint small">
        {t("web-desk-pair-more", { surprise: number.format(surprise), gained, abandoned })}
      </p>
    </article>
  );
}
