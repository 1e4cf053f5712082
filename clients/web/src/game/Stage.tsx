/** The board of a running game, and what lies on it. */

import { useMemo } from "preact/hooks";
import type { JSX } from "preact";
import { Board, type Spot } from "../board/Board.tsx";
import { LiveLine } from "../command/late.tsx";
import { commanding } from "../command/open.ts";
import { Coach } from "../lesson/Coach.tsx";
import { link } from "../router.ts";
import { aboutSpot } from "./about.ts";
import type { Table } from "./live.ts";
import { Ticker } from "./Log.tsx";
import { originOf, originText } from "./origins.ts";
import type { Screen } from "./screen.ts";
import { SoundOffer } from "./SoundOffer.tsx";
import { Bubbles } from "./Talk.tsx";
import { isAsked, TunnelStage } from "./Tunnel.tsx";
import { WayBar } from "./WayBar.tsx";
import type { Move } from "./words.ts";

export function Stage({ screen }: { screen: Screen }): JSX.Element {
  const { table, known, facts, planner, offer, kept, tunnel, learning, taught } = screen;
  const cue = table.cue.value;
  const asked = useAsked(screen);
  const sent = useMemo(() => builtBy(table.sent.value), [table.sent.value]);
  return (
    <main id="main" class="middle" tabIndex={-1}>
      {commanding.value && <LiveLine screen={screen} />}
      {learning && <Coach learning={learning} />}
      <FromWhere table={table} copied={known.table.options.copied_events} />
      <Board
        facts={facts}
        table={known.table}
        tickets={known.you?.tickets ?? []}
        built={table.built.value}
        open={screen.open}
        isBuilding={screen.opened.drawer === "routes"}
        chosen={screen.opened.chosen}
        own={table.own.value}
        offer={offer && { tickets: offer.tickets, kept }}
        asked={taught && asked.length === 0 ? taught.spots : asked}
        lit={planner.lit}
        laying={cue?.event.type === "route_claimed" ? { ...cue.event, ms: cue.ms } : null}
        sent={sent}
        about={(spot) => aboutSpot(spot, known, facts, table.names.value, screen.moves)}
        onPick={screen.tap}
      />
      <WayBar planner={planner} facts={facts} />
      {tunnel && !isAsked(known, tunnel) && <TunnelStage step={tunnel} facts={facts} />}
      {!learning && !screen.isOver && <SoundOffer known={known} />}
      <Bubbles table={table} said={table.heard.value} />
      <Ticker table={table} facts={facts} />
    </main>
  );
}

/** The position from which the game goes on, if it is one of another game. */
function FromWhere({
  table,
  copied,
}: {
  table: Table;
  copied: number | undefined;
}): JSX.Element | null {
  const text = originText(table.id, copied);
  if (!text) return null;
  const origin = originOf(table.id);
  return (
    <p class="from-where">
      {origin ? <a href={link(`games/${origin.game}/replay?at=${origin.move}`)}>{text}</a> : text}
    </p>
  );
}

/** What a move builds on the board. */
function builtBy(move: Move | null): Spot | null {
  if (move?.type === "claim_route") return { kind: "route", id: move.route };
  return move?.type === "build_station" ? { kind: "city", id: move.city } : null;
}

/** The places of a pending decision. */
function useAsked({ tunnel, offer }: Screen): readonly Spot[] {
  return useMemo<readonly Spot[]>(
    () =>
      tunnel
        ? [{ kind: "route", id: tunnel.route }]
        : (offer?.tickets ?? []).flatMap(({ id }) =>
            id.split("-").map((city) => ({ kind: "city", id: city })),
          ),
    [tunnel?.route, offer],
  );
}
