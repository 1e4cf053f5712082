/** The table before the game: who sits where, bots, invitations, the start. */

import { useEffect, useState } from "preact/hooks";
import type { JSX } from "preact";
import type { Known, Schemas } from "railhead-client";
import { attempt, railhead, say, session } from "../app.ts";
import { PlayerSign } from "../board/marks.tsx";
import { clockText } from "../format.ts";
import { go, link } from "../router.ts";
import { LEVELS, useLevelHint, type Level } from "../screens/levels.tsx";
import { share } from "../share.ts";
import { t, when } from "../texts.ts";
import { Page } from "../ui/Page.tsx";
import { InviteFriends } from "./InviteFriends.tsx";
import type { Table } from "./live.ts";
import { Happened } from "./Log.tsx";
import { Bubbles, Talk } from "./Talk.tsx";
import { phase } from "./words.ts";

export function Lobby({ table, known }: { table: Table; known: Known }): JSX.Element {
  const game = table.state.value.game;
  const path = { game_id: table.id };
  const [isBusy, setBusy] = useState(false);
  const act = async (work: () => Promise<unknown>) => {
    setBusy(true);
    await attempt(work);
    await attempt(() => table.client.refresh());
    setBusy(false);
  };
  const { options, seats, host } = known.table;
  const own = game?.you ?? undefined;
  const isHost = own !== undefined && own === host;
  const open = seats.filter(({ occupant }) => occupant.kind === "nobody").length;
  const aboutSeat = ({ seat, occupant }: Schemas["SeatView"]): string[] => {
    const owner = game?.players[seat]?.bot_of;
    return [
      ...(owner ? [t("web-bot-owner", { owner })] : []),
      ...(seat === host && occupant.kind === "person" ? [t("web-host")] : []),
      ...(seat === own ? [t("web-you")] : []),
    ];
  };
  const inviteLink = game?.code ? link(`join/${game.code}`) : null;
  return (
    <Page title={t(`variant-${options.variant}`)}>
      <p class="lead" aria-live="polite">
        {phase(known.table, table.names.value, own)}
      </p>
      <p class="faint">
        {[
          t("seats", { count: options.seats }),
          clockText(options.clock),
          t(options.rated ? "game-rated" : "game-casual"),
          ...(known.table.packs ?? []).map((pack) => t(`ticket-set-${pack}`)),
        ].join(" · ")}
      </p>
      <Agreed botsWelcome={game?.bots_welcome ?? false} standIns={options.stand_ins ?? "none"} />
      <ul class="list card">
        {seats.map((seat) => (
          <li key={seat.seat} class="entry">
            <PlayerSign color={seat.color} />
            <span class="grow">
              {seat.occupant.kind === "nobody" ? (
                <span class="faint">
                  {t(game?.players[seat.seat]?.gone ? "web-seat-gone" : "web-open-seat")}
                </span>
              ) : (
                table.names.value[seat.seat]
              )}
              <About of={aboutSeat(seat)} />
            </span>
            {isHost && seat.occupant.kind === "bot" && (
              <button
                type="button"
                class="icon"
                aria-label={t("web-remove-bot")}
                onClick={() =>
                  act(() =>
                    railhead.delete("/v1/games/{game_id}/bots/{seat}", {
                      path: { ...path, seat: seat.seat },
                    }),
                  )
                }
              >
                ×
              </button>
            )}
            {isHost && seat.occupant.kind === "person" && seat.seat !== own && (
              <button
                type="button"
                class="icon"
                aria-label={t("web-remove-player", { player: table.names.value[seat.seat] ?? "" })}
                onClick={() =>
                  act(() =>
                    railhead.delete("/v1/games/{game_id}/players/{seat}", {
                      path: { ...path, seat: seat.seat },
                    }),
                  )
                }
              >
                ×
              </button>
            )}
          </li>
        ))}
      </ul>
      {isHost && open > 0 && (
        <AddBot
          seats={options.seats}
          isBusy={isBusy}
          add={(level) =>
            act(() => railhead.post("/v1/games/{game_id}/bots", { path, body: { level } }))
          }
        />
      )}
      {open > 0 && (inviteLink || own !== undefined) && (
        <section class="card">
          <h2>{t("web-invite")}</h2>
          {inviteLink && (
            <p>
              {t("web-code")} <b class="code">{game?.code}</b>
            </p>
          )}
          <div class="row">
            {inviteLink && (
              <button
                type="button"
                class="button"
                onClick={() => share(inviteLink, t("web-invite-text"))}
              >
                {t("web-share-link")}
              </button>
            )}
            {own !== undefined && (
              <InviteFriends game={table.id} seated={Object.values(table.names.value)} />
            )}
          </div>
          {own !== undefined && (
            <InviteByName
              act={(name) =>
                act(async () => {
                  await railhead.post("/v1/games/{game_id}/invitations", { path, body: { name } });
                  say(t("web-invited", { player: name }));
                })
              }
            />
          )}
        </section>
      )}
      <div class="row">
        {isHost && (
          <button
            type="button"
            class="button primary"
            disabled={open > 0 || isBusy}
            onClick={() => act(() => railhead.post("/v1/games/{game_id}/start", { path }))}
          >
            {t("web-start")}
          </button>
        )}
        {own === undefined && open > 0 && session.value && (
          <button
            type="button"
            class="button primary"
            disabled={isBusy}
            onClick={() => act(() => railhead.put("/v1/games/{game_id}/players/me", { path }))}
          >
            {t("web-join")}
          </button>
        )}
        {own !== undefined && (
          <button
            type="button"
            class="button"
            onClick={() =>
              attempt(async () => {
                await railhead.delete("/v1/games/{game_id}/players/me", { path });
                go("");
              })
            }
          >
            {t("web-leave")}
          </button>
        )}
      </div>
      {game?.expires_at && <p class="faint">{t("web-expires", { when: when(game.expires_at) })}</p>}
      <section class="card">
        <div class="row spread">
          <h2>{t("web-log")}</h2>
          <Talk table={table} isWide />
        </div>
        <Happened table={table} />
      </section>
      <Bubbles table={table} said={table.heard.value} />
    </Page>
  );
}

