/** How far tickets are: connected by own routes, by stations, or not yet. */

import type { Known, Schemas } from "railhead-client";
import type { SeatPlan } from "./planner.ts";

type OwnTicket = Schemas["OwnTicket"];

/** The tickets of the player. Before the end, own routes complete them; at the end, stations do, too. */
export function ticketsOf({ you, table: { phase } }: Known): readonly OwnTicket[] {
  const tickets = you?.tickets ?? [];
  if (phase.name !== "finished") return tickets;
  const failed = phase.scores.find(({ seat }) => seat === you?.seat)?.failed;
  return failed
    ? tickets.map((each) => ({ ...each, completed: !failed.includes(each.id) }))
    : tickets;
}

/** Whether only stations connect a ticket so far. */
export function isLent({ id, completed }: OwnTicket, plan: SeatPlan | null): boolean {
  const planned = plan?.tickets.find(({ ticket }) => ticket.id === id);
  const cost = planned?.connections[0]?.cost;
  if (completed || planned?.status !== "possible" || !cost) return false;
  return cost.trains === 0 && cost.new_stations === 0;
}
