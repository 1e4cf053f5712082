/** Commands that make a move. Each is one of the moves that the game offers. */

import type { Schemas } from "railhead-client";
import type { Route } from "../app.ts";
import { paymentOf, waysOf } from "../game/payments.ts";
import { isAsked, tunnelOf } from "../game/Tunnel.tsx";
import { reasonWords } from "../game/WhyNot.tsx";
import { stationPrice, whyNotRoute, whyNotStation, type Reason } from "../game/whynot.ts";
import { city, payment as paid, subject, type Move, type Payment } from "../game/words.ts";
import { t } from "../texts.ts";
import { offered, row, turn } from "./answers.ts";
import type { Order } from "./parse.ts";
import type { Scene } from "./scene.ts";

/** Lines that are read out, and the move that a "yes" would make. */
export interface Answer {
  lines: readonly string[];
  asked?: Move;
}

type Moves = readonly Move[];

/** Makes the move of a command, or says why it cannot be made. */
export async function act(order: Order, scene: Scene): Promise<Answer> {
  if (!scene.play || !scene.known.you) return { lines: [t("web-command-watching")] };
  if (scene.isBusy) return { lines: [t("web-command-busy")] };
  const moves = await scene.moves();
  if (!moves) return { lines: [t("web-not-your-turn")] };
  switch (order.command) {
    case "take":
      return take(order, scene, moves);
    case "keep":
      return keep(order, scene, moves);
    case "claim":
      return claim(order, scene, moves);
    case "station":
      return station(order, scene, moves);
    case "pay":
      return pay(order, scene, moves);
    case "draw_tickets":
      return simple("draw_tickets", scene, moves);
    case "give_up":
      return simple("abandon_tunnel", scene, moves);
    default:
      return simple("pass", scene, moves);
  }
}

/** Plays what was asked about, if it is still offered. */
export async function confirm(move: Move, scene: Scene): Promise<Answer> {
  const wanted = JSON.stringify(move);
  const moves = (await scene.moves()) ?? [];
  return moves.some((each) => JSON.stringify(each) === wanted)
    ? play(move, scene)
    : { lines: [t("web-command-not-now")] };
}

/** Plays a move, and says what comes next: what it did is in the news. */
async function play(move: Move, scene: Scene): Promise<Answer> {
  const known = await scene.play?.(move);
  if (known) return next({ ...scene, known });
  const what = subject(move, scene.known.table, scene.facts);
  return { lines: [t("web-kept", { move: what })] };
}

/** The state after a move, and how a tunnel that costs more can be paid. */
async function next(scene: Scene): Promise<Answer> {
  const lines = turn(scene);
  const step = tunnelOf(scene.known);
  if (!isAsked(scene.known, step)) return { lines };
  const moves = await scene.moves();
  return { lines: [...lines, ...(moves ? [surchargeWords(step, moves)] : [])] };
}

function simple(type: Move["type"], scene: Scene, moves: Moves): Answer | Promise<Answer> {
  const move = moves.find((each) => each.type === type);
  return move ? play(move, scene) : notNow(moves);
}

/** The reason why a move is not offered, as far as it is known. */
function notNow(moves: Moves): Answer {
  const isOpen = moves.some(({ type }) => type === "draw_card" || type === "claim_route");
  return { lines: [t(isOpen ? "web-command-not-now" : "web-finish-first")] };
}

function take({ cards: [card] }: Order, scene: Scene, moves: Moves): Answer | Promise<Answer> {
  if (card === undefined) return { lines: row(scene) };
  if (card === "deck") return simple("draw_card", scene, moves);
  const slots = scene.known.table.row;
  const move = moves.find((each) => each.type === "take_face_up" && slots[each.slot] === card);
  if (move) return play(move, scene);
  const isThere = slots.includes(card);
  return isThere ? notNow(moves) : { lines: [t("web-command-not-face-up"), ...row(scene)] };
}

function keep({ numbers }: Order, scene: Scene, moves: Moves): Answer | Promise<Answer> {
  const offer = scene.known.you?.offer;
  if (!offer) return notNow(moves);
  if (numbers.length === 0) return { lines: offered(scene) };
  const wanted = numbers
    .filter((number) => number > 0)
    .map((number) => offer.tickets[number - 1]?.id);
  const move = moves.find(
    (each) =>
      each.type === "keep_tickets" &&
      each.tickets.length === new Set(wanted).size &&
      each.tickets.every((id) => wanted.includes(id)),
  );
  return move ? play(move, scene) : { lines: offered(scene) };
}

type Paid = Extract<Move, { payment: Payment }>;

