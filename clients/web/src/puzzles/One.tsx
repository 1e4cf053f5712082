/** One puzzle: the board as its seat saw it, the question, the choices and the solution. */

import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { ComponentChildren, JSX } from "preact";
import type { Known } from "railhead-client";
import { attempt as tried, session, type Board as Facts } from "../app.ts";
import { Board, type Spot } from "../board/Board.tsx";
import { PlayerSign } from "../board/marks.tsx";
import { Hand, handOf } from "../game/Cards.tsx";
import { Left } from "../game/Players.tsx";
import { OpenCards } from "../game/Spectators.tsx";
import { SeatTickets } from "../game/Tickets.tsx";
import { TunnelCards, tunnelOf } from "../game/Tunnel.tsx";
import { names as namesOf, points, route, type Table } from "../game/words.ts";
import { softened } from "../softened.ts";
import { number, t } from "../texts.ts";
import { Act } from "../ui/form.tsx";
import { Back } from "../ui/Back.tsx";
import { useArrival } from "../ui/Page.tsx";
import { choiceAt, placeOf, planOf } from "./places.ts";
import { after, BEGUN, newsOf, solutionOf, type Progress } from "./progress.ts";
import { attemptPuzzle, type Puzzle } from "./puzzle.ts";
import { Solved } from "./Solved.tsx";
import { Tries } from "./Tries.tsx";

const NOTHING = { routes: new Set<string>(), cities: new Set<string>() };

export function One({
  puzzle,
  facts,
  next,
  children,
}: {
  puzzle: Puzzle;
  facts: Facts;
  /** Goes on to another puzzle. */
  next: () => void;
  /** What chooses among puzzles. */
  children: ComponentChildren;
}): JSX.Element {
  const solving = useSolving(puzzle);
  const { progress } = solving;
  const solution = solutionOf(progress);
  const { view, seat } = puzzle;
  const known = useMemo((): Known => ({ ...view, you: view.you ?? null, clocks: null }), [view]);
  const side = useArrivalOf(puzzle);
  return (
    <div class="game puzzle">
      <header class="bar">
        <Back above={session.value ? "" : "leaderboards"} />
        <Title />
        <span class="faint small difficulty">
          {t("web-puzzle-difficulty", { rating: number(puzzle.rating) })}
        </span>
      </header>
      <section class="landmark" aria-label={t("web-players")}>
        <Seats table={view.table} seat={seat} />
      </section>
      <Stage puzzle={puzzle} facts={facts} known={known} solving={solving} />
      <aside ref={side} class="side">
        {solution && (
          <Solved
            puzzle={puzzle}
            facts={facts}
            solution={solution}
            progress={progress}
            next={next}
          />
        )}
        <OpenCards known={known} />
        <Hand hand={handOf(known, facts)} />
        <Question puzzle={puzzle} facts={facts} known={known} solving={solving} />
        <section class="card">
          <h2>{t("web-tickets")}</h2>
          <SeatTickets known={known} />
        </section>
        {children}
      </aside>
    </div>
  );
}

interface Solving {
  progress: Progress;
  isBusy: boolean;
  /** The choice that is lit. */
  lit: number | null;
  light: (at: number | null) => void;
  /** Tries the choice at a place; gives up with null. */
  attempt: (at: number | null) => Promise<void>;
}

/** The progress of a puzzle, which begins anew with each. */
function useSolving(puzzle: Puzzle): Solving {
  const [kept, keep] = useState({ puzzle, progress: BEGUN });
  const [isBusy, setBusy] = useState(false);
  const [lit, light] = useState<number | null>(null);
  const progress = kept.puzzle === puzzle ? kept.progress : BEGUN;
  const attempt = async (at: number | null) => {
    if (isBusy) return;
    setBusy(true);
    const move = at === null ? null : (puzzle.choices[at] ?? null);
    const answer = await tried(() => attemptPuzzle(puzzle, move));
    if (answer) keep({ puzzle, progress: after(progress, at, answer) });
    if (answer?.solution) light(null);
    setBusy(false);
  };
  return { progress, isBusy, lit, light, attempt };
}

/** Another puzzle begins at the top, and with the focus on its title. */
function useArrivalOf(puzzle: Puzzle) {
  const side = useRef<HTMLElement>(null);
  const first = useRef(puzzle);
  useEffect(() => {
    if (first.current === puzzle) return;
    first.current = puzzle;
    side.current?.scrollTo(0, 0);
    document.querySelector<HTMLElement>(".puzzle h1")?.focus({ preventScroll: true });
  }, [puzzle]);
  return side;
}

