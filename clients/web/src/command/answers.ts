/** Answers to commands that ask something. */

import { planTickets, type Schemas } from "railhead-client";
import { railhead } from "../app.ts";
import { clientOf } from "../device/client.ts";
import { CARDS } from "../game/kinds.ts";
import { priceWords } from "../game/price.ts";
import { ticketsOf } from "../game/standing.ts";
import { trackOf } from "../game/tracks.ts";
import { city, clock, phase, points, route, ticket } from "../game/words.ts";
import { list, t } from "../texts.ts";
import { across, byName, kindOf, looks, named, routesAt, type Scene } from "./scene.ts";

/** The state of the game, and what the player can do. */
export function turn(scene: Scene): string[] {
  const { known, names } = scene;
  const { you, table } = known;
  const lines = [phase(table, names, you?.seat)];
  if (you?.to_move && table.phase.name === "turn") {
    const { step } = table.phase;
    const surcharge = step.name === "tunnel" ? step.surcharge : 0;
    if (step.name === "tunnel") lines.push(route(scene.facts, step.route));
    const count = step.name === "keep_tickets" ? step.count : 0;
    lines.push(t(`step-${step.name}`, { count, surcharge }));
  }
  return [...lines, ...offered(scene)];
}

/** The tickets to choose from, by number, with what they need alone where that is known. */
export function offered({ known: { you } }: Scene, plan?: Schemas["SeatPlan"] | null): string[] {
  if (!you?.offer) return [];
  const { tickets, keep_min: min, keep_max: max } = you.offer;
  const rows = tickets.map(({ id, points: worth }, at) => {
    const written = { number: at + 1, ticket: ticket(id), points: points(worth) };
    const planned = plan?.tickets.find((each) => each.ticket.id === id);
    const need = planned ? `: ${needOf(planned)}` : "";
    return `${t("web-command-offer", written)}${need}`;
  });
  return [t(min === max ? "web-keep-exactly" : "web-keep-between", { min, max }), ...rows];
}

export function hand({ known: { you } }: Scene): string[] {
  if (!you) return [t("web-command-watching")];
  const held = CARDS.filter((card) => you.hand[card] > 0).map((card) =>
    card === "locomotive"
      ? t("payment-locomotives", { count: you.hand[card] })
      : `${you.hand[card]} ${t(`card-${card}`)}`,
  );
  return [t("web-command-hand", { list: held.length > 0 ? list(held) : t("web-row-empty") })];
}

export function row({ known: { table } }: Scene): string[] {
  const cards = table.row.map((card) => t(card ? `card-${card}` : "web-row-empty"));
  return [
    t("web-command-row", { list: cards.join(", ") }),
    t("web-command-decks", { cards: table.deck, tickets: table.tickets }),
  ];
}

/** The tickets with what they need, as far as that is known now. */
export async function tickets(scene: Scene): Promise<string[]> {
  const { known } = scene;
  if (!known.you) return [t("web-command-watching")];
  const plan = await planOf(scene);
  const rows = [...ticketsOf(known)]
    .sort((one, other) => other.points - one.points)
    .map(({ id, points: worth, completed }) => {
      const planned = plan?.tickets.find((each) => each.ticket.id === id);
      return `${ticket(id)}, ${points(worth)}: ${completed ? t("ticket-completed") : needOf(planned)}`;
    });
  const offers = offered(scene, plan);
  return rows.length + offers.length > 0 ? [...rows, ...offers] : [t("web-no-tickets")];
}

/** The need of a ticket, in words. */
function needOf(planned: Schemas["TicketPlan"] | undefined): string {
  if (!planned) return t("web-command-open");
  const cost = planned.connections[0]?.cost;
  if (planned.status !== "possible") return t(`web-plan-${planned.status}`);
  return cost?.trains ? t("trains", { count: cost.trains }) : t("web-plan-by-stations");
}

/** The plan for the tickets; null where none can be had. */
async function planOf({ id, known }: Scene): Promise<Schemas["SeatPlan"] | null> {
  const isPlayed = known.table.phase.name === "dealing" || known.table.phase.name === "turn";
  if (!known.you || !isPlayed) return null;
  return planTickets(clientOf(id), id).then(
    ({ plan }) => plan,
    () => null,
  );
}

/** The needs of open routes at a city; without one, those of the routes that the tickets need. */
export async function needs(scene: Scene, end: string | undefined): Promise<string[]> {
  const { known, facts } = scene;
  const moves = await scene.moves();
  const priced = (id: string, name: string) => {
    const fact = facts.routes.get(id)!;
    const price = known.you && (priceWords(fact, known, moves) || t("web-plan-cards-suffice"));
    return `${name}: ${looks(fact)}${price ? `; ${price}` : ""}`;
  };
  if (end !== undefined) {
    const open = openAt(scene, end).map((fact) => priced(fact.id, city(across(fact, end))));
    return open.length > 0 ? open : [t("web-command-none-open", { city: city(end) })];
  }
  const plan = await planOf(scene);
  const needed = plan?.routes.map(({ route: id }) => priced(id, route(facts, id))) ?? [];
  if (needed.length > 0) return needed;
  return [t(plan ? "web-command-nothing-needed" : "web-plan-failed")];
}

