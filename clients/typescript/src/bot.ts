import { isWaitingFor, type Known } from "./fold.js";
import { type GameState, type LiveGame, openGame } from "./game.js";
import { mayPass, Offline, Problem } from "./problem.js";
import type { Railhead } from "./railhead.js";
import { backoff } from "./timing.js";
import type { Move } from "./types.js";

/** Picks one of the legal moves in a game, of which there is at least one. */
export type Choose = (known: Known, moves: readonly [Move, ...Move[]]) => Move | Promise<Move>;

/** A state in which the game waits for the player or is over. */
interface Turn {
  readonly known: Known;
  readonly head: string;
}

/** Refusals after which the bot looks again: the game has moved on, or the bot runs twice. */
const LOOK_AGAIN = new Set<Problem["code"]>([
  "stale_version",
  "history_changed",
  "idempotency_key_reused",
  "not_your_turn",
]);

/**
 * Plays the seat of this account to the end of the game: `choose` picks each move. Resolves to the
 * finished game, and rejects with the problem if the server does not let the account play.
 */
export async function playSeat(railhead: Railhead, gameId: string, choose: Choose): Promise<Known> {
  const game = openGame(railhead, gameId);
  try {
    for (let [head, failures] = ["", 0]; ; ) {
      const turn = await reached(game, head);
      if (isOver(turn.known)) return turn.known;
      const pause = await playTurn(railhead, game, turn, choose);
      failures = pause === null ? 0 : failures + 1;
      if (pause === null) head = turn.head;
      else await railhead.wakes.pause(pause * 1000 || backoff(railhead.timing, failures - 1));
    }
  } finally {
    game.close();
  }
}

/**
 * Makes one move; null if the state is left behind, or how many seconds the server asks to wait
 * before the next attempt. The key names the state, so that a move is made once, however often it is
 * sent.
 */
async function playTurn(
  railhead: Railhead,
  game: LiveGame,
  { known, head }: Turn,
  choose: Choose,
): Promise<number | null> {
  try {
    const { moves, version } = await game.legalMoves();
    // The stream brings what the game has moved on by.
    if (version > known.version) return null;
    const [first, ...others] = moves;
    if (version < known.version || !first) return 0;
    const body = await choose(known, [first, ...others]);
    const [path, key] = [{ game_id: game.id }, `${game.id}/${head}`];
    const options = { path, body, ifMatch: head, idempotencyKey: key };
    await railhead.post("/v1/games/{game_id}/moves", options);
    return null;
  } catch (error) {
    if (error instanceof Offline) return 0;
    if (!(error instanceof Problem)) throw error;
    if (mayPass(error)) return error.retryAfter ?? 0;
    if (!LOOK_AGAIN.has(error.code)) throw error;
    await game.refresh();
    return null;
  }
}

/** The next such state that is not the one with this head. */
function reached(game: LiveGame, before: string): Promise<Turn> {
  return new Promise((resolve, reject) => {
    let stop = () => {};
    const settle = ({ known, head, problem }: GameState): void => {
      if (problem) reject(problem);
      else if (known && head && head !== before && concerns(known)) resolve({ known, head });
      else return;
      stop();
    };
    stop = game.state.subscribe(settle);
    settle(game.state.value);
  });
}

function concerns(known: Known): boolean {
  const { table, you } = known;
  return isOver(known) || (you !== null && isWaitingFor(table.phase, you.seat));
}

function isOver({ table }: Known): boolean {
  return table.phase.name === "finished" || table.phase.name === "voided";
}
