/** Daily challenges: the one of today or of the day in the path, with its board, and earlier ones. */

import type { JSX } from "preact";
import { useState } from "preact/hooks";
import type { Schemas } from "railhead-client";
import { railhead, session } from "../app.ts";
import { go, link } from "../router.ts";
import { date, number, t } from "../texts.ts";
import { Act, Choices } from "../ui/form.tsx";
import { Empty, More, Show, useFresh, usePages } from "../ui/load.tsx";
import { Page, type ScreenProps } from "../ui/Page.tsx";
import { AmongFilter } from "./options.tsx";
import { Ranking } from "./Ranking.tsx";

type Daily = Schemas["Challenge"];
type Entry = Schemas["ChallengeEntry"];
type Among = Schemas["LeaderboardPlayers"];
type Span = Schemas["ChallengeSpan"];

/** A day as people write it. Noon is the same day nearly everywhere. */
const dayText = (day: string): string => date(`${day}T12:00:00Z`);

export function Challenge({ argument }: ScreenProps): JSX.Element {
  const { pages, more, refresh } = usePages(
    (cursor) => railhead.get("/v1/challenges", { query: cursor ? { cursor } : {} }),
    [session.value?.accountId],
  );
  useFresh(refresh, 30);
  return (
    <Page title={t("web-challenge")} back={session.value ? "" : "leaderboards"}>
      <Show of={pages}>
        {(found) => {
          const shown = found.find(({ day }) => day === argument) ?? found[0];
          if (!shown) return <Empty>{t("web-challenge-empty")}</Empty>;
          return (
            <>
              <One daily={shown} isToday={shown === found[0]} />
              <Earlier all={found.filter((one) => one !== shown)} />
            </>
          );
        }}
      </Show>
      <More more={more} />
    </Page>
  );
}

function One({ daily, isToday }: { daily: Daily; isToday: boolean }): JSX.Element {
  const { day, you } = daily;
  const play = async () => {
    const begun = await railhead.put("/v1/challenges/{day}/game", { path: { day } });
    go(`games/${begun.you?.game}`);
  };
  return (
    <section class="stack" data-challenge={day}>
      <h2>{dayText(day)}</h2>
      <p>{t("web-challenge-what")}</p>
      {you && <Own you={you} />}
      {isToday && !you && session.value?.isGuest && (
        <p class="faint">{t("web-challenge-guests")}</p>
      )}
      {isToday && !you && session.value && !session.value.isGuest && (
        <div class="row">
          <Act class="primary" action={play}>
            {t("web-challenge-play")}
          </Act>
        </div>
      )}
      <Board key={day} daily={daily} />
    </section>
  );
}

function Own({ you }: { you: Schemas["ChallengeGame"] }): JSX.Element {
  if (you.ended_at == null)
    return (
      <div class="row">
        <a class="button primary" href={link(`games/${you.game}`)}>
          {t("web-challenge-go-on")}
        </a>
      </div>
    );
  if (you.points == null) return <p>{t("web-challenge-left")}</p>;
  const { points, place, rank } = you;
  return (
    <p>
      <a href={link(`games/${you.game}`)}>
        <b>{t("web-challenge-own", { points, place: place ?? 1, rank: rank ?? 1 })}</b>
      </a>
    </p>
  );
}

function Board({ daily: { day, revealed } }: { daily: Daily }): JSX.Element {
  const [span, setSpan] = useState<Span>("day");
  const [among, setAmong] = useState<Among>("everybody");
  const ranking = usePages(
    (cursor) =>
      railhead.get("/v1/challenges/{day}/board", {
        path: { day },
        query: { span, ...(among === "friends" && { among }), ...(cursor && { cursor }) },
      }),
    [day, span, among],
  );
  useFresh(ranking.refresh, 30);
  return (
    <>
      <Choices
        label={t("web-period")}
        value={span}
        change={setSpan}
        options={[
          ["day", t("web-challenge-day")],
          ["week", t("web-challenge-week")],
        ]}
      />
      <AmongFilter value={among} change={setAmong} />
      <Ranking
        of={ranking}
        caption={t("web-challenge")}
        empty={t("web-challenge-empty")}
        heading={t("web-value-best_score")}
        hasGames={span === "week"}
        row={rowOf}
      />
      {!revealed && <p class="faint small">{t("web-challenge-sealed")}</p>}
    </>
  );
}

/** The row of an entry. Its points lead to the game, once the deal is revealed. */
const rowOf = ({ rank, name, games, game, points }: Entry) => ({
  rank,
  name,
  games,
  value: game ? <a href={link(`games/${game}`)}>{number(points)}</a> : number(points),
});

function Earlier({ all }: { all: Daily[] }): JSX.Element | null {
  if (!all.length) return null;
  return (
    <section class="stack">
      <h2>{t("web-challenge-past")}</h2>
      <ul class="list card">
        {all.map(({ day, you }) => (
          <li key={day}>
            <a class="entry" href={link(`challenge/${day}`)}>
              <span class="grow">{dayText(day)}</span>
              {you?.points != null && <b>{number(you.points)}</b>}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
