/** The chances of all players to win, by what everybody can see: for spectators and in a replay. */

import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { Schemas } from "railhead-client";
import { railhead } from "../app.ts";
import { PLAYER_COLORS } from "../board/marks.tsx";
import { isOnDevice } from "../device/ids.ts";
import { t } from "../texts.ts";

/** The moment for which a game rests before it is judged, in milliseconds. */
const REST = 600;

interface Judged {
  id: string;
  /** The version that is shown. */
  version: number;
  /** Whether it is one of the past. */
  isPast: boolean;
  seats: readonly Schemas["SeatView"][];
  names: readonly string[];
}

/** A bar shared out among the players. */
export function Chances({ seats, names, ...judged }: Judged): JSX.Element | null {
  const chances = useChances(judged);
  if (!chances) return null;
  const percent = (win: number) => t("percent", { number: Math.round(100 * win) });
  return (
    <figure class="chances">
      <figcaption class="faint small">{t("web-chances")}</figcaption>
      <ul>
        {chances.seats.map(({ seat, win }) => (
          <li
            key={seat}
            style={{
              flexGrow: win,
              borderColor: PLAYER_COLORS[seats[seat]?.color ?? "gray"],
            }}
            title={`${names[seat] ?? ""} ${percent(win)}`}
          >
            <span class="visually-hidden">{names[seat]}</span>
            <span class={win < 0.1 ? "visually-hidden" : "number small"}>{percent(win)}</span>
          </li>
        ))}
      </ul>
    </figure>
  );
}

/** The chances at the version, or those last known. None where the server shows none, and on this device. */
function useChances({
  id,
  version,
  isPast,
}: Omit<Judged, "seats" | "names">): Schemas["Chances"] | null {
  const [chances, setChances] = useState<Schemas["Chances"] | null>(null);
  useEffect(() => {
    if (isOnDevice(id)) return;
    let isShown = true;
    const path = { game_id: id };
    const query = isPast ? { at: version } : {};
    const timer = setTimeout(() => {
      railhead
        .get("/v1/games/{game_id}/chances", { path, query })
        // They are an extra: where there are none, nothing is shown, and the last ones where there are none now.
        .then(
          (judged) => isShown && setChances(judged),
          () => undefined,
        );
    }, REST);
    return () => {
      isShown = false;
      clearTimeout(timer);
    };
  }, [id, version, isPast]);
  return chances;
}
