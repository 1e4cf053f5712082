/** Daily challenges: the one of today or of the day in the path, with its board, and earlier ones. */

import type { JSX } from "preact";
import { useState } from "preact/hooks";
import type { Schemas } from "railhead-client";
import { railhead, session } from "../app.ts";
import { link } from "../router.ts";
import { number, t } from "../texts.ts";
import { Choices } from "../ui/form.tsx";
import { Empty, More, Show, useFresh, usePages } from "../ui/load.tsx";
import { Page, type ScreenProps } from "../ui/Page.tsx";
import { Best, dayText, Next, Own, Play, Streak } from "./Daily.tsx";
import { AmongFilter } from "./options.tsx";
import { Ranking } from "./Ranking.tsx";

type Daily = Schemas["Challenge"];
type Entry = Schemas["ChallengeEntry"];
type Among = Schemas["LeaderboardPlayers"];
type Span = Schemas["ChallengeSpan"];

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
              <One
                daily={shown}
                isToday={shown === found[0]}
                revealed={lastRevealed(found, shown)}
              />
              <Earlier all={found.filter((one) => one !== shown)} />
            </>
          );
        }}
      </Show>
      <More more={more} />
    </Page>
  );
}

/** The challenge shown, if its games can be seen; otherwise the latest one whose games can. */
const lastRevealed = (all: readonly Daily[], shown: Daily): Daily | undefined =>
  shown.revealed ? shown : all.find(({ revealed }) => revealed);

function One({
  daily,
  isToday,
  revealed,
}: {
  daily: Daily;
  isToday: boolean;
  /** The challenge whose best game can be seen. */
  revealed: Daily | undefined;
}): JSX.Element {
  const { day, you } = daily;
  return (
    <section class="stack" data-challenge={day}>
      <h2>{dayText(day)}</h2>
      <p>{t("web-challenge-what")}</p>
      {you && <Own day={day} you={you} />}
      {isToday && !you && <Play day={day} />}
      {isToday && session.value && <Streak key={String(you?.points)} />}
      {isToday && <Next after={day} />}
      {revealed && <Best key={revealed.day} day={revealed.day} />}
      <Board key={day} daily={daily} />
    </section>
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
