/** A ranking: places of players with a value each, the reader's own row marked. */

import type { ComponentChildren, JSX } from "preact";
import { session } from "../app.ts";
import { PlayerLink } from "../players.tsx";
import { number, t } from "../texts.ts";
import { Empty, More, Show, type usePages } from "../ui/load.tsx";

/** A row. */
interface Ranked {
  rank: number;
  /** Nothing if nobody may know it: the account was deleted, say. */
  name?: string | null | undefined;
  games: number;
  value: ComponentChildren;
}

interface RankingProps<T> {
  /** A name for screen readers. */
  caption: string;
  /** The heading of the values. */
  heading: string;
  /** Whether the numbers of games are shown. */
  hasGames?: boolean;
  /** The row of an entry. */
  row: (entry: T) => Ranked;
}

/** Whether an entry is the reader's. */
export const isOwn = ({ name }: Pick<Ranked, "name">): boolean =>
  name != null && name === session.value?.name;

/** A ranking that comes in pages. */
export function Ranking<T>({
  of: { pages, more },
  empty,
  ...props
}: RankingProps<T> & {
  of: Pick<ReturnType<typeof usePages<T>>, "pages" | "more">;
  /** The text of a ranking without entries. */
  empty: string;
}): JSX.Element {
  return (
    <>
      <Show of={pages}>
        {(entries) =>
          entries.length ? <RankingTable entries={entries} {...props} /> : <Empty>{empty}</Empty>
        }
      </Show>
      <More more={more} />
    </>
  );
}

/** The table of a ranking. */
export function RankingTable<T>({
  entries,
  caption,
  heading,
  hasGames = true,
  row,
}: RankingProps<T> & { entries: readonly T[] }): JSX.Element {
  return (
    <div class="card scroll measured">
      <table class="ranking stacks">
        <caption class="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col" class="number">
              {t("score-rank")}
            </th>
            <th scope="col">{t("web-name")}</th>
            {hasGames && (
              <th scope="col" class="number">
                {t("web-games")}
              </th>
            )}
            <th scope="col" class="number">
              {heading}
            </th>
          </tr>
        </thead>
        <tbody>
          {entries.map(row).map((ranked, at) => (
            <Row key={ranked.name ?? at} of={ranked} hasGames={hasGames} heading={heading} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({
  of,
  hasGames,
  heading,
}: {
  of: Ranked;
  hasGames: boolean;
  heading: string;
}): JSX.Element {
  const { rank, name, games, value } = of;
  return (
    <tr class={isOwn(of) ? "own" : ""} aria-current={isOwn(of) ? "true" : undefined}>
      <td class="number">{number(rank)}</td>
      <td>
        {name == null ? (
          <span class="faint">{t("web-deleted-player")}</span>
        ) : (
          <PlayerLink name={name} />
        )}
      </td>
      {hasGames && (
        <td class="number" data-heading={t("web-games")}>
          {number(games)}
        </td>
      )}
      <td class="number" data-heading={heading}>
        {value}
      </td>
    </tr>
  );
}
