/**
 * The reference fold: how a view of a game is kept up to date from events, without asking for it
 * again. It contains no rules, only what each event changes on the table.
 */

import { advanceClocks } from "./fold_clocks.js";
import { citiesOf, type Reference, standardTickets } from "./reference.js";
import type { ClockView, LoggedEvent, Occupant, OwnSeat, Payment, PhaseView } from "./types.js";
import type { SeatView, Schemas, StepView, TableView, TrainCard, TrainCards } from "./types.js";

/** A game as an app knows it: the fields of `GET …/view`. */
export interface Known {
  /** The number of the last event. */
  readonly version: number;
  /** What everyone sees. */
  readonly table: TableView;
  /** What only the player sees; null for a spectator. */
  readonly you: OwnSeat | null;
  /** The clock of each seat; null without time limits. */
  readonly clocks: ClockView[] | null;
}

/**
 * Why events do not suffice, and the view has to be asked for: events are missing in between, the
 * player took, lost or regained a seat, or this version of the SDK does not know the event.
 */
export type LookAgain = "gap" | "other_eyes" | "unknown_event";

export type Folded = { readonly known: Known } | { readonly lookAgain: LookAgain };

/** The part of a view that is folded. */
export function knownOf(view: {
  version: number;
  table: TableView;
  you?: OwnSeat | null;
  clocks?: ClockView[] | null;
}): Known {
  const { version, table, you = null, clocks = null } = view;
  return { version, table, you, clocks };
}

/**
 * Applies one more event. `known` is left as it is; for an event that it has already, the answer is
 * the same object.
 */
export function fold(known: Known, event: LoggedEvent, reference: Reference): Folded {
  if (event.seq <= known.version) return { known };
  if (event.seq !== known.version + 1) return { lookAgain: "gap" };
  const draft = copy(known);
  draft.version = event.seq;
  const lookAgain = new Fold(draft, reference).see(event);
  if (lookAgain) return { lookAgain };
  if (draft.you) draft.you.to_move = isWaitingFor(draft.table.phase, draft.you.seat);
  advanceClocks(draft, event, (seat) => isWaitingFor(draft.table.phase, seat));
  return { known: draft };
}

/** Whether the game waits for the seat. */
export function isWaitingFor(phase: PhaseView, seat: number): boolean {
  if (phase.name === "dealing") return phase.waiting.includes(seat);
  return phase.name === "turn" && phase.seat === seat;
}

type Draft = { -readonly [K in keyof Known]: Known[K] };

/** Copies what events change; the rest is shared. */
function copy({ version, table, you, clocks }: Known): Draft {
  const { phase, seats, row, discards, routes, stations } = table;
  return {
    version,
    table: {
      ...table,
      phase: copyOfPhase(phase),
      seats: seats.map((seat) => ({ ...seat })),
      row: [...row],
      discards: { ...discards },
      routes: [...routes],
      stations: [...stations],
    },
    you: you && { ...you, hand: { ...you.hand }, tickets: you.tickets.map((own) => ({ ...own })) },
    clocks: clocks && clocks.map((clock) => ({ ...clock })),
  };
}

function copyOfPhase(phase: PhaseView): PhaseView {
  if (phase.name !== "turn") return { ...phase };
  const { step } = phase;
  const isTunnel = step.name === "tunnel";
  return { ...phase, step: isTunnel ? { ...step, revealed: { ...step.revealed } } : step };
}

const PERSON: Occupant = { kind: "person" };
const NOBODY: Occupant = { kind: "nobody" };
const CHOOSE: StepView = { name: "choose" };
/** The cards in the box. */
const CARDS = 110;

function bot(level: Schemas["BotLevel"]): Occupant {
  return { kind: "bot", level };
}

/** One event, applied to a copy. */
class Fold {
  readonly #table: TableView;
  readonly #you: OwnSeat | null;
  readonly #reference: Reference;

  constructor(draft: Draft, reference: Reference) {
    this.#table = draft.table;
    this.#you = draft.you;
    this.#reference = reference;
  }

