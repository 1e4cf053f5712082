/** The reports that wait for an answer, the first that is due first: one in full, the others below it. */

import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { Schemas } from "railhead-client";
import { railhead } from "../app.ts";
import { t } from "../texts.ts";
import { Icon } from "../ui/icons.tsx";
import { Empty, More, Show, useFresh, usePages } from "../ui/load.tsx";
import { Beside } from "./Beside.tsx";
import { Closing } from "./Closing.tsx";
import type { Role } from "./role.ts";
import { Due, Line, Reported } from "./Reported.tsx";

export type Report = Schemas["Report"];

/** How often new reports are looked for, in seconds. */
const FRESH = 60;

export function Queue({ role }: { role: Role }): JSX.Element {
  const { pages, more, refresh } = usePages(
    (cursor) =>
      railhead.get("/v1/admin/reports", { query: { limit: 100, ...(cursor && { cursor }) } }),
    [],
  );
  useFresh(refresh, FRESH);
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const [chosen, choose] = useState<string | null>(null);
  const open = pages.value?.filter(({ id }) => !closed.has(id)) ?? [];
  const at = Math.max(
    0,
    open.findIndex(({ id }) => id === chosen),
  );
  const report = open[at];
  const isEmpty = Boolean(pages.value) && !report;
  useEffect(() => {
    if (isEmpty && more) pages.reload();
  }, [isEmpty]);
  const done = (id: string) => {
    choose(open[at + 1]?.id ?? null);
    setClosed((before) => new Set([...before, id]));
  };
  return (
    <Show of={pages}>
      {() =>
        report ? (
          <>
            <section class="card current" aria-label={t("web-desk-current")}>
              <Position at={at} reports={open} hasMore={Boolean(more)} choose={choose} />
              <Due report={report} />
              <Reported report={report} />
              <Closing report={report} role={role} done={() => done(report.id)} />
              <Beside key={report.id} report={report} reports={open} />
            </section>
            {open.length > 1 && (
              <section class="stack">
                <h2>{t("web-desk-waiting")}</h2>
                <ul class="list card">
                  {open.map((one) => (
                    <li key={one.id}>
                      <button
                        type="button"
                        class="entry plain"
                        aria-current={one === report ? "true" : undefined}
                        onClick={() => {
                          choose(one.id);
                          window.scrollTo(0, 0);
                        }}
                      >
                        <Line report={one} />
                      </button>
                    </li>
                  ))}
                </ul>
                <More more={more} />
              </section>
            )}
          </>
        ) : (
          <Empty>{t("web-desk-nothing")}</Empty>
        )
      }
    </Show>
  );
}

/** Which of the reports is shown, with the ways to the one before and the one after. */
function Position({
  at,
  reports,
  hasMore,
  choose,
}: {
  at: number;
  reports: readonly Report[];
  hasMore: boolean;
  choose: (id: string) => void;
}): JSX.Element {
  const step = (by: -1 | 1, icon: "back" | "next", label: string, key: string) => {
    const to = reports[at + by];
    return (
      <button
        type="button"
        class="icon"
        aria-label={label}
        aria-keyshortcuts={key}
        aria-disabled={!to}
        onClick={() => to && choose(to.id)}
      >
        <Icon name={icon} />
      </button>
    );
  };
  const count = `${reports.length}${hasMore ? "+" : ""}`;
  return (
    <div class="row">
      <h2 class="grow number">{t("web-desk-position", { position: at + 1, count })}</h2>
      {step(-1, "back", t("web-desk-previous"), "k")}
      {step(1, "next", t("web-desk-next"), "j")}
    </div>
  );
}
