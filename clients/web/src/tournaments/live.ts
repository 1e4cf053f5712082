/** A tournament as its stream last sent it, with its standings. */

import { useEffect, useState } from "preact/hooks";
import { followTournament, type Schemas } from "railhead-client";
import { railhead, session } from "../app.ts";
import { type Loaded, useLoaded } from "../ui/load.tsx";
import type { Tournament } from "./words.ts";

/** A tournament, read once and then followed. */
export function useTournament(id: string): Loaded<Tournament> {
  const path = { tournament_id: id };
  const loaded = useLoaded(
    () => railhead.get("/v1/tournaments/{tournament_id}", { path }),
    [id, session.value?.accountId],
  );
  const [found, show] = useState<Tournament | null>(null);
  useEffect(() => {
    const live = followTournament(railhead, id);
    const stop = live.tournament.subscribe(show);
    return () => {
      stop();
      live.close();
      show(null);
    };
  }, [id]);
  // What was asked for after an action may be newer than what the stream has sent.
  return found && !isNewer(loaded.value, found) ? { ...loaded, value: found } : loaded;
}

/** Whether the first is newer: heads begin with their number. */
function isNewer(one: Tournament | undefined, other: Tournament): boolean {
  const number = ({ head }: Tournament) => Number.parseInt(head, 10);
  return one !== undefined && number(one) > number(other);
}

/** The tables of a round. */
export function useRound(of: Tournament, round: number): Loaded<Schemas["TournamentRound"]> {
  const path = { tournament_id: of.id, round };
  return useLoaded(
    () => railhead.get("/v1/tournaments/{tournament_id}/rounds/{round}", { path }),
    [of.id, round, of.head],
  );
}

/** The first page of the standings. */
export function useStandings(of: Tournament): Loaded<Schemas["TournamentStandings"]> {
  const path = { tournament_id: of.id };
  return useLoaded(
    () => railhead.get("/v1/tournaments/{tournament_id}/standings", { path }),
    [of.id, of.head],
  );
}
