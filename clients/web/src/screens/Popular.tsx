/** Which routes and tickets are popular, over all games. */

import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { loadBoard, railhead } from "../app.ts";
import { t } from "../texts.ts";
import { Bars } from "../ui/figures.tsx";
import { Choices } from "../ui/form.tsx";
import { Empty, Show, useLoaded } from "../ui/load.tsx";
import { Page } from "../ui/Page.tsx";
import { VariantFilter, type Variant } from "./options.tsx";
import { routeName } from "./Statistics.tsx";

/** How many of each are shown. */
const TOP = 15;

export function Popular(): JSX.Element {
  const [kind, setKind] = useState<"routes" | "tickets">("routes");
  const [variant, setVariant] = useState<Variant | "">("");
  return (
    <Page title={t("web-popular")} back="leaderboards">
      <Choices
        label={t("web-show")}
        value={kind}
        change={setKind}
        options={[
          ["routes", t("web-popular-routes")],
          ["tickets", t("web-popular-tickets")],
        ]}
      />
      <VariantFilter value={variant} change={setVariant} />
      {kind === "routes" ? <Routes variant={variant} /> : <Tickets variant={variant} />}
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

function Routes({ variant }: { variant: Variant | "" }): JSX.Element {
  useEffect(() => {
    loadBoard().catch(() => undefined);
  }, []);
  const found = useLoaded(
    () => railhead.get("/v1/statistics/routes", { query: variant ? { variant } : {} }),
    [variant],
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

function Tickets({ variant }: { variant: Variant | "" }): JSX.Element {
  const found = useLoaded(
    () =>
      Promise.all([
        railhead.get("/v1/statistics/tickets", { query: variant ? { variant } : {} }),
        railhead.get("/v1/reference/tickets"),
      ]),
    [variant],
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
