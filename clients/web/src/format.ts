/** Lengths of time and options of games, in the language of the player. */

import type { Schemas } from "railhead-client";
import { language, t } from "./texts.ts";

/** A length of time in the largest unit without a rest. */
export function duration(seconds: number): string {
  if (seconds % 86400 === 0) return t("duration-days", { count: seconds / 86400 });
  if (seconds % 3600 === 0) return t("duration-hours", { count: seconds / 3600 });
  if (seconds % 60 === 0) return t("duration-minutes", { count: seconds / 60 });
  return t("duration-seconds", { count: seconds });
}

/** A setting of time: "2 days per move". */
export function clockText(clock: Schemas["GameClock"] | null | undefined): string {
  if (!clock) return t("clock-none");
  const time = duration(clock.seconds);
  if (clock.kind === "per_move") return t("clock-per_move", { time });
  return clock.increment > 0
    ? t("clock-bank-increment", { time, increment: duration(clock.increment) })
    : t("clock-bank", { time });
}

const unit = (value: number, name: string) =>
  new Intl.NumberFormat(language.value, { style: "unit", unit: name, unitDisplay: "short" }).format(
    value,
  );

/** A rounded length of time, in two units at most: "2 days 5 hr", "12 min". */
export function roughly(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  const days = Math.floor(hours / 24);
  if (days > 0) return `${unit(days, "day")} ${unit(hours % 24, "hour")}`;
  if (hours > 0) return `${unit(hours, "hour")} ${unit(minutes % 60, "minute")}`;
  if (minutes > 0) return `${unit(minutes, "minute")}`;
  return unit(Math.floor(seconds), "second");
}

/** The kind of a game: "Classic · 2 seats · 1 day per move". */
export function kindOf(options: Schemas["GameOptions"]): string {
  const parts = [
    t(`variant-${options.variant ?? "classic"}`),
    t("seats", { count: options.seats }),
    clockText(options.clock),
  ];
  if (options.rated) parts.push(t("game-rated"));
  return parts.join(" · ");
}
