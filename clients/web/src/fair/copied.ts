/** The outcomes of a decision that was copied from another game, as its events say. */

import { check, type Bag, type Card, type Event, type Ticket } from "./bags.ts";

const OF_CARDS = ["cards_dealt", "card_drawn", "card_turned_up", "tunnel_card_revealed"];
const OF_TICKETS = ["tickets_dealt", "tickets_drawn", "tickets_returned"];

/** Stands for the random numbers of a decision. */
export class Copied {
  #events: Event[];
  #cards: Card[] = [];
  #tickets: (Ticket | string)[] = [];

  /** The events from the first one of the decision on. */
  constructor(events: readonly Event[]) {
    this.#events = [...events];
  }

  /** The seat that plays first. */
  below(): number {
    return this.#events.shift()?.["first"];
  }

  card(bag: Bag): Card {
    if (this.#cards.length === 0) {
      const event = this.#outcome(OF_CARDS);
      this.#cards = event["cards"] ? [...event["cards"]] : [event["card"]];
    }
    const card = this.#cards.shift()!;
    check(bag[card] > 0, `no card ${card} is left`);
    return card;
  }

  sample(from: readonly Ticket[], count: number): Ticket[] {
    const chosen: Ticket[] = [];
    for (let times = Math.min(count, from.length); times > 0; times -= 1) {
      if (this.#tickets.length === 0) this.#tickets = [...this.#outcome(OF_TICKETS)["tickets"]];
      const next = this.#tickets.shift()!;
      const ticket = from.find(({ id }) => id === (typeof next === "string" ? next : next.id));
      check(ticket !== undefined && !chosen.includes(ticket), "a ticket is not there");
      chosen.push(ticket);
    }
    return chosen;
  }

  #outcome(types: readonly string[]): Event {
    for (;;) {
      const event = this.#events.shift();
      check(event !== undefined, "an outcome is missing in the copied events");
      if (types.includes(event.type)) return event;
    }
  }
}