const openAt = ({ known, facts }: Scene, end: string) =>
  routesAt({ facts }, end).filter(
    (fact) => trackOf(fact, known.table, known.you?.seat).state === "open",
  );

/** The open routes from a city; without one, the routes that can be claimed now. */
export async function routes(scene: Scene, end: string | undefined): Promise<string[]> {
  const { known, facts } = scene;
  if (end !== undefined) {
    const open = openAt(scene, end).map((fact) => `${city(across(fact, end))}: ${looks(fact)}`);
    return open.length > 0 ? open : [t("web-command-none-open", { city: city(end) })];
  }
  const moves = (await scene.moves()) ?? [];
  const ids = moves.flatMap((move) => (move.type === "claim_route" ? [move.route] : []));
  const facts_ = [...new Set(ids)].map((id) => facts.routes.get(id)!);
  facts_.sort((one, other) => other.length - one.length || byName(one.from, other.from));
  const rows = facts_.map(
    (fact) => `${route(facts, fact.id)}: ${looks(fact)}; ${priceWords(fact, known, moves)}`,
  );
  if (rows.length > 0) return rows;
  return [t(known.you?.to_move ? "web-no-open-routes" : "web-not-your-turn")];
}

/** The routes at a city with their owners, and whose station is there. */
export function who(scene: Scene, end: string): string[] {
  const { known } = scene;
  const { table } = known;
  const station = table.stations.find((built) => built.city === end);
  const rows = routesAt(scene, end).map((fact) => {
    const owner = table.routes.find((owned) => owned.route === fact.id)?.seat;
    const state =
      owner !== undefined
        ? named(scene, owner)
        : trackOf(fact, table, known.you?.seat).state === "open"
          ? t("web-command-free")
          : t("web-command-closed");
    return `${city(across(fact, end))}, ${kindOf(fact)}: ${state}`;
  });
  const at = station && `${t("stations", { count: 1 })}: ${named(scene, station.seat)}`;
  return [...(at ? [at] : []), ...rows];
}

/** The routes and stations of each player. */
export function board(scene: Scene): string[] {
  const { known, facts } = scene;
  return known.table.seats.map(({ seat }) => {
    const built = builtBy(scene, seat);
    const stations = known.table.stations.filter((station) => station.seat === seat);
    const words = [
      ...built.map(({ id }) => route(facts, id)),
      ...stations.map((station) => `${t("stations", { count: 1 })} ${city(station.city)}`),
    ];
    return `${named(scene, seat)}: ${words.length > 0 ? words.join("; ") : t("web-command-nothing")}`;
  });
}

/** The routes of a player, by the names of their cities. */
export const builtBy = ({ known, facts }: Pick<Scene, "known" | "facts">, seat: number) =>
  known.table.routes
    .flatMap((owned) => (owned.seat === seat ? (facts.routes.get(owned.route) ?? []) : []))
    .sort((one, other) => byName(one.from, other.from) || byName(one.to, other.to));

export function score(scene: Scene): string[] {
  const { seats, phase: now } = scene.known.table;
  const total = (seat: number) =>
    now.name === "finished" ? now.scores.find((each) => each.seat === seat)?.total : undefined;
  return seats.map(({ seat, points: counted, trains, cards, tickets: held, stations }) =>
    [
      `${named(scene, seat)}: ${points(total(seat) ?? counted)}`,
      t("trains", { count: trains }),
      t("cards", { count: cards }),
      t("tickets", { count: held }),
      t("stations", { count: stations }),
    ].join(", "),
  );
}

export function clocks(scene: Scene): string[] {
  const { known } = scene;
  const rows = (known.clocks ?? []).flatMap(({ seat, deadline, bank_ms: bank }) => {
    const left = deadline ? Date.parse(deadline) - railhead.serverNow() : bank;
    if (known.table.seats[seat]?.on_vacation)
      return [`${named(scene, seat)}: ${t("web-on-vacation")}`];
    return left == null ? [] : [`${named(scene, seat)}: ${clock(left)}`];
  });
  return rows.length > 0 ? rows : [t("web-command-no-clocks")];
}

/** The number of events that are told unless one is said. */
const FEW = 6;

export const last = ({ told }: Scene, count = FEW): string[] =>
  told.length > 0 && count > 0 ? told.slice(-count) : [t("web-command-nothing")];
