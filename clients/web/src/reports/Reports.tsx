/** The player's own reports, with their outcomes. */

import type { JSX } from "preact";
import type { Schemas } from "railhead-client";
import { railhead } from "../app.ts";
import { news } from "../inbox.ts";
import { PlayerLink } from "../players.tsx";
import { link } from "../router.ts";
import { t, when } from "../texts.ts";
import { Empty, More, Show, usePages } from "../ui/load.tsx";
import { Page } from "../ui/Page.tsx";

export function Reports(): JSX.Element {
  const { pages, more } = usePages(
    (cursor) => railhead.get("/v1/me/reports", { query: { ...(cursor && { cursor }) } }),
    [news.value],
  );
  return (
    <Page title={t("web-reports")} back="settings">
      <p class="faint">{t("web-report-how")}</p>
      <Show of={pages}>
        {(reports) =>
          reports.length ? (
            <>
              <ul class="reports card">
                {reports.map((report) => (
                  <li key={report.id}>
                    <Own report={report} />
                  </li>
                ))}
              </ul>
              <More more={more} />
            </>
          ) : (
            <Empty>{t("web-report-none")}</Empty>
          )
        }
      </Show>
    </Page>
  );
}

function Own({ report }: { report: Schemas["OwnReport"] }): JSX.Element {
  const { about, player, game, reason, text, outcome, closed_at, reported_at } = report;
  return (
    <article class="report">
      <h2>
        {t(`web-report-reason-${reason}`)}
        {!outcome && <b class="badge small">{t("web-report-open")}</b>}
      </h2>
      <p>
        {player ? <PlayerLink name={player} /> : about !== "game" && t("web-report-hidden")}
        {player && game && " · "}
        {game && <a href={link(`games/${game}`)}>{t(`web-report-of-${about}`)}</a>}
      </p>
      {text && <blockquote>{text}</blockquote>}
      {outcome && <p>{t(`web-report-outcome-${outcome}`)}</p>}
      <p class="faint small">{when(closed_at ?? reported_at)}</p>
    </article>
  );
}
