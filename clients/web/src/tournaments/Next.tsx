/** After a game of a tournament: the own place, what the round waits for, the next table. */

import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import type { Schemas } from "railhead-client";
import { railhead } from "../app.ts";
import { go, link } from "../router.ts";
import { t } from "../texts.ts";
import { useTournament } from "./live.ts";
import { nextText, rounded, roundText, type Tournament } from "./words.ts";

/** How long the result stays before the next table is shown, in seconds. */
const STAYS = 10;
/** How long after its end a result leads on, in milliseconds: later readers look back. */
const RECENT = 120_000;

export function Next({
  game,
  tournament,
  finishedAt,
}: {
  game: string;
  tournament: Schemas["GameTournament"];
  finishedAt: string;
}): JSX.Element {
  const of = useTournament(tournament.id).value;
  const wasRecent = useRef(railhead.serverNow() - Date.parse(finishedAt) < RECENT);
  const next = of?.you?.next;
  if (next?.kind === "round") wasRecent.current = true;
  const table = next?.kind === "table" && next.game !== game ? next.game : null;
  return (
    <section class="card stack tournament-next">
      <h2>
        <a href={link(`tournaments/${tournament.id}`)}>{tournament.name}</a>
        {of && ` · ${roundText(of, tournament.round)}`}
      </h2>
      {of && <Place of={of} />}
      {of?.phase === "running" && of.you && !table && next?.game !== game && (
        <p role="status">{nextText(of)}</p>
      )}
      {of?.phase === "finished" && <p>{t("web-next-over")}</p>}
      <div class="row">
        {table && <Lead key={table} game={table} isLeading={wasRecent.current} />}
        <a class={`button ${table ? "" : "primary"}`} href={link(`tournaments/${tournament.id}`)}>
          {t("web-tournament-standings")}
        </a>
        {of?.league && (
          <a class="button" href={link(`leagues/${of.league}`)}>
            {t("web-league-to")}
          </a>
        )}
      </div>
    </section>
  );
}

function Place({ of }: { of: Tournament }): JSX.Element | null {
  const own = of.you?.standing;
  if (!own) return null;
  const { place, points } = own;
  return (
    <p>
      <b>{t("web-next-place", { place, count: of.players, points: rounded(points) })}</b>
    </p>
  );
}

/** Leads to the next table after a while, unless the player stays. */
function Lead({ game, isLeading }: { game: string; isLeading: boolean }): JSX.Element {
  const [left, setLeft] = useState(isLeading ? STAYS : null);
  useEffect(() => {
    if (left === null) return;
    const timer = setTimeout(() => {
      if (left > 1) return setLeft(left - 1);
      // The table is opened some moments after it is drawn.
      railhead.get("/v1/games/{game_id}", { path: { game_id: game } }).then(
        () => go(`games/${game}`),
        () => setLeft(2),
      );
    }, 1000);
    return () => clearTimeout(timer);
  }, [left]);
  return (
    <>
      {left !== null && (
        <p class="wide" role="status">
          {t("web-next-leads")} <span aria-hidden="true">{left}</span>
        </p>
      )}
      <button type="button" class="button primary" onClick={() => go(`games/${game}`)}>
        {t("web-next-table")}
      </button>
      {left !== null && (
        <button type="button" class="button" onClick={() => setLeft(null)}>
          {t("web-next-stay")}
        </button>
      )}
    </>
  );
}
