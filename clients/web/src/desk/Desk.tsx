/** The desk: reports, players, games, tournaments and the log, for moderators and admins. */

import type { JSX } from "preact";
import { railhead, session } from "../app.ts";
import { go, link } from "../router.ts";
import { t } from "../texts.ts";
import { Field, Form } from "../ui/form.tsx";
import { Empty, Show, useLoaded } from "../ui/load.tsx";
import { Page, type ScreenProps } from "../ui/Page.tsx";
import { Answered } from "./Answered.tsx";
import { GameView } from "./GameView.tsx";
import { Health } from "./Health.tsx";
import { Log } from "./Log.tsx";
import { Notices } from "./Notices.tsx";
import { Pairs } from "./Pairs.tsx";
import { PlayerView } from "./PlayerView.tsx";
import { Queue } from "./Queue.tsx";
import type { Role } from "./role.ts";
import { TournamentView } from "./TournamentView.tsx";

export function Desk({ argument, part }: ScreenProps): JSX.Element {
  // The session may have been kept from before the role was given.
  const own = useLoaded(() => railhead.get("/v1/accounts/me").then(({ role }) => role));
  const kept = session.value?.role;
  const isKept = own.value === undefined && !own.error && kept && kept !== "player";
  return (
    <Page title={t("web-desk")} back={argument ? "desk" : ""}>
      <Show of={isKept ? { ...own, value: kept } : own}>
        {(role) =>
          role === "player" ? (
            <Empty>{t("web-desk-not-yours")}</Empty>
          ) : (
            <>
              <Parts here={argument} isAdmin={role === "admin"} />
              <Part name={argument} of={part && decodeURIComponent(part)} role={role} />
            </>
          )
        }
      </Show>
    </Page>
  );
}

function Parts({ here, isAdmin }: { here: string | undefined; isAdmin: boolean }): JSX.Element {
  const parts = [
    [undefined, "desk", t("web-desk-reports")],
    ["answered", "desk/answered", t("web-desk-answered")],
    ["find", "desk/find", t("web-desk-find-do")],
    ["pairs", "desk/pairs", t("web-desk-pairs")],
    ...(isAdmin
      ? ([
          ["notices", "desk/notices", t("web-desk-notices")],
          ["health", "desk/health", t("web-desk-health")],
          ["log", "desk/log", t("web-desk-log")],
        ] as const)
      : []),
  ] as const;
  return (
    <nav class="row" aria-label={t("web-desk-parts")}>
      {parts.map(([name, to, label]) => (
        <a
          key={to}
          class="button"
          href={link(to)}
          aria-current={name === here ? "page" : undefined}
        >
          {label}
        </a>
      ))}
    </nav>
  );
}

function Part({
  name,
  of,
  role,
}: {
  name: string | undefined;
  of: string | undefined;
  role: Role;
}): JSX.Element {
  if (!name) return <Queue role={role} />;
  if (name === "answered") return <Answered />;
  if (name === "find") return <Find />;
  if (name === "players" && of) return <PlayerView name={of} role={role} />;
  if (name === "games" && of) return <GameView id={of} />;
  if (name === "pairs") return <Pairs />;
  if (name === "tournaments" && of) return <Contest id={of} role={role} />;
  if (name === "health" && role === "admin") return <Health />;
  if (name === "notices" && role === "admin") return <Notices />;
  if (name === "log" && role === "admin") return <Log />;
  return <Empty>{t("web-missing")}</Empty>;
}

/** A tournament, on which only admins rule. */
const Contest = ({ id, role }: { id: string; role: Role }): JSX.Element =>
  role === "admin" ? (
    <TournamentView id={id} />
  ) : (
    <p>
      <a class="button" href={link(`tournaments/${id}`)}>
        {t("web-desk-tournament")}
      </a>
    </p>
  );

/** Goes to a player by name, to a game by its id or link, or to a tournament by its link. */
function Find(): JSX.Element {
  const find = async ({ asked = "" }: Record<string, string>) => {
    const code = /\/i\/([\da-z]+)/i.exec(asked)?.[1];
    if (code) {
      const found = await railhead.get("/v1/codes/{code}", { path: { code } });
      return go(
        found.kind === "league" ? `leagues/${found.id}` : `desk/${found.kind}s/${found.id}`,
      );
    }
    const id = /[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/i.exec(asked)?.[0];
    const things = asked.includes("tournaments/") ? "tournaments" : "games";
    go(id ? `desk/${things}/${id}` : `desk/players/${encodeURIComponent(asked.trim())}`);
  };
  return (
    <section class="card">
      <Form label={t("web-desk-find-do")} action={find}>
        <Field
          label={t("web-desk-find")}
          name="asked"
          required
          maxLength={200}
          autocomplete="off"
          autocapitalize="none"
          spellcheck={false}
        />
      </Form>
    </section>
  );
}