  see(event: LoggedEvent): LookAgain | undefined {
    const table = this.#table;
    switch (event.type) {
      // A secret event changes the table in the same way for everyone, and the hand for its owner.
      // Others see only the number.
      case "cards_dealt": {
        const count = countOf(event.cards, event);
        table.deck -= count;
        this.#seat(event.seat).cards += count;
        this.#own(event.seat, (you) => event.cards?.forEach((card) => add(you.hand, card)));
        return;
      }
      case "tickets_dealt":
        this.#dealTickets(countOf(event.tickets, event), event.seat);
        return this.#offer(event);
      case "tickets_drawn": {
        const count = countOf(event.tickets, event);
        table.tickets -= count;
        this.#step({ name: "keep_tickets", count });
        return this.#offer(event);
      }
      case "tickets_kept":
        return this.#keepTickets(event);
      case "tickets_returned":
        table.tickets += countOf(event.tickets, event);
        return;
      case "card_drawn":
        table.deck -= 1;
        this.#takeCard(event.seat);
        return this.#own(event.seat, (you) => event.card && add(you.hand, event.card));

      case "game_created":
        return "other_eyes";
      case "player_joined":
        return this.#reseat(event.seat, { occupant: PERSON, color: event.color });
      case "player_left":
      case "player_kicked":
      case "bot_removed":
        return this.#reseat(event.seat, { occupant: NOBODY, color: null });
      case "bot_added":
        return this.#reseat(event.seat, { occupant: bot(event.level), color: event.color });
      case "host_changed":
        table.host = event.seat;
        return;
      case "seat_handed_over":
        return this.#reseat(event.seat, {
          occupant: bot(event.level),
          away: event.reason ?? "resigned",
          on_vacation: false,
        });
      case "seat_taken_back":
        return this.#reseat(event.seat, { occupant: PERSON, away: null });
      case "stand_in_seated":
        return this.#reseat(event.seat, { occupant: PERSON, away: null, stand_in: true });
      case "vacation_begun":
      case "vacation_ended":
        this.#seat(event.seat).on_vacation = event.type === "vacation_begun";
        return;
      case "tickets_boxed":
      case "time_ran_out":
      case "time_granted":
      case "sleeping_hours_set":
      case "passed":
        return;

