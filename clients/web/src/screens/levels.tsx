/** Bots of the server: how hard they are, how strong, and how long they think. */

import type { JSX } from "preact";
import type { Schemas } from "railhead-client";
import { railhead } from "../app.ts";
import { t } from "../texts.ts";
import { useLoaded } from "../ui/load.tsx";

export type Level = Schemas["BotLevel"];

/** The bots that are offered, the weakest first. Others stay where they were chosen. */
export const LEVELS = [
  "porter",
  "conductor",
  "stationmaster",
  "director",
] as const satisfies readonly Level[];

/** The difficulty, then the name: "Easy · Porter". */
export const levelText = (level: Level): string =>
  level === "random" ? t("bot-random") : `${t(`web-strength-${level}`)} · ${t(`bot-${level}`)}`;

/** Explains bots at a table of so many: what they do, then their strength and time. */
export function useLevelHint(seats: number): (level: Level) => string {
  const book = useLoaded(() => railhead.get("/v1/reference/bots"));
  return (level) => {
    const facts = book.value?.bots.find((bot) => bot.level === level);
    const rating = facts?.strength.find((strength) => strength.seats === seats)?.rating;
    const parts = [t(`bot-${level}-description`)];
    if (rating !== undefined) parts.push(t("web-bot-rating", { seats, rating }));
    if (facts) parts.push(t("web-bot-time", { milliseconds: facts.thinking_milliseconds }));
    return parts.join(" ");
  };
}

/** The hints to the bots that are chosen, in a list. */
export function LevelHints({
  chosen,
  seats,
}: {
  chosen: readonly Level[];
  seats: number;
}): JSX.Element | null {
  const hint = useLevelHint(seats);
  if (!chosen.length) return null;
  return (
    <ul class="faint small">
      {chosen.map((level) => (
        <li key={level}>
          {t(`bot-${level}`)}: {hint(level)}
        </li>
      ))}
    </ul>
  );
}
