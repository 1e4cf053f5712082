/** Tournaments: the list, one of them, and a new one, by what follows in the path. */

import type { JSX } from "preact";
import { useState } from "preact/hooks";
import type { Schemas } from "railhead-client";
import { railhead, session } from "../app.ts";
import { link } from "../router.ts";
import { t } from "../texts.ts";
import { Feed } from "../ui/feed.tsx";
import { Choices } from "../ui/form.tsx";
import { Empty, More, Show, useFresh, usePages } from "../ui/load.tsx";
import { Page, type ScreenProps } from "../ui/Page.tsx";
import { Hall } from "./Hall.tsx";
import { NewTournament } from "./NewTournament.tsx";
import { One } from "./One.tsx";
import { rulesText } from "./words.ts";

export function Tournaments({ argument, part }: ScreenProps): JSX.Element {
  if (argument === "new") return <NewTournament />;
  if (argument && part === "hall") return <Hall id={argument} />;
  return argument ? <One id={argument} /> : <List />;
}

function List(): JSX.Element {
  const [shown, show] = useState<Schemas["TournamentPhase"] | "own">("open");
  const { pages, more, refresh } = usePages(
    (cursor) =>
      railhead.get("/v1/tournaments", {
        query: {
          ...(shown === "own" ? { own: true } : { phase: shown }),
          ...(cursor && { cursor }),
        },
      }),
    [shown],
  );
  useFresh(refresh, 20);
  return (
    <Page title={t("web-tournaments")}>
      <Choices
        label={t("web-show")}
        value={shown}
        change={show}
        options={[
          ["open", t("web-tournament-open")],
          ["running", t("web-tournament-running")],
          ["finished", t("web-tournament-finished")],
          ...(session.value ? [["own", t("web-tournament-own")] as const] : []),
        ]}
      />
      {/* Above the list, whose coming would move them. */}
      <div class="row">
        {session.value && (
          <a class="button" href={link("tournaments/new")}>
            {t("web-tournament-new")}
          </a>
        )}
        <a class="button" href={link("leagues")}>
          {t("web-leagues")}
        </a>
        <Feed href="/v1/tournaments.atom" title={t("web-feed-tournaments")} />
      </div>
      <Show of={pages}>
        {(found) =>
          found.length ? (
            <ul class="list card">
              {found.map((one) => (
                <li key={one.id}>
                  <a class="entry" href={link(`tournaments/${one.id}`)}>
                    <span class="grow">
                      <b>{one.name}</b>
                      <small class="faint">
                        {[rulesText(one.rules), t(`variant-${one.variant}`)].join(" · ")}
                      </small>
                    </span>
                    <span>{t("web-tournament-players", { count: one.players })}</span>
                  </a>
                </li>
              ))}
            </ul>
          ) : (
            <Empty>{t("web-tournaments-none")}</Empty>
          )
        }
      </Show>
      <More more={more} />
    </Page>
  );
}
