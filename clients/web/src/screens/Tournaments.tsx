/** Tournaments: the list, one of them, and a new one, by what follows in the path. */

import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { followTournament, type Schemas } from "railhead-client";
import { railhead, session } from "../app.ts";
import { clockText } from "../format.ts";
import { go, link } from "../router.ts";
import { date, number, t } from "../texts.ts";
import { Feed } from "../ui/feed.tsx";
import { Act, Choices, Stepper } from "../ui/form.tsx";
import { Empty, More, Show, useFresh, useLoaded, usePages } from "../ui/load.tsx";
import { Page, type ScreenProps } from "../ui/Page.tsx";
import { PlayerLink } from "../players.tsx";
import { NewTournament } from "./NewTournament.tsx";

type Tournament = Schemas["Tournament"];
type Table = Schemas["TournamentTable"];

export function Tournaments({ argument }: ScreenProps): JSX.Element {
  if (argument === "new") return <NewTournament />;
  return argument ? <One id={argument} /> : <List />;
}

function List(): JSX.Element {
  const [shown, show] = useState<Schemas["TournamentPhase"] | "own">("open");
  const { pages, more, refresh } = usePages(
    (cursor) =>
      railhead.get("/v1/tournaments", {
        query: {
          ...(shown === "own" ? { own: true } : { phase: shown }),
          ...(cursor && { cursor }),
        },
      }),
    [shown],
  );
  useFresh(refresh, 20);
  return (
    <Page title={t("web-tournaments")}>
      <Choices
        label={t("web-show")}
        value={shown}
        change={show}
        options={[
          ["open", t("web-tournament-open")],
          ["running", t("web-tournament-running")],
          ["finished", t("web-tournament-finished")],
          ...(session.value ? [["own", t("web-tournament-own")] as const] : []),
        ]}
      />
      <Show of={pages}>
        {(found) =>
          found.length ? (
            <ul class="list card">
              {found.map((one) => (
                <li key={one.id}>
                  <a class="entry" href={link(`tournaments/${one.id}`)}>
                    <span class="grow">
                      <b>{one.name}</b>
                      <small class="faint">
                        {[rulesText(one.rules), t(`variant-${one.variant}`)].join(" · ")}
                      </small>
                    </span>
                    <span>{t("web-tournament-players", { count: one.players })}</span>
                  </a>
                </li>
              ))}
            </ul>
          ) : (
            <Empty>{t("web-tournaments-none")}</Empty>
          )
        }
      </Show>
      <More more={more} />
      <div class="row">
        {session.value && (
          <a class="button" href={link("tournaments/new")}>
            {t("web-tournament-new")}
          </a>
        )}
        <a class="button" href={link("leagues")}>
          {t("web-leagues")}
        </a>
        <Feed href="/v1/tournaments.atom" title={t("web-feed-tournaments")} />
      </div>
    </Page>
  );
}

/** The format with its number, and the seats of a table: "Swiss, 3 rounds · tables of 4". */
function rulesText({ format, seats, same_deal }: Schemas["TournamentRules"]): string {
  const { kind, ...numbers } = format;
  const [count = 0] = Object.values(numbers);
  const rules = [t(`web-tournament-${kind}`, { count }), t("web-tournament-tables", { seats })];
  return [...rules, ...(same_deal ? [t("web-tournament-same-deal")] : [])].join(" · ");
}

function One({ id }: { id: string }): JSX.Element {
  const path = { tournament_id: id };
  const loaded = useLoaded(() => railhead.get("/v1/tournaments/{tournament_id}", { path }), [id]);
  const followed = useFollowed(id);
  const shown = followed ? { ...loaded, value: followed } : loaded;
  return (
    <Page title={shown.value?.name ?? t("web-tournament")} back="tournaments">
      <Show of={shown}>
        {(tournament) => (
          <>
            <About of={tournament} reload={loaded.reload} />
            <Own of={tournament} />
            <Rounds key={tournament.rounds} of={tournament} />
            <Standings of={tournament} />
          </>
        )}
      </Show>
    </Page>
  );
}

/** The tournament as its stream last sent it. */
function useFollowed(id: string): Tournament | null {
  const [found, show] = useState<Tournament | null>(null);
  useEffect(() => {
    const live = followTournament(railhead, id);
    const stop = live.tournament.subscribe(show);
    return () => {
      stop();
      live.close();
      show(null);
    };
  }, [id]);
  return found;
}

