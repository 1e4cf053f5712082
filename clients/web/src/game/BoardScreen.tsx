/** The running game: players, board, cards, and what the player can do now. */

import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { JSX } from "preact";
import type { Known } from "railhead-client";
import { attempt, railhead, session, type Board as Facts } from "../app.ts";
import { Board, type Spot } from "../board/Board.tsx";
import { go, link } from "../router.ts";
import { share } from "../share.ts";
import { t } from "../texts.ts";
import { Build } from "./Build.tsx";
import { Cards } from "./Cards.tsx";
import { Confirm, Sheet } from "./Sheet.tsx";
import { Happened, Ticker } from "./Log.tsx";
import { JoinBack, OnVacation, Players } from "./Players.tsx";
import { OpenRoutes } from "./OpenRoutes.tsx";
import { Resign } from "./Resign.tsx";
import { Plan, useAhead, useOrders } from "./Order.tsx";
import { Bubbles, Talk } from "./Talk.tsx";
import { Behind, OpenCards, SpectatorMenu, useSpectators, Watching } from "./Spectators.tsx";
import { StandIns } from "./StandIns.tsx";
import { Offer, OwnTickets } from "./Tickets.tsx";
import { Tunnel } from "./Tunnel.tsx";
import type { Table } from "./live.ts";
import { phase, type Move } from "./words.ts";

type Drawer = "tickets" | "routes" | "log" | "menu";

export function BoardScreen({
  table,
  known,
  facts,
}: {
  table: Table;
  known: Known;
  facts: Facts;
}): JSX.Element {
  const [drawer, setDrawer] = useState<Drawer | null>(null);
  const [chosen, setChosen] = useState<Spot | null>(null);
  const moves = table.moves.value;
  const open = useMemo(
    () => ({
      routes: new Set(
        moves?.flatMap((move) => (move.type === "claim_route" ? [move.route] : [])) ?? [],
      ),
      cities: new Set<string>(),
    }),
    [moves],
  );
  const { phase: current } = known.table;
  const isOver = current.name === "finished" || current.name === "voided";
  const spectators = useSpectators(table.id, isOver);
  const orders = useOrders(table.id, known);
  const ahead = useAhead(table.id, known, drawer === "routes" || chosen?.kind === "route");
  const own = table.own.value;
  const heading = phase(known.table, table.names.value, own);
  const step = current.name === "turn" && current.seat === own ? current.step : null;

  useEffect(() => {
    document.title = `${known.you?.to_move ? "● " : ""}${heading} · Railhead`;
  }, [heading, known.you?.to_move]);
  // The end of a game is shown once, when it comes.
  const before = useRef(current.name);
  useEffect(() => {
    const hasEnded = current.name === "finished" && before.current !== "finished";
    before.current = current.name;
    if (hasEnded) go(`games/${table.id}/result`);
  }, [current.name]);

  const play = (move: Move) => {
    close();
    table.play(move);
  };
  const close = () => {
    setChosen(null);
    setDrawer(null);
  };
  return (
    <div class={`game ${own === undefined ? "watching" : ""}`}>
      <header class="bar">
        <a class="icon" href={link("")} aria-label={t("web-back")}>
          ‹
        </a>
        <h1 class={known.you?.to_move ? "mine" : ""} aria-live="polite">
          {heading}
        </h1>
        <Watching of={spectators} />
        <Line state={table.state.value.line} isWaiting={table.isBusy.value} />
        <button
          type="button"
          class="icon"
          aria-label={t("web-menu")}
          aria-keyshortcuts="m"
          onClick={() => setDrawer("menu")}
        >
          ⋯
        </button>
      </header>
      <Players table={table} known={known} />
      <main id="main" class="middle" tabIndex={-1}>
        <Board
          facts={facts}
          table={known.table}
          tickets={[...(known.you?.tickets ?? []), ...(known.you?.offer?.tickets ?? [])]}
          built={table.built.value}
          open={open}
          chosen={chosen}
          own={own}
          onPick={setChosen}
        />
        <Bubbles table={table} said={table.heard.value} />
        <Ticker table={table} />
      </main>
      <aside class="side">
        <Behind table={table} known={known} />
        <JoinBack table={table} known={known} />
        <OnVacation table={table} known={known} />
        <StandIns table={table} known={known} />
        {isOver ? (
          <Over table={table} isFinished={current.name === "finished"} />
        ) : (
          (known.you && (
            <Cards known={known} moves={moves} isBusy={table.isBusy.value} play={play} />
          )) || <OpenCards known={known} />
        )}
        <Plan orders={orders} known={known} facts={facts} pick={() => setDrawer("routes")} />
        {known.you?.offer && (
          <Offer offer={known.you.offer} moves={moves} isBusy={table.isBusy.value} play={play} />
        )}
        {step?.name === "tunnel" && step.surcharge > 0 && (
          <Tunnel step={step} facts={facts} moves={moves} isBusy={table.isBusy.value} play={play} />
        )}
        <nav class="actions" aria-label={t("web-actions")}>
          {known.you && (
            <button type="button" aria-keyshortcuts="t" onClick={() => setDrawer("tickets")}>
              {t("web-tickets")}
              <span class="count">
                {known.you.tickets.filter(({ completed }) => completed).length}/
                {known.you.tickets.length}
              </span>
            </button>
          )}
          {known.you && !isOver && (
            <button type="button" aria-keyshortcuts="b" onClick={() => setDrawer("routes")}>
              {t("web-build")}
              {open.routes.size > 0 && <span class="count">{open.routes.size}</span>}
            </button>
          )}
          <button type="button" aria-keyshortcuts="l" onClick={() => setDrawer("log")}>
            {t("web-log")}
          </button>
          <Talk table={table} />
        </nav>
        <div class="wide-only">
          {known.you && (
            <section class="card">
              <h2>{t("web-tickets")}</h2>
              <OwnTickets tickets={known.you.tickets} pick={setChosen} />
            </section>
          )}
          <section class="card">
            <h2>{t("web-log")}</h2>
            <Happened table={table} />
          </section>
        </div>
      </aside>
      {chosen && (
        <Build
          spot={chosen}
          known={known}
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
          choose={setChosen}
          close={close}
        />
      )}
      {drawer === "tickets" && (
        <Sheet title={t("web-tickets")} close={close}>
          <OwnTickets
            tickets={known.you?.tickets ?? []}
            pick={(spot) => {
              setDrawer(null);
              setChosen(spot);
            }}
          />
        </Sheet>
      )}
      {drawer === "routes" && (
        <Sheet title={t("web-build")} close={close}>
          <OpenRoutes
            facts={facts}
            known={known}
            moves={moves ?? ahead}
            pick={(spot) => {
              setDrawer(null);
              setChosen(spot);
            }}
          />
        </Sheet>
      )}
      {drawer === "log" && (
        <Sheet title={t("web-log")} close={close}>
          <Happened table={table} />
        </Sheet>
      )}
      {table.confirming.value && (
        <Confirm
          title={t("web-confirm")}
          text={t("web-confirm-text")}
          yes={t("web-confirm-yes")}
          close={() => {
            table.confirming.value = null;
          }}
          act={() => {
            const again = table.confirming.value;
            table.confirming.value = null;
            again?.();
          }}
        />
      )}
      {drawer === "menu" && (
        <Menu table={table} known={known} spectators={spectators} close={close} />
      )}
    </div>
  );
}

