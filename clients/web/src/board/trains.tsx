/** What players have built: trains and stations. */

import { memo } from "preact/compat";
import type { JSX } from "preact";
import type { Schemas } from "railhead-client";
import { PLAYER_COLORS, PlayerMark } from "./marks.tsx";
import { upright, wagons, type Wagons as Place } from "./shapes.ts";

type Color = Schemas["PlayerColor"];

export const Trains = memo(function Trains({
  place,
  color,
  isOwn,
}: {
  place: Place | undefined;
  color: Color | null | undefined;
  isOwn: boolean;
}): JSX.Element | null {
  if (!place || !color) return null;
  const outside = isOwn && wagons(place).body;
  return (
    <g>
      {outside && <path class="rim dark" d={outside} />}
      {outside && <path class="rim" d={outside} />}
      <Wagons place={place} color={color} />
    </g>
  );
});

/** A wagon on each space: its body, its wheels, the light on its roof, and the player's mark. */
export function Wagons({ place, color }: { place: Place; color: Color }): JSX.Element {
  const { body, wheels, roof } = wagons(place);
  return (
    <>
      <path class="train" d={body} fill={PLAYER_COLORS[color]} />
      <path class="wheels" d={wheels} />
      <path class="roof" d={roof} />
      {place.spaces.map((space, position) => (
        <g key={position} transform={upright(space)}>
          <g class="mark">
            <PlayerMark color={color} />
          </g>
        </g>
      ))}
    </>
  );
}

/** A station house: its walls and chimney, its platform, and a clock in the gable. */
export function Station({
  place,
  color,
}: {
  place: Schemas["CityPlace"] | undefined;
  color: Color | null | undefined;
}): JSX.Element | null {
  if (!place || !color) return null;
  const roof = "M-18-4L0-22L18-4Z";
  return (
    <g class="house" transform={`translate(${place.x} ${place.y})`}>
      <g fill={PLAYER_COLORS[color]}>
        <path class="train" d="M8-12V-20H12V-8M-13 15V-6H13V15ZM-18 15H18" />
        <path class="train" d={roof} />
      </g>
      <path class="shade" d={roof} />
      <circle class="clock" cy="-10.5" r="3" />
      <g transform="translate(0 5)">
        <PlayerMark color={color} />
      </g>
    </g>
  );
}
