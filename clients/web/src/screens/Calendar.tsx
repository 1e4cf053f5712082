/** The link by which calendar programs show the deadlines of the player's turns. */

import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { railhead, say } from "../app.ts";
import { date, t } from "../texts.ts";
import { Act } from "../ui/form.tsx";
import { Show, useLoaded } from "../ui/load.tsx";
import { Secret } from "../ui/secret.tsx";

export function Calendar(): JSX.Element {
  const link = useLoaded(() => railhead.get("/v1/me/calendar-link"));
  const [made, show] = useState<string | null>(null);
  const make = async () => {
    const { url } = await railhead.put("/v1/me/calendar-link");
    show(new URL(url, location.href).href);
    link.reload();
  };
  const end = async () => {
    await railhead.delete("/v1/me/calendar-link");
    show(null);
    say(t("web-calendar-ended"));
    link.reload();
  };
  return (
    <section class="card">
      <h2>{t("web-calendar")}</h2>
      <p class="faint small">{t("web-calendar-what")}</p>
      {made && (
        <Secret
          title={t("web-calendar-new")}
          secret={made}
          copied={t("web-link-copied")}
          hide={t("web-calendar-hide")}
          done={() => show(null)}
        />
      )}
      <Show of={link}>
        {({ created_at }) =>
          created_at ? (
            <>
              <p>{t("web-calendar-since", { date: date(created_at) })}</p>
              <div class="row">
                <Act action={make}>{t("web-calendar-renew")}</Act>
                <Act class="danger" action={end}>
                  {t("web-calendar-end")}
                </Act>
              </div>
            </>
          ) : (
            <Act action={make}>{t("web-calendar-make")}</Act>
          )
        }
      </Show>
    </section>
  );
}
