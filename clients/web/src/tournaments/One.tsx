/** A tournament: inviting to it and entering, the own table, rounds and standings. */

import type { ComponentChildren, JSX } from "preact";
import { useState } from "preact/hooks";
import { railhead, session } from "../app.ts";
import { clockText } from "../format.ts";
import { go, link } from "../router.ts";
import { date, t } from "../texts.ts";
import { Asked } from "../ui/asked.tsx";
import { Stepper } from "../ui/form.tsx";
import { Show } from "../ui/load.tsx";
import { Page } from "../ui/Page.tsx";
import { Enter, useEntered } from "./Enter.tsx";
import { Invite } from "./Invite.tsx";
import { useRound, useTournament } from "./live.ts";
import { Organiser } from "./Organiser.tsx";
import { Podium } from "./Podium.tsx";
import { Standings } from "./Standings.tsx";
import { StartButton } from "./Start.tsx";
import {
  isOver,
  isOwn,
  nameOf,
  nextText,
  pauseText,
  rulesText,
  seats,
  type Tournament,
} from "./words.ts";

export function One({ id }: { id: string }): JSX.Element {
  const shown = useTournament(id);
  const league = shown.value?.league;
  return (
    <Page
      title={shown.value?.name ?? t("web-tournament")}
      back={league ? `leagues/${league}` : "tournaments"}
    >
      <Show of={shown}>{(of) => <Parts of={of} reload={shown.reload} />}</Show>
    </Page>
  );
}

/** First what most want now: the organiser to invite, others to enter or to their table. */
function Parts({ of, reload }: { of: Tournament; reload: () => void }): JSX.Element {
  const isOrganiser = of.organiser != null && of.organiser === session.value?.name;
  const invites = isOrganiser && of.phase === "open";
  const invite = <Invite of={of} path={`tournaments/${of.id}`} />;
  return (
    <>
      {of.phase === "finished" && <Podium of={of} />}
      {invites && invite}
      <Own of={of} />
      <About of={of} reload={reload}>
        {isOrganiser && of.phase === "open" && <StartButton of={of} reload={reload} />}
        {of.league && (
          <a class="button" href={link(`leagues/${of.league}`)}>
            {t("web-league-to")}
          </a>
        )}
      </About>
      {isOrganiser && !isOver(of) && <Organiser of={of} reload={reload} />}
      <Rounds key={of.rounds} of={of} />
      <Standings of={of} removes={isOrganiser} reload={reload} />
      {!invites && (isOrganiser || admitsNewcomers(of)) && !isOver(of) && invite}
    </>
  );
}

function About({
  of,
  reload,
  children,
}: {
  of: Tournament;
  reload: () => void;
  children: ComponentChildren;
}): JSX.Element {
  const path = { tournament_id: of.id };
  const isIn = of.you?.standing.presence === "here";
  useEntered(isIn);
  const enter = () => railhead.put("/v1/tournaments/{tournament_id}/entry", { path }).then(reload);
  const leave = () =>
    railhead.delete("/v1/tournaments/{tournament_id}/entry", { path }).then(reload);
  return (
    <section class="card stack">
      <Facts of={of} />
      <div class="row">
        {mayEnter(of) && (
          <Enter
            label={t(of.you ? "web-tournament-return" : "web-tournament-enter")}
            admitsGuests={of.guests}
            enter={enter}
          />
        )}
        {children}
        {isIn && !isOver(of) && (
          <Asked
            label={t("web-tournament-leave")}
            about={t(
              of.phase === "open" ? "web-tournament-leave-open" : "web-tournament-leave-running",
            )}
            action={leave}
            isDanger
          />
        )}
        {!isOver(of) && (
          <a class="button" href={link(`tournaments/${of.id}/hall`)}>
            {t("web-hall")}
          </a>
        )}
        {of.phase === "cancelled" && (
          <a class="button" href={`/v1/tournaments/${of.id}/export`} download>
            {t("web-tournament-export")}
          </a>
        )}
      </div>
    </section>
  );
}

/** Whether a reader who does not take part may enter now, or come back. */
function mayEnter(of: Tournament): boolean {
  const { phase, rules, you } = of;
  if (you?.standing.presence === "here") return false;
  if (!you || phase === "open") return admitsNewcomers(of);
  const mayReturn = phase === "running" && ["swiss", "arena"].includes(rules.format.kind);
  return mayReturn && you.standing.presence === "left";
}

