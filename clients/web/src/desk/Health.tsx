/** What does not work, in words, for admins. */

import type { JSX } from "preact";
import type { Schemas } from "railhead-client";
import { address, railhead } from "../app.ts";
import { link } from "../router.ts";
import { list, t, when } from "../texts.ts";
import { Show, useLoaded } from "../ui/load.tsx";

export function Health(): JSX.Element {
  const health = useLoaded(() => railhead.get("/v1/admin/health"));
  return (
    <Show of={health}>
      {({ version, unready, failing_jobs, failing_webhooks, outages }) => (
        <>
          <section class="card">
            {unready && <p class="wrong">{unready}</p>}
            {failing_jobs.length > 0 && (
              <p class="wrong">{t("web-desk-health-jobs", { jobs: list(failing_jobs) })}</p>
            )}
            {!unready && !failing_jobs.length && <p>{t("web-desk-health-well")}</p>}
            <p class="faint small">{t("web-desk-health-version", { version })}</p>
            <div class="row">
              <a class="button" href={address("/status")}>
                {t("web-status")}
              </a>
              <button type="button" class="button" onClick={health.reload}>
                {t("web-desk-health-again")}
              </button>
            </div>
          </section>
          {failing_webhooks.length > 0 && (
            <section class="card">
              <h3>{t("web-desk-health-webhooks")}</h3>
              <ul class="reports">
                {failing_webhooks.map((webhook) => (
                  <li key={webhook.id} class="report">
                    <Webhook of={webhook} />
                  </li>
                ))}
              </ul>
            </section>
          )}
          {outages.length > 0 && (
            <section class="card">
              <h3>{t("web-desk-health-outages")}</h3>
              <ul class="reports">
                {outages.map(({ from, until }) => (
                  <li key={from} class="report">
                    {t("web-desk-notice-time", { from: when(from), until: when(until) })}
                  </li>
                ))}
              </ul>
            </section>
          )}
        </>
      )}
    </Show>
  );
}

function Webhook({ of }: { of: Schemas["FailingWebhook"] }): JSX.Element {
  const { account, host, failures, failing_since, last_error, is_paused } = of;
  return (
    <>
      <span>
        {account ? (
          <a href={link(`desk/players/${encodeURIComponent(account)}`)}>{account}</a>
        ) : (
          t("web-desk-health-operator")
        )}
        {` · ${host}`}
      </span>
      <span class="faint small">
        {failing_since &&
          t("web-desk-health-since", { count: failures, time: when(failing_since) })}
        {is_paused && ` · ${t("web-desk-health-paused")}`}
      </span>
      {last_error && <span class="faint small">{last_error}</span>}
    </>
  );
}
