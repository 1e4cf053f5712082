/** The result: the ranking, and for each player where every point comes from. */

import { useEffect, useState } from "preact/hooks";
import type { JSX } from "preact";
import type { Schemas } from "railhead-client";
import { attempt, railhead, reason, say, session, type Board as Facts } from "../app.ts";
import { PlayerSign } from "../board/marks.tsx";
import { gameOf, isOnDevice } from "../device/ids.ts";
import { clientOf } from "../device/client.ts";
import { save, usePicture } from "../files.ts";
import { duration } from "../format.ts";
import { useLastWord } from "../lesson/lesson.ts";
import { go, link } from "../router.ts";
import { KeptInvitation } from "../screens/Invitation.tsx";
import { subjectsOf, useReport } from "../reports/late.tsx";
import { share } from "../share.ts";
import { language, list, number, t } from "../texts.ts";
import { shade } from "../theme.ts";
import { Act } from "../ui/form.tsx";
import { Icon } from "../ui/icons.tsx";
import { lazy } from "../ui/lazy.tsx";
import { useLoaded } from "../ui/load.tsx";
import { Page } from "../ui/Page.tsx";
import { Analysis } from "./Analysis.tsx";
import { Fair } from "./Fair.tsx";
import type { Table } from "./live.ts";
import { openTo } from "./LuckStory.tsx";
import { outcome, ranked } from "./outcome.ts";
import { Bubbles, Talk } from "./Talk.tsx";
import { city, points } from "./words.ts";

type GameResult = Schemas["GameResult"];

const NextTable = lazy(() => import("../tournaments/index.ts").then(({ Next }) => Next));

export function Result({ table, facts }: { table: Table; facts: Facts }): JSX.Element {
  const { result, failed } = useResult(table.id);
  const fairness = useLoaded(
    () => clientOf(table.id).get("/v1/games/{game_id}/fairness", { path: { game_id: table.id } }),
    [table.id],
  );
  // Other tables still play the same deal.
  const isSealed = fairness.value?.secret === null;
  const lastWord = useLastWord(table.id);
  const isHere = isOnDevice(table.id);
  const names = table.names.value;
  const title = t("web-result");
  const end = table.state.value.known?.version;
  const afterwards = table.said.value.filter(({ version }) => version === end).slice(-6);
  if (!result)
    return (
      <Page title={title} back={`games/${table.id}`}>
        <p aria-busy={!failed}>{failed ?? t("web-loading")}</p>
      </Page>
    );
  // Of the games that share a deal, those of no tournament are of a day.
  const isDaily = result.options.deal != null && !("tournament" in result && result.tournament);
  const { headline, failed: failedTickets, decided } = outcome(result, names, table.own.value);
  const { tournament } = result;
  return (
    <Page title={title} back={tournament ? `tournaments/${tournament.id}` : `games/${table.id}`}>
      <section class="stack outcome">
        <p class="lead">{headline}</p>
        {failedTickets && <p>{failedTickets}</p>}
        {decided && <p>{decided}</p>}
        {lastWord && <p class="note">{lastWord}</p>}
        {lastWord && <KeptInvitation />}
        {isDaily && (
          <a class="button" href={link("challenge")}>
            {t("web-challenge")}
          </a>
        )}
        <Next table={table} headline={headline} isAlone={!tournament} />
      </section>
      {tournament && (
        <NextTable game={table.id} tournament={tournament} finishedAt={result.finished_at} />
      )}
      <Scores result={result} names={names} />
      {result.explanation.tie_breaks.map((tie, at) => (
        <Tie key={at} tie={tie} />
      ))}
      <Explanations result={result} table={table} facts={facts} />
      {!isHere && (
        <figure class="points-chart">
          <Chart id={table.id} />
        </figure>
      )}
      {isSealed ? <p class="note">{t("web-sealed")}</p> : <Fair table={table} />}
      <p class="faint">
        {t("web-took", { time: duration(Math.max(60, Math.round(result.seconds / 60) * 60)) })}
      </p>
      <div class="row">
        <a class="button" href={link(`games/${table.id}`)}>
          {t("web-board")}
        </a>
        {!isHere && (
          <button type="button" class="button" onClick={() => attempt(() => savePicture(table.id))}>
            {t("web-save-picture")}
          </button>
        )}
        {!isSealed && (
          <button type="button" class="button" onClick={() => attempt(() => download(table.id))}>
            {t("web-export-game")}
          </button>
        )}
        <Talk table={table} isWide />
        <ReportGame table={table} />
      </div>
      {/* Last: it comes late, and would move what is below it. */}
      {!isSealed && !isHere && <Analysis table={table} facts={facts} players={result.players} />}
      <Bubbles table={table} said={afterwards} />
    </Page>
  );
}