function About({ of, reload }: { of: Tournament; reload: () => void }): JSX.Element {
  const path = { tournament_id: of.id };
  const isIn = of.you?.standing.presence === "here";
  const isOrganiser = of.organiser != null && of.organiser === session.value?.name;
  const after = (action: () => Promise<unknown>) => () => action().then(reload);
  const isOver = of.phase === "finished" || of.phase === "cancelled";
  const limits = [of.min_rating, of.max_rating];
  return (
    <section class="card stack">
      <p>
        {[
          t(`web-tournament-phase-${of.phase}`),
          rulesText(of.rules),
          t(`variant-${of.games.variant}`),
          clockText(of.games.clock),
          of.games.rated ? t("web-rated") : null,
        ]
          .filter(Boolean)
          .join(" · ")}
      </p>
      <p class="faint">
        {t("web-tournament-players", { count: of.players })}
        {of.organiser && <> · {t("web-tournament-by", { name: of.organiser })}</>}
        {of.starts_at && of.phase === "open" && (
          <> · {t("web-tournament-starts", { date: date(of.starts_at) })}</>
        )}
        {limits.some((one) => one != null) && (
          <>
            {" "}
            · {t("web-tournament-limits", { limits: limits.map((one) => one ?? "…").join("–") })}
          </>
        )}
      </p>
      {of.paused !== null && (
        <p role="status">{t("web-tournament-paused", { reason: of.paused ?? "" })}</p>
      )}
      {!isOver && <p class="faint small">{t("web-tournament-no-vacations")}</p>}
      {of.rules.same_deal && <p class="faint small">{t("web-tournament-same-deal-about")}</p>}
      {meetsAgain(of) && (
        <p class="faint small">
          {t("web-tournament-repeats", { count: of.rounds_without_repeats })}
        </p>
      )}
      <div class="row">
        {session.value && !isOver && !isIn && (
          <Act
            class="primary"
            action={after(() => railhead.put("/v1/tournaments/{tournament_id}/entry", { path }))}
          >
            {t("web-tournament-enter")}
          </Act>
        )}
        {isOrganiser && of.phase === "open" && (
          <Act
            action={after(() => railhead.post("/v1/tournaments/{tournament_id}/start", { path }))}
          >
            {t("web-tournament-start")}
          </Act>
        )}
        {isIn && !isOver && (
          <Act
            action={after(() => railhead.delete("/v1/tournaments/{tournament_id}/entry", { path }))}
          >
            {t("web-tournament-leave")}
          </Act>
        )}
        {isOver && (
          <a class="button" href={`/v1/tournaments/${of.id}/export`} download>
            {t("web-tournament-export")}
          </a>
        )}
      </div>
    </section>
  );
}

/** Whether there are players, but too few for all rounds without repeats. */
function meetsAgain({ rules, rounds_without_repeats, players }: Tournament): boolean {
  const { format, seats } = rules;
  return players >= seats && format.kind === "swiss" && format.rounds > rounds_without_repeats;
}

/** The player's own table, or that it is waited for. */
function Own({ of }: { of: Tournament }): JSX.Element | null {
  const table = of.you?.table;
  if (of.phase !== "running" || of.you?.standing.presence !== "here") return null;
  if (!table || table.over) return <p role="status">{t("web-tournament-wait")}</p>;
  return (
    <div>
      <button type="button" class="button primary wide" onClick={() => go(`games/${table.game}`)}>
        {t("web-tournament-own-table")}
      </button>
    </div>
  );
}

function Rounds({ of }: { of: Tournament }): JSX.Element | null {
  const [round, choose] = useState(of.rounds - 1);
  const loaded = useLoaded(
    () =>
      railhead.get("/v1/tournaments/{tournament_id}/rounds/{round}", {
        path: { tournament_id: of.id, round },
      }),
    [of.id, round, of.head],
  );
  if (of.rounds === 0) return null;
  return (
    <section class="stack">
      <Stepper
        title={(at) => t("web-tournament-round", { round: at + 1 })}
        value={round}
        least={0}
        most={of.rounds - 1}
        change={choose}
      />
      <Show of={loaded}>
        {(found) => (
          <ul class="list card">
            {found.tables.map((table) => (
              <li key={table.game}>
                <Entry of={table} isSealed={Boolean(of.rules.same_deal) && !table.over} />
              </li>
            ))}
            {found.byes.length > 0 && (
              <li class="entry faint">
                {t("web-tournament-byes", { names: found.byes.map(nameOf).join(", ") })}
              </li>
            )}
          </ul>
        )}
      </Show>
    </section>
  );
}

/** A table. Nobody else sees a game whose deal is played at other tables. */
function Entry({ of, isSealed }: { of: Table; isSealed: boolean }): JSX.Element {
  const isOwn = of.players.some((seat) => seat.name != null && seat.name === session.value?.name);
  const line = (
    <>
      <span class="grow">{seats(of)}</span>
      <span class="faint">{of.over ? t("web-tournament-over") : t("web-tournament-playing")}</span>
    </>
  );
  if (isSealed && !isOwn) return <div class="entry">{line}</div>;
  return (
    <a class="entry" href={link(`games/${of.game}`)}>
      {line}
    </a>
  );
}

const nameOf = (player: { name?: string | null }): string => player.name ?? t("web-somebody");

/** The players of a table, after the game with their ranks and points. */
function seats(table: Table): string {
  const ranked = [...table.players].sort((one, other) => (one.rank ?? 0) - (other.rank ?? 0));
  return ranked
    .map((seat) =>
      table.over ? `${seat.rank}. ${nameOf(seat)} ${number(seat.score ?? 0)}` : nameOf(seat),
    )
    .join(" · ");
}

function Standings({ of }: { of: Tournament }): JSX.Element {
  const { pages, more } = usePages(
    (cursor) =>
      railhead.get("/v1/tournaments/{tournament_id}/standings", {
        path: { tournament_id: of.id },
        query: cursor ? { cursor } : {},
      }),
    [of.id, of.head],
  );
  return (
    <section class="stack">
      <h2>{t("web-tournament-standings")}</h2>
      <Show of={pages}>
        {(lines) =>
          lines.length ? (
            <div class="card scroll">
              <table class="standings">
                <thead>
                  <tr>
                    <th scope="col">{t("web-tournament-place")}</th>
                    <th scope="col">{t("web-tournament-player")}</th>
                    <th scope="col">{t("web-tournament-points")}</th>
                    <th scope="col">{t("web-tournament-wins")}</th>
                  </tr>
                </thead>
                <tbody>
                  {lines.map((line) => (
                    <tr key={line.player} class={line.presence === "here" ? "" : "faint"}>
                      <td>{line.place}</td>
                      <td>{line.name ? <PlayerLink name={line.name} /> : t("web-somebody")}</td>
                      <td>{number(line.points, 2)}</td>
                      <td>{line.wins}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          ) : (
            <Empty>{t("web-tournament-players", { count: 0 })}</Empty>
          )
        }
      </Show>
      <More more={more} />
    </section>
  );
}
