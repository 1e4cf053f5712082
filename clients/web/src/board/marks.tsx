/** Marks that tell colours apart for those who do not see them; the same as in the server's pictures. */

import type { Schemas } from "railhead-client";
import type { JSX } from "preact";

type Card = Schemas["TrainCard"];
type PlayerColor = Schemas["PlayerColor"];

const DARK = "#1d1d1f";
const LIGHT = "#ffffff";

/** The colour of a card and of its mark. */
export const CARD_COLORS: Record<Card | "gray", readonly [fill: string, ink: string]> = {
  pink: ["#e48fc2", DARK],
  blue: ["#3a7fc8", LIGHT],
  orange: ["#ef8a2a", DARK],
  white: ["#fbfbf7", DARK],
  green: ["#4a9a45", LIGHT],
  yellow: ["#f2d13c", DARK],
  black: ["#2e2e33", LIGHT],
  red: ["#d0393a", LIGHT],
  locomotive: ["#5b4a8a", LIGHT],
  gray: ["#a7acae", DARK],
};

/** The colour of a player's trains. */
export const PLAYER_COLORS: Record<PlayerColor, string> = {
  brown: "#84491b",
  red: "#c31f2e",
  purple: "#7a36a5",
  gray: "#66727a",
  blue: "#1258b8",
};

/** The mark of a card, about 7 units large, around (0, 0). */
export function CardMark({ card }: { card: Card }): JSX.Element {
  const ink = CARD_COLORS[card][1];
  switch (card) {
    case "pink":
      return <circle r="2.6" fill="none" stroke={ink} stroke-width="1.6" />;
    case "blue":
      return <path d="M-5-1.7H5M-5 1.7H5" stroke={ink} stroke-width="1.6" />;
    case "orange":
      return <path d="M-3.4 2.7L0-3.2L3.4 2.7Z" fill={ink} />;
    case "white":
      return <path d="M-2.5-2.5H2.5V2.5H-2.5Z" fill="none" stroke={ink} stroke-width="1.5" />;
    case "green":
      return <path d="M-3.4 0H3.4M0-3.4V3.4" stroke={ink} stroke-width="1.9" />;
    case "yellow":
      return <path d="M-4 0L0-3.6L4 0L0 3.6Z" fill={ink} />;
    case "black":
      return (
        <path
          d="M-5.5 0h.1M0 0h.1M5.4 0h.1"
          stroke={ink}
          stroke-width="2.9"
          stroke-linecap="round"
        />
      );
    case "red":
      return <path d="M-3-3L3 3M-3 3L3-3" stroke={ink} stroke-width="1.7" />;
    case "locomotive":
      return (
        <g fill="none" stroke={ink} stroke-width="1.1">
          <circle r="3.6" />
          <path d="M-3.6 0H3.6M0-3.6V3.6M-2.5-2.5L2.5 2.5M-2.5 2.5L2.5-2.5" stroke-width=".8" />
        </g>
      );
  }
}

/** The mark of a player, on the roof of each train. */
export function PlayerMark({ color }: { color: PlayerColor }): JSX.Element {
  switch (color) {
    case "brown":
      return <path d="M-8 0H8" stroke="#fff" stroke-width="3" />;
    case "red":
      return (
        <path
          d="M-5-3.4L-1.5 0L-5 3.4M1.5-3.4L5 0L1.5 3.4"
          stroke="#fff"
          stroke-width="2"
          fill="none"
        />
      );
    case "purple":
      return (
        <path d="M-7 0h.1M0 0h.1M7 0h.1" stroke="#fff" stroke-width="4.4" stroke-linecap="round" />
      );
    case "gray":
      return <path d="M-7-4V4M-2.4-4V4M2.4-4V4M7-4V4" stroke="#fff" stroke-width="1.9" />;
    case "blue":
      return <circle r="3.4" stroke="#fff" stroke-width="2.2" fill="none" />;
  }
}

/** The colour of a player as a small sign. */
export function PlayerSign({ color }: { color: PlayerColor | null | undefined }): JSX.Element {
  return (
    <svg class="sign" viewBox="-11 -7 22 14" aria-hidden="true">
      <rect
        x="-11"
        y="-7"
        width="22"
        height="14"
        rx="3"
        fill={color ? PLAYER_COLORS[color] : "var(--line)"}
      />
      {color && <PlayerMark color={color} />}
    </svg>
  );
}
