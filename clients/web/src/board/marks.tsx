/** Marks that tell colours apart for those who do not see them; the same as in the server's pictures. */

import type { Schemas } from "railhead-client";
import type { JSX } from "preact";

type Card = Schemas["TrainCard"];
type Color = Schemas["CardColor"];
type Space = Schemas["SpacePlace"];
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
  gray: "#434c54",
  blue: "#1258b8",
};

/** Lines of a mark, around (0, 0): points, and whether the line returns to its first. */
interface Shape {
  lines: readonly (readonly (readonly [x: number, y: number])[])[];
  isClosed?: boolean;
  /** Radius of a circle in place of lines. */
  radius?: number;
  /** Width of the stroke; a mark without is filled. */
  stroke?: number;
  hasRoundEnds?: boolean;
}

const SHAPES: Record<Color, Shape> = {
  pink: { lines: [], radius: 2.6, stroke: 1.6 },
  blue: {
    lines: [
      [
        [-5, -1.7],
        [5, -1.7],
      ],
      [
        [-5, 1.7],
        [5, 1.7],
      ],
    ],
    stroke: 1.6,
  },
  orange: {
    lines: [
      [
        [-3.4, 2.7],
        [0, -3.2],
        [3.4, 2.7],
      ],
    ],
    isClosed: true,
  },
  white: {
    lines: [
      [
        [-2.5, -2.5],
        [2.5, -2.5],
        [2.5, 2.5],
        [-2.5, 2.5],
      ],
    ],
    isClosed: true,
    stroke: 1.5,
  },
  green: {
    lines: [
      [
        [-3.4, 0],
        [3.4, 0],
      ],
      [
        [0, -3.4],
        [0, 3.4],
      ],
    ],
    stroke: 1.9,
  },
  yellow: {
    lines: [
      [
        [-4, 0],
        [0, -3.6],
        [4, 0],
        [0, 3.6],
      ],
    ],
    isClosed: true,
  },
  black: {
    lines: [
      [
        [-5.5, 0],
        [-5.4, 0],
      ],
      [
        [0, 0],
        [0.1, 0],
      ],
      [
        [5.4, 0],
        [5.5, 0],
      ],
    ],
    stroke: 2.9,
    hasRoundEnds: true,
  },
  red: {
    lines: [
      [
        [-3, -3],
        [3, 3],
      ],
      [
        [-3, 3],
        [3, -3],
      ],
    ],
    stroke: 1.7,
  },
};

/** The mark of a card, about 7 units large, around (0, 0). */
export function CardMark({ card }: { card: Card }): JSX.Element {
  if (card !== "locomotive") return <Stamp color={card} spaces={[CENTRE]} />;
  return (
    <g fill="none" stroke={CARD_COLORS[card][1]} stroke-width="1.1">
      <circle r="3.6" />
      <path d="M-3.6 0H3.6M0-3.6V3.6M-2.5-2.5L2.5 2.5M-2.5 2.5L2.5-2.5" stroke-width=".8" />
    </g>
  );
}

const CENTRE: Space = { x: 0, y: 0, angle: 0 };

/** By how much marks are larger where the board is seen from afar. */
const FAR = 1.5;

/**
 * The marks of a route's spaces, near and far. With an element for each mark they would be most of
 * the board, and a sheet that opens asks for the style of all elements.
 */
export function Stamps({ spaces, color }: { spaces: readonly Space[]; color: Color }): JSX.Element {
  return (
    <>
      <Stamp className="stamp" color={color} spaces={spaces} />
      <Stamp className="stamp-afar" color={color} spaces={spaces} scale={FAR} />
    </>
  );
}

function Stamp({
  className,
  color,
  spaces,
  scale = 1,
}: {
  className?: string;
  color: Color;
  spaces: readonly Space[];
  scale?: number;
}): JSX.Element {
  const shape = SHAPES[color];
  const ink = CARD_COLORS[color][1];
  return (
    <path
      class={className}
      d={spaces.map((space) => drawn(shape, space, scale)).join("")}
      fill={shape.stroke ? "none" : ink}
      stroke={shape.stroke ? ink : "none"}
      stroke-width={(shape.stroke ?? 0) * scale}
      stroke-linecap={shape.hasRoundEnds ? "round" : undefined}
    />
  );
}

/** A mark in its space. */
function drawn({ lines, isClosed, radius }: Shape, space: Space, scale: number): string {
  const { x, y } = space;
  if (radius) {
    const r = radius * scale;
    return `M${short(x - r)} ${short(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
  }
  const angle = (space.angle * Math.PI) / 180;
  const [sin, cos] = [Math.sin(angle) * scale, Math.cos(angle) * scale];
  const placed = ([dx, dy]: readonly [number, number]) =>
    `${short(x + dx * cos - dy * sin)} ${short(y + dx * sin + dy * cos)}`;
  return lines.map((line) => `M${line.map(placed).join("L")}${isClosed ? "Z" : ""}`).join("");
}

const short = (value: number): number => Math.round(value * 100) / 100;

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