function claim(order: Order, scene: Scene, moves: Moves): Answer | Promise<Answer> {
  const [from, to] = order.cities;
  if (from === undefined || to === undefined) return { lines: [t("web-command-two-cities")] };
  const between = [...scene.facts.routes.values()].filter(
    (fact) => (fact.from === from && fact.to === to) || (fact.from === to && fact.to === from),
  );
  const name = t("route", { from: city(from), to: city(to) });
  if (between.length === 0) return { lines: [t("web-command-no-route", { route: name })] };
  const ids = new Set<string>(between.map(({ id }) => id));
  const claims = moves.flatMap((move) =>
    move.type === "claim_route" && ids.has(move.route) ? [move] : [],
  );
  if (claims.length > 0) return choose(order, claims, between[0]!.length, scene, name);
  const reasons = between.map((fact) => reasonsFor(fact, scene));
  const [fewest = []] = reasons.sort((one, other) => one.length - other.length);
  return { lines: told(fewest, scene, name) };
}

const reasonsFor = (fact: Route, { known }: Scene): Reason[] => whyNotRoute(fact, known);

const told = (reasons: readonly Reason[], { names }: Scene, name: string): string[] =>
  reasons.length > 0
    ? [`${name}: ${reasons.map((reason) => reasonWords(reason, names)).join(" ")}`]
    : [`${name}: ${t("web-command-not-now")}`];

function station(order: Order, scene: Scene, moves: Moves): Answer | Promise<Answer> {
  const [at] = order.cities;
  if (at === undefined) return { lines: [t("web-command-one-city")] };
  const options = moves.flatMap((move) =>
    move.type === "build_station" && move.city === at ? [move] : [],
  );
  if (options.length === 0) return { lines: told(whyNotStation(at, scene.known), scene, city(at)) };
  return choose(order, options, stationCards(scene), scene, city(at));
}

const stationCards = ({ known: { you, table } }: Scene): number =>
  stationPrice((you && table.seats[you.seat]?.stations) ?? 0);

/**
 * Plays the move with the payment that was named. One that was not named is that which the app
 * suggests; it is asked about, if there are others.
 */
function choose(
  { cards: [card], numbers: [count] }: Order,
  options: readonly Paid[],
  price: number,
  scene: Scene,
  name: string,
): Answer | Promise<Answer> {
  const wanted = options.filter(
    ({ payment: { color, locomotives } }) =>
      (card === undefined || (color ?? "locomotive") === card) &&
      (count === undefined || locomotives === count),
  );
  const ways = (of: readonly Paid[]) => {
    const [way] = waysOf(
      of.map(({ payment }) => payment),
      price,
      scene.known.you!.hand,
    );
    return way && paymentOf(way, way.locomotives[0] ?? 0, price);
  };
  const suggested = ways(wanted);
  const words = (one: Paid) => paid(one.payment, price);
  const move = suggested && wanted.find((each) => words(each) === paid(suggested, price));
  if (!move) {
    const all = [...new Set(options.map(words))].join("; ");
    return { lines: [t("web-command-pay-ways", { ways: all })] };
  }
  const others = new Set(wanted.map(words));
  others.delete(words(move));
  if (card !== undefined || others.size === 0) return play(move, scene);
  const payment = words(move);
  const lines = [t("web-command-sure", { what: name, payment, others: [...others].join("; ") })];
  return { lines, asked: move };
}

const paysOf = (moves: Moves) =>
  moves.flatMap((move) => (move.type === "pay_tunnel" ? [move] : []));

/** The ways to pay the surcharge of a tunnel, in words. */
function surchargeWords({ payment, surcharge }: Schemas["TunnelStep"], moves: Moves): string {
  const color = payment.color ?? null;
  const ways = paysOf(moves).map(({ locomotives }) =>
    paid({ color: locomotives < surcharge ? color : null, locomotives }, surcharge),
  );
  if (ways.length === 0) return t("web-tunnel-cannot", { color: color ?? "none" });
  return t("web-command-pay-ways", { ways: ways.join("; ") });
}

/** Pays the surcharge of a tunnel, with as few locomotives as possible unless their number is said. */
function pay({ numbers: [count] }: Order, scene: Scene, moves: Moves): Answer | Promise<Answer> {
  const step = tunnelOf(scene.known);
  if (!isAsked(scene.known, step)) return notNow(moves);
  const pays = paysOf(moves);
  const fewest = Math.min(...pays.map(({ locomotives }) => locomotives));
  const move = pays.find(({ locomotives }) => locomotives === (count ?? fewest));
  return move ? play(move, scene) : { lines: [surchargeWords(step, moves)] };
}
