/** The log of what moderators and admins did, for admins. */

import type { JSX } from "preact";
import type { Schemas } from "railhead-client";
import { railhead } from "../app.ts";
import { link } from "../router.ts";
import { t, when } from "../texts.ts";
import { Empty, More, Show, usePages } from "../ui/load.tsx";

export function Log(): JSX.Element {
  const { pages, more } = usePages(
    (cursor) => railhead.get("/v1/admin/actions", { query: { ...(cursor && { cursor }) } }),
    [],
  );
  return (
    <Show of={pages}>
      {(actions) =>
        actions.length ? (
          <>
            <ul class="reports card">
              {actions.map((action) => (
                <li key={action.id}>
                  <Action action={action} />
                </li>
              ))}
            </ul>
            <More more={more} />
          </>
        ) : (
          <Empty>{t("web-desk-log-none")}</Empty>
        )
      }
    </Show>
  );
}

export function Action({ action }: { action: Schemas["AdminAction"] }): JSX.Element {
  const { action: kind, account, game, tournament, admin, reason, until, at } = action;
  return (
    <article class="report">
      <h3>
        {t(`web-desk-did-${kind}`)}
        {account && ` · ${account}`}
      </h3>
      {reason && <blockquote>{reason}</blockquote>}
      {until && <p>{t("web-desk-until", { time: when(until) })}</p>}
      <p class="faint small">
        {admin ?? t("web-desk-command")} · {when(at)}
        {account && (
          <>
            {" · "}
            <a href={link(`desk/players/${encodeURIComponent(account)}`)}>{t("web-desk-player")}</a>
          </>
        )}
        {game && (
          <>
            {" · "}
            <a href={link(`desk/games/${game}`)}>{t("web-desk-game")}</a>
          </>
        )}
        {tournament && (
          <>
            {" · "}
            <a href={link(`desk/tournaments/${tournament}`)}>{t("web-desk-tournament")}</a>
          </>
        )}
      </p>
    </article>
  );
}
