/** The screen between two people at one device: the hand of the next is shown when they say so. */

import type { JSX } from "preact";
import { isWaitingFor, type Known } from "railhead-client";
import { PlayerSign } from "../board/marks.tsx";
import { go, link } from "../router.ts";
import { t } from "../texts.ts";
import { Page } from "../ui/Page.tsx";
import { asSeat, isOnDevice } from "./ids.ts";

/** The seat of the person to whom the device goes now; null if it stays, or does not go around. */
export function nextPerson(id: string, known: Known): number | null {
  const { phase, seats } = known.table;
  if (!isOnDevice(id) || known.you?.to_move || phase.name === "finished") return null;
  const next = seats.find(
    ({ seat, occupant }) => occupant.kind === "person" && isWaitingFor(phase, seat),
  );
  return next?.seat ?? null;
}

export function HandOver({
  id,
  known,
  seat,
  names,
}: {
  id: string;
  known: Known;
  seat: number;
  names: readonly string[];
}): JSX.Element {
  const player = names[seat] ?? "";
  return (
    <Page title={t("web-hand-over")} back="device">
      <section class="card stack hand-over">
        <p class="lead row">
          <PlayerSign color={known.table.seats[seat]?.color ?? null} />
          {t("web-hand-over-to", { player })}
        </p>
        <button
          type="button"
          class="button primary wide"
          onClick={() => go(`games/${asSeat(id, seat)}`, true)}
        >
          {t("web-hand-over-here", { player })}
        </button>
        <a class="button" href={link("device")}>
          {t("web-device-later")}
        </a>
      </section>
    </Page>
  );
}
