/** Which routes and tickets are popular, and what the order of turns is worth, over all games. */

import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { Schemas } from "railhead-client";
import { loadBoard, railhead } from "../app.ts";
import { t } from "../texts.ts";
import { Bars } from "../ui/figures.tsx";
import { Choices, Select } from "../ui/form.tsx";
import { Empty, Show, useLoaded } from "../ui/load.tsx";
import { Page } from "../ui/Page.tsx";
import { VariantFilter, variantOptions, type Variant } from "./options.tsx";
import { routeName } from "./Statistics.tsx";

/** How many of each are shown. */
const TOP = 15;

type Band = Schemas["RatingBand"];

const BANDS: readonly Band[] = ["beginner", "intermediate", "advanced", "expert"];

interface Query {
  variant?: Variant;
  band?: Band;
  season?: string;
}

export function Popular(): JSX.Element {
  const [kind, setKind] = useState<"routes" | "tickets" | "turns">("routes");
  const [variant, setVariant] = useState<Variant | "">("");
  const [band, setBand] = useState<Band | "">("");
  const [season, setSeason] = useState("");
  const boards = useLoaded(() => railhead.get("/v1/leaderboards"));
  const seasons = (boards.value?.periods ?? []).filter((key) => key.includes("Q"));
  const query = {
    ...(variant && { variant }),
    ...(band && { band }),
    ...(season && { season }),
  };
  return (
    <Page title={t("web-popular")} back="leaderboards">
      <Choices
        label={t("web-show")}
        value={kind}
        change={setKind}
        options={[
          ["routes", t("web-popular-routes")],
          ["tickets", t("web-popular-tickets")],
          ["turns", t("web-popular-turns")],
        ]}
      />
      {kind === "turns" ? (
        <Turns />
      ) : (
        <>
          <VariantFilter value={variant} change={setVariant} />
          <div class="pair">
            <Select
              label={t("web-band")}
              value={band}
              change={setBand}
              options={[
                ["", t("web-band-all")],
                ...BANDS.map((one): [Band, string] => [one, t(`web-band-${one}`)]),
              ]}
            />
            <Select
              label={t("web-period")}
              value={season}
              change={setSeason}
              options={[
                ["", t("web-period-all")],
                ...seasons.map((key): [string, string] => [key, key]),
              ]}
            />
          </div>
          {kind === "routes" ? <Routes query={query} /> : <Tickets query={query} />}
        </>
      )}
    </Page>
  );
}

interface Share {
  label: string;
  share: number;
}

function Shares({ what, shares }: { what: string; shares: Share[] }): JSX.Element {
  const top = shares
    .filter((one) => one.share > 0)
    .sort((one, other) => other.share - one.share)
    .slice(0, TOP);
  if (!top.length) return <Empty>{t("web-no-finished")}</Empty>;
  return (
    <section class="card">
      <p class="faint small">{what}</p>
      <Bars
        bars={top.map(({ label, share }) => ({
          label,
          value: share,
          text: t("percent", { number: Math.round(100 * share) }),
        }))}
      />
    </section>
  );
}

function Routes({ query }: { query: Query }): JSX.Element {
  useEffect(() => {
    loadBoard().catch(() => undefined);
  }, []);
  const found = useLoaded(
    () => railhead.get("/v1/statistics/routes", { query }),
    [query.variant, query.band, query.season],
  );
  return (
    <Show of={found}>
      {({ routes }) => (
        <Shares
          what={t("web-popular-routes-what")}
          shares={routes.map((route) => ({
            label: routeName(route.route),
            share: route.claimed_share ?? 0,
          }))}
        />
      )}
    </Show>
  );
}

function Tickets({ query }: { query: Query }): JSX.Element {
  const found = useLoaded(
    () =>
      Promise.all([
        railhead.get("/v1/statistics/tickets", { query }),
        railhead.get("/v1/reference/tickets"),
      ]),
    [query.variant, query.band, query.season],
  );
  return (
    <Show of={found}>
      {([{ tickets }, sets]) => {
        const texts = new Map(
          sets.flatMap((set) => set.tickets.map((ticket) => [ticket.id, ticket.text] as const)),
        );
        return (
          <Shares
            what={t("web-popular-tickets-what")}
            shares={tickets.map((ticket) => ({
              label: texts.get(ticket.ticket) ?? ticket.ticket,
              share: ticket.completed_share ?? 0,
            }))}
          />
        );
      }}
    </Show>
  );
}

/** How often players won by their position in the order of turns. */
function Turns(): JSX.Element {
  const [variant, setVariant] = useState<Variant>("classic");
  const found = useLoaded(
    () => railhead.get("/v1/statistics/turn-positions", { query: { variant, bots: false } }),
    [variant],
  );
  return (
    <>
      <Select
        label={t("web-variant")}
        value={variant}
        change={setVariant}
        options={variantOptions()}
      />
      <Show of={found}>
        {({ items }) =>
          items.length ? (
            <section class="card">
              <p class="faint small">{t("web-popular-turns-what")}</p>
              <Bars
                bars={items.map(({ seats, position, win_rate, games }) => ({
                  label: t("web-position", { position, seats }),
                  value: win_rate,
                  text: t("web-won-of", {
                    share: t("percent", { number: Math.round(100 * win_rate) }),
                    games,
                  }),
                }))}
              />
            </section>
          ) : (
            <Empty>{t("web-no-finished")}</Empty>
          )
        }
      </Show>
    </>
  );
}
