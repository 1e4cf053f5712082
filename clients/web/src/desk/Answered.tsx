/** Reports that were answered, the latest first. */

import type { JSX } from "preact";
import { railhead } from "../app.ts";
import { link } from "../router.ts";
import { t, when } from "../texts.ts";
import { Empty, More, Show, usePages } from "../ui/load.tsx";
import { Line } from "./Reported.tsx";

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
            <ul class="list card">
              {reports.map((report) => (
                <li key={report.id} class="entry wraps">
                  <Line report={report} isAnswered />
                  <span>
                    <strong>{t(`web-desk-outcome-${report.outcome}`)}</strong>
                    <span class="faint small">
                      {report.closed_by ?? t("web-somebody")} ·{" "}
                      {when(report.closed_at ?? report.reported_at)}
                    </span>
                  </span>
                  {report.player && (
                    <a
                      class="linked"
                      href={link(`desk/players/${encodeURIComponent(report.player)}`)}
                    >
                      {report.player}
                    </a>
                  )}
                  {report.game && (
                    <a class="linked" href={link(`desk/games/${report.game}`)}>
                      {t("web-desk-game")}
                    </a>
                  )}
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
