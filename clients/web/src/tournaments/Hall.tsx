/** A tournament on a projector, without an account: code, tables, countdown, standings. */

import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { Schemas } from "railhead-client";
import { railhead } from "../app.ts";
import { link } from "../router.ts";
import { number, t } from "../texts.ts";
import { Icon } from "../ui/icons.tsx";
import { Show, useFresh, useLoaded } from "../ui/load.tsx";
import { Qr } from "../ui/qr.tsx";
import { addressOf } from "./Invite.tsx";
import { useRound, useStandings, useTournament } from "./live.ts";
import { headline, Steps } from "./Podium.tsx";
import { type Line, nameOf, pauseText, roundText, seated, type Tournament } from "./words.ts";

type Table = Schemas["TournamentTable"];

/** How many tables and lines can be read from afar; the others are on the tournament's page. */
const TABLES = 12;
const LINES = 10;
/** How often the points of tables are read, in seconds. */
const FRESH = 10;

export function Hall({ id }: { id: string }): JSX.Element {
  const shown = useTournament(id);
  useLitScreen();
  document.title = `${shown.value?.name ?? t("web-hall")} · Railhead`;
  return (
    <main id="main" class="hall" tabIndex={-1}>
      <Show of={shown}>
        {(of) => (
          <>
            <Head of={of} />
            <Body of={of} />
          </>
        )}
      </Show>
    </main>
  );
}

/** Keeps the screen lit, where the browser can. */
function useLitScreen(): void {
  useEffect(() => {
    const lock = navigator.wakeLock?.request("screen").catch(() => undefined);
    return () => void lock?.then((held) => held?.release());
  }, []);
}

function Head({ of }: { of: Tournament }): JSX.Element {
  const state =
    of.phase === "running" && of.rounds > 0
      ? roundText(of, of.rounds - 1)
      : t(`web-tournament-phase-${of.phase}`);
  return (
    <header>
      <div class="grow">
        <h1>{of.name}</h1>
        <p role="status">
          {[state, ...(of.paused != null ? [pauseText(of.paused)] : [])].join(" · ")}
        </p>
      </div>
      <Until of={of} />
      <a class="icon" href={link(`tournaments/${of.id}`)} data-back="" aria-label={t("web-close")}>
        <Icon name="close" />
      </a>
    </header>
  );
}

/** The time until the tournament, the next round or the end of an arena, if one is fixed. */
function Until({ of }: { of: Tournament }): JSX.Element | null {
  const [what, at] =
    of.phase === "open"
      ? ["starts", of.starts_at]
      : of.ends_at
        ? ["ends", of.ends_at]
        : ["round", of.next_round_at];
  const left = at ? Math.ceil((Date.parse(at) - railhead.serverNow()) / 1000) : 0;
  const [, tick] = useState(0);
  useEffect(() => {
    if (left <= 0) return;
    const timer = setTimeout(() => tick((count) => count + 1), 1000);
    return () => clearTimeout(timer);
  });
  if (left <= 0 || of.phase === "finished" || of.phase === "cancelled") return null;
  const two = (value: number) => String(value).padStart(2, "0");
  const hours = Math.floor(left / 3600);
  const time = `${hours ? `${hours}:` : ""}${two(Math.floor(left / 60) % 60)}:${two(left % 60)}`;
  return (
    <p class="until" role="timer">
      <small>{t(`web-hall-${what}`)}</small> <b class="number">{time}</b>
    </p>
  );
}

function Body({ of }: { of: Tournament }): JSX.Element {
  const lines = useStandings(of).value?.items ?? [];
  const podium = lines.filter(({ place, tables }) => place <= 3 && tables > 0).slice(0, 4);
  return (
    <div class={`halves ${of.phase}`}>
      {of.phase === "open" && <Coming lines={lines} />}
      {of.phase === "running" && <Tables of={of} />}
      {of.phase === "finished" && podium.length > 0 && (
        <section class="podium">
          <h2>{headline(of, podium)}</h2>
          <Steps lines={podium} />
        </section>
      )}
      <aside>
        {of.phase !== "open" && <Places lines={lines} />}
        {(of.phase === "open" || of.phase === "running") && <Code of={of} />}
      </aside>
    </div>
  );
}

