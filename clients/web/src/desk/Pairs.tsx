/** Pairs of players: their rated games come out otherwise than their ratings say, or one gives points to the other. */

import type { JSX } from "preact";
import type { Schemas } from "railhead-client";
import { railhead } from "../app.ts";
import { link } from "../router.ts";
import { language, t } from "../texts.ts";
import { Empty, Show, useLoaded } from "../ui/load.tsx";

/** Both lists, of everybody or of one player. */
export function Pairs({ name }: { name?: string }): JSX.Element {
  const query = { ...(name && { name }), limit: 100 };
  return (
    <>
      <Listed
        name={name}
        read={() => railhead.get("/v1/admin/pairs", { query })}
        about={t("web-desk-pairs-what")}
        none={t("web-desk-pairs-none")}
        told={surprise}
      />
      <h3>{t("web-desk-gifts")}</h3>
      <Listed
        name={name}
        read={() => railhead.get("/v1/admin/gifts", { query })}
        about={t("web-desk-gifts-what")}
        none={t("web-desk-gifts-none")}
        told={gift}
      />
    </>
  );
}

/** A pair as it is told. */
interface Told {
  players: [string, string];
  heading: string;
  lines: string[];
}

interface Listing<Pair> {
  name: string | undefined;
  read: () => Promise<{ items: readonly Pair[] }>;
  /** The rule by which a pair is in the list. */
  about: string;
  none: string;
  told: (pair: Pair) => Told;
}

function Listed<Pair>({ name, read, about, none, told }: Listing<Pair>): JSX.Element {
  const pairs = useLoaded(read, [name]);
  return (
    <section class="stack">
      <p class="faint small">{about}</p>
      <Show of={pairs}>
        {({ items }) =>
          items.length ? (
            <ul class="reports card">
              {items.map(told).map((pair) => (
                <li key={pair.heading}>
                  <Row {...pair} />
                </li>
              ))}
            </ul>
          ) : (
            <Empty>{none}</Empty>
          )
        }
      </Show>
    </section>
  );
}

/** A pair, with the ways to both players and to the games that they played with each other. */
function Row({ players: [one, other], heading, lines }: Told): JSX.Element {
  const [first, second] = [one, other].map(encodeURIComponent);
  const games = link(`players/${first}?show=history&opponent=${second}`);
  return (
    <article class="report">
      <h3>{heading}</h3>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <p>
        <a href={link(`desk/players/${first}`)}>{one}</a> ·{" "}
        <a href={link(`desk/players/${second}`)}>{other}</a> ·{" "}
        <a href={games}>{t("web-desk-their-games")}</a>
      </p>
    </article>
  );
}

/** A figure with one decimal. */
const tenths = (figure: number) =>
  new Intl.NumberFormat(language.value, { maximumFractionDigits: 1 }).format(figure);

function surprise(pair: Schemas["Pair"]): Told {
  const { name, opponent, games, score, expected, surprise, gained, abandoned } = pair;
  return {
    players: [name, opponent],
    heading: `${name} – ${opponent}`,
    lines: [
      t("web-desk-pair-score", { games, score: tenths(score), expected: tenths(expected) }),
      t("web-desk-pair-more", { surprise: tenths(surprise), gained, abandoned }),
    ],
  };
}

function gift({ giver, receiver, games, points, index }: Schemas["Gift"]): Told {
  return {
    players: [giver, receiver],
    heading: t("web-desk-gift", { giver, receiver }),
    lines: [t("web-desk-gift-more", { points: tenths(points), games, index: tenths(index) })],
  };
}
