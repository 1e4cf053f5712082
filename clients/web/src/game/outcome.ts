/** The result in words for a player: the winner, the margin, and the part that decided it. */

import type { Schemas } from "railhead-client";
import { list, number, t } from "../texts.ts";
import { points, ticket } from "./words.ts";

type Score = Schemas["PlayerScore"];

const PARTS = ["tickets", "routes", "express", "stations"] as const;

export interface Outcome {
  headline: string;
  /** The tickets that failed, by name. */
  failed: string | null;
  /** The part of the score that decided the game. */
  decided: string | null;
}

export function outcome(
  result: Schemas["GameResult"],
  names: readonly string[],
  own: number | undefined,
): Outcome {
  const ranking = ranked(result.scores);
  const winners = ranking.filter(({ rank }) => rank === 1);
  const me = result.scores.find(({ seat }) => seat === own);
  // The best of the others; for spectators, the game is the winner's.
  const seen = me ?? winners[0]!;
  const other = ranking.find(({ seat }) => seat !== seen.seat);
  const failed = me ? failedTickets(result, me.seat) : [];
  return {
    headline: me && other ? headline(me, other, winners, failed) : won(winners, names),
    failed: failed.length
      ? t("web-failed-named", {
          tickets: list(failed.map(({ id, points }) => `${ticket(id)} (${number(points)})`)),
        })
      : null,
    decided: other && isClear(winners) ? decided(seen, other, failed.length > 0) : null,
  };
}

export const ranked = (scores: readonly Score[]): Score[] =>
  [...scores].sort((a, b) => a.rank - b.rank || a.seat - b.seat);

const isClear = (winners: readonly Score[]) => winners.length === 1;

function won(winners: readonly Score[], names: readonly string[]): string {
  const who = winners.map(({ seat }) => names[seat] ?? "");
  return who.length === 1
    ? t("phase-finished-winner", { player: who[0]! })
    : t("phase-finished-winners", { players: list(who) });
}

function failedTickets({ explanation }: Schemas["GameResult"], seat: number) {
  return explanation.players[seat]?.ticket_paths.filter(({ completed }) => !completed) ?? [];
}

function headline(
  me: Score,
  other: Score,
  winners: readonly Score[],
  failed: readonly { points: number }[],
): string {
  if (me.rank === 1 && winners.length > 1) return t("web-you-share");
  const by = Math.abs(me.total - other.total);
  if (me.rank === 1) {
    // Ties, and players who left with more points, are explained below.
    return me.total > other.total ? t("web-you-won-by", { points: points(by) }) : t("web-you-won");
  }
  const lost =
    me.total < other.total ? t("web-you-lost-by", { points: points(by) }) : t("web-you-lost");
  if (failed.length === 0) return lost;
  const why = t("web-tickets-failed", {
    count: failed.length,
    points: number(failed.reduce((sum, ticket) => sum + ticket.points, 0)),
  });
  return t("web-headline-why", { what: lost, why });
}

/** The part of the score that differs most in the direction of the result. */
function decided(me: Score, other: Score, isKnown: boolean): string | null {
  const sign = me.rank === 1 ? 1 : -1;
  const ahead = (part: (typeof PARTS)[number]) => sign * (me[part] - other[part]);
  const part = PARTS.reduce((a, b) => (ahead(b) > ahead(a) ? b : a));
  // A loss by failed tickets has been told in the headline.
  if (ahead(part) <= 0 || (isKnown && sign < 0 && part === "tickets")) return null;
  return t("web-decided", { part, own: number(me[part]), other: number(other[part]) });
}
