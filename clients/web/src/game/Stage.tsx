/** The board of a running game, and what lies on it. */

import { useMemo } from "preact/hooks";
import type { JSX } from "preact";
import { Board, type Spot } from "../board/Board.tsx";
import { Coach } from "../lesson/Coach.tsx";
import { Ticker } from "./Log.tsx";
import type { Screen } from "./screen.ts";
import { Bubbles } from "./Talk.tsx";
import { isAsked, TunnelStage } from "./Tunnel.tsx";
import { WayBar } from "./WayBar.tsx";

export function Stage({ screen }: { screen: Screen }): JSX.Element {
  const { table, known, facts, planner, offer, kept, tunnel, learning, taught } = screen;
  const cue = table.cue.value;
  const asked = useAsked(screen);
  return (
    <main id="main" class="middle" tabIndex={-1}>
      {learning && <Coach learning={learning} />}
      <Board
        facts={facts}
        table={known.table}
        tickets={known.you?.tickets ?? []}
        built={table.built.value}
        open={screen.open}
        chosen={screen.opened.chosen}
        own={table.own.value}
        offer={offer && { tickets: offer.tickets, kept }}
        asked={taught && asked.length === 0 ? taught.spots : asked}
        lit={planner.lit}
        laying={cue?.event.type === "route_claimed" ? { ...cue.event, ms: cue.ms } : null}
        onPick={screen.tap}
      />
      <WayBar planner={planner} facts={facts} />
      {tunnel && !isAsked(known, tunnel) && <TunnelStage step={tunnel} facts={facts} />}
      <Bubbles table={table} said={table.heard.value} />
      <Ticker table={table} />
    </main>
  );
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
