import type { Railhead } from "./railhead.js";
import type { TicketsPlan } from "./types.js";

/**
 * Asks for the plan of the player's tickets: what each still needs, and all of them together. An
 * unchanged plan is not sent again. `?plan=true` of a view or a move has the same plan.
 */
export function planTickets(railhead: Railhead, gameId: string): Promise<TicketsPlan> {
  return railhead.get("/v1/games/{game_id}/plan", { path: { game_id: gameId } });
}
