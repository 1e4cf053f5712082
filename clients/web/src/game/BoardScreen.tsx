/** The running game: players, board, cards, and what the player can do now. */

import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { JSX } from "preact";
import type { Known } from "railhead-client";
import { attempt, railhead, say, session, type Board as Facts } from "../app.ts";
import { Board, type Spot } from "../board/Board.tsx";
import { Coach } from "../lesson/Coach.tsx";
import { useLesson, type Learning } from "../lesson/lesson.ts";
import { go, link } from "../router.ts";
import { share } from "../share.ts";
import { t } from "../texts.ts";
import { Build } from "./Build.tsx";
import { Cards } from "./Cards.tsx";
import { chime, hear } from "./sound.ts";
import { Confirm, Sheet } from "./Sheet.tsx";
import { Happened, Ticker } from "./Log.tsx";
import { Flight, useCounted } from "./Moving.tsx";
import { PaceSettings } from "./PaceSettings.tsx";
import { JoinBack, OnVacation, Players } from "./Players.tsx";
import { OpenRoutes } from "./OpenRoutes.tsx";
import { Planned } from "./Planned.tsx";
import { usePlanner } from "./planner.ts";
import { Resign } from "./Resign.tsx";
import { Plan, useAhead, useOrders } from "./Order.tsx";
import { Bubbles, Talk } from "./Talk.tsx";
import { Behind, OpenCards, SpectatorMenu, useSpectators, Watching } from "./Spectators.tsx";
import { StandIns } from "./StandIns.tsx";
import { Offer } from "./Tickets.tsx";
import { isAsked, Tunnel, tunnelOf, TunnelStage } from "./Tunnel.tsx";
import type { Table } from "./live.ts";
import { useWide } from "./wide.ts";
import { WayBar } from "./WayBar.tsx";
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
  const cue = table.cue.value;
  const latest = table.state.value.known ?? known;
  // Moves are offered after playback; a touch ends it.
  const learning = useLesson(table, known);
  const isTaught = learning !== null && !cue && (known.you?.to_move || !learning.step.move);
  const offered = cue ? null : table.moves.value;
  const moves = learning ? learning.allows(offered) : offered;
  const open = useMemo(
    () => ({
      routes: new Set(
        moves?.flatMap((move) => (move.type === "claim_route" ? [move.route] : [])) ?? [],
      ),
      cities: new Set(
        moves?.flatMap((move) => (move.type === "build_station" ? [move.city] : [])) ?? [],
      ),
    }),
    [moves],
  );
  const { phase: current } = known.table;
  const isOver = current.name === "finished" || current.name === "voided";
  const spectators = useSpectators(table.id, isOver);
  const orders = useOrders(table.id, latest);
  const ahead = useAhead(table.id, latest, drawer === "routes" || chosen?.kind === "route");
  const own = table.own.value;
  const heading = phase(known.table, table.names.value, own);
  const tunnel = tunnelOf(known);
  const offer = known.you?.offer ?? null;
  const [kept, keep] = useKept(offer?.tickets);
  const isWide = useWide();
  const isPlanned = isWide || offer !== null || drawer === "tickets" || drawer === "routes";
  const planner = usePlanner(table.id, latest, facts, isPlanned);
  const asked = useMemo<readonly Spot[]>(
    () =>
      tunnel
        ? [{ kind: "route", id: tunnel.route }]
        : (offer?.tickets ?? []).flatMap(({ id }) =>
            id.split("-").map((city) => ({ kind: "city", id: city })),
          ),
    [tunnel?.route, offer],
  );
  const isLed = isTaught && asked.length === 0;
  const skipping = useSkip(table, known);
  useSound(table, known, facts);

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
    if (!skipping.allows(move)) return;
    close();
    table.play(move);
  };
  const close = () => {
    setChosen(null);
    setDrawer(null);
  };
  return (
    <div
      class={`game ${own === undefined ? "watching" : ""} ${isTaught ? `learning at-${learning.step.points_at ?? "board"}` : ""} ${offer || isAsked(known, tunnel) ? "is-asked" : ""}`}
    >
      <header class="bar">
        <a class="icon" href={link("")} aria-label={t("web-back")}>
          ‹
        </a>
        <div class="grow">
          <h1 class={known.you?.to_move ? "mine" : ""} aria-live="polite">
            {heading}
          </h1>
          <Hint known={known} />
        </div>
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
      <Counting table={table} known={known} />
      <main id="main" class="middle" tabIndex={-1}>
        {learning && <Coach learning={learning} />}
        <Board
          facts={facts}
          table={known.table}
          tickets={known.you?.tickets ?? []}
          built={table.built.value}
          open={open}
          chosen={chosen}
          own={own}
          offer={offer && { tickets: offer.tickets, kept }}
          asked={isLed ? learning.spots : asked}
          lit={planner.lit}
          laying={cue?.event.type === "route_claimed" ? { ...cue.event, ms: cue.ms } : null}
          onPick={(spot) => {
            if (skipping.isOn()) return;
            if (isTaught && spot && !learning.spots.some(({ id }) => id === spot.id))
              return say(t("web-lesson-first"));
            if (!planner.traced) setChosen(spot);
            else if (spot) planner.trace(spot);
          }}
        />
        <WayBar planner={planner} facts={facts} />
        {tunnel && !isAsked(known, tunnel) && <TunnelStage step={tunnel} facts={facts} />}
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
            <Cards
              known={known}
              facts={facts}
              moves={moves}
              isBusy={table.isBusy.value}
              cue={cue}
              play={play}
            />
          )) || <OpenCards known={known} />
        )}
        <Plan orders={orders} known={latest} facts={facts} pick={() => setDrawer("routes")} />
        {offer && (
          <Offer
            offer={offer}
            kept={kept}
            keep={keep}
            moves={moves}
            plan={planner.plan}
            isBusy={table.isBusy.value}
            play={play}
          />
        )}
        {isAsked(known, tunnel) && (
          <Tunnel
            step={tunnel}
            known={known}
            facts={facts}
            moves={moves}
            isBusy={table.isBusy.value}
            play={play}
          />
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
              <Planned
                planner={planner}
                known={known}
                facts={facts}
                pick={setChosen}
                begin={() => planner.begin()}
              />
            </section>
          )}
          <section class="card">
            <h2>{t("web-log")}</h2>
            <Happened table={table} />
          </section>
        </div>
      </aside>
      <Flight cue={cue} own={own} />
      {chosen && (
        <Build
          spot={chosen}
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
          choose={setChosen}
          trace={
            latest.you && {
              label: t(planner.traced ? "web-way-on" : "web-way-from"),
              from: (city) => {
                if (planner.traced) planner.trace({ kind: "city", id: city });
                else planner.begin(city);
                close();
              },
            }
          }
          close={close}
        />
      )}
      {drawer === "tickets" && (
        <Sheet title={t("web-tickets")} close={close} isHalf>
          <Planned
            planner={planner}
            known={known}
            facts={facts}
            pick={(spot) => {
              setDrawer(null);
              setChosen(spot);
            }}
            begin={() => {
              setDrawer(null);
              planner.begin();
            }}
          />
        </Sheet>
      )}
      {drawer === "routes" && (
        <Sheet title={t("web-build")} close={close} isTall>
          <OpenRoutes
            facts={facts}
            known={latest}
            moves={moves ?? ahead}
            needed={planner.needed}
            isFresh={planner.isFresh}
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
        <Menu
          table={table}
          known={known}
          learning={learning}
          spectators={spectators}
          close={close}
        />
      )}
    </div>
  );
}