/** Reports the game, or somebody who played it. */
function ReportGame({ table }: { table: Table }): JSX.Element | null {
  const { ask, sheet } = useReport();
  const { game } = table.state.value;
  if (!session.value || !game || isOnDevice(table.id)) return null;
  return (
    <>
      <Act action={() => ask(subjectsOf(table.id, game.players))}>{t("web-report")}</Act>
      {sheet}
    </>
  );
}

/** Loads the result, once: it never changes. */
function useResult(id: string): { result: GameResult | null; failed: string | null } {
  const [result, setResult] = useState<GameResult | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  useEffect(() => {
    clientOf(id)
      .get("/v1/games/{game_id}/result", { path: { game_id: id } })
      .then(setResult, (error: unknown) => setFailed(reason(error)));
  }, [id]);
  return { result, failed };
}

/** The parts of the score of each player, in the order of the ranking. */
function Scores({ result, names }: { result: GameResult; names: readonly string[] }): JSX.Element {
  return (
    <div class="measured">
      <table class="scores">
        <thead>
          <tr>
            {(["routes", "tickets", "stations", "express", "total"] as const).map((part) => (
              <th key={part} scope="col" class="number">
                {t(`score-${part}`)}
              </th>
            ))}
          </tr>
        </thead>
        {ranked(result.scores).map((score) => (
          <tbody key={score.seat}>
            <tr>
              <th scope="rowgroup" colSpan={5}>
                <span class="row">
                  {score.rank}. <PlayerSign color={result.players[score.seat]?.color} />
                  {names[score.seat]}
                </span>
              </th>
            </tr>
            <tr>
              {[score.routes, score.tickets, score.stations, score.express].map((value, at) => (
                <td key={at} class="number">
                  {number(value)}
                </td>
              ))}
              <td class="number">
                <b>{number(score.total)}</b>
              </td>
            </tr>
          </tbody>
        ))}
      </table>
    </div>
  );
}

/** The points of each player, explained. One's own come first, and are open. */
function Explanations({
  result: { scores, explanation },
  table,
  facts,
}: {
  result: GameResult;
  table: Table;
  facts: Facts;
}): JSX.Element {
  const names = table.names.value;
  const own = table.own.value;
  const explained = ranked(scores).sort((a, b) => Number(b.seat === own) - Number(a.seat === own));
  return (
    <>
      {explained.map((score) => (
        <details key={score.seat} class="card" open={score.seat === own}>
          <summary>
            <b>{names[score.seat]}</b> · {t("explain-total", { points: points(score.total) })}
          </summary>
          <Explanation
            score={score}
            why={explanation.players[score.seat]}
            facts={facts}
            names={names}
          />
        </details>
      ))}
    </>
  );
}

/** What a player does after a game: play again, above all, unless a tournament goes on. */
function Next({
  table,
  headline,
  isAlone,
}: {
  table: Table;
  headline: string;
  /** Whether the game belongs to no tournament. */
  isAlone: boolean;
}): JSX.Element {
  const { game } = table.state.value;
  const isHere = isOnDevice(table.id);
  const isPlayer = (isHere || session.value !== null) && game?.you != null;
  const again = () =>
    attempt(async () => {
      const path = { game_id: table.id };
      const next = await clientOf(table.id).post("/v1/games/{game_id}/rematch", { path });
      go(`games/${next.id}`);
    });
  return (
    <div class="row">
      {isPlayer && isAlone && (
        <Act class="primary" action={again}>
          {t("web-play-again")}
        </Act>
      )}
      {!isHere && (
        <Act action={() => shareResult(table, headline)}>
          <Icon name="share" />
          {t("web-share")}
        </Act>
      )}
      <a class="button" href={link(`games/${table.id}/replay`)}>
        {t("web-replay")}
      </a>
      {isHere && session.value && <Act action={() => keep(table)}>{t("web-device-keep")}</Act>}
    </div>
  );
}

/** Keeps a game of this device among those that the account has imported. */
async function keep(table: Table): Promise<void> {
  const path = { game_id: table.id };
  const file = await clientOf(table.id).download("/v1/games/{game_id}/export", { path });
  const players = table.names.value;
  const seat = table.own.value ?? null;
  await railhead.put("/v1/me/imported-games/{imported_id}", {
    path: { imported_id: gameOf(table.id) },
    body: { kind: "export", export: await file.text(), players, seat },
  });
  say(t("web-device-kept"), "info", "players?show=history#imported");
}

