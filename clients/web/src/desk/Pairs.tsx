/** Pairs of players: whose rated games come out otherwise than their ratings say, and who gives points away. */

import type { JSX } from "preact";
import type { Schemas } from "railhead-client";
import { railhead } from "../app.ts";
import { link } from "../router.ts";
import { language, t } from "../texts.ts";
import { Empty, Show, useLoaded } from "../ui/load.tsx";

/** Both lists, of everybody or of one player. */
export function Pairs({ name }: { name?: string }): JSX.Element {
  return (
    <>
      <Surprises name={name} />
      <h3>{t("web-desk-gifts")}</h3>
      <Gifts name={name} />
    </>
  );
}

function Surprises({ name }: { name: string | undefined }): JSX.Element {
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

function Gifts({ name }: { name: string | undefined }): JSX.Element {
  const gifts = useLoaded(
    () => railhead.get("/v1/admin/gifts", { query: { ...(name && { name }), limit: 100 } }),
    [name],
  );
  return (
    <section class="stack">
      <p class="faint small">{t("web-desk-gifts-what")}</p>
      <Show of={gifts}>
        {({ items }) =>
          items.length ? (
            <ul class="reports card">
              {items.map((gift) => (
                <li key={`${gift.giver} ${gift.receiver}`}>
                  <GiftOf gift={gift} />
                </li>
              ))}
            </ul>
          ) : (
            <Empty>{t("web-desk-gifts-none")}</Empty>
          )
        }
      </Show>
    </section>
  );
}

/** A figure with one decimal. */
const tenths = (figure: number) =>
  new Intl.NumberFormat(language.value, { maximumFractionDigits: 1 }).format(figure);

const player = (name: string) => (
  <a href={link(`desk/players/${encodeURIComponent(name)}`)}>{name}</a>
);

function GiftOf({ gift }: { gift: Schemas["Gift"] }): JSX.Element {
  const { giver, receiver, games, points, index } = gift;
  return (
    <article class="report">
      <h3>{t("web-desk-gift", { giver, receiver })}</h3>
      <p>{t("web-desk-gift-more", { points: tenths(points), games, index: tenths(index) })}</p>
      <p>
        {player(giver)} · {player(receiver)}
      </p>
    </article>
  );
}

function PairOf({ pair }: { pair: Schemas["Pair"] }): JSX.Element {
  const { name, opponent, games, score, expected, surprise, gained, abandoned } = pair;
  return (
    <article class="report">
      <h3>
        {player(name)} – {player(opponent)}
      </h3>
      <p>
        {t("web-desk-pair-score", {
          games,
          score: tenths(score),
          expected: tenths(expected),
        })}
      </p>
      <p class="faint small">
        {t("web-desk-pair-more", { surprise: tenths(surprise), gained, abandoned })}
      </p>
    </article>
  );
}
