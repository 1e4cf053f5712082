/** The public games that run now, to be watched by anybody; without any, a fine one that is over. */

import type { JSX } from "preact";
import { railhead, session } from "../app.ts";
import { points } from "../game/words.ts";
import { FIRST, learn } from "../lesson/lesson.ts";
import { link } from "../router.ts";
import { t } from "../texts.ts";
import { Act } from "../ui/form.tsx";
import { Show, useLoaded } from "../ui/load.tsx";
import { Page } from "../ui/Page.tsx";
import { GameRow } from "./GameRow.tsx";
import { playBots } from "./Practise.tsx";

export function Live(): JSX.Element {
  const games = useLoaded(() =>
    railhead.get("/v1/games", { query: { status: "running", limit: 20 } }),
  );
  return (
    <Page title={t("web-watch")}>
      <Show of={games}>
        {({ items }) =>
          items.length ? (
            <ul class="list card">
              {items.map((game) => (
                <li key={game.id}>
                  <GameRow game={game} />
                </li>
              ))}
            </ul>
          ) : (
            <Instead />
          )
        }
      </Show>
    </Page>
  );
}

/** Things to see and to do while nobody plays. */
function Instead(): JSX.Element {
  const fine = useLoaded(fineGame).value;
  const asGuest = async (then: () => Promise<void>) => {
    if (!session.value) await railhead.guest();
    await then();
  };
  return (
    <section class="stack">
      <p>{t("web-watch-none")}</p>
      {fine && (
        <a class="button primary" href={link(`games/${fine.game}/replay`)}>
          {fine.points == null
            ? t("web-watch-last", { player: fine.player })
            : t("web-watch-best", { player: fine.player, points: points(fine.points) })}
        </a>
      )}
      <div class="row">
        <Act action={() => asGuest(() => playBots({ level: "director", count: 1 }))}>
          {t("web-watch-play")}
        </Act>
        <Act action={() => asGuest(() => learn(FIRST))}>{t("web-learn-first")}</Act>
      </div>
    </section>
  );
}

interface Fine {
  game: string;
  player: string;
  /** Points of the player, if they are known. */
  points: number | null;
}

/** The best game of a daily challenge that is revealed, or the last one of the best player. */
async function fineGame(): Promise<Fine | null> {
  const { items } = await railhead.get("/v1/challenges", { query: { limit: 10 } });
  for (const { day } of items.filter(({ revealed }) => revealed)) {
    const path = { day };
    const board = await railhead.get("/v1/challenges/{day}/board", { path, query: { limit: 1 } });
    const best = board.items[0];
    if (best?.game) return { game: best.game, player: best.name, points: best.points };
  }
  const leaders = await railhead.get("/v1/leaderboards/{board}", {
    path: { board: "best_score" },
    query: { limit: 1 },
  });
  const name = leaders.items[0]?.name;
  if (!name) return null;
  const path = { name };
  const games = await railhead.get("/v1/players/{name}/games", { path, query: { limit: 1 } });
  const game = games.items[0]?.id;
  return game ? { game, player: name, points: null } : null;
}
