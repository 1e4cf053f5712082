/** Players: their names, alone and in lists, and links to their pages. */

import type { JSX } from "preact";
import type { Schemas } from "railhead-client";
import { link } from "./router.ts";
import { list, t } from "./texts.ts";
import { Act } from "./ui/form.tsx";

interface AtTheTable {
  seat: number;
  name?: string | null;
  bot_of?: string | null;
  kind: Schemas["SeatKind"];
  color?: Schemas["PlayerColor"] | null;
}

/** The name of a player; bots have one in every language. */
export function called(player: {
  name?: string | null;
  kind?: string;
  bot_of?: string | null;
}): string {
  const name = player.name ?? t("web-somebody");
  if (player.bot_of) return t("web-bot-of", { bot: name, owner: player.bot_of });
  return player.kind === "bot" || name.endsWith(" (bot)")
    ? t(`bot-${name.replace(" (bot)", "")}`)
    : name;
}

/** The others at a table: "Bob and Cleo". */
export function others(players: readonly AtTheTable[], seat: number): string {
  const names = players
    .filter((player) => player.seat !== seat && player.kind !== "nobody")
    .map(called);
  return names.length ? list(names) : t("web-nobody-yet");
}

/** The players of a game with their colours. */
export function Players({ players }: { players: readonly AtTheTable[] }): JSX.Element {
  const seated = players.filter((player) => player.kind !== "nobody");
  return (
    <span class="seated">
      {seated.map((player) => (
        <span key={player.seat} class="player">
          <i class={`swatch ${player.color ?? ""}`} aria-hidden="true" />
          {called(player)}
        </span>
      ))}
    </span>
  );
}

/** A link to a player's page. */
export function PlayerLink({ name }: { name: string }): JSX.Element {
  return <a href={link(`players/${encodeURIComponent(name)}`)}>{name}</a>;
}

/** Players by name, each with a button for the same action. */
export function Names({
  of,
  label,
  action,
}: {
  of: readonly { name: string }[];
  label: string;
  action: (name: string) => Promise<unknown>;
}): JSX.Element {
  return (
    <ul class="list">
      {of.map(({ name }) => (
        <li key={name} class="entry">
          <span class="grow">{name}</span>
          <Act action={() => action(name)} label={`${label}: ${name}`}>
            {label}
          </Act>
        </li>
      ))}
    </ul>
  );
}