/** Whether people enter who were not in it before: before the start, or late. */
function admitsNewcomers({ phase, rules, rounds }: Tournament): boolean {
  if (phase !== "running") return phase === "open";
  const late = rules.late_entry ?? 0;
  return rules.format.kind === "arena" || (late > 0 && rounds <= late);
}

function Facts({ of }: { of: Tournament }): JSX.Element {
  const limits = [of.min_rating, of.max_rating];
  const facts = [
    t(`web-tournament-phase-${of.phase}`),
    rulesText(of.rules),
    t(`variant-${of.games.variant}`),
    clockText(of.games.clock),
    ...(of.games.rated ? [t("web-rated")] : []),
  ];
  const people = [
    t("web-tournament-players", { count: of.players }),
    ...(of.guests ? [t("web-tournament-guests")] : []),
    ...(of.organiser ? [t("web-tournament-by", { name: of.organiser })] : []),
    ...(of.starts_at && of.phase === "open"
      ? [t("web-tournament-starts", { date: date(of.starts_at) })]
      : []),
    ...(limits.some((one) => one != null)
      ? [t("web-tournament-limits", { limits: limits.map((one) => one ?? "…").join("–") })]
      : []),
  ];
  return (
    <>
      <p>{facts.join(" · ")}</p>
      <p class="faint">{people.join(" · ")}</p>
      {of.paused != null && <p role="status">{pauseText(of.paused)}</p>}
      {!isOver(of) && <p class="faint small">{t("web-tournament-no-vacations")}</p>}
      {of.rules.same_deal && <p class="faint small">{t("web-tournament-same-deal-about")}</p>}
      {meetsAgain(of) && (
        <p class="faint small">
          {t("web-tournament-repeats", { count: of.rounds_without_repeats })}
        </p>
      )}
    </>
  );
}

/** Whether there are players, but too few for all rounds without repeats. */
function meetsAgain({ rules, rounds_without_repeats, players }: Tournament): boolean {
  const { format, seats } = rules;
  return players >= seats && format.kind === "swiss" && format.rounds > rounds_without_repeats;
}

/** The way to the player's own game, or what is waited for. A game goes on for those who left. */
function Own({ of }: { of: Tournament }): JSX.Element | null {
  if (of.phase !== "running" || !of.you) return null;
  const { next, standing, table } = of.you;
  const left = standing.presence === "left" && table && !table.over ? table.game : null;
  const game = next.kind === "table" ? next.game : left;
  if (!game) return next.kind === "round" ? <p role="status">{nextText(of)}</p> : null;
  return (
    <div>
      <button type="button" class="button primary wide" onClick={() => go(`games/${game}`)}>
        {t("web-tournament-own-table")}
      </button>
    </div>
  );
}

function Rounds({ of }: { of: Tournament }): JSX.Element | null {
  const [round, choose] = useState(of.rounds - 1);
  return of.rounds === 0 ? null : (
    <section class="stack">
      <Stepper
        title={(at) => t("web-tournament-round", { round: at + 1 })}
        value={round}
        least={0}
        most={of.rounds - 1}
        change={choose}
      />
      <Tables of={of} round={round} />
    </section>
  );
}

function Tables({ of, round }: { of: Tournament; round: number }): JSX.Element {
  return (
    <Show of={useRound(of, round)}>
      {(found) => (
        <ul class="list card">
          {found.tables.map((table) => (
            <li key={table.game}>
              <Entry of={table} isSealed={Boolean(of.rules.same_deal) && !table.over} />
            </li>
          ))}
          {found.byes.length > 0 && (
            <li class="entry faint">
              {t("web-tournament-byes", { names: found.byes.map(nameOf).join(", ") })}
            </li>
          )}
        </ul>
      )}
    </Show>
  );
}

/** A table. Nobody else sees a game whose deal is played at other tables. */
function Entry({
  of,
  isSealed,
}: {
  of: Parameters<typeof seats>[0];
  isSealed: boolean;
}): JSX.Element {
  const line = (
    <>
      <span class="grow">{seats(of)}</span>
      <span class="faint">{of.over ? t("web-tournament-over") : t("web-tournament-playing")}</span>
    </>
  );
  if (isSealed && !of.players.some(isOwn)) return <div class="entry">{line}</div>;
  return (
    <a class="entry" href={link(`games/${of.game}`)}>
      {line}
    </a>
  );
}