/** The players. Only they are drawn anew while points count up. */
function Counting({ table, known }: { table: Table; known: Known }): JSX.Element {
  return <Players table={table} known={useCounted(known, table.cue.value)} />;
}

/** Possible actions at this step of the turn. */
function Hint({ known: { you, table } }: { known: Known }): JSX.Element | null {
  const { phase } = table;
  if (!you?.to_move || table.seats[you.seat]?.on_vacation || phase.name !== "turn") return null;
  const { step } = phase;
  if (step.name === "tunnel") return null;
  const count = step.name === "keep_tickets" ? step.count : 0;
  return <p class="hint">{t(`step-${step.name}`, { count })}</p>;
}

/** The tickets of an offer that the player has chosen; none of a new offer. */
function useKept(
  offer: readonly { id: string }[] | undefined,
): [ReadonlySet<string>, (kept: ReadonlySet<string>) => void] {
  const key = offer?.map(({ id }) => id).join(" ") ?? "";
  const [chosen, choose] = useState({ key, kept: new Set<string>() as ReadonlySet<string> });
  const kept = chosen.key === key ? chosen.kept : new Set<string>();
  return [kept, (next) => choose({ key, kept: next })];
}

interface Skipping {
  /** Whether the present touch or key has done so. */
  isOn: () => boolean;
  /** Whether a move fits the screen before the skip: a card of the row may have been replaced. */
  allows: (move: Move) => boolean;
}

/** Ends playback at a touch or key. */
function useSkip(table: Table, known: Known): Skipping {
  const skipped = useRef<Known | null>(null);
  const present = useRef(known);
  present.current = known;
  useEffect(() => {
    const skip = () => {
      skipped.current = table.cue.value ? present.current : null;
      if (skipped.current) table.skip();
    };
    const kinds = ["pointerdown", "keydown"] as const;
    // Before the buttons and the keys of the screen.
    kinds.forEach((kind) => document.addEventListener(kind, skip, true));
    return () => kinds.forEach((kind) => document.removeEventListener(kind, skip, true));
  }, [table]);
  return {
    isOn: () => skipped.current !== null,
    allows: (move) => {
      if (move.type !== "take_face_up" || !skipped.current) return true;
      const now = table.state.value.known?.table.row[move.slot];
      return skipped.current.table.row[move.slot] === now;
    },
  };
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
  learning,
  spectators,
  close,
}: {
  table: Table;
  known: Known;
  learning: Learning | null;
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
          <a href={link(`rules?from=games/${table.id}`)}>{t("web-rules")}</a>
        </li>
        {learning && (
          <li>
            <button
              type="button"
              class="entry plain"
              onClick={() => void attempt(learning.leave).then(() => go("learn"))}
            >
              {t("web-lesson-leave")}
            </button>
          </li>
        )}
        {isRunning && known.you && !learning && (
          <li>
            <button type="button" class="entry plain" onClick={() => setResigning(true)}>
              {t("web-resign")}
            </button>
          </li>
        )}
      </ul>
      <PaceSettings />
    </Sheet>
  );
}
