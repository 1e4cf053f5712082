/** The command line of a running game, and that of a replay. */

import type { JSX } from "preact";
import type { Board as Facts } from "../app.ts";
import type { Table } from "../game/live.ts";
import type { Screen } from "../game/screen.ts";
import type { Tape } from "../game/tape.ts";
import { told, type Move } from "../game/words.ts";
import { CommandLine } from "./CommandLine.tsx";
import type { Scene } from "./scene.ts";

/** Commands are about the game as it is, not as playback shows it. */
export function LiveLine({ screen }: { screen: Screen }): JSX.Element {
  const { table, latest, facts, learning } = screen;
  const moves = async () => {
    table.skip();
    const { known, line } = table.state.value;
    if (!known?.you?.to_move) return null;
    if (!table.moves.value && line !== "offline")
      await table.client.legalMoves().catch(() => undefined);
    return learning ? learning.allows(table.moves.value) : table.moves.value;
  };
  const play = async (move: Move) => {
    const played = table.play(move);
    if (table.state.value.line === "offline") return null;
    await played;
    return table.state.value.known;
  };
  const scene: Scene = {
    id: table.id,
    known: latest,
    facts,
    names: table.names.value,
    told: table.told.value.flatMap(({ said, text }) => (said ? [] : [text])),
    moves,
    play: latest.you ? play : null,
    isBusy: table.isBusy.value,
  };
  return <CommandLine scene={scene} />;
}

/** The most events of a replay that can be told. */
const KEPT = 100;

export function TapeLine({
  table,
  tape: { record, now, at },
  facts,
  names,
}: {
  table: Table;
  tape: Tape;
  facts: Facts;
  names: readonly string[];
}): JSX.Element | null {
  if (!record || !now) return null;
  const past = record.events.slice(Math.max(0, at - KEPT), at);
  const scene: Scene = {
    id: table.id,
    known: now,
    facts,
    names,
    told: past.flatMap((event) => told(event, names, facts) ?? []),
    moves: () => Promise.resolve(null),
    play: null,
    isBusy: false,
  };
  return <CommandLine scene={scene} />;
}
