/** Tournaments in words: rules, names, what a place was decided by. */

import type { Schemas } from "railhead-client";
import { railhead, session } from "../app.ts";
import { number, t, when } from "../texts.ts";

export type Tournament = Schemas["Tournament"];
export type Line = Schemas["TournamentStanding"];
type Table = Schemas["TournamentTable"];

/** The format with its number, and the seats of a table: "Swiss, 3 rounds · tables of 4". */
export function rulesText({ format, seats, same_deal }: Schemas["TournamentRules"]): string {
  const { kind, ...numbers } = format;
  const [count = 0] = Object.values(numbers);
  const rules = [t(`web-tournament-${kind}`, { count }), t("web-tournament-tables", { seats })];
  return [...rules, ...(same_deal ? [t("web-tournament-same-deal")] : [])].join(" · ");
}

/** "Round 2 of 3", or "Round 2" where nobody knows how many there will be. */
export function roundText({ rules: { format } }: Pick<Tournament, "rules">, round: number): string {
  if (format.kind !== "swiss") return t("web-tournament-round", { round: round + 1 });
  return t("web-tournament-round-of", { round: round + 1, rounds: format.rounds });
}

export const nameOf = (player: { name?: string | null }): string =>
  player.name ?? t("web-somebody");

export const isOwn = (player: { name?: string | null }): boolean =>
  player.name != null && player.name === session.value?.name;

export const isOver = ({ phase }: Pick<Tournament, "phase">): boolean =>
  phase === "finished" || phase === "cancelled";

/** The players of a table, after the game with their ranks and points. */
export function seats(table: Table): string {
  return seated(table)
    .map((seat) =>
      table.over ? `${seat.rank}. ${nameOf(seat)} ${number(seat.score ?? 0)}` : nameOf(seat),
    )
    .join(" · ");
}

/** The players of a table in the order of their ranks; before the end, in turn order. */
export const seated = (table: Table): Table["players"] =>
  [...table.players].sort((one, other) => (one.rank ?? 0) - (other.rank ?? 0));

/** Points as they are told: with two digits at most. */
export const rounded = (points: number): number => Math.round(points * 100) / 100;

/** Why a line is below the one before it, where its points do not say so. */
export function why(line: Line, before: Line | undefined): string | null {
  if (!before || line.tables + before.tables === 0) return null;
  if (line.place === before.place) return t("web-standing-shared");
  const by = line.decided_by;
  return by && by !== "points" ? t(`web-standing-by-${by}`) : null;
}

/** The reason of a pause: an operator's own words, or that it was the organiser. */
export const pauseText = (reason: string): string =>
  reason === "organiser"
    ? t("web-tournament-paused-organiser")
    : t("web-tournament-paused", { reason });

/** What a player without a table waits for: "Round 2 begins when 3 tables have ended." */
export function nextText({ you, rounds }: Pick<Tournament, "you" | "rounds">): string {
  const next = you?.next;
  if (next?.kind !== "round") return t("web-next-none");
  const at = next.at && Date.parse(next.at) > railhead.serverNow() ? when(next.at) : null;
  const what = { round: rounds + 1, count: next.tables };
  return [
    t(next.tables > 0 ? "web-next-round" : "web-next-soon", what),
    ...(at ? [t("web-next-not-before", { when: at })] : []),
  ].join(" ");
}
