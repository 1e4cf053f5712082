/** Leaderboards, with the player's own neighbours. */

import type { JSX } from "preact";
import { useState } from "preact/hooks";
import type { Schemas } from "railhead-client";
import { railhead, session } from "../app.ts";
import { go, link } from "../router.ts";
import { number, t } from "../texts.ts";
import { Field, Form, Select } from "../ui/form.tsx";
import { useLoaded, usePages } from "../ui/load.tsx";
import { Page, type ScreenProps } from "../ui/Page.tsx";
import { Foot } from "./Foot.tsx";
import { AmongFilter, VariantFilter, type Variant } from "./options.tsx";
import { isOwn, Ranking, RankingTable } from "./Ranking.tsx";
import { periodOptions } from "./Statistics.tsx";

type Metric = Schemas["LeaderboardMetric"];
type Entry = Schemas["LeaderboardEntry"];
type Among = Schemas["LeaderboardPlayers"];

const BOARDS: readonly Metric[] = [
  "duel",
  "table",
  "wins",
  "best_score",
  "mean_score",
  "tickets_completed",
  "longest_path",
];

/** The most past periods that are offered. */
const PAST = 24;

export function Boards({ argument }: ScreenProps): JSX.Element {
  const metric = BOARDS.find((one) => one === argument) ?? "duel";
  const [variant, setVariant] = useState<Variant | "">("");
  const [period, setPeriod] = useState("all");
  const [among, setAmong] = useState<Among>("everybody");
  const query = { period, ...(variant && { variant }) };
  const boards = useLoaded(() => railhead.get("/v1/leaderboards"));
  // Past periods are called by their keys: 2026-Q3.
  const { periods = [], current = [] } = boards.value ?? {};
  const past = periods
    .filter((key) => key !== "all" && !current.includes(key))
    .slice(0, PAST)
    .map((key): [string, string] => [key, key]);
  const ranking = usePages(
    (cursor) =>
      railhead.get("/v1/leaderboards/{board}", {
        path: { board: metric },
        query: {
          ...query,
          ...(among === "friends" && { among }),
          ...(cursor && { cursor }),
        },
      }),
    [metric, variant, period, among],
  );
  return (
    <Page title={t("web-leaderboards")} back={session.value ? null : ""}>
      <Select
        label={t("web-leaderboard")}
        value={metric}
        change={(board) => go(`leaderboards/${board}`, true)}
        options={BOARDS.map((board): [Metric, string] => [board, t(`web-board-${board}`)])}
      />
      <div class="pair">
        <VariantFilter value={variant} change={setVariant} />
        <Select
          label={t("web-period")}
          value={period}
          change={setPeriod}
          options={[...periodOptions(), ...past]}
        />
      </div>
      <AmongFilter value={among} change={setAmong} />
      <Ranking
        of={ranking}
        caption={t(`web-board-${metric}`)}
        empty={t("web-board-empty")}
        {...look(metric)}
      />
      {session.value && among === "everybody" && !ranking.pages.value?.some(isOwn) && (
        <Neighbours metric={metric} query={query} />
      )}
      <div class="row">
        <a class="button" href={link("challenge")}>
          {t("web-challenge")}
        </a>
        <a class="button" href={link("puzzles")}>
          {t("web-puzzles")}
        </a>
        <a class="button" href={link("seasons")}>
          {t("web-seasons")}
        </a>
      </div>
      <FindPlayer />
      <Foot />
    </Page>
  );
}

function FindPlayer(): JSX.Element {
  return (
    <Form
      label={t("web-next")}
      action={async ({ name = "" }) => go(`players/${encodeURIComponent(name.trim())}`)}
    >
      <Field label={t("web-find-player")} name="name" required maxLength={64} autocomplete="off" />
    </Form>
  );
}

function Neighbours({
  metric,
  query,
}: {
  metric: Metric;
  query: { period: string; variant?: Variant };
}): JSX.Element {
  const { name = "", isGuest = false } = session.value ?? {};
  if (isGuest) return <p class="faint small">{t("web-guests-unranked")}</p>;
  return <Around metric={metric} query={query} name={name} />;
}

function Around({
  metric,
  query,
  name,
}: {
  metric: Metric;
  query: { period: string; variant?: Variant };
  name: string;
}): JSX.Element | null {
  const around = useLoaded(
    () =>
      railhead.get("/v1/leaderboards/{board}/around/{name}", {
        path: { board: metric, name },
        query: { ...query, neighbours: 3 },
      }),
    [metric, query.period, query.variant, name],
  );
  // Whoever is on no board yet has no neighbours (404).
  if (!around.value?.items.length) return null;
  return (
    <section class="stack">
      <h2>{t("web-neighbours")}</h2>
      <RankingTable entries={around.value.items} caption={t("web-neighbours")} {...look(metric)} />
    </section>
  );
}

/** The look of a leaderboard. */
const look = (metric: Metric) => ({
  heading: t(`web-value-${metric}`),
  row: ({ rank, name, games, value, provisional }: Entry) => ({
    rank,
    name,
    games,
    value: (
      <>
        {number(value, 1)}
        {provisional && <span title={t("web-provisional")}> ?</span>}
      </>
    ),
  }),
});
