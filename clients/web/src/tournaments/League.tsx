/** What an organiser directs in a league, and what a start or an end would do. */

import type { JSX } from "preact";
import type { Schemas } from "railhead-client";
import { railhead, session } from "../app.ts";
import { clockText } from "../format.ts";
import { PlayerLink } from "../players.tsx";
import { t } from "../texts.ts";
import { Asked } from "../ui/asked.tsx";
import { type Loaded, Show, useFresh, useLoaded } from "../ui/load.tsx";
import { Moved } from "./Moved.tsx";
import { Later, Rename } from "./Organiser.tsx";
import { Pairs, StartSheet, Who } from "./Start.tsx";
import { nameOf } from "./words.ts";

export type League = Schemas["League"];
type Next = Schemas["LeagueNextSeason"];
type Member = Schemas["NextPlayer"];
type Direction = Schemas["LeagueDirection"];

export const goesOn = ({ phase }: League): boolean => phase === "open" || phase === "running";

export const isOrganiser = ({ organiser }: League): boolean =>
  organiser != null && organiser === session.value?.name;

const direct = (of: League, body: Direction): Promise<League> =>
  railhead.post("/v1/leagues/{league_id}/directions", { path: { league_id: of.id }, body });

const useNext = (of: League): Loaded<Next> =>
  useLoaded(
    () => railhead.get("/v1/leagues/{league_id}/next-season", { path: { league_id: of.id } }),
    [of.id, of.members, of.season],
  );

/** The first season: first what would begin, with whom. */
export function StartLeague({ of, reload }: { of: League; reload: () => void }): JSX.Element {
  const path = { league_id: of.id };
  return (
    <StartSheet
      label={t("web-league-start")}
      isMain={of.is_member}
      useStart={() => useNext(of)}
      refusal={refusal}
      begin={() => railhead.post("/v1/leagues/{league_id}/start", { path }).then(reload)}
    >
      {(next) => <Begins of={of} next={next} />}
    </StartSheet>
  );
}

function refusal({ refusal, missing, players }: Next): string | null {
  if (refusal == null) return null;
  if (refusal !== "player_count") return t("web-start-begun");
  const here = t("web-league-members", { count: players.length });
  return `${here}. ${t("web-start-missing", { count: missing ?? 1 })}`;
}

function Begins({ of, next }: { of: League; next: Next }): JSX.Element {
  const divisions = next.divisions.map(
    ({ division, players, tables, games }) =>
      [
        t("web-league-division", { division }),
        [
          t("web-tournament-players", { count: players }),
          t("web-league-tables", { count: tables }),
          t("web-league-games", { count: games }),
        ].join(" · "),
      ] as const,
  );
  return (
    <>
      <Everybody people={next.players} />
      <Pairs of={[...divisions, [t("web-league-length"), lengthText(of)]]} />
      <p class="faint small">{t("web-start-binds")}</p>
    </>
  );
}

/** "30 days at least · 1 day for each move". */
const lengthText = (of: League): string =>
  [t("web-league-days-least", { count: of.season_days }), clockText(of.games.clock)].join(" · ");

/** Members by name. */
const Everybody = ({ people }: { people: readonly Member[] }): JSX.Element => (
  <Who label={t("web-league-members", { count: people.length })} people={people} />
);

export function LeagueOrganiser({ of, reload }: { of: League; reload: () => void }): JSX.Element {
  const act = (body: Direction) => direct(of, body).then(reload);
  const path = { league_id: of.id };
  const entry = of.entry_closed ? "open" : "close";
  return (
    <section class="card stack">
      <h2>{t("web-direct")}</h2>
      <div class="row">
        <Asked
          label={t(`web-league-entry-${entry}`)}
          about={t(`web-league-entry-${entry}-what`)}
          action={() => act({ kind: of.entry_closed ? "open_entry" : "close_entry" })}
        />
        {of.phase === "running" && (
          <Later
            what="league-extend"
            field={t("web-league-extend-days")}
            most={120}
            usual={7}
            extend={(days) => act({ kind: "extend", days })}
          />
        )}
        <Rename name={of.name} most={40} rename={(name) => act({ kind: "rename", name })} />
        <Asked
          label={t("web-league-end")}
          about={
            of.season === 0
              ? t("web-league-end-open")
              : t("web-league-end-what", { count: of.members })
          }
          action={() => railhead.delete("/v1/leagues/{league_id}", { path }).then(reload)}
          isDanger
        >
          {of.season === 0 ? <Concerned of={of} /> : <Played of={of} />}
        </Asked>
      </div>
      <p class="faint small">{t("web-league-direct-about")}</p>
    </section>
  );
}

/** Those who will not play. */
const Concerned = ({ of }: { of: League }): JSX.Element => (
  <Show of={useNext(of)}>{(next) => <Everybody people={next.players} />}</Show>
);

/** What is still played when a league ends. */
function Played({ of }: { of: League }): JSX.Element {
  const path = { league_id: of.id, number: of.season };
  const loaded = useLoaded(
    () => railhead.get("/v1/leagues/{league_id}/seasons/{number}", { path }),
    [of.id, of.season],
  );
  return (
    <Show of={loaded}>
      {({ divisions }) => (
        <>
          <Pairs
            of={divisions.map((one) => [
              t("web-league-division", { division: one.division }),
              t("web-league-tables-open", { count: one.open_tables }),
            ])}
          />
          <Who
            label={t("web-league-season", { season: of.season })}
            people={divisions.flatMap(({ players }) => players)}
          />
        </>
      )}
    </Show>
  );
}

/** Those who play in the next season, by the present standings. */
export function Members({ of, reload }: { of: League; reload: () => void }): JSX.Element {
  const next = useNext(of);
  useFresh(next.reload, 30);
  return (
    <details class="card">
      <summary>
        {t(of.season === 0 ? "web-league-list" : "web-league-list-next", { count: of.members })}
      </summary>
      <Show of={next}>
        {({ players }) => (
          <ul class="list">
            {players.map((one, at) => (
              <li key={one.player_id ?? at} class="entry wraps">
                <span class="grow">
                  {one.name ? <PlayerLink name={one.name} /> : t("web-somebody")}
                  <Moved from={one.before ?? null} to={one.division ?? one.before ?? null} />
                  {of.season > 0 && <small class="faint">{placeText(one)}</small>}
                </span>
                {isOrganiser(of) && one.player_id && (
                  <Remove of={of} member={one} player={one.player_id} reload={reload} />
                )}
              </li>
            ))}
          </ul>
        )}
      </Show>
    </details>
  );
}

/** "Division 2 · new". */
const placeText = ({ division, before }: Member): string =>
  [
    ...(division != null ? [t("web-league-division", { division })] : []),
    ...(before == null ? [t("web-league-newcomer")] : []),
  ].join(" · ");

function Remove({
  of,
  member,
  player,
  reload,
}: {
  of: League;
  member: Member;
  player: string;
  reload: () => void;
}): JSX.Element {
  return (
    <Asked
      label={t("web-direct-remove", { player: nameOf(member) })}
      about={t(of.season === 0 ? "web-league-remove-open" : "web-league-remove-running")}
      action={() => direct(of, { kind: "remove", player }).then(reload)}
      isDanger
    />
  );
}
