/** What happened and what is going on in a game, in words: crates/localization/src/events.rs for the app. */

import type { Schemas } from "railhead-client";
import type { Board } from "../app.ts";
import { list, number, t, type Arguments } from "../texts.ts";
import type { Card } from "./kinds.ts";

export type Event = Schemas["LoggedEvent"];
export type Table = Schemas["TableView"];
export type Payment = Schemas["Payment"];
export type Move = Schemas["Move"];

export const city = (id: string): string => t(`city-${id}`);

/** A ticket: "Brest – Petrograd". */
export function ticket(id: string): string {
  const [from = "", to = ""] = id.split("-");
  return t("route", { from: city(from), to: city(to) });
}

export function route(facts: Board, id: string): string {
  const known = facts.routes.get(id);
  return known ? t("route", { from: city(known.from), to: city(known.to) }) : id;
}

/** Points of routes by length (R1.4). */
export const POINTS = [0, 1, 2, 4, 7, 10, 15, 18, 21];

export const points = (count: number): string => t("points", { count });

/** The cards paid for a price of so many: "3 red cards and 1 locomotive". */
export function payment({ color, locomotives }: Payment, price: number): string {
  const engines = t("payment-locomotives", { count: locomotives });
  if (!color) return engines;
  const colored = t("payment-colored", { count: price - locomotives, color });
  return locomotives === 0 ? colored : t("payment-both", { colored, locomotives: engines });
}

const card = (color: Card): string => t("one-card", { card: color });

/**
 * The names of the players by seat, of twin bots with a number: "Conductor 2". `self`: the player's
 * own, who knows it without a line.
 */
export function names(
  table: Table,
  players: readonly Schemas["GamePlayer"][] | undefined,
  self?: { seat: number; name: string | null | undefined },
): string[] {
  const bots: string[] = [];
  return table.seats.map(({ seat, occupant, color }) => {
    const known = players?.[seat];
    if (known?.deleted) return t("web-deleted-player");
    const isBot =
      occupant.kind === "bot" && (known?.away == null || (known.name?.endsWith(" (bot)") ?? false));
    if (isBot) {
      const name = t(`bot-${occupant.level}`);
      bots.push(name);
      const count = bots.filter((each) => each === name).length;
      return count > 1 ? `${name} ${count}` : name;
    }
    const own = seat === self?.seat ? self.name : null;
    return known?.name ?? own ?? (color ? t(`player-${color}`) : t("player-nobody"));
  });
}

/** An event in words; null if there is nothing to tell. What the seat `own` did is told to its player. */
export function told(
  event: Event,
  names: readonly string[],
  facts: Board,
  own?: number,
): string | null {
  const player = (seat: number) => names[seat] || t("player-nobody");
  const seat = "seat" in event ? event.seat : null;
  const who: Arguments = seat != null ? { player: player(seat) } : {};
  const said = voice(own !== undefined && (seat ?? firstOf(event)) === own);
  switch (event.type) {
    case "game_created":
      return t("event-game-created", {
        variant: t(`variant-${event.variant}`),
        seats: t("seats", { count: event.seats }),
      });
    case "game_started":
      return said("game-started", { player: player(event.first) });
    case "cards_dealt":
      return said("cards-dealt", { ...who, count: count(event, "cards") });
    case "tickets_dealt":
      return said("tickets-dealt", { ...who, count: count(event, "tickets") });
    case "tickets_drawn":
      return said("tickets-drawn", { ...who, count: count(event, "tickets") });
    case "tickets_kept": {
      const kept = "tickets" in event ? (event.tickets ?? []) : [];
      if (kept.length > 0)
        return said("tickets-kept-named", { ...who, list: list(kept.map(ticket)) });
      return said("tickets-kept", { ...who, count: count(event, "tickets") });
    }
    case "tickets_boxed":
      return said("tickets-boxed", { ...who, count: count(event, "tickets") });
    case "tickets_returned":
      return t("event-tickets-returned", { count: count(event, "tickets") });
    case "card_turned_up":
      return t("event-card-turned-up", { card: card(event.card) });
    case "row_discarded":
      return t("event-row-discarded");
    case "row_replaced":
      return t("event-row-replaced", { times: event.times, cards: list(event.row.map(card)) });
    case "deck_reshuffled":
      return t("event-deck-reshuffled");
    case "turn_started":
      return null;
    case "card_drawn":
      return event.card
        ? said("card-drawn", { ...who, card: card(event.card) })
        : said("card-drawn-hidden", who);
    case "card_taken":
      return said("card-taken", { ...who, card: card(event.card) });
    case "passed":
      return said("passed", who);
    case "last_round_begun":
      return said("last-round-begun", who);
    case "game_finished":
      return t("event-game-finished");
    case "game_voided":
      return t("event-game-voided", { reason: event.reason ?? "" });
    case "route_claimed":
    case "tunnel_laid":
    case "tunnel_card_revealed":
    case "tunnel_surcharge_asked":
    case "tunnel_surcharge_paid":
    case "tunnel_abandoned":
    case "station_built":
      return builtWords(event, who, facts, said);
    default:
      return seatWords(event, who, said);
  }
}

