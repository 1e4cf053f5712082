/** Seasons: their final places, and those of a player. */

import type { JSX } from "preact";
import { useState } from "preact/hooks";
import type { Schemas } from "railhead-client";
import { railhead } from "../app.ts";
import { go, link } from "../router.ts";
import { date, number, t } from "../texts.ts";
import { Choices, Select } from "../ui/form.tsx";
import { More, Show, useLoaded, usePages } from "../ui/load.tsx";
import { Page, type ScreenProps } from "../ui/Page.tsx";
import { Ranking } from "./Ranking.tsx";

type Season = Schemas["Season"];
type Board = Schemas["RatingBoard"];

export function Seasons({ argument }: ScreenProps): JSX.Element {
  const seasons = useLoaded(() => railhead.get("/v1/seasons"));
  return (
    <Page title={t("web-seasons")} back="leaderboards">
      <Show of={seasons}>
        {({ items }) => {
          // The latest that is over has something to see.
          const latest = items.find((one) => one.phase === "over") ?? items[0];
          const shown = items.find((one) => one.season === argument) ?? latest;
          return shown ? <One key={shown.season} season={shown} all={items} /> : null;
        }}
      </Show>
    </Page>
  );
}

function One({ season, all }: { season: Season; all: Season[] }): JSX.Element {
  const [board, setBoard] = useState<Board>("duel");
  return (
    <>
      <Select
        label={t("web-season")}
        value={season.season}
        change={(key) => go(`seasons/${key}`, true)}
        options={all.map((one): [string, string] => [one.season, one.season])}
      />
      <p class="faint small">{t("web-season-counts", { count: season.min_games })}</p>
      <Choices
        label={t("web-rating-of")}
        value={board}
        change={setBoard}
        options={[
          ["duel", t("web-board-duel")],
          ["table", t("web-board-table")],
        ]}
      />
      {season.phase === "over" ? (
        <Places key={board} season={season} board={board} />
      ) : (
        <Open season={season} board={board} />
      )}
    </>
  );
}

/** A season without final places yet. */
function Open({ season, board }: { season: Season; board: Board }): JSX.Element {
  const players = season.boards.find((one) => one.board === board)?.players ?? 0;
  return (
    <section class="card">
      <p>
        {season.phase === "running"
          ? t("web-season-running", { until: date(season.until) })
          : t("web-season-closing")}
      </p>
      <p>{t("web-tournament-players", { count: players })}</p>
      <a class="button" href={link(`leaderboards/${board}`)}>
        {t("web-leaderboard")}
      </a>
    </section>
  );
}

function Places({ season, board }: { season: Season; board: Board }): JSX.Element {
  const places = usePages(
    (cursor) =>
      railhead.get("/v1/seasons/{season}/places", {
        path: { season: season.season },
        query: { board, ...(cursor && { cursor }) },
      }),
    [season.season, board],
  );
  return (
    <Ranking
      of={places}
      caption={t(`web-board-${board}`)}
      empty={t("web-season-none")}
      heading={t("web-rating")}
      row={({ place, name, games, rating }) => ({
        rank: place,
        name,
        games,
        value: number(rating),
      })}
    />
  );
}

/** The number of places that come with a profile. */
const WITH_PROFILE = 10;

/** The final places of a player, of which the first come with the profile; nothing without any. */
export function PlayerSeasons({
  name,
  first,
}: {
  name: string;
  first: readonly Schemas["PlayerSeason"][];
}): JSX.Element | null {
  if (first.length === 0) return null;
  return (
    <section class="stack">
      <h2>{t("web-seasons")}</h2>
      {first.length < WITH_PROFILE ? <PlaceList places={first} /> : <AllPlaces name={name} />}
    </section>
  );
}

function AllPlaces({ name }: { name: string }): JSX.Element {
  const { pages, more } = usePages(
    (cursor) =>
      railhead.get("/v1/players/{name}/seasons", {
        path: { name },
        query: { limit: 10, ...(cursor && { cursor }) },
      }),
    [name],
  );
  return (
    <>
      <Show of={pages}>{(places) => <PlaceList places={places} />}</Show>
      <More more={more} />
    </>
  );
}

function PlaceList({ places }: { places: readonly Schemas["PlayerSeason"][] }): JSX.Element {
  return (
    <ul class="list card">
      {places.map(({ season, board, place, placed }) => (
        <li key={`${season} ${board}`}>
          <a class="entry" href={link(`seasons/${season}`)}>
            <span class="grow">
              <b>{season}</b>
              <small class="faint">{t(`web-board-${board}`)}</small>
            </span>
            <span>{t("web-season-place", { place, placed })}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
