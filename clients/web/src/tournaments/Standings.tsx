/** The standings of a tournament: a line opens what its place was decided by. */

import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { railhead } from "../app.ts";
import { PlayerLink } from "../players.tsx";
import { number, t } from "../texts.ts";
import { Asked } from "../ui/asked.tsx";
import { Empty, More, Show, usePages } from "../ui/load.tsx";
import { direct, isBound, ReasonField, reasonOf } from "./Organiser.tsx";
import { Pairs } from "./Start.tsx";
import { isOver, isOwn, type Line, nameOf, type Tournament, why } from "./words.ts";

export function Standings({
  of,
  removes,
  reload,
}: {
  of: Tournament;
  /** Whether the reader may take players out. */
  removes: boolean;
  reload: () => void;
}): JSX.Element {
  const { pages, more } = usePages(
    (cursor) =>
      railhead.get("/v1/tournaments/{tournament_id}/standings", {
        path: { tournament_id: of.id },
        query: cursor ? { cursor } : {},
      }),
    [of.id, of.head],
  );
  const remove = (line: Line) =>
    removes && !isOver(of) && !isBound(of) && line.presence === "here" ? (
      <Remove of={of} line={line} reload={reload} />
    ) : null;
  return (
    <section class="stack">
      <h2>{t("web-tournament-standings")}</h2>
      <Show of={pages}>
        {(lines) =>
          lines.length ? (
            <Table lines={lines} remove={remove} />
          ) : (
            <Empty>{t("web-tournament-players", { count: 0 })}</Empty>
          )
        }
      </Show>
      <More more={more} />
    </section>
  );
}

function Table({
  lines,
  remove,
}: {
  lines: Line[];
  remove: (line: Line) => JSX.Element | null;
}): JSX.Element {
  const [open, setOpen] = useState<number | null>(null);
  return (
    <div class="card scroll measured">
      <table class="standings stacks">
        <thead>
          <tr>
            {["place", "player", "points", "wins"].map((what) => (
              <th key={what} scope="col">
                {t(`web-tournament-${what}`)}
              </th>
            ))}
          </tr>
        </thead>
        {lines.map((line, at) => (
          <tbody key={line.player}>
            <Row
              line={line}
              why={why(line, lines[at - 1])}
              isOpen={open === line.player}
              toggle={() => setOpen(open === line.player ? null : line.player)}
            />
            {open === line.player && <Details line={line}>{remove(line)}</Details>}
          </tbody>
        ))}
      </table>
    </div>
  );
}

function Row({
  line,
  why,
  isOpen,
  toggle,
}: {
  line: Line;
  why: string | null;
  isOpen: boolean;
  toggle: () => void;
}): JSX.Element {
  return (
    <tr class={isOwn(line) ? "own" : line.presence === "here" ? "" : "faint"}>
      <td>{line.place}</td>
      <td>
        <button type="button" class="opens" aria-expanded={isOpen} onClick={toggle}>
          {nameOf(line)}
        </button>
        {why && <small class="faint">{why}</small>}
      </td>
      <td data-heading={t("web-tournament-points")}>{number(line.points, 2)}</td>
      <td data-heading={t("web-tournament-wins")}>{line.wins}</td>
    </tr>
  );
}

/** Games, points of the games and tie-breaks, in the order in which they count. */
function Details({ line, children }: { line: Line; children: JSX.Element | null }): JSX.Element {
  const facts: [string, string][] = [
    ["games", number(line.tables)],
    ["wins", number(line.wins)],
    ["score", number(line.score)],
    ["share", number(line.share, 2)],
    ["opponents", number(line.opponents, 2)],
  ];
  return (
    <tr class="details">
      <td colSpan={4}>
        <Pairs of={facts.map(([what, value]) => [t(`web-standing-${what}`), value])} />
        <p class="faint small">{t("web-standing-order")}</p>
        <div class="row">
          {line.name && <PlayerLink name={line.name} />}
          {children}
        </div>
      </td>
    </tr>
  );
}

function Remove({
  of,
  line,
  reload,
}: {
  of: Tournament;
  line: Line;
  reload: () => void;
}): JSX.Element {
  return (
    <Asked
      label={t("web-direct-remove", { player: nameOf(line) })}
      about={t(of.phase === "open" ? "web-direct-remove-open" : "web-direct-remove-running")}
      action={(fields) =>
        direct(of.id, { kind: "remove", player: line.player, ...reasonOf(fields) }).then(reload)
      }
      isDanger
    >
      <ReasonField />
    </Asked>
  );
}
