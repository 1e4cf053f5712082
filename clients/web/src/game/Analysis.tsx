/** The analysis of a finished game: who was likely to win when, luck and errors, and the decisions that mattered. */

import type { JSX } from "preact";
import { useMemo } from "preact/hooks";
import type { Schemas } from "railhead-client";
import { railhead, session, type Board as Facts } from "../app.ts";
import { PLAYER_COLORS, PlayerSign } from "../board/marks.tsx";
import { link } from "../router.ts";
import { number, t } from "../texts.ts";
import { Icon } from "../ui/icons.tsx";
import { Failure, useLoaded } from "../ui/load.tsx";
import type { Table } from "./live.ts";
import { LuckStory } from "./LuckStory.tsx";
import { PlayOn } from "./PlayOn.tsx";
import { states, wholeLog } from "./recording.ts";
import { asEvent, points, told } from "./words.ts";

type GameAnalysis = Schemas["GameAnalysis"];
type Players = readonly Schemas["GamePlayer"][];

interface Shown {
  table: Table;
  facts: Facts;
  players: Players;
}

export function Analysis(shown: Shown): JSX.Element {
  const path = { game_id: shown.table.id };
  const loaded = useLoaded(
    () => railhead.get("/v1/games/{game_id}/analysis", { path }),
    [path.game_id],
  );
  const analysis = loaded.value?.analysis;
  return (
    <section class="card analysis">
      <h2>{t("web-analysis")}</h2>
      {analysis ? (
        <Ready {...shown} analysis={analysis} />
      ) : loaded.error ? (
        <Failure error={loaded.error} again={loaded.reload} />
      ) : (
        <p role="status">{t("web-loading")}</p>
      )}
    </section>
  );
}

function Ready({
  table,
  facts,
  players,
  analysis,
}: Shown & { analysis: GameAnalysis }): JSX.Element {
  const names = table.names.value;
  const seat = table.own.value ?? analysis.seats.find(({ rank }) => rank === 1)?.seat ?? 0;
  return (
    <>
      <LuckStory table={table} analysis={analysis} />
      <Curve analysis={analysis} players={players} names={names} />
      <div class="measured">
        <table class="scores">
          <thead>
            <tr>
              {(["luck", "errors", "margin", "adjusted"] as const).map((part) => (
                <th key={part} scope="col" class="number">
                  {t(`analyze-${part}`)}
                </th>
              ))}
            </tr>
          </thead>
          {analysis.seats.map((sums) => (
            <tbody key={sums.seat}>
              <tr>
                <th scope="rowgroup" colSpan={4}>
                  <span class="row">
                    <PlayerSign color={players[sums.seat]?.color} />
                    {names[sums.seat]}
                  </span>
                </th>
              </tr>
              <tr>
                <td class="number">{signed(sums.luck.mean)}</td>
                <td class="number">{signed(-sums.errors.mean)}</td>
                <td class="number">{signed(sums.margin)}</td>
                <td class="number">{signed(sums.adjusted_margin.mean)}</td>
              </tr>
            </tbody>
          ))}
        </table>
      </div>
      <p class="faint small">{t("web-analysis-legend")}</p>
      <Decisive table={table} facts={facts} analysis={analysis} seat={seat} />
    </>
  );
}

/** A figure to the nearest point, with its sign. */
const signed = (value: number): string => {
  const points = Math.round(value) || 0;
  return points > 0 ? `+${number(points)}` : number(points);
};

/** The drawing, in units of its own: as wide as a phone. */
const [WIDTH, HEIGHT, LEFT, TOP] = [340, 150, 34, 8];

/** The probability of each player to win, over the game. */
function Curve({
  analysis,
  players,
  names,
}: {
  analysis: GameAnalysis;
  players: Players;
  names: readonly string[];
}): JSX.Element {
  const { values, seats } = analysis;
  const x = (at: number) => LEFT + ((WIDTH - LEFT - 4) * at) / Math.max(1, values.length - 1);
  const y = (win: number) => TOP + (HEIGHT - 2 * TOP) * (1 - win);
  const line = (seat: number) =>
    values
      .map(({ seats }, at) => `${x(at).toFixed(1)},${y(seats[seat]?.win ?? 0).toFixed(1)}`)
      .join(" ");
  const percent = (share: number) => t("percent", { number: Math.round(100 * share) });
  return (
    <figure class="curve">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={t("web-analysis-curve")}>
        {[0, 0.5, 1].map((share) => (
          <g key={share}>
            <line x1={LEFT} x2={WIDTH - 4} y1={y(share)} y2={y(share)} />
            <text x={LEFT - 4} y={y(share) + 3}>
              {percent(share)}
            </text>
          </g>
        ))}
        {seats.map(({ seat }) => (
          <polyline
            key={seat}
            points={line(seat)}
            class={`line-${seat}`}
            stroke={PLAYER_COLORS[players[seat]?.color ?? "gray"]}
          />
        ))}
      </svg>
      <figcaption class="row">
        {seats.map(({ seat }) => (
          <span key={seat} class="row">
            <svg viewBox="0 0 24 4" class="key" aria-hidden="true">
              <polyline
                points="0,2 24,2"
                class={`line-${seat}`}
                stroke={PLAYER_COLORS[players[seat]?.color ?? "gray"]}
              />
            </svg>
            {names[seat]}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}

/** The decisions that cost a player most, with what would have been better. */
function Decisive({
  table,
  facts,
  analysis,
  seat,
}: {
  table: Table;
  facts: Facts;
  analysis: GameAnalysis;
  seat: number;
}): JSX.Element | null {
  const sums = analysis.seats.find((other) => other.seat === seat);
  const hasErrors = sums !== undefined && sums.turning_points.length > 0;
  // The log is needed to tell the moves, and large.
  const record = useLoaded(
    async () => (hasErrors ? wholeLog(railhead, table.id, seat) : null),
    [table.id, seat, hasErrors],
  ).value;
  const known = useMemo(() => (record ? states(record) : []), [record]);
  const names = table.names.value;
  if (!sums) return null;
  const player = names[seat] ?? "";
  if (!hasErrors) return <p>{t("analyze-no-error", { player })}</p>;
  const words = (move: Schemas["Move"], seq: number) => {
    const before = known[record?.events.findIndex((event) => event.seq === seq) ?? -1];
    return before ? told(asEvent(move, before.table, seat, facts), names, facts) : t("web-loading");
  };
  const count = sums.counted_errors;
  return (
    <>
      <p>{t("analyze-counted", { player, count, decisions: sums.decisions })}</p>
      {/* Above the list: the log comes late, and its words move what is below them. */}
      {session.value && table.own.value === seat && (
        <div>
          <a class="button" href={link("puzzles?mine=true")}>
            <Icon name="bulb" />
            {t("web-puzzle-learn")}
          </a>
        </div>
      )}
      <ol class="decisive">
        {sums.turning_points.map((seq) => {
          const decision = analysis.decisions.find((decision) => decision.seq === seq);
          if (!decision) return null;
          return (
            <li key={seq}>
              <a href={link(`games/${table.id}/replay?at=${seq}`)}>{words(decision.played, seq)}</a>
              <br />
              {t("analyze-better", {
                points: points(Math.round(decision.error.mean)),
                instead: words(decision.best, seq) ?? "",
              })}
              <br />
              <PlayOn
                label={t("web-play-on-instead")}
                position={{ game: table.id, version: seq - 1, seat }}
                player={player}
                players={names}
                seats={analysis.seats.length}
              />
            </li>
          );
        })}
      </ol>
    </>
  );
}
