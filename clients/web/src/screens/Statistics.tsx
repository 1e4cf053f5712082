/** What a player's games add up to. */

import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { Schemas } from "railhead-client";
import { board, loadBoard, railhead } from "../app.ts";
import { roughly } from "../format.ts";
import { number, t } from "../texts.ts";
import { Bars, Figure } from "../ui/figures.tsx";
import { Select } from "../ui/form.tsx";
import { Empty, Show, useLoaded } from "../ui/load.tsx";
import { VariantFilter, type Variant } from "./options.tsx";

type Sums = Schemas["PlayerStatistics"];
type Period = "all" | "season" | "month" | "week";

export const periodOptions = (): [Period, string][] => [
  ["all", t("web-period-all")],
  ["season", t("web-period-season")],
  ["month", t("web-period-month")],
  ["week", t("web-period-week")],
];

export function Statistics({ name }: { name: string }): JSX.Element {
  const [variant, setVariant] = useState<Variant | "">("");
  const [period, setPeriod] = useState<Period>("all");
  const sums = useLoaded(
    () =>
      railhead.get("/v1/players/{name}/statistics", {
        path: { name },
        query: { period, ...(variant && { variant }) },
      }),
    [name, variant, period],
  );
  return (
    <>
      <div class="pair">
        <VariantFilter value={variant} change={setVariant} />
        <Select
          label={t("web-period")}
          value={period}
          change={setPeriod}
          options={periodOptions()}
        />
      </div>
      <Show of={sums}>
        {(found) =>
          found.games ? (
            <>
              <Figures sums={found} />
              <Groups name={name} />
            </>
          ) : (
            <Empty>{t("web-no-finished")}</Empty>
          )
        }
      </Show>
    </>
  );
}

const share = (part: number | null | undefined) =>
  part == null ? "–" : t("percent", { number: Math.round(100 * part) });
const mean = (value: number | null | undefined) => (value == null ? "–" : number(value, 1));
const of = (part: number, whole: number) => (whole ? part / whole : null);
const time = (seconds: number | null | undefined) => (seconds == null ? "–" : roughly(seconds));

function Figures({ sums }: { sums: Sums }): JSX.Element {
  const { points, tickets, longest_path: path, cards, tunnels } = sums;
  const source = (id: string, value: number) => ({ label: t(id), value, text: number(value) });
  return (
    <>
      <dl class="sums card">
        <Figure label={t("web-games")} value={number(sums.games)} />
        <Figure label={t("web-win-rate")} value={share(sums.win_rate)} />
        <Figure label={t("web-mean-score")} value={mean(sums.mean_score)} />
        <Figure
          label={t("web-best-score")}
          value={sums.best_score == null ? "–" : number(sums.best_score)}
        />
        <Figure label={t("web-mean-rank")} value={mean(sums.mean_rank)} />
        <Figure label={t("web-best-streak")} value={number(sums.streaks.longest)} />
        <Figure
          label={t("web-tickets-completed")}
          value={share(of(tickets.completed, tickets.kept))}
        />
        <Figure
          label={t("web-longest-path")}
          value={path.best == null ? "–" : t("spaces", { count: path.best })}
        />
        <Figure label={t("web-express")} value={share(path.express_rate)} />
        <Figure label={t("web-stations-built")} value={number(sums.stations_built)} />
        <Figure label={t("web-tunnels-paid")} value={share(of(tunnels.paid, tunnels.tried))} />
        <Figure label={t("web-move-time")} value={time(sums.time.median_move_seconds)} />
      </dl>
      <section class="card">
        <h2>{t("web-points-from")}</h2>
        <Bars
          bars={[
            source("score-routes", points.routes),
            source("web-from-tickets", points.tickets_won),
            source("web-from-failed", -Math.abs(points.tickets_lost)),
            source("score-stations", points.stations),
            source("score-express", points.express),
          ]}
        />
      </section>
      <section class="card">
        <h2>{t("web-cards-drawn")}</h2>
        <Bars
          bars={[
            source("web-cards-blind", cards.blind),
            source("web-cards-face-up", cards.face_up),
            source("web-cards-locomotives", cards.locomotives),
          ]}
        />
      </section>
      <Favourites routes={sums.routes.favourites} />
    </>
  );
}

type GroupKey = Schemas["GroupKey"];

const KEYS: readonly GroupKey[] = ["variant", "seats", "color", "month"];

/** What a group is called. */
const groupName: Record<GroupKey, (key: string) => string> = {
  variant: (key) => t(`variant-${key}`),
  seats: (key) => key,
  color: (key) => t(`player-color-${key}`),
  month: (key) => key,
};

type Group = Schemas["GroupStatistics"];

/** What can be compared between groups: a value for the bar, and its text. */
const MEASURES = {
  wins: ({ win_rate, games }: Group) => ({
    value: win_rate,
    text: t("web-won-of", { share: share(win_rate), games }),
  }),
  luck: ({ analysed }: Group) => measured(analysed?.mean_luck, analysed?.games),
  errors: ({ analysed }: Group) => measured(analysed?.error_per_decision, analysed?.games),
};

/** A mean over so many games. */
const measured = (value: number | undefined, games = 0) => ({
  value: value ?? 0,
  text: value === undefined ? "–" : t("web-mean-of", { mean: number(value, 2), games }),
});

/** The share of games won in each group, or what luck and errors gave and took. */
function Groups({ name }: { name: string }): JSX.Element {
  const [by, setBy] = useState<GroupKey>("variant");
  const [measure, setMeasure] = useState<keyof typeof MEASURES>("wins");
  const groups = useLoaded(
    () => railhead.get("/v1/players/{name}/statistics/by/{key}", { path: { name, key: by } }),
    [name, by],
  );
  return (
    <section class="card">
      <div class="pair">
        <Select
          label={t("web-measure")}
          value={measure}
          change={setMeasure}
          options={[
            ["wins", t("web-measure-wins")],
            ["luck", t("web-measure-luck")],
            ["errors", t("web-measure-errors")],
          ]}
        />
        <Select
          label={t("web-grouped")}
          value={by}
          change={setBy}
          options={KEYS.map((key) => [key, t(`web-grouped-${key}`)])}
        />
      </div>
      {measure !== "wins" && <p class="faint small">{t(`web-measure-${measure}-what`)}</p>}
      <Show of={groups}>
        {({ by: shown, items }) => (
          <Bars
            bars={items.map((group) => ({
              label: groupName[shown](group.key),
              ...MEASURES[measure](group),
            }))}
          />
        )}
      </Show>
    </section>
  );
}

/** A route by the names of its cities, once the board is there. */
export function routeName(id: string): string {
  const route = board.value?.routes.get(id);
  return route ? t("route", { from: t(`city-${route.from}`), to: t(`city-${route.to}`) }) : id;
}

function Favourites({ routes }: { routes: Schemas["FavouriteRoute"][] }): JSX.Element | null {
  useEffect(() => {
    loadBoard().catch(() => undefined);
  }, []);
  if (!routes.length) return null;
  return (
    <section class="card">
      <h2>{t("web-favourites")}</h2>
      <Bars
        bars={routes.map(({ route, claimed }) => ({
          label: routeName(route),
          value: claimed,
          text: number(claimed),
        }))}
      />
    </section>
  );
}
