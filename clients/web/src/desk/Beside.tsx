/** What a moderator looks at before answering: the player, the game, and other reports. */

import type { JSX } from "preact";
import type { Schemas } from "railhead-client";
import { railhead, reason } from "../app.ts";
import { called } from "../players.tsx";
import { link } from "../router.ts";
import { date, list, number, t } from "../texts.ts";
import { useLoaded, type Loaded } from "../ui/load.tsx";

type Report = Schemas["Report"];

export function Beside({
  report,
  reports,
}: {
  report: Report;
  /** All that wait for an answer. */
  reports: readonly Report[];
}): JSX.Element {
  const { player, game } = report;
  const count = reports.filter((one) => one !== report && player && one.player === player).length;
  return (
    <div class="beside-report">
      {player && <Player name={player} others={count} />}
      {game && <Game id={game} />}
    </div>
  );
}

function Player({ name, others }: { name: string; others: number }): JSX.Element {
  const profile = useLoaded(() => railhead.get("/v1/players/{name}", { path: { name } }), [name]);
  return (
    <p>
      <a href={link(`desk/players/${encodeURIComponent(name)}`)}>{name}</a>
      {others > 0 && <b class="badge small">{t("web-desk-also", { count: others })}</b>}
      <br />
      <Fact of={profile}>{factsOf}</Fact>
    </p>
  );
}

/** Facts of a player in one line. */
export const factsOf = (profile: Schemas["PlayerProfile"]): string =>
  [
    t("web-player-since", { date: date(profile.since) }),
    `${t("web-games")}: ${number(profile.games)}`,
    ...(profile.guest ? [t("web-guest")] : []),
    ...(profile.bot_of ? [t("web-bot-owner", { owner: profile.bot_of })] : []),
  ].join(" · ");

function Game({ id }: { id: string }): JSX.Element {
  const game = useLoaded(
    () => railhead.get("/v1/games/{game_id}", { path: { game_id: id } }),
    [id],
  );
  const isOver = game.value?.status === "finished";
  return (
    <p>
      <a href={link(`desk/games/${id}`)}>{t("web-desk-game")}</a>
      {" · "}
      <a href={link(isOver ? `games/${id}/replay` : `games/${id}`)}>
        {isOver ? t("web-replay") : t("web-board")}
      </a>
      <br />
      <Fact of={game}>
        {({ status, players }) =>
          `${t(`web-desk-status-${status}`)} · ${list(players.filter(isTaken).map(seated))}`
        }
      </Fact>
    </p>
  );
}

/** Whether somebody sits there, or sat there until the account was deleted. */
export const isTaken = ({ name, deleted }: Schemas["GamePlayer"]): boolean =>
  deleted || name != null;

/** The name of a player at a table. */
export const seated = ({ name, bot_of, player_id }: Schemas["GamePlayer"]): string =>
  called({
    name: name ?? null,
    bot_of: bot_of ?? null,
    ...(name && !player_id && { kind: "bot" }),
  });

/** A line about something; why it cannot be seen, if so. */
function Fact<T>({ of, children }: { of: Loaded<T>; children: (value: T) => string }): JSX.Element {
  return (
    <span class="faint small">
      {of.value !== undefined ? children(of.value) : of.error ? reason(of.error) : t("web-loading")}
    </span>
  );
}