function AddBot({
  seats,
  isBusy,
  add,
}: {
  seats: number;
  isBusy: boolean;
  add: (level: Level) => void;
}): JSX.Element {
  const hint = useLevelHint(seats);
  return (
    <fieldset>
      <legend>{t("web-add-bot")}</legend>
      <div class="row">
        {LEVELS.map((level) => (
          <button
            key={level}
            type="button"
            class="button bot"
            disabled={isBusy}
            title={hint(level)}
            onClick={() => add(level)}
          >
            {t(`web-strength-${level}`)}
            <small>{t(`bot-${level}`)}</small>
          </button>
        ))}
      </div>
    </fieldset>
  );
}

/** What else whoever joins agrees to. */
function Agreed({
  botsWelcome,
  standIns,
}: {
  botsWelcome: boolean;
  standIns: Schemas["StandIns"];
}): JSX.Element {
  return (
    <>
      {botsWelcome && <p class="faint small">{t("web-bots-welcome")}</p>}
      {standIns !== "none" && (
        <p class="faint small">{t("web-stand-ins-agreed", { counts: standIns })}</p>
      )}
    </>
  );
}

function About({ of: parts }: { of: readonly string[] }): JSX.Element | null {
  return parts.length > 0 ? <small class="faint">{parts.join(" · ")}</small> : null;
}

/** Names are offered as the player types those they have played with. */
function InviteByName({ act }: { act: (name: string) => void }): JSX.Element {
  const [name, setName] = useState("");
  useEffect(() => setName(""), []);
  const send = (event: Event) => {
    event.preventDefault();
    if (name.trim()) act(name.trim());
    setName("");
  };
  return (
    <form class="row" onSubmit={send}>
      <label class="field grow">
        <span>{t("web-invite-name")}</span>
        <input
          type="text"
          autocomplete="off"
          maxLength={64}
          value={name}
          onInput={(event) => setName(event.currentTarget.value)}
        />
      </label>
      <button type="submit" class="button" disabled={!name.trim()}>
        {t("web-invite")}
      </button>
    </form>
  );
}
