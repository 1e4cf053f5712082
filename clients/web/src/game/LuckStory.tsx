/** Luck of a player and the price of one move, as a story to be shared. */

import type { JSX } from "preact";
import type { Schemas } from "railhead-client";
import { railhead } from "../app.ts";
import { link } from "../router.ts";
import { shareText } from "../share.ts";
import { t } from "../texts.ts";
import { Act } from "../ui/form.tsx";
import { Icon } from "../ui/icons.tsx";
import type { Table } from "./live.ts";
import { points } from "./words.ts";

/** The story of the player's own seat; spectators have none. */
export function LuckStory({
  table,
  analysis,
}: {
  table: Table;
  analysis: Schemas["GameAnalysis"];
}): JSX.Element | null {
  const seat = table.own.value;
  const sums = analysis.seats.find((one) => one.seat === seat);
  if (!sums || seat === undefined) return null;
  const worst = analysis.decisions.find(({ seq }) => seq === sums.turning_points[0]);
  const text = [luckText(sums.luck.mean), worst && costText(worst.error.mean)]
    .filter(Boolean)
    .join(" ");
  // The position before the move, seen from the same seat, where others can play on.
  const replay = worst ? `replay?at=${worst.seq - 1}&as=${seat}` : "replay";
  const tell = async () => shareText(text, await openTo(table, replay));
  return (
    <div class="stack luck-story">
      <p>{text}</p>
      <div>
        <Act action={tell}>
          <Icon name="share" />
          {t("web-story-share")}
        </Act>
      </div>
    </div>
  );
}

function luckText(mean: number): string {
  const luck = Math.round(mean);
  const kind = luck > 0 ? "good" : luck < 0 ? "bad" : "none";
  return t("web-story-luck", { kind, points: points(Math.abs(luck)) });
}

const costText = (mean: number): string =>
  t("web-story-cost", { points: points(Math.round(mean)) });

/** The address of a screen of a finished game; players open a private one to others. */
export async function openTo(table: Table, screen: string): Promise<string> {
  const { game } = table.state.value;
  const isPrivate = game?.visibility === "private" && game.you != null;
  if (!isPrivate) return link(`games/${table.id}/${screen}`);
  const path = { game_id: table.id };
  return (await railhead.put("/v1/games/{game_id}/spectators/link", { path })).url;
}
