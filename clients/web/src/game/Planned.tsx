/** The player's tickets with what they still need, and ways of the player's own. */

import type { ComponentChildren, JSX } from "preact";
import type { Known, Schemas } from "railhead-client";
import type { Board as Facts } from "../app.ts";
import type { Spot } from "../board/Board.tsx";
import { list, t } from "../texts.ts";
import { Icon, type IconName } from "../ui/icons.tsx";
import { Drawing } from "./Drawing.tsx";
import { Needs } from "./Needs.tsx";
import { connectionOf, type Choice, type OwnWay, type Planner } from "./planner.ts";
import { isLent, ticketsOf } from "./standing.ts";
import { HalfDone } from "./Tickets.tsx";
import { city, points, route, ticket as written } from "./words.ts";

interface PlannedProps {
  planner: Planner;
  known: Known;
  facts: Facts;
  /** Looks at a route. */
  pick: (spot: Spot) => void;
  /** Begins to plan a way on the map. */
  begin: () => void;
}

export function Planned(props: PlannedProps): JSX.Element {
  const { planner, known } = props;
  const { plan, isFailed } = planner;
  const tickets = [...ticketsOf(known)].sort(
    (one, other) => Number(one.completed) - Number(other.completed) || other.points - one.points,
  );
  const isOver = known.table.phase.name === "finished" || known.table.phase.name === "voided";
  return (
    <div class="stack planned">
      {tickets.length === 0 && <p class="faint">{t("web-no-tickets")}</p>}
      {tickets.length > 0 && (
        <ul class="list tickets">
          {tickets.map((ticket) => (
            <li key={ticket.id}>
              <TicketRow {...props} ticket={ticket} />
            </li>
          ))}
        </ul>
      )}
      {plan && plan.together.tickets.length > 1 && <Together {...props} plan={plan} />}
      {isFailed && <p class="faint small">{t("web-plan-failed")}</p>}
      {known.you && !isOver && <OwnWays {...props} />}
    </div>
  );
}

/** All tickets in one plan. */
function Together({
  planner,
  plan,
}: PlannedProps & { plan: Schemas["SeatPlan"] }): JSX.Element | null {
  const { cost, tickets } = plan.together;
  if (!tickets.some(({ legs }) => legs.length > 0)) return null;
  return (
    <Toggle planner={planner} choice={{ kind: "together" }} class="together">
      <span class="grow">
        {t("web-plan-together", { needed: cost.trains, trains: plan.trains })}
        <Costs cost={cost} />
      </span>
    </Toggle>
  );
}

/** A button that lights a way, and puts it out. */
function Toggle({
  planner,
  choice,
  class: name,
  children,
}: {
  planner: Planner;
  choice: Choice;
  class: string;
  children: ComponentChildren;
}): JSX.Element {
  const isOn = isSame(planner.choice, choice);
  return (
    <button
      type="button"
      class={`entry plain ${name} ${isOn ? "on" : ""}`}
      aria-pressed={isOn}
      onClick={() => planner.choose(isOn ? null : choice)}
    >
      {children}
    </button>
  );
}

function isSame(one: Choice | null, other: Choice): boolean {
  if (one?.kind !== other.kind) return false;
  if (one.kind === "ticket") return other.kind === "ticket" && one.id === other.id;
  return one.kind === "together" || (other.kind === "wish" && one.at === other.at);
}

const MARKS: Record<Schemas["TicketStatus"], IconName> = {
  done: "check",
  possible: "open",
  too_few_trains: "alert",
  too_few_turns: "alert",
  blocked: "close",
};

function TicketRow({
  planner,
  facts,
  known,
  pick,
  ticket,
}: PlannedProps & { ticket: Schemas["OwnTicket"] }): JSX.Element {
  const { plan, choice } = planner;
  const planned = plan?.tickets.find((each) => each.ticket.id === ticket.id);
  const status = ticket.completed ? "done" : (planned?.status ?? "possible");
  const isLit = choice?.kind === "ticket" && choice.id === ticket.id;
  const at = isLit ? choice.at : 0;
  const connection = plan ? connectionOf(plan, { id: ticket.id, at }) : undefined;
  const isHalf = isLent(ticket, plan);
  const isOpen = status === "possible" && connection && !isHalf;
  const inside = (
    <>
      <span class={`tick ${status}`} aria-hidden="true">
        {isHalf ? <HalfDone /> : <Icon name={MARKS[status]} />}
      </span>
      <span class="grow">
        {written(ticket.id)}
        <small class={`status ${status} ${isOpen ? "visually-hidden" : ""}`}>
          {isHalf ? t("web-plan-by-stations") : statusWords(status, planned !== undefined)}
        </small>
        {isOpen && <Costs cost={connection.cost} />}
      </span>
      <b class="number">{points(ticket.points)}</b>
    </>
  );
  if (!connection || status === "done") return <div class="entry ticket">{inside}</div>;
  return (
    <>
      <Toggle planner={planner} choice={{ kind: "ticket", id: ticket.id, at: 0 }} class="ticket">
        {inside}
      </Toggle>
      {isLit && (
        <Steps legs={connection.legs} stations={connection.stations} {...{ facts, known, pick }}>
          <Others planner={planner} id={ticket.id} at={at} />
        </Steps>
      )}
    </>
  );
}

/** The status in words: a mark or a colour alone says nothing. */
function statusWords(status: Schemas["TicketStatus"], isPlanned: boolean): string {
  if (status === "done") return t("ticket-completed");
  return isPlanned && status !== "possible" ? t(`web-plan-${status}`) : t("ticket-failed");
}

