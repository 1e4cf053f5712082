import type { CityId, Schemas, TableView, TicketId, Variant } from "./types.js";

/**
 * What the fold has to know of the printed game: how long a route is and what it connects, and how
 * many tickets a variant has. It comes from the server, which owns the rules.
 */
export interface Reference {
  readonly routes: Readonly<Record<string, RouteFact>>;
  /** In the order of the server. */
  readonly cities: readonly CityId[];
  readonly bigCities: readonly CityId[];
  readonly variants: Readonly<Partial<Record<Variant, VariantFact>>>;
}

export interface RouteFact {
  /** Its place in the order of the server. */
  readonly index: number;
  readonly from: CityId;
  readonly to: CityId;
  readonly length: number;
}

export interface VariantFact {
  readonly deals: readonly { readonly long: number; readonly standard: number }[];
  readonly standardTickets: number;
  readonly bigCitiesOnly: boolean;
}

/** From the answers of `GET /v1/reference/board` and `GET /v1/reference/variants`. */
export function referenceOf(
  board: Schemas["Board"],
  variants: Schemas["VariantFacts"][],
): Reference {
  const routes = board.routes.map(({ id, from, to, length }, index) => [
    id,
    { index, from, to, length },
  ]);
  const facts = variants.map((facts) => [
    facts.variant,
    {
      deals: facts.deals.map(({ long, standard }) => ({ long, standard })),
      standardTickets: facts.standard_tickets,
      bigCitiesOnly: facts.big_cities_only,
    },
  ]);
  return {
    routes: Object.fromEntries(routes) as Reference["routes"],
    cities: board.cities.map((city) => city.id),
    bigCities: board.cities.filter((city) => city.big_city).map((city) => city.id),
    variants: Object.fromEntries(facts) as Reference["variants"],
  };
}

/** A ticket is named by its two cities. */
export function citiesOf(ticket: TicketId): [CityId, CityId] {
  return ticket.split("-") as [CityId, CityId];
}

/** How many standard tickets a game begins with: those of its variant and of its packs. */
export function standardTickets(reference: Reference, { options, packs = [] }: TableView): number {
  const facts = reference.variants[options.variant ?? "classic"];
  const counts = (ticket: Schemas["Ticket"]) =>
    ticket.kind === "standard" &&
    (!facts?.bigCitiesOnly ||
      citiesOf(ticket.id).some((city) => reference.bigCities.includes(city)));
  const added = packs.flatMap((pack) => pack.tickets).filter(counts).length;
  return (facts?.standardTickets ?? 0) + added;
}
