/** The score of the sheet as the server counts it, and the way to keep it. */

import type { JSX } from "preact";
import { useState } from "preact/hooks";
import type { Schemas } from "railhead-client";
import { railhead, say, session, type Board as Facts } from "../app.ts";
import { PlayerSign } from "../board/marks.tsx";
import { Explanation } from "../game/Result.tsx";
import { points } from "../game/words.ts";
import { link } from "../router.ts";
import { list, number, t } from "../texts.ts";
import { Act } from "../ui/form.tsx";
import type { Sheet } from "./sheet.ts";

const PARTS = ["routes", "tickets", "stations", "express", "total"] as const;

export function Counted({
  scoring,
  position,
  of,
  facts,
}: {
  scoring: Schemas["Scoring"];
  position: Schemas["NewScoring"];
  /** The sheet that was counted. */
  of: Sheet;
  facts: Facts;
}): JSX.Element {
  const names = scoring.players.map(({ name }) => name);
  const winners = scoring.ranking.filter(({ rank }) => rank === 1).map(({ name }) => name);
  const ranked = [...scoring.ranking];
  return (
    <section class="stack" aria-live="polite">
      <h2>
        {winners.length === 1
          ? t("phase-finished-winner", { player: winners[0] ?? "" })
          : t("phase-finished-winners", { players: list(winners) })}
      </h2>
      <div class="measured">
        <table class="scores">
          <thead>
            <tr>
              {PARTS.map((part) => (
                <th key={part} scope="col" class="number">
                  {t(`score-${part}`)}
                </th>
              ))}
            </tr>
          </thead>
          {ranked.map(({ player, rank }) => (
            <tbody key={player}>
              <tr>
                <th scope="rowgroup" colSpan={PARTS.length}>
                  <span class="row">
                    {rank}. <PlayerSign color={of[player]?.color} />
                    {names[player]}
                  </span>
                </th>
              </tr>
              <tr>
                {PARTS.map((part) => (
                  <td key={part} class="number">
                    {number(scoring.players[player]?.[part] ?? 0)}
                  </td>
                ))}
              </tr>
            </tbody>
          ))}
        </table>
      </div>
      {ranked.map(({ player }) => {
        const scored = scoring.players[player];
        return scored ? (
          <details key={player} class="card">
            <summary>
              <b>{scored.name}</b> · {t("explain-total", { points: points(scored.total) })}
            </summary>
            <Explanation score={scored} why={scored} facts={facts} names={names} />
          </details>
        ) : null;
      })}
      <Keep position={position} />
    </section>
  );
}

/** Keeps the game among those from elsewhere, once. */
function Keep({ position }: { position: Schemas["NewScoring"] }): JSX.Element {
  // The id stays the same while it is sent again.
  const [id] = useState(() => crypto.randomUUID());
  const [isKept, setKept] = useState(false);
  if (!session.value) return <p class="faint">{t("web-score-no-account")}</p>;
  const keep = async () => {
    const played_on = new Date().toLocaleDateString("sv");
    await railhead.put("/v1/me/imported-games/{imported_id}", {
      path: { imported_id: id },
      body: { kind: "table", position, played_on },
    });
    setKept(true);
    say(t("web-score-kept"), "info", "players");
  };
  return (
    <div class="row">
      {isKept ? (
        <a class="button" href={link("players?show=history#imported")}>
          {t("web-score-where")}
        </a>
      ) : (
        <Act class="primary" action={keep}>
          {t("web-score-keep")}
        </Act>
      )}
    </div>
  );
}
