/** Public games that look for players or can be watched, and those in which a seat is offered. */

import type { JSX } from "preact";
import { useState } from "preact/hooks";
import type { Schemas } from "railhead-client";
import { railhead, session } from "../app.ts";
import { TakeOver } from "../game/StandIns.tsx";
import { go, link } from "../router.ts";
import { t } from "../texts.ts";
import { Act, Choices, Select } from "../ui/form.tsx";
import { Empty, More, Show, useFresh, usePages } from "../ui/load.tsx";
import { Page } from "../ui/Page.tsx";
import { Wake } from "./Alerts.tsx";
import { GameRow } from "./GameRow.tsx";
import { seatOptions, VariantFilter, type Variant } from "./options.tsx";

export function Open(): JSX.Element {
  const [status, setStatus] = useState<"lobby" | "running" | "offered">("lobby");
  const [variant, setVariant] = useState<Variant | "">("");
  const [seats, setSeats] = useState(0);
  const { pages, more, refresh } = usePages(
    (cursor) =>
      railhead.get("/v1/games", {
        query: {
          ...(status === "offered" ? { mine: status } : { status }),
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
          ...(session.value ? [["offered", t("web-seats-offered")] as const] : []),
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
                    {status === "offered" && <Offered game={game} />}
                  </GameRow>
                </li>
              ))}
            </ul>
          ) : (
            <Empty>{t(NONE[status])}</Empty>
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
        {status === "lobby" && <Wake variant={variant} seats={seats} />}
      </div>
    </Page>
  );
}

/** What a list says that has no games. */
const NONE = {
  lobby: "web-open-none",
  running: "web-watch-none",
  offered: "web-seats-offered-none",
} as const;

function Offered({ game }: { game: Schemas["ListedGame"] }): JSX.Element | null {
  const seat = game.players.find((player) => player.offered_to)?.seat;
  if (seat === undefined) return null;
  const done = () => go(`games/${game.id}`);
  return <TakeOver id={game.id} seat={seat} options={game.options} done={done} />;
}

function canJoin(game: Schemas["ListedGame"]): boolean {
  return (
    game.status === "lobby" &&
    game.open_seats > 0 &&
    !game.players.some((player) => player.name === session.value?.name)
  );
}
