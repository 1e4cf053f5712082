/**
 * Makes every decision of an exported game again, from its secret: docs/FAIRNESS.md, as
 * `tests/verifier/verify.py` does it. It shares no code with the server.
 */

import {
  box,
  CARDS,
  check,
  Doubt,
  emptyBag,
  isSame,
  laid,
  put,
  sizeOf,
  take,
  type Bag,
  type Card,
  type Event,
  type Ticket,
} from "./bags.ts";
import { Copied } from "./copied.ts";
import { Keyed, type Purpose } from "./keyed.ts";
import { hex, hmacOf, joined, Numbers, sha256, unhex } from "./numbers.ts";
import { checkScores, ends, POINTS, type Route } from "./scores.ts";

/** The printed facts, the same for every game. */
export interface Facts {
  routes: readonly (Omit<Route, "color" | "twin"> & {
    color?: string | null;
    twin?: string | null;
  })[];
  cities: readonly { id: string; big_city: boolean }[];
  sets: readonly { set: string; tickets: readonly Ticket[] }[];
}

/** The outcome of a check. */
export type Verdict =
  | { fair: true; events: number; copied: number; commitment: string; head: string }
  | { fair: false; event: number; why: string };

interface Variant {
  sets: string[];
  isBigOnly: boolean;
  /** Long and standard tickets, the least to hold in all and the most to keep. */
  deals: (readonly [number, number, number, number])[];
  isToBox: boolean;
  drawn: number;
}

const VARIANTS: Record<string, Variant> = {
  classic: { sets: ["europe"], isBigOnly: false, deals: [[1, 3, 2, 4]], isToBox: true, drawn: 3 },
  europa_1912: {
    sets: ["europa_1912"],
    isBigOnly: false,
    deals: [[1, 3, 2, 4]],
    isToBox: true,
    drawn: 3,
  },
  mega: {
    sets: ["europe", "europa_1912"],
    isBigOnly: false,
    deals: [
      [2, 0, 0, 1],
      [0, 5, 3, 5],
    ],
    isToBox: false,
    drawn: 3,
  },
  big_cities: {
    sets: ["europe", "europa_1912"],
    isBigOnly: true,
    deals: [[0, 5, 2, 5]],
    isToBox: false,
    drawn: 4,
  },
};

const COLORS = ["brown", "red", "purple", "gray", "blue"];

/** Checks an export, line by line. */
export async function verify(text: string, facts: Facts): Promise<Verdict> {
  let game: Game | undefined;
  try {
    check(text.endsWith("\n"), "every line ends with a line feed");
    const lines = text.slice(0, -1).split("\n");
    game = await Game.read(lines, facts);
    await game.verify();
    const { at: events, copied, commitment, head } = game;
    return { fair: true, events, copied, commitment, head };
  } catch (error) {
    const why = error instanceof Doubt ? error.message : `it cannot be read: ${String(error)}`;
    return { fair: false, event: game?.at ?? 0, why };
  }
}

interface Offer {
  tickets: Ticket[];
  least: number;
  most: number;
}

class Game {
  /** The number of events that follow. */
  at = 0;
  /** The number of events of play that were copied from another game. */
  copied = 0;
  #copiedFrom: number | null = null;
  readonly commitment: string;
  readonly head: string;
  readonly #id: Uint8Array<ArrayBuffer>;
  readonly #hmac: Awaited<ReturnType<typeof hmacOf>>;
  readonly #events: Event[];
  readonly #facts: Facts;
  readonly #routes: ReadonlyMap<string, Route>;

  // The table.
  #options: Event = { type: "game_created" };
  #seats = 0;
  #host = 0;
  #occupants = new Map<number, "person" | "bot">();
  #colors = new Map<number, string>();
  #texts = new Map<number, string>();
  #phase: "lobby" | "dealing" | "turn" | "over" = "lobby";
  /** The secret of the deal that the game shares with others, in hexadecimal. */
  readonly #dealSecret: string | undefined;
  #dealKey: Uint8Array | null = null;
  #numbers: Numbers | Copied | Keyed = new Numbers(new Uint8Array(32));