function Line({
  state,
  isWaiting,
}: {
  state: "connecting" | "live" | "offline";
  isWaiting: boolean;
}): JSX.Element {
  const text = isWaiting ? t("web-line-sending") : t(`web-line-${state}`);
  return (
    <span
      class={`line ${isWaiting ? "sending" : state}`}
      role="img"
      aria-label={text}
      title={text}
    />
  );
}

function Over({ table, isFinished }: { table: Table; isFinished: boolean }): JSX.Element {
  const next = table.state.value.game?.rematch;
  const rematch = () =>
    attempt(async () => {
      const game = await railhead.post("/v1/games/{game_id}/rematch", {
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

function Menu({
  table,
  known,
  spectators,
  close,
}: {
  table: Table;
  known: Known;
  spectators: ReturnType<typeof useSpectators>;
  close: () => void;
}): JSX.Element {
  const [resigning, setResigning] = useState(false);
  const game = table.state.value.game;
  if (resigning) return <Resign table={table} known={known} close={close} />;
  const isRunning = known.table.phase.name === "turn" || known.table.phase.name === "dealing";
  return (
    <Sheet title={t("web-menu")} close={close}>
      <p>
        {t(`variant-${known.table.options.variant}`)} ·{" "}
        {t(known.table.options.rated ? "game-rated" : "game-casual")}
      </p>
      <ul class="list">
        <SpectatorMenu
          id={table.id}
          of={spectators}
          canShare={game?.visibility === "private" && game.you != null}
          share={(url) => share(url)}
        />
        {game?.visibility === "public" && (
          <li>
            <button
              type="button"
              class="entry plain"
              onClick={() => share(link(`games/${table.id}`))}
            >
              {t("web-share-watch")}
            </button>
          </li>
        )}
        <li>
          <a href={link("rules")}>{t("web-rules")}</a>
        </li>
        {isRunning && known.you && (
          <li>
            <button type="button" class="entry plain" onClick={() => setResigning(true)}>
              {t("web-resign")}
            </button>
          </li>
        )}
      </ul>
    </Sheet>
  );
}
