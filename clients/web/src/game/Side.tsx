/** The side of a running game: the player's cards, decisions and lists. */

import type { JSX } from "preact";
import { attempt, session } from "../app.ts";
import { isOnDevice } from "../device/ids.ts";
import { clientOf } from "../device/client.ts";
import { go, link } from "../router.ts";
import { t } from "../texts.ts";
import { Cards } from "./Cards.tsx";
import { Chances } from "./Chances.tsx";
import type { Table } from "./live.ts";
import { Happened } from "./Log.tsx";
import { Plan } from "./Order.tsx";
import { Planned } from "./Planned.tsx";
import { JoinBack, OnVacation } from "./Players.tsx";
import type { Screen } from "./screen.ts";
import { Behind, OpenCards } from "./Spectators.tsx";
import { StandIns } from "./StandIns.tsx";
import { Talk } from "./Talk.tsx";
import { Offer, TicketCount } from "./Tickets.tsx";
import { isAsked, Tunnel } from "./Tunnel.tsx";
import { useWide } from "./wide.ts";

export function Side({ screen }: { screen: Screen }): JSX.Element {
  const { table, known } = screen;
  return (
    <aside class="side">
      <Behind table={table} known={known} />
      <JoinBack table={table} known={known} />
      <OnVacation table={table} known={known} />
      <StandIns table={table} known={known} />
      <Hand screen={screen} />
      <Decision screen={screen} />
      <Actions screen={screen} />
      <Lists screen={screen} />
    </aside>
  );
}

/** The cards of the player, or those that everybody sees; what follows, if the game is over. */
function Hand({ screen }: { screen: Screen }): JSX.Element {
  const { table, known, facts, moves, isOver, play } = screen;
  if (isOver) return <Over table={table} isFinished={known.table.phase.name === "finished"} />;
  if (!known.you) return <Watched screen={screen} />;
  return (
    <Cards
      known={known}
      facts={facts}
      moves={moves}
      sent={table.sent.value}
      cue={table.cue.value}
      play={play}
    />
  );
}

/** What spectators see beside the board. */
function Watched({ screen: { table, known } }: { screen: Screen }): JSX.Element {
  const { id, names, own } = table;
  return (
    <>
      {own.value === undefined && (
        <Chances
          id={id}
          version={known.version}
          isPast={false}
          seats={known.table.seats}
          names={names.value}
        />
      )}
      <OpenCards known={known} />
    </>
  );
}

/** Decisions that the game waits for: which tickets to keep, whether to pay for a tunnel. */
function Decision({ screen }: { screen: Screen }): JSX.Element {
  const { table, known, facts, moves, planner, offer, kept, keep, tunnel, play } = screen;
  const isBusy = table.isBusy.value;
  return (
    <>
      {offer && (
        <Offer
          offer={offer}
          kept={kept}
          keep={keep}
          moves={moves}
          plan={planner.plan}
          isBusy={isBusy}
          play={play}
        />
      )}
      {isAsked(known, tunnel) && (
        <Tunnel
          step={tunnel}
          known={known}
          facts={facts}
          moves={moves}
          isBusy={isBusy}
          play={play}
        />
      )}
    </>
  );
}

/** Buttons that open drawers. */
function Actions({ screen }: { screen: Screen }): JSX.Element {
  const { table, known, facts, orders, open, isOver, planner, opened } = screen;
  return (
    <nav class="actions" aria-label={t("web-actions")}>
      {known.you && (
        <button type="button" aria-keyshortcuts="t" onClick={() => opened.show("tickets")}>
          {t("web-tickets")}
          <TicketCount known={known} plan={planner.plan} />
        </button>
      )}
      {known.you && !isOver && (
        <button type="button" aria-keyshortcuts="b" onClick={() => opened.show("routes")}>
          {t("web-build")}
          {open.routes.size > 0 && <span class="count">{open.routes.size}</span>}
        </button>
      )}
      <button type="button" class="to-log" aria-keyshortcuts="l" onClick={() => opened.show("log")}>
        {t("web-log")}
      </button>
      {!isOnDevice(table.id) && (
        <Plan orders={orders} known={known} facts={facts} pick={() => opened.show("routes")} />
      )}
      <Talk table={table} />
    </nav>
  );
}

/** Tickets and events, where there is room for them: a phone would lay them out for nobody. */
function Lists({ screen }: { screen: Screen }): JSX.Element | null {
  const { table, known, facts, planner, opened } = screen;
  if (!useWide()) return null;
  return (
    <div class="wide-only">
      {known.you && (
        <section class="card">
          <h2>{t("web-tickets")}</h2>
          <Planned
            planner={planner}
            known={known}
            facts={facts}
            pick={opened.choose}
            begin={() => planner.begin()}
          />
        </section>
      )}
      <section class="card">
        <h2>{t("web-log")}</h2>
        <Happened table={table} />
      </section>
    </div>
  );
}

/** Ways on from a game that is over. */
function Over({ table, isFinished }: { table: Table; isFinished: boolean }): JSX.Element {
  const next = table.state.value.game?.rematch;
  const rematch = () =>
    attempt(async () => {
      const game = await clientOf(table.id).post("/v1/games/{game_id}/rematch", {
        path: { game_id: table.id },
      });
      go(`games/${game.id}`);
    });
  return (
    <section class="card">
      <div class="row">
        {isFinished && (
          <a class="button primary" href={link(`games/${table.id}/result`)}>
            {t("web-result")}
          </a>
        )}
        {isFinished && (
          <a class="button" href={link(`games/${table.id}/replay`)}>
            {t("web-replay")}
          </a>
        )}
        {next ? (
          <a class="button" href={link(`games/${next}`)}>
            {t("web-rematch")}
          </a>
        ) : (
          session.value &&
          table.state.value.game?.you != null && (
            <button type="button" class="button" onClick={rematch}>
              {t("web-rematch")}
            </button>
          )
        )}
      </div>
    </section>
  );
}
