/** Sheets over the board of a running game. */

import type { JSX } from "preact";
import { attempt } from "../app.ts";
import type { Spot } from "../board/Board.tsx";
import { BoardText } from "../command/late.tsx";
import { t } from "../texts.ts";
import { Build } from "./Build.tsx";
import type { Table } from "./live.ts";
import { Happened } from "./Log.tsx";
import { Menu } from "./Menu.tsx";
import { OpenRoutes } from "./OpenRoutes.tsx";
import { Planned } from "./Planned.tsx";
import type { Screen } from "./screen.ts";
import { Confirm, Sheet } from "./Sheet.tsx";

export function Drawers({ screen }: { screen: Screen }): JSX.Element {
  const { table, known, latest, facts, moves, ahead, planner, opened } = screen;
  const { drawer, chosen, show, pick, close } = opened;
  return (
    <>
      {chosen && <Chosen screen={screen} spot={chosen} />}
      {drawer === "tickets" && (
        <Sheet title={t("web-tickets")} close={close} isHalf>
          <Planned
            planner={planner}
            known={known}
            facts={facts}
            pick={pick}
            begin={() => {
              show(null);
              planner.begin();
            }}
          />
        </Sheet>
      )}
      {drawer === "routes" && (
        <Sheet title={t("web-build")} close={close} isHalf isTall>
          <OpenRoutes
            facts={facts}
            known={latest}
            names={table.names.value}
            moves={moves ?? ahead}
            needed={planner.needed}
            isFresh={planner.isFresh}
            pick={pick}
          />
        </Sheet>
      )}
      {drawer === "log" && (
        <Sheet title={t("web-log")} close={close}>
          <Happened table={table} />
        </Sheet>
      )}
      {drawer === "board" && (
        <Sheet title={t("web-board-text")} close={close} isTall>
          <BoardText known={latest} facts={facts} names={table.names.value} />
        </Sheet>
      )}
      <Confirming table={table} />
      {drawer === "menu" && <Menu screen={screen} />}
    </>
  );
}

/** The sheet of a place on the board. */
function Chosen({ screen, spot }: { screen: Screen; spot: Spot }): JSX.Element {
  const { table, latest, facts, moves, ahead, orders, planner, opened, play } = screen;
  const { choose, close } = opened;
  const from = (city: string) => {
    if (planner.traced) planner.trace({ kind: "city", id: city });
    else planner.begin(city);
    close();
  };
  return (
    <Build
      spot={spot}
      known={latest}
      facts={facts}
      names={table.names.value}
      moves={moves}
      ahead={ahead}
      isBusy={table.isBusy.value}
      play={play}
      give={async (order) => {
        await attempt(() => orders.give(order));
        close();
      }}
      choose={choose}
      trace={latest.you && { label: t(planner.traced ? "web-way-on" : "web-way-from"), from }}
      close={close}
    />
  );
}

/** Asks whether a move is still wanted after the game has moved on. */
function Confirming({ table: { confirming } }: { table: Table }): JSX.Element | null {
  const again = confirming.value;
  if (!again) return null;
  const close = () => {
    confirming.value = null;
  };
  return (
    <Confirm
      title={t("web-confirm")}
      text={t("web-confirm-text")}
      yes={t("web-confirm-yes")}
      close={close}
      act={() => {
        close();
        again();
      }}
    />
  );
}
