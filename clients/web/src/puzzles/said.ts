/** A move to choose, in words. */

import type { Board as Facts } from "../app.ts";
import { asEvent, payment, points, POINTS, subject, type Table } from "../game/words.ts";
import { t } from "../texts.ts";
import type { Move, Puzzle } from "./puzzle.ts";

/** A move as a button says it. */
export interface Said {
  title: string;
  /** What it costs and brings; null if the title says everything. */
  detail: string | null;
}

export function said(move: Move, { view, seat }: Puzzle, facts: Facts): Said {
  const { table } = view;
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
      const offered = view.you?.offer?.tickets ?? [];
      const kept = offered.filter(({ id }) => move.tickets.includes(id));
      const worth = kept.reduce((sum, ticket) => sum + ticket.points, 0);
      const keep = t("web-keep", { count: kept.length });
      return { title, detail: kept.length > 0 ? `${keep} · ${points(worth)}` : null };
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
      return { title: t("web-pay", { payment: paid }), detail: null };
    }
    case "abandon_tunnel":
      return { title: t("web-abandon-tunnel"), detail: null };
    case "pass":
      return { title, detail: null };
  }
}

/** The first station costs one card, the last one three (R7.2). */
const stationPrice = ({ seats }: Table, seat: number): number => 4 - (seats[seat]?.stations ?? 3);