/** Shares the picture of the board with a link to the replay, which the players open to others. */
async function shareResult(table: Table, headline: string): Promise<void> {
  const [picture, address] = await Promise.all([
    boardPicture(table.id).catch(() => null),
    openTo(table, "replay"),
  ]);
  await share(address, headline, picture);
}

const boardPicture = (id: string): Promise<Blob> =>
  railhead.download("/v1/games/{game_id}/board.png", {
    path: { game_id: id },
    query: { lang: language.value, theme: shade.value },
  });

async function savePicture(id: string): Promise<void> {
  save(await boardPicture(id), `railhead-${id}.png`);
}

async function download(id: string): Promise<void> {
  const path = { game_id: id };
  save(await clientOf(id).download("/v1/games/{game_id}/export", { path }), `railhead-${id}.jsonl`);
}

function Chart({ id }: { id: string }): JSX.Element | null {
  const [lang, theme] = [language.value, shade.value];
  const source = usePicture(
    () =>
      railhead.download("/v1/games/{game_id}/points.svg", {
        path: { game_id: id },
        query: { lang, theme },
      }),
    [id, lang, theme],
  );
  return source === null ? null : <img src={source} alt={t("web-points-chart")} />;
}

function Tie({ tie }: { tie: Schemas["TieGroup"] }): JSX.Element {
  const by = tie.shared ? "shared" : (tie.steps.find(({ decides }) => decides)?.by ?? "shared");
  return <p>{t(`explain-tie-${by}`)}</p>;
}

/** The parts of a score that are explained. */
type Parts = Pick<
  Schemas["PlayerScore"],
  "routes" | "tickets" | "stations" | "express" | "longest_path"
>;

export function Explanation({
  score,
  why,
  facts,
  names,
}: {
  score: Parts;
  why: Schemas["ScoreExplanation"] | undefined;
  facts: Facts;
  names: readonly string[];
}): JSX.Element | null {
  if (!why) return null;
  const ends = (id: string) => {
    const fact = facts.routes.get(id);
    return { from: city(fact?.from ?? ""), to: city(fact?.to ?? "") };
  };
  const cities = (legs: readonly Schemas["PathLeg"][]) =>
    legs.length === 0 ? "" : [legs[0]!.from, ...legs.map(({ to }) => to)].map(city).join(" – ");
  return (
    <div class="explanation">
      <h3>{t("explain-routes", { points: points(score.routes) })}</h3>
      <ul>
        {why.claimed.map((claimed) => (
          <li key={claimed.route}>
            {t("explain-route", {
              ...ends(claimed.route),
              trains: t("trains", { count: claimed.length }),
              points: points(claimed.points),
            })}
          </li>
        ))}
      </ul>
      <h3>{t("explain-tickets", { points: points(score.tickets) })}</h3>
      <ul>
        {why.ticket_paths.map((ticket) => {
          const [from = "", to = ""] = ticket.id.split("-");
          const values = { from: city(from), to: city(to), points: points(ticket.points) };
          return (
            <li key={ticket.id}>
              <Icon name={ticket.completed ? "check" : "close"} />{" "}
              {t(ticket.completed ? "explain-ticket-completed" : "explain-ticket-failed", values)}
              {ticket.path.length > 1 && (
                <small class="faint">
                  {" "}
                  {t("explain-ticket-path", { cities: cities(ticket.path) })}
                </small>
              )}
              {ticket.stations.length > 0 && (
                <small class="faint">
                  {" "}
                  {t("explain-ticket-stations", { cities: list(ticket.stations.map(city)) })}
                </small>
              )}
            </li>
          );
        })}
      </ul>
      <h3>{t("score-stations")}</h3>
      <ul>
        <li>
          {t("explain-stations-left", {
            count: Math.floor(score.stations / 4),
            points: points(score.stations),
          })}
        </li>
        {why.borrowed.map((use) => (
          <li key={use.city}>
            {use.route
              ? t("explain-station-lends", {
                  city: city(use.city),
                  player: use.owner == null ? "" : (names[use.owner] ?? ""),
                  ...ends(use.route),
                })
              : t("explain-station-lends-nothing", { city: city(use.city) })}
          </li>
        ))}
      </ul>
      <h3>
        {why.path.length > 0
          ? t("explain-path", {
              trains: t("trains", { count: score.longest_path }),
              cities: cities(why.path),
            })
          : t("explain-no-path")}
      </h3>
      {score.express > 0 && <h3>{t("explain-express", { points: points(score.express) })}</h3>}
    </div>
  );
}
