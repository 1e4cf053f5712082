/** The table before the game: who sits where, bots, invitations, the start. */

import { useEffect, useState } from "preact/hooks";
import type { JSX } from "preact";
import type { Known, Schemas } from "railhead-client";
import { address, attempt, railhead, say, session } from "../app.ts";
import { PlayerSign } from "../board/marks.tsx";
import { clockText } from "../format.ts";
import { go } from "../router.ts";
import { LEVELS, useLevelHint, type Level } from "../screens/levels.tsx";
import { Practise } from "../screens/Practise.tsx";
import { share } from "../share.ts";
import { softened } from "../softened.ts";
import { t, when } from "../texts.ts";
import { Icon } from "../ui/icons.tsx";
import { Page } from "../ui/Page.tsx";
import { InviteFriends } from "./InviteFriends.tsx";
import type { Table } from "./live.ts";
import { Happened } from "./Log.tsx";
import { Confirm } from "./Sheet.tsx";
import { Bubbles, Talk } from "./Talk.tsx";
import { phase } from "./words.ts";

type Act = (work: () => Promise<unknown>) => Promise<void>;

export function Lobby({ table, known }: { table: Table; known: Known }): JSX.Element {
  const game = table.state.value.game;
  const path = { game_id: table.id };
  const { isBusy, act } = useAct(table);
  const { options, seats, host } = known.table;
  const own = game?.you ?? undefined;
  const isHost = own === host;
  const open = seats.filter(({ occupant }) => occupant.kind === "nobody").length;
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
          <Seat key={seat.seat} of={seat} table={table} host={host} act={act} />
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
      {open > 0 && <Invite table={table} act={act} />}
      {open > 0 && own !== undefined && <Meanwhile />}
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
        {own !== undefined && <Leave game={table.id} />}
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

/** Something to do until the others come: a game against bots, beside this one. */
function Meanwhile(): JSX.Element {
  return (
    <section class="card">
      <h2>{t("web-meanwhile")}</h2>
      <div class="ways">
        <Practise />
      </div>
    </section>
  );
}

/** Does something with the table and looks at it again. Meanwhile, it is busy. */
function useAct(table: Table): { isBusy: boolean; act: Act } {
  const [isBusy, setBusy] = useState(false);
  const act: Act = async (work) => {
    setBusy(true);
    await attempt(work);
    await attempt(() => table.client.refresh());
    setBusy(false);
  };
  return { isBusy, act };
}

/** A seat: who has it, and a button with which the host makes it free. */
function Seat({
  of: { seat, occupant, color },
  table,
  host,
  act,
}: {
  of: Schemas["SeatView"];
  table: Table;
  host: number;
  act: Act;
}): JSX.Element {
  const { game } = table.state.value;
  const own = game?.you ?? undefined;
  const isHost = own === host;
  const player = game?.players[seat];
  const name = table.names.value[seat];
  const path = { game_id: table.id, seat };
  const about = [
    ...(player?.bot_of ? [t("web-bot-owner", { owner: player.bot_of })] : []),
    ...(seat === host && occupant.kind === "person" ? [t("web-host")] : []),
    ...(seat === own ? [t("web-you")] : []),
  ];
  return (
    <li class="entry">
      <PlayerSign color={color} />
      <span class="grow">
        {occupant.kind === "nobody" ? (
          <span class="faint">{t(player?.gone ? "web-seat-gone" : "web-open-seat")}</span>
        ) : (
          name
        )}
        {about.length > 0 && <small class="faint">{about.join(" · ")}</small>}
      </span>
      {isHost && occupant.kind === "bot" && (
        <Remove
          label={t("web-remove-bot")}
          remove={() => act(() => railhead.delete("/v1/games/{game_id}/bots/{seat}", { path }))}
        />
      )}
      {isHost && occupant.kind === "person" && seat !== own && (
        <Remove
          label={t("web-remove-player", { player: name ?? "" })}
          remove={() => act(() => railhead.delete("/v1/games/{game_id}/players/{seat}", { path }))}
        />
      )}
    </li>
  );
}

function Remove({ label, remove }: { label: string; remove: () => void }): JSX.Element {
  return (
    <button type="button" class="icon" aria-label={label} onClick={remove}>
      <Icon name="close" />
    </button>
  );
}

/** Ways to invite others: by the code, by a link, from the list of friends, by name. */
function Invite({ table, act }: { table: Table; act: Act }): JSX.Element | null {
  const { game } = table.state.value;
  const isSeated = game?.you != null;
  // The page with a preview, for people without the app.
  const inviteLink = game?.code ? address(`/i/${game.code}`) : null;
  if (!inviteLink && !isSeated) return null;
  const path = { game_id: table.id };
  return (
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
        {isSeated && <InviteFriends game={table.id} seated={Object.values(table.names.value)} />}
      </div>
      {isSeated && (
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
  );
}

/** Gives up the own seat, after a question. */
function Leave({ game }: { game: string }): JSX.Element {
  const [isAsked, ask] = useState(false);
  const leave = () =>
    attempt(async () => {
      await railhead.delete("/v1/games/{game_id}/players/me", { path: { game_id: game } });
      go("");
    });
  return (
    <>
      <button type="button" class="button" onClick={() => ask(true)}>
        {t("web-leave")}
      </button>
      {isAsked && (
        <Confirm
          title={t("web-leave")}
          text={t("web-leave-text")}
          yes={t("web-leave")}
          isDanger
          close={() => ask(false)}
          act={leave}
        />
      )}
    </>
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
            <small>{softened(t(`bot-${level}`))}</small>
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