function Title(): JSX.Element {
  const title = useArrival();
  document.title = `${t("web-puzzles")} · Railhead`;
  return (
    <h1 ref={title} tabIndex={-1}>
      {t("web-puzzles")}
    </h1>
  );
}

/** The players with what everybody sees of them. */
function Seats({ table, seat }: { table: Table; seat: number }): JSX.Element {
  const names = namesOf(table, undefined);
  const { seats } = table;
  return (
    <ul class={`players of-${seats.length} ${seats.length > 3 ? "many" : ""}`}>
      {seats.map((view) => (
        <li
          key={view.seat}
          class={view.seat === seat ? "to-move" : ""}
          aria-current={view.seat === seat ? "true" : undefined}
        >
          <span class="who">
            <PlayerSign color={view.color} />
            <span class="name">{softened(names[view.seat] ?? "")}</span>
            {view.seat === seat && <span class="faint">({t("web-you")})</span>}
          </span>
          <span class="figures">
            <b class="number">{points(view.points)}</b>
          </span>
          <Left seat={view} />
        </li>
      ))}
    </ul>
  );
}

/** The board, with what is looked at or the plan of the solution, and the news below it. */
function Stage({
  puzzle,
  facts,
  known,
  solving: { progress, lit },
}: {
  puzzle: Puzzle;
  facts: Facts;
  known: Known;
  solving: Solving;
}): JSX.Element {
  const solution = solutionOf(progress);
  const move = lit === null ? null : (puzzle.choices[lit] ?? null);
  const way = useMemo(() => {
    if (move) return placeOf(move, puzzle, facts);
    return solution && planOf(solution, puzzle, facts);
  }, [puzzle, move, solution, facts]);
  const tunnel = tunnelOf(known);
  const asked = useMemo(
    (): readonly Spot[] => (tunnel ? [{ kind: "route", id: tunnel.route }] : []),
    [tunnel],
  );
  const offer = known.you?.offer;
  const kept = new Set<string>(move?.type === "keep_tickets" ? move.tickets : []);
  return (
    <main id="main" class="middle" tabIndex={-1}>
      <Board
        facts={facts}
        table={known.table}
        tickets={known.you?.tickets ?? []}
        built={null}
        open={NOTHING}
        chosen={null}
        asked={asked}
        lit={way}
        offer={offer ? { tickets: offer.tickets, kept } : null}
        own={puzzle.seat}
        onPick={(spot) => spot && lookAt(choiceAt(puzzle.choices, spot))}
      />
      <News puzzle={puzzle} progress={progress} />
    </main>
  );
}

/** Moves the focus to a choice, which lights it. */
const lookAt = (at: number): void =>
  document.querySelector<HTMLElement>(`[data-choice="${at}"]`)?.focus();

/** The question, and what became of the answers to it. */
function News({ puzzle, progress }: { puzzle: Puzzle; progress: Progress }): JSX.Element {
  const { id, gain } = newsOf(progress);
  const cost = puzzle.mine && points(Math.round(puzzle.mine.cost));
  const text =
    id === "ask" && cost
      ? t("web-puzzle-ask-mine", { points: cost })
      : t(`web-puzzle-${id}`, { points: points(gain ?? 0) });
  return (
    <p class={`ticker news is-${id.split("-")[0]}`} role="status">
      {/* Said again when another choice is as wrong. */}
      <span key={progress.wrong.length}>{text}</span>
    </p>
  );
}

/** The choices, and the way to the solution. */
function Question({
  puzzle,
  facts,
  known,
  solving: { progress, isBusy, light, attempt },
}: {
  puzzle: Puzzle;
  facts: Facts;
  known: Known;
  solving: Solving;
}): JSX.Element {
  const tunnel = tunnelOf(known);
  return (
    <section class="stack" aria-label={t("web-puzzle-ask")}>
      <h2>{t("web-puzzle-ask")}</h2>
      {tunnel && (
        <div class="row">
          <b>{route(facts, tunnel.route)}</b>
          <TunnelCards step={tunnel} facts={facts} />
        </div>
      )}
      <Tries
        puzzle={puzzle}
        facts={facts}
        progress={progress}
        isBusy={isBusy}
        light={light}
        attempt={(at) => void attempt(at)}
      />
      {!solutionOf(progress) && <Act action={() => attempt(null)}>{t("web-puzzle-give-up")}</Act>}
    </section>
  );
}
