/** A game at the desk: who plays, how to look at it, and ending it. */

import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { railhead } from "../app.ts";
import { link } from "../router.ts";
import { t, when } from "../texts.ts";
import { Show, useLoaded } from "../ui/load.tsx";
import { isTaken, seated } from "./Beside.tsx";
import { VoidDialog } from "./Void.tsx";

export function GameView({ id }: { id: string }): JSX.Element {
  const game = useLoaded(
    () => railhead.get("/v1/games/{game_id}", { path: { game_id: id } }),
    [id],
  );
  const [isEnding, end] = useState(false);
  const { status } = game.value ?? {};
  return (
    <>
      <h2>{t("web-desk-game")}</h2>
      <section class="card">
        <p class="key faint small">{id}</p>
        <Show of={game}>
          {({ status: phase, players, updated_at }) => (
            <>
              <p>
                {t(`web-desk-status-${phase}`)} · {when(updated_at)}
              </p>
              <ul class="list">
                {players.filter(isTaken).map((player) => (
                  <li key={player.seat}>
                    {player.name && player.player_id ? (
                      <a href={link(`desk/players/${encodeURIComponent(player.name)}`)}>
                        {player.name}
                      </a>
                    ) : (
                      <span class="entry">{seated(player)}</span>
                    )}
                  </li>
                ))}
              </ul>
            </>
          )}
        </Show>
        <div class="row">
          <a class="button" href={link(`games/${id}`)}>
            {t("web-board")}
          </a>
          {status === "finished" && (
            <a class="button" href={link(`games/${id}/replay`)}>
              {t("web-replay")}
            </a>
          )}
          {status !== "finished" && status !== "void" && (
            <button type="button" class="button danger" onClick={() => end(true)}>
              {t("web-desk-void")}
            </button>
          )}
        </div>
      </section>
      {isEnding && (
        <VoidDialog game={id} close={() => end(false)} then={async () => game.reload()} />
      )}
    </>
  );
}