function Code({ of }: { of: Tournament }): JSX.Element {
  const address = addressOf(of, `tournaments/${of.id}`);
  return (
    <section class="hall-code">
      <Qr of={address} />
      <div>
        {of.code && <p class="invite-code">{of.code}</p>}
        <p>{address.replace(/^https?:\/\//, "")}</p>
      </div>
    </section>
  );
}

/** Who has entered, before the start. */
function Coming({ lines }: { lines: readonly Line[] }): JSX.Element {
  const here = lines.filter(({ presence }) => presence === "here");
  return (
    <section>
      <h2>{t("web-tournament-players", { count: here.length })}</h2>
      <ul class="coming">
        {here.map((line) => (
          <li key={line.player}>{nameOf(line)}</li>
        ))}
      </ul>
    </section>
  );
}

function Tables({ of }: { of: Tournament }): JSX.Element | null {
  const found = useRound(of, Math.max(0, of.rounds - 1)).value;
  if (!found || of.rounds === 0) return null;
  const playing = found.tables.filter(({ over }) => !over);
  const tables = [...playing, ...found.tables.filter(({ over }) => over)].slice(0, TABLES);
  return (
    <section>
      <h2>{t("web-hall-playing", { count: playing.length, all: found.tables.length })}</h2>
      <ul class={`tables ${tables.length <= 4 ? "few" : ""}`}>
        {tables
          .sort((one, other) => one.number - other.number)
          .map((table) => (
            <Seats key={table.game} of={table} isSealed={Boolean(of.rules.same_deal)} />
          ))}
      </ul>
      {found.byes.length > 0 && (
        <p>{t("web-tournament-byes", { names: found.byes.map(nameOf).join(", ") })}</p>
      )}
    </section>
  );
}

/** A table: the points as they are, and the ranks at the end. */
function Seats({ of, isSealed }: { of: Table; isSealed: boolean }): JSX.Element {
  const points = usePoints(of, isSealed);
  return (
    <li class={of.over ? "over" : ""}>
      <h3>
        {t("web-hall-table", { table: of.number + 1 })}
        {of.over && <small> {t("web-tournament-over")}</small>}
      </h3>
      <ol>
        {seated(of).map((seat) => (
          <li key={seat.player} class={seat.rank === 1 ? "first" : ""}>
            <span>
              {of.over && `${seat.rank}. `}
              {nameOf(seat)}
            </span>
            <b class="number">
              {of.over ? number(seat.score ?? 0) : points?.[of.players.indexOf(seat)]}
            </b>
          </li>
        ))}
      </ol>
    </li>
  );
}

/** The points of the seats of a table that is played, as everybody sees them. */
function usePoints({ game, over }: Table, isSealed: boolean): number[] | undefined {
  const isShown = !over && !isSealed;
  const points = useLoaded(async () => {
    if (!isShown) return [];
    const view = await railhead.get("/v1/games/{game_id}/view", { path: { game_id: game } });
    return view.table.seats.map((seat) => seat.points);
  }, [game, isShown]);
  useFresh(() => isShown && points.reload(), FRESH);
  return points.value;
}

function Places({ lines }: { lines: readonly Line[] }): JSX.Element {
  return (
    <section>
      <h2>{t("web-tournament-standings")}</h2>
      <ol class="places">
        {lines.slice(0, LINES).map((line) => (
          <li key={line.player}>
            <span class="number">{line.place}.</span>
            <span class="grow">{nameOf(line)}</span>
            <b class="number">{number(line.points, 2)}</b>
          </li>
        ))}
      </ol>
    </section>
  );
}
