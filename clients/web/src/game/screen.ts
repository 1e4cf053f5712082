/** The running game as its screen has it: state and actions that the parts of the screen share. */

import { useEffect, useMemo, useState } from "preact/hooks";
import type { Known, Schemas } from "railhead-client";
import type { Board as Facts } from "../app.ts";
import type { BoardProps, Spot } from "../board/Board.tsx";
import { useLesson, type Learning } from "../lesson/lesson.ts";
import { guarded, keeping, meant, refuse, relent, watch } from "../lesson/wrong.ts";
import type { Table } from "./live.ts";
import { useOpened, type Opened } from "./opened.ts";
import { useAhead, useOrders, type Orders } from "./Order.tsx";
import { usePlanner, type Planner } from "./planner.ts";
import { useSkip } from "./skip.ts";
import { useSpectators } from "./Spectators.tsx";
import { tunnelOf } from "./Tunnel.tsx";
import { useWide } from "./wide.ts";
import type { Move } from "./words.ts";

export interface Screen {
  table: Table;
  /** The game as playback shows it. */
  known: Known;
  /** The game as it is. */
  latest: Known;
  facts: Facts;
  isOver: boolean;
  /** The moves that are offered now; null as long as they are not known. */
  moves: readonly Move[] | null;
  /** The places of these moves on the board. */
  open: BoardProps["open"];
  /** The moves of the player's turn that has not come. */
  ahead: readonly Move[] | null;
  orders: Orders;
  planner: Planner;
  /** Offered tickets, and those among them that the player has chosen. */
  offer: Schemas["TicketOffer"] | null;
  kept: ReadonlySet<string>;
  keep: (kept: ReadonlySet<string>) => void;
  /** The tunnel that is being built. */
  tunnel: Schemas["TunnelStep"] | null;
  learning: Learning | null;
  /** The lesson, while it asks for something. */
  taught: Learning | null;
  spectators: ReturnType<typeof useSpectators>;
  opened: Opened;
  play: (move: Move) => void;
  /** Takes a tap on the map. */
  tap: (spot: Spot | null) => void;
  /** Takes a tap anywhere, before what is tapped. */
  watch: (tap: MouseEvent) => void;
}

/** Gathers what the parts of the screen share. */
export function useScreen(table: Table, known: Known, facts: Facts): Screen {
  const drawers = useOpened();
  const { drawer, chosen } = drawers;
  const cue = table.cue.value;
  const latest = table.state.value.known ?? known;
  const learning = useLesson(table, known);
  const taught = learning && !cue && (known.you?.to_move || !learning.step.move) ? learning : null;
  // Moves are offered after playback; a touch ends it.
  const offered = cue ? null : table.moves.value;
  const moves = learning ? learning.allows(offered) : offered;
  const open = useMemo(() => placesOf(moves ?? []), [moves]);
  const { name } = known.table.phase;
  const isOver = name === "finished" || name === "voided";
  const spectators = useSpectators(table.id, isOver);
  const orders = useOrders(table.id, latest);
  const ahead = useAhead(table.id, latest, drawer === "routes" || chosen?.kind === "route");
  const offer = known.you?.offer ?? null;
  const [kept, keep] = useKept(offer?.tickets);
  const isWide = useWide();
  const isPlanned = isWide || offer !== null || drawer === "tickets" || drawer === "routes";
  const opened = taught ? guarded(drawers, taught) : drawers;
  const planner = usePlanner(table.id, latest, facts, isPlanned || hasLent(known));
  const skipping = useSkip(table, known);
  useEffect(relent, [learning?.number, table.isBusy.value]);
  return {
    table,
    known,
    latest,
    facts,
    isOver,
    moves,
    open,
    ahead,
    orders,
    planner,
    offer,
    kept,
    keep: taught ? keeping(taught, kept, keep) : keep,
    tunnel: tunnelOf(known),
    learning,
    taught,
    spectators,
    opened,
    play: (move) => {
      if (!skipping.allows(move)) return;
      opened.close();
      void table.play(move);
    },
    tap: (spot) => {
      if (skipping.isOn()) return;
      const place = taught ? meant(taught, spot, facts) : spot;
      if (place === undefined) refuse();
      else if (!planner.traced) opened.choose(place);
      else if (place) planner.trace(place);
    },
    watch: (tap) => {
      const isReady = moves !== null || !taught?.step.move;
      if (taught && isReady && !table.isBusy.value && !skipping.isOn()) watch(tap);
    },
  };
}

/** The routes and cities that can be built on. */
function placesOf(moves: readonly Move[]): BoardProps["open"] {
  return {
    routes: new Set(moves.flatMap((move) => (move.type === "claim_route" ? [move.route] : []))),
    cities: new Set(moves.flatMap((move) => (move.type === "build_station" ? [move.city] : []))),
  };
}

/** Whether a station of the player may connect tickets: only the plan tells. */
const hasLent = ({ you, table }: Known): boolean =>
  you !== null && table.stations.some(({ seat }) => seat === you.seat);

/** The tickets of an offer that the player has chosen; none of a new offer. */
function useKept(
  offer: readonly { id: string }[] | undefined,
): [ReadonlySet<string>, (kept: ReadonlySet<string>) => void] {
  const key = offer?.map(({ id }) => id).join(" ") ?? "";
  const [chosen, choose] = useState({ key, kept: new Set<string>() as ReadonlySet<string> });
  const kept = chosen.key === key ? chosen.kept : new Set<string>();
  return [kept, (next) => choose({ key, kept: next })];
}