/** Finds the words for something that a player did. */
type Voice = (what: string, values: Arguments) => string;

/** Words for others, or for the player who did it. */
const voice =
  (isOwn: boolean): Voice =>
  (what, values) =>
    t(isOwn ? `web-did-${what}` : `event-${what}`, values);

/** The seat that begins, if an event says so. */
const firstOf = (event: Event): number | null =>
  event.type === "game_started" ? event.first : null;

type Of<Type extends Event["type"]> = Extract<Event, { type: Type }>;

type BuildEvent = Of<
  | "route_claimed"
  | "tunnel_laid"
  | "tunnel_card_revealed"
  | "tunnel_surcharge_asked"
  | "tunnel_surcharge_paid"
  | "tunnel_abandoned"
  | "station_built"
>;

/** Routes, tunnels and stations, in words. */
function builtWords(event: BuildEvent, who: Arguments, facts: Board, said: Voice): string {
  switch (event.type) {
    case "route_claimed":
    case "tunnel_laid": {
      const known = facts.routes.get(event.route);
      const where = { from: city(known?.from ?? ""), to: city(known?.to ?? "") };
      const paid = payment(event.payment, known?.length ?? 0);
      if (event.type === "tunnel_laid")
        return said("tunnel-laid", { ...who, ...where, payment: paid });
      return said("route-claimed", {
        ...who,
        ...where,
        payment: paid,
        points: points(event.points),
      });
    }
    case "tunnel_card_revealed":
      return t("event-tunnel-card-revealed", { card: card(event.card) });
    case "tunnel_surcharge_asked":
      return t("event-tunnel-surcharge-asked", { surcharge: event.surcharge });
    case "tunnel_surcharge_paid":
      return said("tunnel-surcharge-paid", {
        ...who,
        payment: payment(event.payment, event.surcharge),
      });
    case "tunnel_abandoned":
      return said("tunnel-abandoned", who);
    case "station_built":
      return said("station-built", { ...who, city: city(event.city) });
  }
}

type SeatEvent = Of<
  | "player_joined"
  | "player_left"
  | "bot_added"
  | "bot_removed"
  | "player_kicked"
  | "host_changed"
  | "time_ran_out"
  | "time_granted"
  | "vacation_begun"
  | "vacation_ended"
  | "sleeping_hours_set"
  | "seat_handed_over"
  | "seat_taken_back"
  | "stand_in_seated"
>;

/** Changes of who sits at the table, and of their time, in words. */
function seatWords(event: SeatEvent, who: Arguments, said: Voice): string {
  switch (event.type) {
    case "player_joined":
      return t("event-player-joined", who);
    case "player_left":
      return t("event-player-left", who);
    case "bot_added":
      return t("event-bot-added", { player: t(`bot-${event.level}`) });
    case "bot_removed":
      return t("event-bot-removed", who);
    case "player_kicked":
      return t("event-player-kicked", who);
    case "host_changed":
      return t("event-host-changed", who);
    case "time_ran_out":
      return said("time-ran-out", who);
    case "time_granted":
      return t("event-time-granted", { seconds: event.seconds });
    case "vacation_begun":
      return t("event-vacation-begun", who);
    case "vacation_ended":
      return t("event-vacation-ended", who);
    case "sleeping_hours_set":
      return event.hours
        ? t("event-sleeping-hours-set", {
            ...who,
            from: timeOfDay(event.hours.from),
            until: timeOfDay(event.hours.until),
          })
        : t("event-sleeping-hours-ended", who);
    case "seat_handed_over":
      return t("event-seat-handed-over", {
        ...who,
        bot: t(`bot-${event.level}`),
        reason: event.reason ?? "",
      });
    case "seat_taken_back":
      return t("event-seat-taken-back", who);
    case "stand_in_seated":
      return t("event-stand-in-seated", who);
  }
}

