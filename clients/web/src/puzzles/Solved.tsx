/** The solution of a puzzle, with what was played, and the way on. */

import { useEffect, useRef } from "preact/hooks";
import type { JSX } from "preact";
import type { Board as Facts } from "../app.ts";
import { points } from "../game/words.ts";
import { link } from "../router.ts";
import { list, number, t } from "../texts.ts";
import { said } from "./said.ts";
import { pointsOf, type Progress } from "./progress.ts";
import type { Move, Puzzle, Solution } from "./puzzle.ts";

export function Solved({
  puzzle,
  facts,
  solution,
  progress: { answer, rating },
  next,
}: {
  puzzle: Puzzle;
  facts: Facts;
  solution: Solution;
  progress: Progress;
  /** Goes on to another puzzle. */
  next: () => void;
}): JSX.Element {
  const first = useRef<HTMLButtonElement>(null);
  // Enter goes on. The solution comes into sight above the choices.
  useEffect(() => first.current?.focus(), []);
  const { best, played, also, plan, gain } = solution;
  // Who found it has read what it brings.
  const better = answer?.is_right ? null : pointsOf(gain);
  const { mine, themes } = puzzle;
  return (
    <section class="card solved" aria-label={t("web-puzzle-solution")}>
      <div class="row">
        <button ref={first} type="button" class="button primary" onClick={next}>
          {t("web-puzzle-next")}
        </button>
        {mine && (
          <a class="button" href={link(`games/${mine.game_id}/replay?at=${mine.seq}`)}>
            {t("web-puzzle-in-game")}
          </a>
        )}
      </div>
      <dl>
        <Named name="best" moves={[best]} puzzle={puzzle} facts={facts} />
        <Named name="also" moves={also} puzzle={puzzle} facts={facts} />
        <Named name="played" moves={[played]} puzzle={puzzle} facts={facts} />
      </dl>
      {better !== null && <p>{t("web-puzzle-better", { points: points(better) })}</p>}
      {plan.length > 0 && <p class="faint small">{t("web-puzzle-plan")}</p>}
      {rating && (
        <p>
          {t("web-puzzle-rating", {
            before: number(rating.before),
            after: number(rating.after),
          })}
        </p>
      )}
      {themes.length > 0 && (
        <p class="faint small">{list(themes.map((theme) => t(`web-puzzle-theme-${theme}`)))}</p>
      )}
    </section>
  );
}

/** Moves below a name. */
function Named({
  name,
  moves,
  puzzle,
  facts,
}: {
  name: string;
  moves: readonly Move[];
  puzzle: Puzzle;
  facts: Facts;
}): JSX.Element | null {
  if (moves.length === 0) return null;
  return (
    <>
      <dt>{t(`web-puzzle-${name}`)}</dt>
      {moves.map((move, at) => {
        const { title, detail } = said(move, puzzle, facts);
        return (
          <dd key={at}>
            <b>{title}</b>
            {detail && <small class="faint">{detail}</small>}
          </dd>
        );
      })}
    </>
  );
}
