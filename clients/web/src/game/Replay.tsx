/** A finished game, event by event: the same fold as in a live game, over the whole log. */

import { useEffect, useMemo, useState } from "preact/hooks";
import type { JSX } from "preact";
import { railhead, reason, type Board as Facts } from "../app.ts";
import { Board, type Spot } from "../board/Board.tsx";
import { link, query } from "../router.ts";
import { t } from "../texts.ts";
import { PlayOn } from "./PlayOn.tsx";
import { Left } from "./Players.tsx";
import { useLoaded } from "../ui/load.tsx";
import { Bubbles } from "./Talk.tsx";
import { OwnTickets } from "./Tickets.tsx";
import type { Table } from "./live.ts";
import { states, wholeLog, type Recording } from "./recording.ts";
import { names as namesOf, phase, told, type Event } from "./words.ts";
import { PlayerSign } from "../board/marks.tsx";

const NOTHING: { routes: ReadonlySet<string>; cities: ReadonlySet<string> } = {
  routes: new Set(),
  cities: new Set(),
};

export function Replay({ table, facts }: { table: Table; facts: Facts }): JSX.Element {
  const [seat, setSeat] = useState(table.own.value ?? 0);
  const [record, setRecord] = useState<Recording | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const [at, setAt] = useState(0);
  const [isPlaying, setPlaying] = useState(false);

  useEffect(() => {
    wholeLog(railhead, table.id, seat).then(setRecord, (error: unknown) =>
      setFailed(reason(error)),
    );
  }, [table.id, seat]);
  // The address may name an event to begin with.
  useEffect(() => {
    const wanted = Number(query.value.get("at"));
    if (record && wanted) setAt(1 + record.events.findIndex(({ seq }) => seq === wanted));
  }, [record === null]);
  const known = useMemo(() => (record ? states(record) : []), [record]);
  const last = known.length - 1;
  useEffect(() => {
    if (!isPlaying || at >= last) return setPlaying(false);
    const timer = setTimeout(() => setAt((at) => Math.min(last, at + 1)), 420);
    return () => clearTimeout(timer);
  }, [isPlaying, at, last]);

  const now = known[Math.min(at, last)];
  if (!record || !now)
    return (
      <main id="main" class="loading">
        <p>{failed ?? t("web-loading")}</p>
      </main>
    );
  const names = namesOf(now.table, table.state.value.game?.players);
  const event = at > 0 ? record.events[at - 1] : undefined;
  const text = event && (told(event, names, facts) ?? phase(now.table, names, undefined));
  const turn = (step: 1 | -1) => {
    let to = at + step;
    while (to > 0 && to < last && record.events[to - 1]?.type !== "turn_started") to += step;
    setAt(Math.min(Math.max(0, to), last));
  };
  return (
    <div class="game replay">
      <header class="bar">
        <a class="icon" href={link(`games/${table.id}`)} aria-label={t("web-back")}>
          ‹
        </a>
        <h1>{t("web-replay")}</h1>
      </header>
      <ul class={`players of-${now.table.seats.length}`}>
        {now.table.seats.map((view) => (
          <li
            key={view.seat}
            class={
              now.table.phase.name === "turn" && now.table.phase.seat === view.seat ? "to-move" : ""
            }
          >
            <button
              type="button"
              class="plain who"
              aria-pressed={seat === view.seat}
              onClick={() => setSeat(view.seat)}
            >
              <PlayerSign color={view.color} />
              {names[view.seat]}
            </button>
            <span class="figures">
              <b class="number">{t("points", { count: view.points })}</b>
            </span>
            <Left seat={view} />
          </li>
        ))}
      </ul>
      <main id="main" class="middle" tabIndex={-1}>
        <Board
          facts={facts}
          table={now.table}
          tickets={now.you?.tickets ?? []}
          built={event ? builtBy(event) : null}
          open={NOTHING}
          chosen={null}
          own={table.own.value}
          onPick={() => undefined}
        />
        <Bubbles
          table={table}
          said={table.said.value.filter(({ version }) => version === now.version)}
        />
        <p class="ticker" aria-live={isPlaying ? "off" : "polite"}>
          <span>{text}</span>
        </p>
      </main>
      <aside class="side">
        <section class="card controls">
          <input
            type="range"
            min={0}
            max={last}
            value={at}
            aria-label={t("web-replay-position")}
            aria-valuetext={`${at} / ${last}: ${text ?? ""}`}
            onInput={(input) => {
              setPlaying(false);
              setAt(Number(input.currentTarget.value));
            }}
          />
          <div class="row spread">
            <button
              type="button"
              class="icon"
              aria-label={t("web-turn-back")}
              onClick={() => turn(-1)}
            >
              «
            </button>
            <button
              type="button"
              class="icon"
              aria-label={t("web-step-back")}
              onClick={() => setAt(Math.max(0, at - 1))}
            >
              ‹
            </button>
            <button
              type="button"
              class="button primary"
              aria-label={t(isPlaying ? "web-pause" : "web-play")}
              onClick={() => {
                if (at >= last) setAt(0);
                setPlaying(!isPlaying);
              }}
            >
              {isPlaying ? "❚❚" : "▶"}
            </button>
            <button
              type="button"
              class="icon"
              aria-label={t("web-step-on")}
              onClick={() => setAt(Math.min(last, at + 1))}
            >
              ›
            </button>
            <button
              type="button"
              class="icon"
              aria-label={t("web-turn-on")}
              onClick={() => turn(1)}
            >
              »
            </button>
          </div>
          <Chances id={table.id} version={now.version} names={names} />
          <div class="row spread">
            <span class="faint number">
              {at} / {last}
            </span>
            {at < last && (
              <PlayOn
                label={t("web-play-on")}
                position={{ game: table.id, version: now.version, seat }}
                player={names[seat] ?? ""}
                seats={now.table.seats.length}
              />
            )}
          </div>
        </section>
        {now.you && (
          <section class="card">
            <h2>{names[seat]}</h2>
            <OwnTickets tickets={now.you.tickets} />
          </section>
        )}
      </aside>
    </div>
  );
}

/** The chances of all players to win at a position, if the game was analysed. */
function Chances({
  id,
  version,
  names,
}: {
  id: string;
  version: number;
  names: readonly string[];
}): JSX.Element | null {
  const path = { game_id: id };
  const { value } = useLoaded(() => railhead.get("/v1/games/{game_id}/analysis", { path }), [id]);
  // The values of a moment are those before its first event.
  const values = value?.analysis?.values.findLast(({ seq }) => seq <= version + 1);
  if (!values) return null;
  const chance = ({ win }: { win: number }, seat: number) =>
    `${names[seat] ?? ""} ${t("percent", { number: Math.round(100 * win) })}`;
  return (
    <p class="small">
      {t("web-replay-chances", { chances: values.seats.map(chance).join(" · ") })}
    </p>
  );
}

function builtBy(event: Event): Spot | null {
  if (event.type === "route_claimed") return { kind: "route", id: event.route };
  return event.type === "station_built" ? { kind: "city", id: event.city } : null;
}
