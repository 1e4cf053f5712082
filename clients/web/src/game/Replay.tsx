/** A finished game, event by event: the same fold as in a live game, over the whole log. */

import { useState } from "preact/hooks";
import type { JSX } from "preact";
import { railhead, type Board as Facts } from "../app.ts";
import { query } from "../router.ts";
import { Board, type Spot } from "../board/Board.tsx";
import { CommandButton, TapeLine } from "../command/late.tsx";
import { commanding } from "../command/open.ts";
import { t } from "../texts.ts";
import { Back } from "../ui/Back.tsx";
import { Chances } from "./Chances.tsx";
import { PlayOn } from "./PlayOn.tsx";
import { Left } from "./Players.tsx";
import { Icon, type IconName } from "../ui/icons.tsx";
import { useLoaded } from "../ui/load.tsx";
import { useArrival } from "../ui/Page.tsx";
import { Bubbles } from "./Talk.tsx";
import { SeatTickets } from "./Tickets.tsx";
import type { Table } from "./live.ts";
import { softened } from "../softened.ts";
import { useTape, type Tape } from "./tape.ts";
import { names as namesOf, phase, told, type Event, type Table as TableView } from "./words.ts";
import { PlayerSign } from "../board/marks.tsx";

const NOTHING: { routes: ReadonlySet<string>; cities: ReadonlySet<string> } = {
  routes: new Set(),
  cities: new Set(),
};

export function Replay({ table, facts }: { table: Table; facts: Facts }): JSX.Element {
  // The address may name a seat to look from.
  const [seat, setSeat] = useState(Number(query.value.get("as") ?? table.own.value ?? 0));
  const tape = useTape(table.id, seat);
  const { record, now, at } = tape;
  if (!record || !now)
    return (
      <main id="main" class="loading">
        <p>{tape.failed ?? t("web-loading")}</p>
      </main>
    );
  const names = namesOf(now.table, table.state.value.game?.players);
  const event = at > 0 ? record.events[at - 1] : undefined;
  const text = event && (told(event, names, facts) ?? phase(now.table, names, undefined));
  return (
    <div class="game replay">
      <header class="bar">
        <Back above={`games/${table.id}`} />
        <Title />
        <CommandButton />
      </header>
      <section class="landmark" aria-label={t("web-players")}>
        <Seats table={now.table} names={names} seat={seat} choose={setSeat} />
      </section>
      <main id="main" class="middle" tabIndex={-1}>
        {commanding.value && <TapeLine table={table} tape={tape} facts={facts} names={names} />}
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
        <p class="ticker" aria-live={tape.isPlaying ? "off" : "polite"}>
          <span>{text}</span>
        </p>
      </main>
      <aside class="side">
        <section class="card controls">
          <Controls tape={tape} text={text} />
          <Chances
            id={table.id}
            version={now.version}
            isPast
            seats={now.table.seats}
            names={names}
          />
          <Analysed id={table.id} version={now.version} names={names} />
          <div class="row spread">
            <span class="faint number">
              {at} / {tape.last}
            </span>
            {at < tape.last && (
              <PlayOn
                label={t("web-play-on")}
                position={{ game: table.id, version: now.version, seat }}
                player={names[seat] ?? ""}
                players={names}
                seats={now.table.seats.length}
              />
            )}
          </div>
        </section>
        {now.you && (
          <section class="card">
            <h2>{names[seat]}</h2>
            <SeatTickets known={now} />
          </section>
        )}
      </aside>
    </div>
  );
}

function Title(): JSX.Element {
  const title = useArrival();
  return (
    <h1 ref={title} tabIndex={-1}>
      {t("web-replay")}
    </h1>
  );
}

/** The players. A press on one shows the game as they saw it. */
function Seats({
  table: { seats, phase },
  names,
  seat,
  choose,
}: {
  table: TableView;
  names: readonly string[];
  /** The seat that looks on. */
  seat: number;
  choose: (seat: number) => void;
}): JSX.Element {
  return (
    <ul class={`players of-${seats.length} ${seats.length > 3 ? "many" : ""}`}>
      {seats.map((view) => (
        <li
          key={view.seat}
          class={phase.name === "turn" && phase.seat === view.seat ? "to-move" : ""}
        >
          <button
            type="button"
            class="plain who"
            aria-pressed={seat === view.seat}
            onClick={() => choose(view.seat)}
          >
            <PlayerSign color={view.color} />
            <span class="name">{softened(names[view.seat] ?? "")}</span>
          </button>
          <span class="figures">
            <b class="number">{t("points", { count: view.points })}</b>
          </span>
          <Left seat={view} />
        </li>
      ))}
    </ul>
  );
}

/** The place on the tape, and buttons that move it. */
function Controls({ tape, text }: { tape: Tape; text: string | undefined }): JSX.Element {
  const { at, last, isPlaying } = tape;
  const button = (label: string, icon: IconName, act: () => void) => (
    <button type="button" class="icon" aria-label={t(label)} onClick={act}>
      <Icon name={icon} />
    </button>
  );
  return (
    <>
      <input
        type="range"
        min={0}
        max={last}
        value={at}
        aria-label={t("web-replay-position")}
        aria-valuetext={`${at} / ${last}: ${text ?? ""}`}
        onInput={(input) => tape.seek(Number(input.currentTarget.value))}
      />
      <div class="row spread">
        {button("web-turn-back", "fartherBack", () => tape.turn(-1))}
        {button("web-step-back", "back", () => tape.step(-1))}
        <button
          type="button"
          class="button primary"
          aria-label={t(isPlaying ? "web-pause" : "web-play")}
          onClick={tape.toggle}
        >
          <Icon name={isPlaying ? "pause" : "play"} />
        </button>
        {button("web-step-on", "next", () => tape.step(1))}
        {button("web-turn-on", "farther", () => tape.turn(1))}
      </div>
    </>
  );
}

/** The chances of all players to win at a position, with all cards open. */
function Analysed({
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
  const values = value?.analysis.values.findLast(({ seq }) => seq <= version + 1);
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
