/** Where moves happen on the board, without words. */

import type { Board } from "../app.ts";
import type { LitWay } from "../board/lit.tsx";
import type { Spot } from "../board/spots.ts";
import type { Move, Puzzle, Solution } from "./puzzle.ts";

type Facts = Pick<Board, "routes">;
type Position = Pick<Puzzle, "view" | "seat">;

/** Where a move happens on the board; null for one that only takes cards. */
export function placeOf(move: Move, { view: { table } }: Position, facts: Facts): LitWay | null {
  switch (move.type) {
    case "claim_route":
      return wayOf(move.route, facts);
    case "pay_tunnel":
    case "abandon_tunnel": {
      const step = table.phase.name === "turn" ? table.phase.step : null;
      return step?.name === "tunnel" ? wayOf(step.route, facts) : null;
    }
    case "build_station":
      return { legs: [], stations: [move.city], stops: [] };
    case "keep_tickets":
      return { legs: [], stations: [], stops: move.tickets.flatMap((id) => id.split("-")) };
    case "draw_card":
    case "take_face_up":
    case "draw_tickets":
    case "pass":
      return null;
  }
}

const claimOf = (route: string) => ({ route, use: "claim" as const });

function wayOf(id: string, facts: Facts): LitWay {
  const known = facts.routes.get(id);
  return {
    legs: [claimOf(id)],
    stations: [],
    stops: known ? [known.from, known.to] : [],
  };
}

/** The plan behind the best move, with the place of that move. */
export function planOf({ best, plan }: Solution, puzzle: Position, facts: Facts): LitWay {
  const { legs, stations, stops } = placeOf(best, puzzle, facts) ?? NOWHERE;
  const first = new Set(legs.map(({ route }) => route));
  const later = plan.filter((route) => !first.has(route));
  return { legs: [...legs, ...later.map((route) => claimOf(route))], stations, stops };
}

const NOWHERE: LitWay = { legs: [], stations: [], stops: [] };

/** The place of the first choice that builds on a spot; -1 if none does. */
export const choiceAt = (choices: readonly Move[], { kind, id }: Spot): number =>
  choices.findIndex(
    (move) =>
      (kind === "route" && move.type === "claim_route" && move.route === id) ||
      (kind === "city" && move.type === "build_station" && move.city === id),
  );
