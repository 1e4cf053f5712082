/** What legal moves and plans depend on, in one piece: `crates/device/src/seen.rs` reads it. */

import type { Known, Schemas } from "railhead-client";

export type Seen = NonNullable<ReturnType<typeof seenOf>>;

const ticketOf = ({ id, points, kind }: Schemas["Ticket"]) => [id, points, kind === "long"];

/** Sums a view up; null for spectators, before and after the game, and on vacation. */
export function seenOf({ version, table, you }: Known) {
  const { phase, seats, row, deck, discards, tickets } = table;
  if (!you || (phase.name !== "dealing" && phase.name !== "turn")) return null;
  if (seats[you.seat]?.on_vacation) return null;
  const turn = phase.name === "turn" ? phase : null;
  const tunnel = turn?.step.name === "tunnel" ? turn.step : null;
  return {
    version,
    step: turn?.step.name ?? "dealing",
    mover: turn?.seat ?? you.seat,
    turns_left: turn?.turns_left ?? null,
    tunnel: tunnel && [tunnel.route, tunnel.payment, tunnel.revealed, tunnel.surcharge],
    left: seats.map(({ trains, stations }) => [trains, stations]),
    row,
    deck,
    discards,
    tickets,
    routes: table.routes.map(({ route, seat }) => [route, seat]),
    stations: table.stations.map(({ city, seat }) => [city, seat]),
    you: you.seat,
    to_move: you.to_move,
    hand: you.hand,
    held: you.tickets.map(ticketOf),
    offer: you.offer && [you.offer.tickets.map(ticketOf), you.offer.keep_min, you.offer.keep_max],
  };
}
