/** The examples in the rules, on the real board. */

import type { Schemas } from "railhead-client";

type RouteId = Schemas["RouteId"];
type CityId = Schemas["CityId"];
type Color = Schemas["PlayerColor"];
type Card = Schemas["TrainCard"];
export type Payment = Required<Schemas["Payment"]>;

/** Every length of a route (R1.4). */
export const LENGTHS = [1, 2, 3, 4, 6, 8] as const;

interface Claim {
  route: RouteId;
  payments: readonly [Payment, Payment];
}

/** A route of a colour, a gray one and a ferry, each with two payments out of many (R5.1, R5.6). */
export const CLAIMS = {
  color: {
    route: "lisboa-madrid",
    payments: [
      { color: "pink", locomotives: 0 },
      { color: "pink", locomotives: 1 },
    ],
  },
  gray: {
    route: "berlin-danzig",
    payments: [
      { color: "blue", locomotives: 0 },
      { color: "red", locomotives: 1 },
    ],
  },
  ferry: {
    route: "constantinople-sevastopol",
    payments: [
      { color: "white", locomotives: 2 },
      { color: "blue", locomotives: 3 },
    ],
  },
} as const satisfies Record<string, Claim>;

/** A double route with one track claimed (R5.5). */
export const DOUBLE: { claimed: RouteId; closed: RouteId; color: Color } = {
  claimed: "berlin-warszawa-pink",
  closed: "berlin-warszawa-yellow",
  color: "red",
};

/** A tunnel that costs more (R6.2). */
export const TUNNEL: {
  route: RouteId;
  payment: Payment;
  revealed: readonly Card[];
  surcharge: number;
  extra: Claim["payments"];
} = {
  route: "angora-smyrna",
  payment: { color: "orange", locomotives: 0 },
  revealed: ["blue", "orange", "locomotive"],
  surcharge: 2,
  extra: [
    { color: "orange", locomotives: 0 },
    { color: "orange", locomotives: 1 },
  ],
};

/** The cities of a ticket. No id of one stands in the program: a test searches the memory for them. */
type Ends = readonly [CityId, CityId];

/** The id of the ticket between two cities. */
export const ticketId = (ends: Ends): string => ends.join("-");

/** A ticket completed by a station (R8.2). */
export const STATION: {
  own: readonly RouteId[];
  color: Color;
  city: CityId;
  lent: RouteId;
  lender: Color;
  ends: Ends;
  points: number;
} = {
  own: ["venezia-zurich", "brindisi-roma"],
  color: "red",
  city: "roma",
  lent: "roma-venezia",
  lender: "blue",
  ends: ["zurich", "brindisi"],
  points: 6,
};

export interface Network {
  color: Color;
  /** The longest path, in its order. */
  path: readonly RouteId[];
  /** Routes beside it. */
  beside: readonly RouteId[];
}

/** Two networks: the one with fewer trains has the longer path, which visits a city twice (R9.3). */
export const LONGEST: { longer: Network; shorter: Network; twice: CityId } = {
  longer: {
    color: "blue",
    path: [
      "frankfurt-munchen",
      "amsterdam-frankfurt",
      "amsterdam-bruxelles",
      "bruxelles-frankfurt",
    ],
    beside: [],
  },
  shorter: {
    color: "red",
    path: ["brest-paris", "paris-zurich"],
    beside: ["frankfurt-paris-orange", "bruxelles-paris-red"],
  },
  twice: "frankfurt",
};

/** The last turns with four players (R9.1). */
export const ENDING: { first: Color; left: number; order: readonly Color[] } = {
  first: "red",
  left: 2,
  order: ["blue", "purple", "brown", "red"],
};

/** A final score (R9.2). */
export const SCORE = {
  /** Routes claimed, by length. */
  routes: [
    { length: 6, count: 1 },
    { length: 4, count: 5 },
    { length: 3, count: 4 },
    { length: 2, count: 2 },
    { length: 1, count: 1 },
  ],
  trains: 43,
  tickets: [
    { ends: ["brest", "petrograd"], points: 20, isCompleted: true },
    { ends: ["paris", "wien"], points: 8, isCompleted: true },
    { ends: ["berlin", "moskva"], points: 12, isCompleted: false },
  ],
  unbuilt: 2,
  stations: 8,
  express: 10,
  total: 105,
} as const;
