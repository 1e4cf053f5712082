/** The players: whose turn, points, what each has left, and clocks. */

import { useEffect, useState } from "preact/hooks";
import type { JSX } from "preact";
import type { Known, Schemas } from "railhead-client";
import { attempt, railhead } from "../app.ts";
import { PlayerSign } from "../board/marks.tsx";
import { link } from "../router.ts";
import { t } from "../texts.ts";
import type { Table } from "./live.ts";
import { softened } from "../softened.ts";
import { clock } from "./words.ts";

export function Players({ table, known }: { table: Table; known: Known }): JSX.Element {
  const { phase, seats } = known.table;
  const waiting = (seat: number) =>
    phase.name === "turn"
      ? phase.seat === seat
      : phase.name === "dealing" && phase.waiting.includes(seat);
  const score = (seat: number) =>
    phase.name === "finished"
      ? phase.scores.find((score) => score.seat === seat)?.total
      : undefined;
  return (
    <section class="landmark" aria-label={t("web-players")}>
      <ul class={`players of-${seats.length} ${seats.length > 3 ? "many" : ""}`}>
        {seats.map((seat) => {
          const name = table.names.value[seat.seat] ?? "";
          const known_ = table.state.value.game?.players[seat.seat];
          const isPerson =
            known_?.name && !known_.deleted && (seat.occupant.kind === "person" || known_.away);
          return (
            <li
              key={seat.seat}
              class={waiting(seat.seat) ? "to-move" : ""}
              aria-current={waiting(seat.seat) ? "true" : undefined}
            >
              <span class="who">
                <PlayerSign color={seat.color} />
                {isPerson ? (
                  <a class="name" href={link(`players/${encodeURIComponent(known_.name!)}`)}>
                    {name}
                  </a>
                ) : (
                  <span class="name">{softened(name)}</span>
                )}
                <BotMark owner={known_?.bot_of} />
                {seat.color && (
                  <span class="visually-hidden">{t(`player-color-${seat.color}`)}</span>
                )}
                {seat.seat === table.own.value && <span class="faint">({t("web-you")})</span>}
                {seat.stand_in && <span class="faint stand-in">({t("web-stand-in")})</span>}
              </span>
              <span class="figures">
                <b class="number">{t("points", { count: score(seat.seat) ?? seat.points })}</b>
                <Clock known={known} seat={seat.seat} />
              </span>
              <Left seat={seat} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Marks a bot of a player: a word, and whose it is for those who ask. */
export function BotMark({ owner }: { owner: string | null | undefined }): JSX.Element | null {
  if (!owner) return null;
  return (
    <small class="faint" title={t("web-bot-owner", { owner })}>
      {t("web-bot")}
    </small>
  );
}

/** What a player has left, as small pictures with numbers. */
export function Left({ seat }: { seat: Schemas["SeatView"] }): JSX.Element {
  const figures = [
    ["trains", seat.trains, "M-6-2.5h12v5h-12zM-3.5 4h.1M3.4 4h.1"],
    ["cards", seat.cards, "M-3.4-5h6.8v10h-6.8z"],
    ["tickets", seat.tickets, "M-6-4h12v8h-12zM-2-4v8"],
    ["stations", seat.stations, "M-4 5v-6l4-4 4 4v6z"],
  ] as const;
  return (
    <span class="left faint">
      {figures.map(([what, count, shape]) => (
        <span key={what} role="img" aria-label={t(what, { count })} title={t(what, { count })}>
          <svg viewBox="-7 -6 14 12" aria-hidden="true">
            <path d={shape} />
          </svg>
          <span class="number">{count}</span>
        </span>
      ))}
    </span>
  );
}

function Clock({ known, seat }: { known: Known; seat: number }): JSX.Element | null {
  const own = known.clocks?.find((clock) => clock.seat === seat);
  const [, tick] = useState(0);
  useEffect(() => {
    if (!own?.deadline) return;
    const timer = setInterval(() => tick((count) => count + 1), 1000);
    return () => clearInterval(timer);
  }, [own?.deadline]);
  if (!own) return null;
  if (known.table.seats[seat]?.on_vacation)
    return <span class="clock">{t("web-on-vacation")}</span>;
  const left = own.deadline ? Date.parse(own.deadline) - railhead.serverNow() : own.bank_ms;
  if (left == null) return null;
  return (
    <time class={`clock number ${own.deadline ? "runs" : ""} ${left < 30_000 ? "short" : ""}`}>
      {clock(left)}
    </time>
  );
}

/** Tells a player that their clock stands still, and ends the vacation. */
export function OnVacation({ table, known }: { table: Table; known: Known }): JSX.Element | null {
  const seat = table.own.value;
  if (seat == null || !known.table.seats[seat]?.on_vacation) return null;
  const end = () =>
    attempt(async () => {
      await railhead.delete("/v1/me/vacation");
      await table.client.refresh();
    });
  return (
    <section class="card">
      <p>{t("web-own-vacation")}</p>
      <button type="button" class="button primary" onClick={end}>
        {t("web-vacation-end")}
      </button>
    </section>
  );
}

/** Tells a player that a bot has their seat, and gives it back. */
export function JoinBack({ table, known }: { table: Table; known: Known }): JSX.Element | null {
  const seat = table.state.value.game?.you;
  const away = seat == null ? null : known.table.seats[seat]?.away;
  if (
    seat == null ||
    !away ||
    known.table.phase.name === "finished" ||
    known.table.phase.name === "voided"
  )
    return null;
  const back = () =>
    attempt(async () => {
      await railhead.put("/v1/games/{game_id}/players/me", { path: { game_id: table.id } });
      await table.client.refresh();
    });
  return (
    <section class="card">
      <p>{t("web-away", { reason: away })}</p>
      {away === "out_of_time" && (
        <button type="button" class="button primary" onClick={back}>
          {t("web-take-back")}
        </button>
      )}
    </section>
  );
}
