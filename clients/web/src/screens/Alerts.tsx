/** Alerts: the player is woken when a table like this opens. */

import type { JSX } from "preact";
import type { Schemas } from "railhead-client";
import { railhead, say, session } from "../app.ts";
import { pushState, wish, wishes } from "../push.ts";
import { date, t } from "../texts.ts";
import { Act } from "../ui/form.tsx";
import { Empty, Show, useLoaded } from "../ui/load.tsx";
import type { Variant } from "./options.tsx";

type Alert = Schemas["Alert"];

/** A button that makes an alert of the filter of a list of open games. */
export function Wake({
  variant,
  seats,
}: {
  variant: Variant | "";
  seats: number;
}): JSX.Element | null {
  if (!session.value || session.value.isGuest) return null;
  const keep = async () => {
    await railhead.put("/v1/me/alerts/{alert_id}", {
      path: { alert_id: crypto.randomUUID() },
      body: { ...(variant && { variant }), ...(seats && { seats }) },
    });
    // A device that was subscribed before there were alerts does not ask for them.
    const kinds = wishes.value?.kinds ?? [];
    if (pushState.value === "on" && kinds.length > 0 && !kinds.includes("table_opened"))
      await wish({ kinds: [...kinds, "table_opened"] });
    say(t("web-alert-kept"), "info", "settings");
  };
  return <Act action={keep}>{t("web-alert-wake")}</Act>;
}

/** The list in the settings. */
export function Alerts(): JSX.Element {
  const alerts = useLoaded(() => railhead.get("/v1/me/alerts"));
  const remove = async ({ id }: Alert) => {
    await railhead.delete("/v1/me/alerts/{alert_id}", { path: { alert_id: id } });
    alerts.reload();
  };
  return (
    <section class="card">
      <h2>{t("web-alerts")}</h2>
      <Show of={alerts}>
        {({ items }) =>
          items.length ? (
            <ul class="list">
              {items.map((alert) => (
                <li key={alert.id} class="entry">
                  <span class="grow">
                    <b>{filterText(alert)}</b>
                    <small class="faint">
                      {t("web-alert-until", { until: date(alert.until) })}
                    </small>
                  </span>
                  <Act action={() => remove(alert)}>{t("web-alert-remove")}</Act>
                </li>
              ))}
            </ul>
          ) : (
            <Empty>{t("web-alerts-none")}</Empty>
          )
        }
      </Show>
    </section>
  );
}

/** The games of an alert in words. */
function filterText({ variant, seats, rated, clock }: Alert): string {
  const parts = [
    variant && t(`variant-${variant}`),
    seats && t("web-tournament-players", { count: seats }),
    rated != null && t(rated ? "web-alert-rated" : "web-alert-casual"),
    clock && t(`web-alert-clock-${clock}`),
  ].filter((part): part is string => Boolean(part));
  return parts.length ? parts.join(" · ") : t("web-alert-all");
}
