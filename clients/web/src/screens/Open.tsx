/** Public games: those that look for players, and those that can be watched. */

import type { JSX } from "preact";
import { useState } from "preact/hooks";
import type { Schemas } from "railhead-client";
import { railhead, session } from "../app.ts";
import { go, link } from "../router.ts";
import { Page } from "../Shell.tsx";
import { t } from "../texts.ts";
import { GameRow } from "./GameRow.tsx";
import {
  Act,
  Choices,
  Empty,
  More,
  seatOptions,
  Select,
  Show,
  useFresh,
  usePages,
  VariantFilter,
  type Variant,
} from "./parts.tsx";

export function Open(): JSX.Element {
  const [status, setStatus] = useState<"lobby" | "running">("lobby");
  const [variant, setVariant] = useState<Variant | "">("");
  const [seats, setSeats] = useState(0);
  const { pages, more, refresh } = usePages(
    (cursor) =>
      railhead.get("/v1/games", {
        query: {
          status,
          ...(variant && { variant }),
          ...(seats && { seats }),
          ...(cursor && { cursor }),
        },
      }),
    [status, variant, seats],
  );
  useFresh(refresh, 20);
  const join = async (id: string) => {
    await railhead.put("/v1/games/{game_id}/players/me", { path: { game_id: id }, body: {} });
    go(`games/${id}`);
  };
  return (
    <Page title={t("web-open-games")} back={null}>
      <Choices
        label={t("web-show")}
        value={status}
        change={setStatus}
        options={[
          ["lobby", t("web-looking-for-players")],
          ["running", t("web-watch")],
        ]}
      />
      <div class="pair">
        <VariantFilter value={variant} change={setVariant} />
        <Select
          label={t("web-players")}
          value={seats}
          change={setSeats}
          options={[[0, t("web-all")], ...seatOptions()]}
        />
      </div>
      <Show of={pages}>
        {(games) =>
          games.length ? (
            <ul class="list card">
              {games.map((game) => (
                <li key={game.id}>
                  <GameRow game={game}>
                    {canJoin(game) && <Act action={() => join(game.id)}>{t("web-join")}</Act>}
                  </GameRow>
                </li>
              ))}
            </ul>
          ) : (
            <Empty>{status === "lobby" ? t("web-open-none") : t("web-watch-none")}</Empty>
          )
        }
      </Show>
      <More more={more} />
      <div class="row">
        <a class="button" href={link("new")}>
          {t("web-new")}
        </a>
        <a class="button" href={link("join")}>
          {t("web-join-by-code")}
        </a>
      </div>
    </Page>
  );
}

function canJoin(game: Schemas["ListedGame"]): boolean {
  return (
    game.status === "lobby" &&
    game.open_seats > 0 &&
    !game.players.some((player) => player.name === session.value?.name)
  );
}
