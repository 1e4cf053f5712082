/** Who watches a game, and the link by which people see a private one. */

import type { JSX } from "preact";
import type { Known, Schemas } from "railhead-client";
import { attempt, railhead } from "../app.ts";
import { CARD_COLORS, CardMark } from "../board/marks.tsx";
import { clientOf } from "../device/client.ts";
import { duration } from "../format.ts";
import { list, t } from "../texts.ts";
import { useFresh, useLoaded, type Loaded } from "../ui/load.tsx";
import type { Table } from "./live.ts";

/** How often the list is read again, in seconds. */
const FRESH = 30;

type Listed = Loaded<Schemas["SpectatorList"]>;

export function useSpectators(id: string, isOver: boolean): Listed {
  const spectators = useLoaded(
    () => clientOf(id).get("/v1/games/{game_id}/spectators", { path: { game_id: id } }),
    [id],
  );
  useFresh(() => !isOver && spectators.reload(), FRESH);
  return spectators;
}

/** How many watch, if anybody does. */
export function Watching({ of }: { of: Listed }): JSX.Element | null {
  const count = of.value?.watching ?? 0;
  if (count === 0) return null;
  const label = t("web-watching", { count });
  return (
    <span class="faint small watching-count" role="img" aria-label={label} title={label}>
      <svg viewBox="-8 -6 16 12" aria-hidden="true">
        <path d="M-7 0Q0-8 7 0 0 8-7 0z" />
        <circle r="2" />
      </svg>
      <span class="number">{count}</span>
    </span>
  );
}

/** What the menu of a game says about spectators. */
export function SpectatorMenu({
  id,
  of,
  canShare,
  share,
}: {
  id: string;
  of: Listed;
  /** Whether the player sits in a private game. */
  canShare: boolean;
  share: (url: string) => void;
}): JSX.Element {
  const path = { game_id: id };
  const { names = [], watching = 0, link = null } = of.value ?? {};
  const make = () =>
    attempt(async () => {
      const made = await railhead.put("/v1/games/{game_id}/spectators/link", { path });
      share(made.url);
      of.reload();
    });
  const end = () =>
    attempt(async () => {
      await railhead.delete("/v1/games/{game_id}/spectators/link", { path });
      of.reload();
    });
  return (
    <>
      {watching > 0 && (
        <li class="entry">
          <span class="grow">
            {t("web-watching", { count: watching })}
            {names.length > 0 && <span class="faint small">{list([...names])}</span>}
          </span>
        </li>
      )}
      {canShare && (
        <li>
          <button type="button" class="entry plain" onClick={make}>
            {t("web-share-watch")}
          </button>
        </li>
      )}
      {canShare && link && (
        <li>
          <button type="button" class="entry plain" onClick={end}>
            {t("web-end-watch-link")}
          </button>
        </li>
      )}
    </>
  );
}

/** The public part of the cards: the face-up row and the sizes of the decks. */
export function OpenCards({ known }: { known: Known }): JSX.Element {
  const { row, deck, tickets } = known.table;
  return (
    <section class="draw open-cards" aria-label={t("web-open-cards")}>
      {row.map((card, slot) =>
        card ? (
          <span
            key={slot}
            class="train-card"
            style={{ background: CARD_COLORS[card][0] }}
            role="img"
            aria-label={t(`card-${card}`)}
            title={t(`card-${card}`)}
          >
            <svg viewBox="-8 -6 16 12" aria-hidden="true">
              <CardMark card={card} />
            </svg>
          </span>
        ) : (
          <span key={slot} class="train-card empty" />
        ),
      )}
      <span class="pile">
        <b class="number">{deck}</b>
        <span>{t("web-deck")}</span>
      </span>
      <span class="pile">
        <b class="number">{tickets}</b>
        <span>{t("web-draw-tickets")}</span>
      </span>
    </section>
  );
}

/** Tells a spectator that the game has gone on meanwhile. */
export function Behind({ table, known }: { table: Table; known: Known }): JSX.Element | null {
  const seconds = table.state.value.game?.spectator_delay ?? 0;
  const { name } = known.table.phase;
  if (known.you || !seconds || name === "finished" || name === "voided") return null;
  return <p class="faint small">{t("web-seen-late", { time: duration(seconds) })}</p>;
}
