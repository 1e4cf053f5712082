/** A move to choose: in words, and on the board. */

import type { Board as Facts } from "../app.ts";
import type { LitWay } from "../board/lit.tsx";
import type { Spot } from "../board/Board.tsx";
import { asEvent, payment, points, POINTS, subject, type Table } from "../game/words.ts";
import { t } from "../texts.ts";
import type { Move, Puzzle } from "./puzzle.ts";

/** A move as a button says it. */
export interface Said {
  title: string;
  /** What it costs and brings; null if the title says everything. */
  detail: string | null;
}

export function said(move: Move, { view: { table }, seat }: Puzzle, facts: Facts): Said {
  const title = subject(move, table, facts);
  switch (move.type) {
    case "draw_card":
      return { title: t("web-puzzle-draw-card"), detail: null };
    case "take_face_up": {
      const card = table.row[move.slot];
      return { title: card ? t("web-take", { card: t(`card-${card}`) }) : title, detail: null };
    }
    case "draw_tickets":
      return { title: t("web-puzzle-draw-tickets"), detail: null };
    case "keep_tickets": {
      const count = move.tickets.length;
      return { title, detail: count > 0 ? t("web-keep", { count }) : null };
    }
    case "claim_route": {
      const length = facts.routes.get(move.route)?.length ?? 0;
      const claim = t("web-pay-claim", { payment: payment(move.payment, length) });
      return { title, detail: `${claim} · ${points(POINTS[length] ?? 0)}` };
    }
    case "build_station": {
      const paid = payment(move.payment, stationPrice(table, seat));
      return { title, detail: t("web-pay-station", { payment: paid }) };
    }
    case "pay_tunnel": {
      const event = asEvent(move, table, seat, facts);
      if (event.type !== "tunnel_surcharge_paid") return { title, detail: null };
      const paid = payment(event.payment, event.surcharge);
      return { title: t("web-pay", { payment: paid }), detail: title };
    }
    case "abandon_tunnel":
      return { title: t("web-abandon-tunnel"), detail: title };
    case "pass":
      return { title, detail: null };
  }
}

/** The first station costs one card, the last one three (R7.2). */
const stationPrice = ({ seats }: Table, seat: number): number => 4 - (seats[seat]?.stations ?? 3);

/** Where a move happens on the board; null for one that only takes cards. */
export function placeOf(move: Move, { view: { table } }: Puzzle, facts: Facts): LitWay | null {
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

function wayOf(id: string, facts: Facts): LitWay {
  const known = facts.routes.get(id);
  return {
    legs: [{ route: id, use: "claim" }],
    stations: [],
    stops: known ? [known.from, known.to] : [],
  };
}

/** The plan behind the best move, with the place of that move. */
export function planOf(best: Move, plan: readonly string[], puzzle: Puzzle, facts: Facts): LitWay {
  const place = placeOf(best, puzzle, facts);
  const owned = new Set(
    puzzle.view.table.routes.flatMap(({ route, seat }) => (seat === puzzle.seat ? [route] : [])),
  );
  const legs = new Map(place?.legs.map((leg) => [leg.route as string, leg]));
  for (const route of plan)
    legs.set(route, { route, use: owned.has(route as never) ? "own" : "claim" });
  return {
    legs: [...legs.values()],
    stations: place?.stations ?? [],
    stops: place?.stops ?? [],
  };
}

/** The place of the first choice that builds on a spot; -1 if none does. */
export const choiceAt = (choices: readonly Move[], { kind, id }: Spot): number =>
  choices.findIndex(
    (move) =>
      (kind === "route" && move.type === "claim_route" && move.route === id) ||
      (kind === "city" && move.type === "build_station" && move.city === id),
  );