      case "game_started":
        table.deck = CARDS;
        table.tickets = standardTickets(this.#reference, table);
        table.phase = { name: "dealing", waiting: [] };
        return;
      case "turn_started": {
        const { phase } = table;
        const left = phase.name === "turn" ? (phase.turns_left ?? null) : null;
        const turns_left = left === null ? null : Math.max(0, left - 1);
        table.phase = { name: "turn", seat: event.seat, step: CHOOSE, turns_left };
        return;
      }
      case "last_round_begun":
        if (table.phase.name === "turn") table.phase.turns_left = table.options.seats;
        return;
      case "game_finished":
        return this.#end({ name: "finished", scores: event.scores });
      case "game_voided":
        return this.#end({ name: "voided", reason: event.reason ?? "admin" });

      case "card_turned_up":
        table.deck -= 1;
        table.row[event.slot] = event.card;
        return;
      case "row_discarded":
        table.row.forEach((card) => card && add(table.discards, card));
        table.row.fill(null);
        return;
      case "row_replaced": {
        const before = sum(table.discards);
        table.row = [...event.row];
        table.discards = { ...event.discards };
        table.deck += before - sum(table.discards);
        return;
      }
      case "deck_reshuffled":
        table.deck += sum(table.discards);
        table.discards = none(table.discards);
        return;
      case "card_taken":
        table.row[event.slot] = null;
        this.#takeCard(event.seat);
        return this.#own(event.seat, (you) => add(you.hand, event.card));
      case "route_claimed":
        return this.#claim(event);
      case "station_built":
        return this.#build(event);
      case "tunnel_laid": {
        const { route, payment } = event;
        this.#step({
          name: "tunnel",
          route,
          payment,
          revealed: none(table.discards),
          surcharge: 0,
        });
        return;
      }
      case "tunnel_card_revealed":
        table.deck -= 1;
        return this.#tunnel(({ revealed }) => add(revealed, event.card));
      case "tunnel_surcharge_asked":
        return this.#tunnel((tunnel) => (tunnel.surcharge = event.surcharge));
      // Its cards lie with the revealed ones until the turn ends.
      case "tunnel_surcharge_paid":
        return this.#tunnel(({ revealed }) =>
          this.#pay(event.seat, event.payment, event.surcharge, revealed),
        );
      case "tunnel_abandoned":
        return this.#finishAction();
      default:
        // Everything known is above; a later server may say more.
        event satisfies never;
        return "unknown_event";
    }
  }

  #seat(seat: number): SeatView {
    const found = this.#table.seats[seat];
    if (!found) throw new Error(`there is no seat ${seat}`);
    return found;
  }

  /** Changes what the player has, if this is their seat. */
  #own(seat: number, change: (you: OwnSeat) => unknown): undefined {
    if (this.#you?.seat === seat) change(this.#you);
  }

  #reseat(seat: number, change: Partial<SeatView>): LookAgain | undefined {
    Object.assign(this.#seat(seat), change);
    // Events name seats, not accounts, so a spectator may be the person who sat down.
    const mayBeOwn = this.#you ? this.#you.seat === seat : change.occupant === PERSON;
    return mayBeOwn ? "other_eyes" : undefined;
  }

  #step(step: StepView): void {
    if (this.#table.phase.name === "turn") this.#table.phase.step = step;
  }

  /** Changes the tunnel that is being built. */
  #tunnel(change: (tunnel: Schemas["TunnelStep"]) => unknown): undefined {
    const { phase } = this.#table;
    if (phase.name === "turn" && phase.step.name === "tunnel") change(phase.step);
  }

  /** Long tickets have a separate deck, which is not shown and not drawn from later. */
  #dealTickets(count: number, seat: number): void {
    const { options, phase } = this.#table;
    const { deals } = this.#reference.variants[options.variant ?? "classic"] ?? { deals: [] };
    const deal = deals.find(({ long, standard }) => long + standard === count);
    this.#table.tickets -= deal?.standard ?? 0;
    if (phase.name === "dealing") phase.waiting = [...phase.waiting, seat].sort((a, b) => a - b);
  }

  #offer(event: Schemas["TicketsDealtEvent"] | Schemas["TicketsDrawnEvent"]): undefined {
    const { tickets, keep_min = 0, keep_max = 0 } = event;
    if (tickets) this.#own(event.seat, (you) => (you.offer = { tickets, keep_min, keep_max }));
  }

  #keepTickets(event: Schemas["TicketsKeptEvent"]): undefined {
    const { seat, tickets } = event;
    const { phase } = this.#table;
    this.#seat(seat).tickets += countOf(tickets, event);
    if (phase.name === "dealing") phase.waiting = phase.waiting.filter((other) => other !== seat);
    else this.#step(CHOOSE);
    if (!tickets) return;
    this.#own(seat, (you) => {
      const kept = (you.offer?.tickets ?? []).filter((ticket) => tickets.includes(ticket.id));
      you.tickets.push(...kept.map((ticket) => ({ ...ticket, completed: false })));
      you.offer = null;
    });
    this.#completeTickets();
  }

  /** Adds a card to a hand. After the first card of a turn, a second follows. */
  #takeCard(seat: number): void {
    const { phase } = this.#table;
    this.#seat(seat).cards += 1;
    const isFirst = phase.name === "turn" && phase.step.name === "choose";
    this.#step(isFirst ? { name: "second_card" } : CHOOSE);
  }

  #claim({ seat, route, payment, points }: Schemas["RouteClaimedEvent"]): undefined {
    const { routes } = this.#reference;
    const length = routes[route]?.length ?? 0;
    this.#pay(seat, payment, length);
    const owner = this.#seat(seat);
    owner.trains -= length;
    owner.points += points;
    const order = (id: string) => routes[id]?.index ?? 0;
    this.#table.routes.push({ route, seat });
    this.#table.routes.sort((one, other) => order(one.route) - order(other.route));
    this.#finishAction();
    this.#completeTickets();
  }

  #build({ seat, city, payment }: Schemas["StationBuiltEvent"]): undefined {
    const builder = this.#seat(seat);
    builder.stations -= 1;
    // The first station costs one card, the second two, the third three.
    this.#pay(seat, payment, 3 - builder.stations);
    const { cities } = this.#reference;
    this.#table.stations.push({ city, seat });
    this.#table.stations.sort(
      (one, other) => cities.indexOf(one.city) - cities.indexOf(other.city),
    );
    this.#finishAction();
  }

  #pay(seat: number, payment: Payment, price: number, to = this.#table.discards): void {
    const laid: [TrainCard, number][] = [["locomotive", payment.locomotives]];
    if (payment.color) laid.push([payment.color, price - payment.locomotives]);
    this.#seat(seat).cards -= price;
    for (const [card, count] of laid) {
      to[card] += count;
      this.#own(seat, (you) => (you.hand[card] -= count));
    }
  }

  /** Ends the action of a turn. Cards revealed for a tunnel are discarded. */
  #finishAction(): undefined {
    this.#tunnel(({ revealed }) => {
      for (const card of kinds(revealed)) this.#table.discards[card] += revealed[card];
    });
    this.#step(CHOOSE);
  }

  #end(phase: PhaseView): undefined {
    this.#finishAction();
    this.#table.phase = phase;
    if (this.#you) this.#you.offer = null;
  }

  #completeTickets(): void {
    const you = this.#you;
    if (!you) return;
    const own = this.#table.routes.filter((owned) => owned.seat === you.seat);
    const groups = new Map<string, string>();
    const root = (city: string): string => {
      const parent = groups.get(city);
      return parent === undefined ? city : root(parent);
    };
    for (const { route } of own) {
      const facts = this.#reference.routes[route];
      const [one, other] = facts ? [root(facts.from), root(facts.to)] : ["", ""];
      if (one !== other) groups.set(one, other);
    }
    for (const ticket of you.tickets) {
      const [from, to] = citiesOf(ticket.id);
      ticket.completed = root(from) === root(to);
    }
  }
}

/** How many there are of what only its owner sees. */
function countOf(seen: unknown[] | null | undefined, { count }: { count?: number | null }): number {
  return seen?.length ?? count ?? 0;
}

function sum(cards: TrainCards): number {
  return Object.values(cards).reduce((all, count) => all + count, 0);
}

function add(cards: TrainCards, card: TrainCard): void {
  cards[card] += 1;
}

function kinds(cards: TrainCards): TrainCard[] {
  return Object.keys(cards) as TrainCard[];
}

function none(cards: TrainCards): TrainCards {
  return Object.fromEntries(kinds(cards).map((card) => [card, 0])) as TrainCards;
}