  // The game.
  #variant: Variant = VARIANTS["classic"]!;
  #first = 0;
  #long: Ticket[] = [];
  #fresh: Ticket[] = [];
  #returned: Ticket[] = [];
  #rejected: Ticket[] = [];
  #offers = new Map<number, Offer>();
  #deck: Bag = emptyBag();
  #discards: Bag = emptyBag();
  #row: (Card | null)[] = [];
  #hands: Bag[] = [];
  #kept: Ticket[][] = [];
  #trains: number[] = [];
  #stations: number[] = [];
  #dealt: number[] = [];
  #rowDraws = 0;
  #blindDraws: number[] = [];
  #ticketDraws: number[] = [];
  #tunnelDraws = new Map<string, number>();
  #owners = new Map<string, number>();
  #stationOf = new Map<string, number>();
  #tunnel: { route: Route; color: Card | null; open: Bag; surcharge: number } | null = null;
  #seat = 0;
  #step: "choose" | "second" | "keep" | "tunnel" | "passed" | "done" = "choose";
  #turns = 0;
  #turnsLeft: number | null = null;
  #passes = 0;

  // The people.
  #left = new Map<number, string>();
  #missed: number[] = [];
  #hasMoved: boolean[] = [];
  #forced = new Set<number>();
  #onVacation = new Set<number>();

