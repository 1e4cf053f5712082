/** The running game: players, board, cards, and what the player can do now. */

import { useEffect, useRef } from "preact/hooks";
import type { JSX } from "preact";
import type { Known } from "railhead-client";
import type { Board as Facts } from "../app.ts";
import { go } from "../router.ts";
import { Bar } from "./Bar.tsx";
import { Drawers } from "./Drawers.tsx";
import type { Table } from "./live.ts";
import { Flight, useCounted } from "./Moving.tsx";
import { Players } from "./Players.tsx";
import { useScreen } from "./screen.ts";
import { Side } from "./Side.tsx";
import { chime, hear } from "./sound.ts";
import { Stage } from "./Stage.tsx";
import { isAsked } from "./Tunnel.tsx";
import { phase } from "./words.ts";

export function BoardScreen({
  table,
  known,
  facts,
}: {
  table: Table;
  known: Known;
  facts: Facts;
}): JSX.Element {
  const screen = useScreen(table, known, facts);
  const { offer, tunnel, taught } = screen;
  const own = table.own.value;
  const heading = phase(known.table, table.names.value, own);
  useSound(table, known, facts);
  useTitle(known, heading);
  useEnd(table, known);
  return (
    <div
      class={`game ${own === undefined ? "watching" : ""} ${taught ? `learning at-${taught.step.points_at ?? "board"}` : ""} ${offer || isAsked(known, tunnel) ? "is-asked" : ""}`}
      onClickCapture={screen.watch}
    >
      <Bar screen={screen} heading={heading} />
      <Counting table={table} known={known} />
      <Stage screen={screen} />
      <Side screen={screen} />
      <Flight cue={table.cue.value} own={own} />
      <Drawers screen={screen} />
    </div>
  );
}

/** The players. Only they are drawn anew while points count up. */
function Counting({ table, known }: { table: Table; known: Known }): JSX.Element {
  return <Players table={table} known={useCounted(known, table.cue.value)} />;
}

/** Sounds of events, and the chime of the player's turn. */
function useSound(table: Table, known: Known, facts: Facts): void {
  const cue = table.cue.value;
  useEffect(() => {
    if (!cue) return;
    const { event } = cue;
    const length = event.type === "route_claimed" ? facts.routes.get(event.route)?.length : 0;
    hear(cue, length ?? 0, "seat" in event && event.seat === table.own.value);
  }, [cue]);
  const isTurn = known.you?.to_move ?? false;
  const before = useRef(isTurn);
  useEffect(() => {
    if (isTurn && !before.current) chime();
    before.current = isTurn;
  }, [isTurn]);
}

/** Puts the heading into the title of the page, marked when it is the player's turn. */
function useTitle(known: Known, heading: string): void {
  useEffect(() => {
    document.title = `${known.you?.to_move ? "• " : ""}${heading} · Railhead`;
  }, [heading, known.you?.to_move]);
}

/** Shows the end of a game once, when it comes. */
function useEnd(table: Table, { table: { phase } }: Known): void {
  const before = useRef(phase.name);
  useEffect(() => {
    const hasEnded = phase.name === "finished" && before.current !== "finished";
    before.current = phase.name;
    if (hasEnded) go(`games/${table.id}/result`);
  }, [phase.name]);
}