/** Trains, stations and missing cards. */
function Costs({
  cost: { trains, new_stations = 0, missing },
}: {
  cost: { trains: number; new_stations?: number; missing: Schemas["MissingCards"] };
}): JSX.Element {
  if (trains === 0 && new_stations === 0)
    return <small class="costs">{t("web-plan-by-stations")}</small>;
  const words = [
    t("trains", { count: trains }),
    ...(new_stations > 0 ? [t("stations", { count: new_stations })] : []),
    missing.total > 0
      ? t("web-plan-missing", { count: missing.total })
      : t("web-plan-cards-suffice"),
  ];
  return (
    <small class="costs">
      {words.join(" · ")} {missing.total > 0 && <Needs missing={missing} />}
    </small>
  );
}

/** Other connections of a ticket: with more stations and fewer trains. */
function Others({
  planner,
  id,
  at,
}: {
  planner: Planner;
  id: string;
  at: number;
}): JSX.Element | null {
  const connections = planner.plan?.tickets.find(({ ticket }) => ticket.id === id)?.connections;
  if (!connections || connections.length < 2) return null;
  return (
    <>
      {connections.map(({ cost, stations }, other) => {
        if (other === Math.min(at, connections.length - 1)) return null;
        const cities = stations.flatMap((each) => (each.is_built ? [] : [city(each.city)]));
        const trains = t("trains", { count: cost.trains });
        return (
          <button
            key={other}
            type="button"
            class="linked"
            onClick={() => planner.choose({ kind: "ticket", id, at: other })}
          >
            {cities.length > 0
              ? t("web-plan-with-station", { trains, cities: list(cities) })
              : t("web-plan-without-station", { trains })}
          </button>
        );
      })}
    </>
  );
}

/** The routes of a way: each leads to its sheet. */
function Steps({
  legs,
  stations = [],
  facts,
  pick,
  children,
}: {
  legs: readonly { route: string; use: Schemas["LegUse"] }[];
  stations?: readonly Schemas["PlannedStation"][];
  facts: Facts;
  pick: (spot: Spot) => void;
  children?: ComponentChildren;
}): JSX.Element {
  const used = new Map(legs.map((leg) => [leg.route, leg]));
  const own = [...used.values()].filter(({ use }) => use === "own").length;
  return (
    <div class="steps">
      <ul>
        {[...used.values()].map(({ route: id, use }) => {
          const fact = facts.routes.get(id);
          if (!fact || use === "own") return null;
          const lent = stations.find((station) => station.route === id);
          return (
            <li key={id}>
              <button type="button" class="plain" onClick={() => pick({ kind: "route", id })}>
                <span class="grow">{route(facts, id)}</span>
                {use === "borrow" && lent ? (
                  <small>{t("web-plan-lent", { city: city(lent.city) })}</small>
                ) : (
                  <Drawing route={fact} />
                )}
              </button>
            </li>
          );
        })}
      </ul>
      {own > 0 && <small class="faint">{t("web-plan-own", { count: own })}</small>}
      {children}
    </div>
  );
}

/** Ways that the player has planned on the map. */
function OwnWays({ planner, facts, known, pick, begin }: PlannedProps): JSX.Element {
  return (
    <section class="stack own-ways" aria-label={t("web-ways")}>
      {planner.ways.length > 0 && <h3>{t("web-ways")}</h3>}
      {planner.ways.length > 0 && (
        <ul class="list">
          {planner.ways.map((way, at) => (
            <li key={at}>
              <Toggle planner={planner} choice={{ kind: "wish", at }} class="ticket">
                <span class={`tick ${wayStatus(way)}`} aria-hidden="true">
                  <Icon name={MARKS[wayStatus(way)]} />
                </span>
                <span class="grow">
                  {way.cities.map(city).join(" – ")}
                  <WayState way={way} facts={facts} />
                </span>
              </Toggle>
              {planner.choice?.kind === "wish" && planner.choice.at === at && (
                <Steps legs={way.legs} {...{ facts, known, pick }}>
                  <button type="button" class="linked" onClick={() => planner.remove(at)}>
                    {t("web-way-remove")}
                  </button>
                </Steps>
              )}
            </li>
          ))}
        </ul>
      )}
      <div>
        <button type="button" class="button" onClick={begin}>
          {t("web-way-plan")}
        </button>
      </div>
    </section>
  );
}

function wayStatus({ blocked, legs }: OwnWay): "blocked" | "done" | "possible" {
  if (blocked.length > 0) return "blocked";
  return legs.every(({ use }) => use === "own") ? "done" : "possible";
}

/** The needs of a way, or its interruptions. */
export function WayState({ way, facts }: { way: OwnWay; facts: Facts }): JSX.Element {
  const status = wayStatus(way);
  const gaps = way.blocked.map(([from, to]) => t("route", { from: city(from), to: city(to) }));
  return (
    <>
      {status === "done" && <small class="status done">{t("ticket-completed")}</small>}
      {status === "blocked" && (
        <small class="status blocked">{t("web-way-blocked", { list: list(gaps) })}</small>
      )}
      {way.closed.length > 0 && (
        <small class="status blocked">
          {t("web-way-closed", { list: list(way.closed.map((id) => route(facts, id))) })}
        </small>
      )}
      {way.trains > 0 && <Costs cost={way} />}
    </>
  );
}
