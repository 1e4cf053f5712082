/** Reports that were answered, the latest first. */

import type { JSX } from "preact";
import type { Schemas } from "railhead-client";
import { railhead } from "../app.ts";
import { link } from "../router.ts";
import { t, when } from "../texts.ts";
import { Empty, More, Show, usePages } from "../ui/load.tsx";
import { titleOf } from "./Reported.tsx";

export function Answered(): JSX.Element {
  const { pages, more } = usePages(
    (cursor) =>
      railhead.get("/v1/admin/reports", { query: { state: "closed", ...(cursor && { cursor }) } }),
    [],
  );
  return (
    <Show of={pages}>
      {(reports) =>
        reports.length ? (
          <>
            <ul class="reports card">
              {reports.map((report) => (
                <li key={report.id}>
                  <Answer report={report} />
                </li>
              ))}
            </ul>
            <More more={more} />
          </>
        ) : (
          <Empty>{t("web-desk-none-answered")}</Empty>
        )
      }
    </Show>
  );
}

export function Answer({ report }: { report: Schemas["Report"] }): JSX.Element {
  const { reason, text, outcome, player, game, closed_by, closed_at, reported_at } = report;
  return (
    <article class="report">
      <h3>
        {titleOf(report)} · {t(`web-report-reason-${reason}`)}
      </h3>
      {text && <blockquote>{text}</blockquote>}
      <p>
        <strong>{t(outcome ? `web-desk-outcome-${outcome}` : "web-desk-open")}</strong>
      </p>
      <p class="faint small">
        {closed_by ?? t("web-somebody")} · {when(closed_at ?? reported_at)}
        {player && (
          <>
            {" · "}
            <a href={link(`desk/players/${encodeURIComponent(player)}`)}>{player}</a>
          </>
        )}
        {game && (
          <>
            {" · "}
            <a href={link(`desk/games/${game}`)}>{t("web-desk-game")}</a>
          </>
        )}
      </p>
    </article>
  );
}
