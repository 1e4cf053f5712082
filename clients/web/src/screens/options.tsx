/** Options of games to choose from. */

import type { JSX } from "preact";
import type { Schemas } from "railhead-client";
import { session } from "../app.ts";
import { clockText } from "../format.ts";
import { t } from "../texts.ts";
import { Choices, Select } from "../ui/form.tsx";

export type Variant = Schemas["Variant"];
const VARIANTS: readonly Variant[] = ["classic", "europa_1912", "mega", "big_cities"];

export const variantOptions = (): [Variant, string][] =>
  VARIANTS.map((variant) => [variant, t(`variant-${variant}`)]);

/** Everybody, or oneself and one's friends; nothing without an account. */
export function AmongFilter({
  value,
  change,
}: {
  value: Schemas["LeaderboardPlayers"];
  change: (among: Schemas["LeaderboardPlayers"]) => void;
}): JSX.Element | null {
  if (!session.value) return null;
  return (
    <Choices
      label={t("web-players")}
      value={value}
      change={change}
      options={[
        ["everybody", t("web-among-everybody")],
        ["friends", t("web-among-friends")],
      ]}
    />
  );
}

export function VariantFilter({
  value,
  change,
}: {
  value: Variant | "";
  change: (variant: Variant | "") => void;
}): JSX.Element {
  const options: [Variant | "", string][] = [["", t("web-all")], ...variantOptions()];
  return <Select label={t("web-variant")} value={value} options={options} change={change} />;
}

export const seatOptions = (): [number, string][] =>
  [2, 3, 4, 5].map((seats) => [seats, String(seats)]);

/** Clocks that are offered, by their key. */
const CLOCKS: Readonly<Record<string, Schemas["GameClock"] | null>> = {
  none: null,
  minute: { kind: "per_move", seconds: 60 },
  minutes: { kind: "per_move", seconds: 180 },
  bank: { kind: "bank", seconds: 1200, increment: 15 },
  day: { kind: "per_move", seconds: 86400 },
  days: { kind: "per_move", seconds: 259200 },
};

/** The choice of a clock for a rated game, which has one. */
export const ratedClock = (key: string): string => (key === "none" ? "day" : key);

/** Whether people play a game with a clock in one sitting. */
export const isLive = (clock: Schemas["GameClock"] | null | undefined): boolean =>
  clock != null && clock.seconds <= (clock.kind === "bank" ? 3600 : 600);

export const clockOf = (key: string): Schemas["GameClock"] | null => CLOCKS[key] ?? null;

export const clockOptions = (): [string, string][] =>
  Object.entries(CLOCKS).map(([key, clock]) => [key, clockText(clock)]);