/** A move as the event that it would begin with, so that it can be told. `before`: the table before it. */
export function asEvent(move: Move, before: Table, seat: number, facts: Board): Event {
  const step = before.phase.name === "turn" ? before.phase.step : null;
  switch (move.type) {
    case "draw_card":
      return { type: "card_drawn", seat } as Event;
    case "take_face_up":
      return { type: "card_taken", seat, slot: move.slot, card: before.row[move.slot] } as Event;
    case "draw_tickets":
      return { type: "tickets_drawn", seat, count: Math.min(3, before.tickets) } as Event;
    case "keep_tickets":
      return { type: "tickets_kept", seat, tickets: move.tickets } as Event;
    case "claim_route": {
      const { route, payment } = move;
      const fact = facts.routes.get(route);
      if (fact?.tunnel) return { type: "tunnel_laid", seat, route, payment } as Event;
      const gained = POINTS[fact?.length ?? 0];
      return { type: "route_claimed", seat, route, payment, points: gained } as Event;
    }
    case "pay_tunnel": {
      if (step?.name !== "tunnel") return { type: "passed", seat } as Event;
      const { surcharge, payment } = step;
      const color = move.locomotives === surcharge ? null : payment.color;
      const paid = { color, locomotives: move.locomotives };
      return { type: "tunnel_surcharge_paid", seat, surcharge, payment: paid } as Event;
    }
    case "abandon_tunnel":
      return { type: "tunnel_abandoned", seat } as Event;
    case "build_station":
      return { type: "station_built", seat, city: move.city, payment: move.payment } as Event;
    case "pass":
      return { type: "passed", seat } as Event;
  }
}

/** What a move takes or builds, in words. `table`: the one at which it was made. */
export function subject(move: Move, { row, phase }: Table, facts: Board): string {
  switch (move.type) {
    case "draw_card":
      return t("web-deck");
    case "take_face_up": {
      const taken = row[move.slot];
      return taken ? card(taken) : t("web-row");
    }
    case "draw_tickets":
      return t("web-draw-tickets");
    case "keep_tickets":
      return move.tickets.length > 0 ? list(move.tickets.map(ticket)) : t("web-keep", { count: 0 });
    case "claim_route":
      return route(facts, move.route);
    case "build_station":
      return `${t("web-build-station")}, ${city(move.city)}`;
    case "pay_tunnel":
    case "abandon_tunnel":
      return phase.name === "turn" && phase.step.name === "tunnel"
        ? route(facts, phase.step.route)
        : t("web-build");
    case "pass":
      return t("web-pass");
  }
}

/** How many cards or tickets an event is about: named for who may see them, counted for others. */
function count(event: object, what: "cards" | "tickets"): number {
  const seen = event as {
    count?: number | null;
    cards?: unknown[] | null;
    tickets?: unknown[] | null;
  };
  return seen.count ?? seen[what]?.length ?? 0;
}

/** What the game waits for. */
export function phase(table: Table, names: readonly string[], own: number | undefined): string {
  const current = table.phase;
  switch (current.name) {
    case "lobby": {
      const open = table.seats.filter(({ occupant }) => occupant.kind === "nobody").length;
      return open > 0 ? t("phase-lobby", { open }) : t("phase-ready");
    }
    case "dealing":
      if (own !== undefined && current.waiting.includes(own)) return t("phase-dealing");
      return t("phase-dealing-waiting", {
        players: list(current.waiting.map((seat) => names[seat] ?? "")),
      });
    case "turn": {
      const isLast = current.turns_left != null;
      if (current.seat === own) return t(isLast ? "phase-last-round-yours" : "phase-your-turn");
      return t(isLast ? "phase-last-round" : "phase-turn", { player: names[current.seat] ?? "" });
    }
    case "finished": {
      const winners = current.scores
        .filter(({ rank }) => rank === 1)
        .map(({ seat }) => names[seat] ?? "");
      if (winners.length === 1) return t("phase-finished-winner", { player: winners[0]! });
      return t("phase-finished-winners", { players: list(winners) });
    }
    case "voided":
      return t(`void-reason-${current.reason}`);
  }
}

/** A length of time as a clock shows it: "4:07", "2 h 05", "3 d". */
export function clock(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const [minutes, hours, days] = [
    Math.floor(seconds / 60),
    Math.floor(seconds / 3600),
    Math.floor(seconds / 86400),
  ];
  const two = (value: number) => String(value).padStart(2, "0");
  if (days >= 2) return t("duration-days", { count: days });
  if (hours >= 1) return `${number(hours)} h ${two(minutes % 60)}`;
  return `${minutes}:${two(seconds % 60)}`;
}

/** Minutes after midnight, as `21:05`. */
function timeOfDay(minute: number): string {
  const two = (number: number) => String(number).padStart(2, "0");
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
}
