/** The moves to choose from, as buttons with a digit each. */

import type { JSX } from "preact";
import type { Board as Facts } from "../app.ts";
import { Drawing } from "../game/Drawing.tsx";
import { t } from "../texts.ts";
import { Icon } from "../ui/icons.tsx";
import { said } from "./said.ts";
import { markOf, solutionOf, type Mark, type Progress } from "./progress.ts";
import type { Move, Puzzle } from "./puzzle.ts";

/** The choices that a digit reaches. */
const DIGITS = 9;

interface TriesProps {
  puzzle: Puzzle;
  facts: Facts;
  progress: Progress;
  /** Whether an answer is on its way. */
  isBusy: boolean;
  /** Lights the choice at a place on the board; none with null. */
  light: (at: number | null) => void;
  attempt: (at: number) => void;
}

export function Tries(props: TriesProps): JSX.Element {
  return (
    <ol class="tries">
      {props.puzzle.choices.map((move, at) => (
        <li key={at}>
          <Try {...props} move={move} at={at} mark={markOf(props.progress, move, at)} />
        </li>
      ))}
    </ol>
  );
}

function Try({
  puzzle,
  facts,
  progress,
  isBusy,
  light,
  attempt,
  move,
  at,
  mark,
}: TriesProps & { move: Move; at: number; mark: Mark }): JSX.Element {
  const { title, detail } = said(move, puzzle, facts);
  const isOff = isBusy || mark !== null || solutionOf(progress) !== null;
  const digit = at < DIGITS ? String(at + 1) : undefined;
  const fact = move.type === "claim_route" ? facts.routes.get(move.route) : undefined;
  return (
    <button
      type="button"
      class={`try ${mark ? `is-${mark}` : ""}`}
      data-choice={at}
      aria-keyshortcuts={digit}
      aria-disabled={isOff}
      onClick={() => !isOff && attempt(at)}
      onMouseEnter={() => light(at)}
      onMouseLeave={() => light(null)}
      onFocus={() => light(at)}
      onBlur={() => light(null)}
    >
      <kbd class="faint number" aria-hidden="true">
        {digit}
      </kbd>
      <span class="grow">
        <b>{title}</b>
        {(fact || detail) && (
          <span class="looks">
            {fact && <Drawing route={fact} />}
            {detail && <small class="faint">{detail}</small>}
          </span>
        )}
      </span>
      {mark && (
        <span class="mark" role="img" aria-label={t(`web-puzzle-mark-${mark}`)}>
          <Icon name={mark === "right" ? "check" : "close"} />
        </span>
      )}
    </button>
  );
}
