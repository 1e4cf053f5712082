/** A game in a list. */

import type { ComponentChildren, JSX } from "preact";
import { useEffect } from "preact/hooks";
import type { Schemas } from "railhead-client";
import { board, loadBoard } from "../app.ts";
import { clockText, kindOf } from "../format.ts";
import { originText } from "../game/origins.ts";
import { told } from "../game/words.ts";
import { others, Players } from "../players.tsx";
import { link } from "../router.ts";
import { list, t } from "../texts.ts";
import { useTimeLeft } from "../ui/countdown.ts";
import { Icon } from "../ui/icons.tsx";

/** A public game: who sits there and what is played. */
export function GameRow({
  game,
  children,
}: {
  game: Schemas["ListedGame"];
  children?: ComponentChildren;
}): JSX.Element {
  const open = game.open_seats > 0 && game.status === "lobby";
  return (
    <div class="entry wraps">
      <a class="grow" href={link(`games/${game.id}`)}>
        <Players players={game.players} />
        <span class="faint small">{kindOf(game.options)}</span>
        <FromWhere id={game.id} copied={game.options.copied_events} />
        {game.packs.length > 0 && <span class="faint small">{packsText(game.packs)}</span>}
        {open && <span class="small">{t("phase-lobby", { open: game.open_seats })}</span>}
      </a>
      {children}
    </div>
  );
}

/** The position of another game from which this one goes on. */
function FromWhere({ id, copied }: { id: string; copied: number | undefined }): JSX.Element | null {
  const text = originText(id, copied);
  return text ? <span class="faint small">{text}</span> : null;
}

/** "Bonus tickets: Orient Express". */
export const packsText = (packs: readonly string[]): string =>
  t("web-with-packs", { packs: list(packs.map(packName)) });

/** The name of a pack; an operator's pack has only its own. */
export function packName(pack: string): string {
  const text = t(`ticket-set-${pack}`);
  return text.startsWith("ticket-set-") ? pack : text;
}

/** A game of one's own. */
export function OwnGame({ game }: { game: Schemas["HomeGame"] }): JSX.Element {
  return (
    <a class={`entry wraps ${game.your_turn ? "turn" : ""}`} href={link(`games/${game.id}`)}>
      <span class="grow">
        <strong>{others(game.players, game.seat)}</strong>
        <span class="faint small">
          {t(`variant-${game.variant}`)}
          {" · "}
          {clockText(game.clock)}
        </span>
        <FromWhere id={game.id} copied={game.copied_events} />
        <span class="small">
          {phase(game)}
          {game.deadline && (
            <>
              {" · "}
              <Countdown until={game.deadline} />
            </>
          )}
        </span>
        <LastMove game={game} />
      </span>
      {game.status !== "lobby" && <Points game={game} />}
      <Icon name="next" />
    </a>
  );
}

/** The last move in words, and whether the last round has begun. */
function LastMove({ game }: { game: Schemas["HomeGame"] }): JSX.Element | null {
  const move = game.last_move;
  useEffect(() => {
    if (move) void loadBoard();
  }, [move]);
  const names = game.players.map((player) => others([player], -1));
  // Until the names of cities are there, the line is empty, so that nothing moves.
  const text = move && (board.value ? told(move, names, board.value, game.seat) : "\u00a0");
  const words = [text, game.last_round && t("web-last-round")].filter(Boolean).join(" · ");
  return words ? <span class="faint small">{words}</span> : null;
}

/** One's own points against the best of the others. */
function Points({ game }: { game: Schemas["HomeGame"] }): JSX.Element {
  const own = game.players[game.seat]?.points ?? 0;
  const best = Math.max(
    0,
    ...game.players.filter((player) => player.seat !== game.seat).map((player) => player.points),
  );
  return (
    <span class="points number" aria-label={t("web-points-against", { own, best })}>
      {own} : {best}
    </span>
  );
}

function phase(game: Schemas["HomeGame"]): string {
  if (game.status === "lobby")
    return game.open_seats ? t("phase-lobby", { open: game.open_seats }) : t("phase-ready");
  if (game.your_turn) return t("phase-your-turn");
  const toMove = game.players.filter((player) => player.to_move);
  return toMove.length === 1 ? t("phase-turn", { player: others(toMove, -1) }) : t("phase-dealing");
}

/** The time until a deadline, counting down. */
function Countdown({ until }: { until: string }): JSX.Element {
  const { time, isSoon } = useTimeLeft(until);
  return (
    <span class={`countdown number ${isSoon ? "soon" : ""}`} role="timer">
      {t("web-time-left", { time })}
    </span>
  );
}