  private constructor(
    first: Event,
    commitment: string,
    hmac: Awaited<ReturnType<typeof hmacOf>>,
    events: Event[],
    facts: Facts,
  ) {
    this.#id = unhex(first["game"].replaceAll("-", ""));
    this.#hmac = hmac;
    this.commitment = commitment;
    this.head = first["head"];
    this.#dealSecret = first["deal_secret"];
    this.#events = events;
    this.#facts = facts;
    this.#routes = new Map(
      facts.routes.map((route) => [
        route.id,
        { ...route, color: route.color ?? null, twin: route.twin ?? null },
      ]),
    );
  }

  /** Reads the lines; checks the commitment and the chain of heads. */
  static async read(lines: readonly string[], facts: Facts): Promise<Game> {
    const first = JSON.parse(lines[0] ?? "") as Event;
    check(first["record"] === 1, "the format of the export is not 1");
    const secret = unhex(first["secret"]);
    const commitment = hex(await sha256(secret));
    check(first["commitment"] === commitment, "the commitment is not the SHA-256 of the secret");
    const hmac = await hmacOf(secret);
    let link = (await hmac(unhex(first["game"].replaceAll("-", "")))).slice(0, 16);
    const events: Event[] = [];
    for (const line of lines.slice(1)) {
      link = (await hmac(joined(link, new TextEncoder().encode(line)))).slice(0, 16);
      const { seq, at: _, schema, ...event } = JSON.parse(line) as Event;
      check(
        seq === events.length + 1,
        `line ${events.length + 2} is not event ${events.length + 1}`,
      );
      check(schema === 1, "the schema is not 1");
      events.push(event as Event);
    }
    check(first["head"] === `${events.length}-${hex(link)}`, "the log does not end with its head");
    return new Game(first, commitment, hmac, events, facts);
  }

  // Reading the log.

  #next(): Event {
    const event = this.#events[this.at];
    check(event !== undefined, "the log ends before the game is over");
    this.at += 1;
    return event;
  }

  #expect(type: string, fields: object = {}): void {
    const event = this.#next();
    const wanted = { type, ...fields };
    check(
      isSame(event, wanted),
      `it says ${JSON.stringify(event)}, it should be ${JSON.stringify(wanted)}`,
    );
  }

  /** Whether the next event was copied from another game. */
  #isCopied(): boolean {
    const begins = this.copied > 0 && this.#events[this.at]?.type === "game_started";
    if (begins) this.#copiedFrom ??= this.at;
    return this.#copiedFrom !== null && this.at < this.#copiedFrom + this.copied;
  }

  async #newDecision(): Promise<void> {
    if (this.#isCopied()) {
      this.#numbers = new Copied(this.#events.slice(this.at, this.#copiedFrom! + this.copied));
      return;
    }
    if (this.#dealKey !== null) {
      this.#numbers = new Keyed(this.#dealKey);
      return;
    }
    const parts = [this.#options["sandbox"] ? new Uint8Array(16) : this.#id];
    for (let seat = 0; seat < this.#seats; seat += 1) {
      const text = this.#texts.get(seat);
      if (text === undefined) continue;
      parts.push(Uint8Array.of(seat, text.length), new TextEncoder().encode(text));
    }
    const number = new DataView(new ArrayBuffer(4));
    number.setUint32(0, this.at + 1);
    parts.push(new Uint8Array(number.buffer));
    this.#numbers = new Numbers(await this.#hmac(joined(...parts)));
  }

  /** The key of the draws of a game that shares its deal with others. */
  async #keyOfDeal(deal?: { commitment: string; entropy: string }): Promise<Uint8Array | null> {
    if (!deal) return null;
    check(this.#dealSecret !== undefined, "the secret of the deal is missing");
    const secret = unhex(this.#dealSecret);
    check(deal.commitment === hex(await sha256(secret)), "the deal has another secret");
    const entropy = unhex(deal.entropy);
    const isHash = entropy.length === 32 && hex(entropy) === deal.entropy;
    check(isHash, "the entropy of the deal is no hash");
    const hmac = await hmacOf(secret);
    return hmac(joined(new TextEncoder().encode("deal"), entropy));
  }

  /** Says what is drawn next. */
  #drawFor(purpose: Purpose): void {
    if (this.#numbers instanceof Keyed) this.#numbers.purpose = purpose;
  }

  // The opening and the table before the start.

  async verify(): Promise<void> {
    const created = this.#next();
    check(created.type === "game_created", "the first event is not game_created");
    check(created["rules"] === 1, "the rules are not those of revision 1");
    check(created["commitment"] === this.commitment, "game_created has another commitment");
    this.#options = created;
    this.#dealKey = await this.#keyOfDeal(created["deal"]);
    this.copied = created["copied_events"] ?? 0;
    this.#seats = created["seats"];
    check(this.#seats >= 2 && this.#seats <= 5, "a game has 2 to 5 seats");
    check(created["variant"] in VARIANTS, "there is no such variant");
    this.#variant = VARIANTS[created["variant"]]!;
    const hasStandIns = (created["stand_ins"] ?? "none") !== "none";
    check(!(created["rated"] && hasStandIns), "there are no stand-ins in rated games (R10.10)");
    this.#seatPerson(this.#next());
    this.#host = [...this.#occupants.keys()][0]!;
    if (this.#host !== 0) this.#expect("host_changed", { seat: this.#host });
    while (this.#phase !== "over") {
      await this.#newDecision();
      this.#decide(this.#next());
    }
    check(this.at === this.#events.length, "the log goes on after the end");
  }

  #seatPerson(event: Event): void {
    check(event.type === "player_joined", "nobody sits down");
    this.#sit(event, "person");
    if (event["entropy"] != null) this.#texts.set(event["seat"], event["entropy"]);
  }

  #sit(event: Event, who: "person" | "bot"): void {
    const { seat, color } = event as Event & { seat: number; color: string };
    check(seat >= 0 && seat < this.#seats && !this.#occupants.has(seat), "the seat is taken");
    const isFree = COLORS.includes(color) && ![...this.#colors.values()].includes(color);
    check(isFree, "the colour is taken");
    this.#occupants.set(seat, who);
    this.#colors.set(seat, color);
  }

  #standUp(seat: number, who: "person" | "bot"): void {
    check(this.#occupants.get(seat) === who, `no ${who} sits in seat ${seat}`);
    this.#occupants.delete(seat);
    this.#colors.delete(seat);
    this.#texts.delete(seat);
  }

  #decide(event: Event): void {
    const isLobby = this.#phase === "lobby";
    const { type, seat } = event as Event & { seat: number };
    const before = () => check(isLobby, `${type} after the start`);
    const after = (canBeAway = false) => {
      check(!isLobby, `${type} before the start`);
      check(canBeAway || !this.#onVacation.has(seat), "the player is on vacation");
    };
    switch (type) {
      case "game_voided":
        this.#phase = "over";
        return;
      case "time_granted":
        return;
      case "player_joined":
        before();
        return this.#seatPerson(event);
      case "player_left":
        before();
        return this.#standUp(seat, "person");
      case "player_kicked":
        before();
        check(seat !== this.#host, "the host cannot kick themselves");
        return this.#standUp(seat, "person");
      case "bot_added":
        before();
        check(!this.#options["rated"], "there are no bots in rated games");
        return this.#sit(event, "bot");
      case "bot_removed":
        before();
        return this.#standUp(seat, "bot");
      case "host_changed":
        before();
        check(this.#occupants.get(seat) === "person", "the host is a person");
        this.#host = seat;
        return;
      case "game_started":
        before();
        return this.#start(event);
      case "vacation_begun":
      case "vacation_ended":
        after(true);
        return this.#absence(event);
      case "sleeping_hours_set":
        return this.#absence(event);
      case "card_drawn":
        after();
        return this.#cardDrawn(event);
      case "card_taken":
        after();
        return this.#cardTaken(event);
      case "route_claimed":
        after();
        return this.#routeClaimed(event);
      case "tunnel_laid":
        after();
        return this.#tunnelLaid(event);
      case "tunnel_surcharge_paid":
        after();
        return this.#surchargePaid(event);
      case "tunnel_abandoned":
        after();
        return this.#tunnelAbandoned(event);
      case "station_built":
        after();
        return this.#stationBuilt(event);
      case "passed":
        after();
        return this.#passed(event);
      case "tickets_drawn":
        after();
        return this.#ticketsDrawn(event);
      case "tickets_kept":
        after();
        return this.#ticketsKept(event);
      case "time_ran_out":
        after();
        return this.#timeRanOut(event);
      case "seat_handed_over":
        after(true);
        check(this.#allHaveMoved(), "not everyone has moved (R10.4)");
        return this.#handOver(event, seat, "resigned");
      case "seat_taken_back":
        after(true);
        check(
          this.#left.get(seat) === "out_of_time",
          "the seat was not lost by running out of time",
        );
        return this.#seatAgain(seat);
      case "stand_in_seated": {
        after(true);
        const isAgreed = (this.#options["stand_ins"] ?? "none") !== "none";
        check(isAgreed, "nobody may stand in for others (R10.10)");
        check(this.#phase === "turn" && this.#left.has(seat), "no bot plays for a player (R10.10)");
        return this.#seatAgain(seat);
      }
      default:
        throw new Doubt(`a decision cannot begin with ${type}`);
    }
  }

  #absence(event: Event): void {
    const { type, seat } = event as Event & { seat: number };
    check(this.#occupants.get(seat) === "person", "no person sits there");
    const clock = this.#options["clock"] ?? { kind: null, seconds: 0 };
    check(clock.seconds >= 86_400, "the clock gives less than a day");
    if (type === "sleeping_hours_set") {
      check(clock.kind === "per_move", "the clock is not one for each move");
      const { hours } = event;
      check(hours == null || areHours(hours.from, hours.until), "no such sleeping hours (R10.9)");
      return;
    }
    const begins = type === "vacation_begun";
    check(this.#onVacation.has(seat) !== begins, "the vacation is known");
    if (begins) this.#onVacation.add(seat);
    else this.#onVacation.delete(seat);
  }

  // The deal.

  #start(event: Event): void {
    check(this.#occupants.size === this.#seats, "not all seats are taken");
    const byLot = this.#numbers.below(this.#seats);
    this.#first = this.#options["first_seat"] ?? byLot;
    check(event["first"] === this.#first, `seat ${this.#first} plays first`);
    this.#layTickets();
    const seats = [...Array(this.#seats).keys()];
    const all = <T>(make: () => T): T[] => seats.map(make);
    this.#deck = box();
    this.#row = Array<Card | null>(5).fill(null);
    this.#hands = all(emptyBag);
    this.#kept = all(() => []);
    this.#trains = all(() => 45);
    this.#stations = all(() => 3);
    this.#missed = all(() => 0);
    this.#hasMoved = all(() => false);
    this.#dealt = all(() => 0);
    this.#blindDraws = all(() => 0);
    this.#ticketDraws = all(() => 0);
    this.#phase = "dealing";
    for (const seat of seats) {
      const cards = [0, 1, 2, 3].map((number) => this.#draw(`hand/${seat}/${number}`));
      for (const card of cards) this.#hands[seat]![card] += 1;
      this.#expect("cards_dealt", { seat, cards });
    }
    this.#layRow();
    for (const seat of seats) this.#dealTickets(seat);
  }

  /** The tickets of the variant and of the packs, in their order. */
  #layTickets(): void {
    const { sets, isBigOnly } = this.#variant;
    const printed = sets.flatMap((name) => {
      const found = this.#facts.sets.find(({ set }) => set === name);
      return found ? [...found.tickets] : [];
    });
    const packs: { tickets: Ticket[] }[] = this.#options["packs"] ?? [];
    const big = new Set(this.#facts.cities.filter((city) => city.big_city).map(({ id }) => id));
    const tickets = [...printed, ...packs.flatMap((pack) => pack.tickets)]
      .map(({ id, points, kind }) => ({ id, points, kind }))
      .filter(
        ({ id, kind }) =>
          !isBigOnly || (kind === "standard" && ends(id).some((end) => big.has(end))),
      );
    this.#long = tickets.filter(({ kind }) => kind === "long");
    this.#fresh = tickets.filter(({ kind }) => kind === "standard");
  }

  #dealTickets(seat: number): void {
    const deal = this.#variant.deals[this.#dealt[seat]!];
    if (!deal) return;
    const [long, standard, hold, most] = deal;
    const before = this.#ticketDraws[seat]!;
    this.#drawFor((number) => `ticket/${seat}/${before + number}`);
    const chosenLong = this.#numbers.sample(this.#long, long);
    this.#drawFor((number) => `ticket/${seat}/${before + long + number}`);
    const chosen = this.#numbers.sample(this.#fresh, standard);
    remove(this.#long, chosenLong);
    remove(this.#fresh, chosen);
    const tickets = [...chosenLong, ...chosen];
    const least = Math.max(0, hold - this.#kept[seat]!.length);
    this.#offers.set(seat, { tickets, least, most });
    this.#dealt[seat]! += 1;
    this.#ticketDraws[seat]! += tickets.length;
    this.#expect("tickets_dealt", { seat, tickets, keep_min: least, keep_max: most });
  }

  // Cards.

  /** After every event that takes from the deck or adds to the discards (R4.8). */
  #reshuffle(isTold = true): void {
    if (sizeOf(this.#deck) > 0 || sizeOf(this.#discards) === 0) return;
    if (isTold) this.#expect("deck_reshuffled");
    put(this.#deck, this.#discards);
    this.#discards = emptyBag();
  }

  #draw(draw: string): Card {
    this.#drawFor(() => draw);
    const card = this.#numbers.card(this.#deck);
    this.#deck[card] -= 1;
    return card;
  }

  #layRow(): void {
    this.#fillRow(true);
    let replaced = 0;
    while (this.#mustReplace()) {
      const isTold = replaced < 10;
      if (!isTold && this.#numbers instanceof Copied) return this.#copyRow();
      if (isTold) this.#expect("row_discarded");
      for (const card of this.#row) if (card) this.#discards[card] += 1;
      this.#row = Array<Card | null>(5).fill(null);
      this.#reshuffle(isTold);
      this.#fillRow(isTold);
      replaced += 1;
    }
    if (replaced > 10)
      this.#expect("row_replaced", {
        times: replaced - 10,
        row: this.#row,
        discards: this.#discards,
      });
  }

  /** The row of a `row_replaced` in a copied decision, which names no single card. */
  #copyRow(): void {
    const event = this.#next();
    check(event.type === "row_replaced", "the row is replaced");
    for (const card of this.#row) this.#deck[card!] += 1;
    put(this.#deck, this.#discards);
    this.#row = [...event["row"]];
    this.#discards = { ...emptyBag(), ...event["discards"] };
    for (const card of this.#row) take(this.#deck, { [card!]: 1 }, "the row that was replaced");
    take(this.#deck, this.#discards, "the row that was replaced");
  }

  #fillRow(isTold: boolean): void {
    while (this.#row.includes(null) && sizeOf(this.#deck) > 0) {
      const slot = this.#row.indexOf(null);
      const card = this.#draw(`row/${this.#rowDraws}`);
      this.#rowDraws += 1;
      if (isTold) this.#expect("card_turned_up", { slot, card });
      this.#row[slot] = card;
      this.#reshuffle(isTold);
    }
  }

  #mustReplace(): boolean {
    const locomotives = this.#row.filter((card) => card === "locomotive").length;
    if (this.#row.includes(null) || locomotives < 3) return false;
    const everything = emptyBag();
    put(everything, this.#deck);
    put(everything, this.#discards);
    for (const card of this.#row) everything[card!] += 1;
    const total = sizeOf(everything);
    if (total <= 5 || total - everything.locomotive < 3) return false;
    return sizeOf(this.#deck) !== 5 || this.#deck.locomotive < 3 || sizeOf(this.#discards) > 0;
  }

  // Moves.

  #onTurn(event: Event, ...steps: string[]): number {
    const seat: number = event["seat"];
    const isTurn = this.#phase === "turn" && seat === this.#seat;
    check(isTurn, `it is not the turn of seat ${seat}`);
    check(steps.includes(this.#step), `${event.type} in the step ${this.#step}`);
    return seat;
  }

  #afterCard(): void {
    const isSecond = this.#step === "second";
    this.#step = "second";
    if (isSecond || sizeOf(this.#deck) === 0) this.#endTurn();
  }

  #cardDrawn(event: Event): void {
    const seat = this.#onTurn(event, "choose", "second");
    check(sizeOf(this.#deck) > 0, "no train card can be drawn (R4.9)");
    const number = this.#blindDraws[seat]!;
    const card = this.#draw(`blind/${seat}/${number}`);
    this.#blindDraws[seat] = number + 1;
    check(event["card"] === card, `the card is ${card}`);
    this.#hands[seat]![card] += 1;
    this.#reshuffle();
    this.#layRow();
    this.#afterCard();
  }

  #cardTaken(event: Event): void {
    const seat = this.#onTurn(event, "choose", "second");
    check(sizeOf(this.#deck) > 0, "no train card can be taken (R4.9)");
    const { slot, card } = event as Event & { slot: number; card: Card };
    check(this.#row[slot] === card && CARDS.includes(card), `another card lies in slot ${slot}`);
    const isFirst = this.#step === "choose";
    check(isFirst || card !== "locomotive", "a locomotive as the second card (R4.3)");
    this.#row[slot] = null;
    this.#hands[seat]![card] += 1;
    if (card === "locomotive" || !isFirst) return this.#endTurn();
    this.#layRow();
    this.#afterCard();
  }

  #checkClaim(seat: number, event: Event): [Route, Partial<Bag>] {
    const route = this.#routes.get(event["route"]);
    check(route !== undefined, "there is no such route");
    const { payment } = event;
    check(!this.#owners.has(route.id), "the route is taken (R5.4)");
    const twin = route.twin === null ? undefined : this.#owners.get(route.twin);
    const isOpen = twin === undefined || (twin !== seat && this.#seats > 3);
    check(isOpen, "the other track is taken (R5.5)");
    check(this.#trains[seat]! >= route.length, "too few trains (R5.3)");
    const fits = route.color === null || payment.color === null || payment.color === route.color;
    check(fits, "the colour of the route (R5.1)");
    check(payment.locomotives >= route.ferry, "locomotives of the ferry (R5.6)");
    return [route, laid(payment, route.length)];
  }

  #pay(seat: number, cards: Partial<Bag>): void {
    take(this.#hands[seat]!, cards, "the hand");
  }

  #takeRoute(seat: number, route: Route, cards: Partial<Bag>): void {
    this.#pay(seat, cards);
    this.#owners.set(route.id, seat);
    this.#trains[seat]! -= route.length;
    put(this.#discards, cards);
    this.#reshuffle();
    this.#endTurn();
  }

  #routeClaimed(event: Event): void {
    const seat = this.#onTurn(event, "choose");
    const [route, cards] = this.#checkClaim(seat, event);
    check(!route.tunnel, "a tunnel begins with tunnel_laid (R6.1)");
    check(event["points"] === POINTS[route.length], "the points of the route (R1.4)");
    this.#takeRoute(seat, route, cards);
  }

  #tunnelLaid(event: Event): void {
    const seat = this.#onTurn(event, "choose");
    const [route, cards] = this.#checkClaim(seat, event);
    check(route.tunnel, "the route is no tunnel");
    const hand = this.#hands[seat]!;
    check(
      CARDS.every((card) => hand[card] >= (cards[card] ?? 0)),
      "the hand lacks cards",
    );
    const { payment } = event;
    const open = emptyBag();
    let surcharge = 0;
    for (let times = 0; times < 3 && sizeOf(this.#deck) > 0; times += 1) {
      const number = this.#tunnelDraws.get(route.id) ?? 0;
      const card = this.#draw(`tunnel/${route.id}/${number}`);
      this.#tunnelDraws.set(route.id, number + 1);
      this.#expect("tunnel_card_revealed", { card });
      open[card] += 1;
      if (card === "locomotive" || card === payment.color) surcharge += 1;
      this.#reshuffle();
    }
    this.#tunnel = { route, color: payment.color, open, surcharge };
    if (surcharge === 0) return this.#finishTunnel(seat, payment);
    this.#expect("tunnel_surcharge_asked", { seat, surcharge });
    this.#staked = payment;
    this.#step = "tunnel";
  }

  /** The cards laid for the tunnel at first. */
  #staked: Event["payment"] = null;

  #finishTunnel(seat: number, payment: Event["payment"]): void {
    const { route, open } = this.#tunnel!;
    const points = POINTS[route.length];
    this.#expect("route_claimed", { seat, route: route.id, payment, points });
    put(this.#discards, open);
    this.#takeRoute(seat, route, laid(payment, route.length));
  }

  #surchargePaid(event: Event): void {
    const seat = this.#onTurn(event, "tunnel");
    const { color, open, surcharge } = this.#tunnel!;
    check(event["surcharge"] === surcharge, `the surcharge is ${surcharge}`);
    const { payment } = event;
    const fits = payment.color === null || payment.color === color;
    check(fits, "the colour of the surcharge (R6.2)");
    const cards = laid(payment, surcharge);
    this.#pay(seat, cards);
    put(open, cards);
    this.#finishTunnel(seat, this.#staked);
  }

  #tunnelAbandoned(event: Event): void {
    this.#onTurn(event, "tunnel");
    put(this.#discards, this.#tunnel!.open);
    this.#reshuffle();
    this.#endTurn();
  }

  #stationBuilt(event: Event): void {
    const seat = this.#onTurn(event, "choose");
    const city: string = event["city"];
    const canBuild = this.#stations[seat]! > 0 && !this.#stationOf.has(city);
    check(canBuild, "a station cannot be built there (R8.1)");
    const cards = laid(event["payment"], 4 - this.#stations[seat]!);
    this.#pay(seat, cards);
    this.#stations[seat]! -= 1;
    this.#stationOf.set(city, seat);
    put(this.#discards, cards);
    this.#reshuffle();
    this.#endTurn();
  }

  #passed(event: Event): void {
    this.#onTurn(event, "choose");
    const isEmpty = sizeOf(this.#deck) === 0 && !this.#fresh.length && !this.#returned.length;
    check(isEmpty, "something can be drawn (R3.1)");
    this.#passes += 1;
    this.#step = "passed";
    this.#endTurn();
  }

  #ticketsDrawn(event: Event): void {
    const seat = this.#onTurn(event, "choose");
    const { drawn } = this.#variant;
    const before = this.#ticketDraws[seat]!;
    this.#drawFor((number) => `ticket/${seat}/${before + number}`);
    const fresh = this.#numbers.sample(this.#fresh, drawn);
    remove(this.#fresh, fresh);
    const tickets = [...fresh, ...this.#returned.splice(0, drawn - fresh.length)];
    check(tickets.length > 0, "no tickets are left (R7.1)");
    this.#ticketDraws[seat]! += tickets.length;
    const wanted = { type: "tickets_drawn", seat, tickets, keep_min: 1, keep_max: tickets.length };
    check(isSame(event, wanted), `it should be ${JSON.stringify(wanted)}`);
    this.#offers.set(seat, { tickets, least: 1, most: tickets.length });
    this.#step = "keep";
  }

  #ticketsKept(event: Event): void {
    const { seat, tickets: kept } = event as Event & { seat: number; tickets: string[] };
    const offer = this.#offers.get(seat);
    check(offer !== undefined, `seat ${seat} has nothing to choose from`);
    this.#offers.delete(seat);
    const wereOffered = kept.every((id) => offer.tickets.some((ticket) => ticket.id === id));
    check(wereOffered && new Set(kept).size === kept.length, "a ticket was not offered");
    const isRight = kept.length >= offer.least && kept.length <= offer.most;
    check(isRight, "too many or too few tickets (R2.2, R7.1)");
    for (const ticket of offer.tickets)
      (kept.includes(ticket.id) ? this.#kept[seat]! : this.#rejected).push(ticket);
    if (this.#phase === "turn") {
      this.#step = "done";
      this.#returnRejected();
      return this.#endTurn();
    }
    const { isToBox } = this.#variant;
    const boxed = this.#rejected.filter(({ kind }) => isToBox || kind === "long");
    if (boxed.length > 0)
      this.#expect("tickets_boxed", { seat, tickets: boxed.map(({ id }) => id) });
    this.#rejected = this.#rejected.filter((ticket) => !boxed.includes(ticket));
    this.#dealTickets(seat);
    if (this.#offers.size > 0) return;
    this.#returnRejected();
    this.#startTurn(this.#first);
  }

  #returnRejected(): void {
    const seat = this.#seat;
    const draw =
      this.#phase === "turn" ? `order/${seat}/${this.#ticketDraws[seat]}` : "order/start/0";
    this.#drawFor(() => draw);
    const tickets = this.#numbers.sample(this.#rejected, this.#rejected.length);
    if (tickets.length > 0)
      this.#expect("tickets_returned", { tickets: tickets.map(({ id }) => id) });
    this.#returned.push(...tickets);
    this.#rejected = [];
  }

  // Turns.

  #startTurn(seat: number): void {
    this.#expect("turn_started", { seat });
    this.#turns += 1;
    this.#phase = "turn";
    this.#seat = seat;
    this.#step = "choose";
    this.#tunnel = null;
    this.#forced.clear();
  }

  #endTurn(): void {
    const seat = this.#seat;
    if (this.#step !== "passed") this.#passes = 0;
    this.#layRow();
    if (this.#turnsLeft === 0 || this.#passes >= this.#seats) return this.#finish();
    const isLast = this.#trains[seat]! <= 2 || this.#turns >= 1000;
    if (this.#turnsLeft === null && isLast) {
      this.#expect("last_round_begun", { seat });
      this.#turnsLeft = this.#seats;
    }
    if (this.#turnsLeft !== null) this.#turnsLeft -= 1;
    if (!this.#forced.has(seat)) {
      this.#missed[seat] = 0;
      // A turn of the bot that plays for a player who left is not theirs.
      if (!this.#left.has(seat)) this.#hasMoved[seat] = true;
    }
    this.#startTurn((seat + 1) % this.#seats);
  }

  // People.

  #people(): number[] {
    return [...this.#occupants].filter(([, who]) => who === "person").map(([seat]) => seat);
  }

  #allHaveMoved(): boolean {
    return (
      this.#options["binding"] === true || this.#people().every((seat) => this.#hasMoved[seat])
    );
  }

  #timeRanOut(event: Event): void {
    const seat: number = event["seat"];
    const isWaitedFor = this.#phase === "dealing" ? this.#offers.has(seat) : seat === this.#seat;
    const isPerson = this.#occupants.get(seat) === "person";
    check(isPerson && isWaitedFor, `nobody waits for a person in seat ${seat}`);
    if (!this.#forced.has(seat)) this.#missed[seat]! += 1;
    this.#forced.add(seat);
    if (this.#missed[seat]! < 2) return;
    if (this.#allHaveMoved()) return this.#handOver(this.#next(), seat, "out_of_time");
    this.#expect("game_voided", { reason: "left_early" });
    this.#phase = "over";
  }

  #handOver(event: Event, seat: number, reason: string): void {
    const isIt = event.type === "seat_handed_over" && event["seat"] === seat;
    check(isIt, `seat ${seat} is handed over`);
    const isPerson = this.#occupants.get(seat) === "person";
    check(event["reason"] === reason && isPerson, "the seat is a person's");
    this.#occupants.set(seat, "bot");
    this.#left.set(seat, reason);
    this.#onVacation.delete(seat);
    if (this.#people().length > 1) return;
    if (![...this.#people(), ...this.#left.keys()].every((person) => this.#isAbsent(person)))
      return this.#finish();
    this.#expect("game_voided", { reason: "left_early" });
    this.#phase = "over";
  }

  /** Whether a person left, or ran out of time, without a turn of their own (R10.1). */
  #isAbsent(seat: number): boolean {
    const isOutOfTime = this.#occupants.get(seat) === "person" && this.#missed[seat]! > 0;
    const isAway = this.#left.has(seat) || isOutOfTime;
    return isAway && !this.#hasMoved[seat];
  }

  #seatAgain(seat: number): void {
    this.#left.delete(seat);
    this.#occupants.set(seat, "person");
    this.#missed[seat] = 0;
    this.#forced.delete(seat);
  }

  // The end.

  #finish(): void {
    const event = this.#next();
    check(event.type === "game_finished", "the game is over");
    const seats = [...Array(this.#seats).keys()];
    checkScores(event["scores"], {
      routes: this.#routes,
      owners: this.#owners,
      stations: this.#stationOf,
      kept: this.#kept,
      left: this.#stations,
      gone: seats.map((seat) => this.#left.has(seat)),
      absent: seats.map((seat) => this.#isAbsent(seat)),
      hasGermanTies: this.#options["tie_break"] === "german",
    });
    this.#phase = "over";
  }
}

/** Takes tickets out of a list: the last one takes the place of each. */
function remove(tickets: Ticket[], chosen: readonly Ticket[]): void {
  for (const ticket of chosen) {
    const at = tickets.indexOf(ticket);
    const last = tickets.pop()!;
    if (at < tickets.length) tickets[at] = last;
  }
}

/** Accepts minutes of a day that begin and end one minute to ten hours. */
function areHours(begin: number, end: number): boolean {
  const isMinute = (value: number) => Number.isInteger(value) && value >= 0 && value < 1440;
  const length = (end - begin + 1440) % 1440;
  return isMinute(begin) && isMinute(end) && length >= 1 && length <= 600;
}
