/** A finished game in a list. */

import type { JSX } from "preact";
import type { Schemas } from "railhead-client";
import { called } from "../players.tsx";
import { link } from "../router.ts";
import { date, number, t } from "../texts.ts";
import { Icon } from "../ui/icons.tsx";

type Finished = Pick<
  Schemas["FinishedGame"],
  "id" | "players" | "seat" | "variant" | "finished_at"
> & { rating?: Schemas["FinishedGame"]["rating"] };

export function Past({
  game,
  about,
}: {
  game: Finished;
  /** Kind of the game, if it was a special one. */
  about?: string;
}): JSX.Element {
  const rank = game.players.find((player) => player.seat === game.seat)?.rank ?? 0;
  const ranked = [...game.players].sort((one, other) => one.rank - other.rank);
  return (
    <a class="entry" href={link(`games/${game.id}`)}>
      <span class="rank number" aria-label={t("explain-rank", { rank })}>
        {rank}.
      </span>
      <span class="grow">
        <span>
          {ranked.map((player) => `${nameOf(player)} ${number(player.total)}`).join(" · ")}
        </span>
        <span class="faint small">
          {t(`variant-${game.variant}`)} · {date(game.finished_at)}
          {about && ` · ${about}`}
          {game.rating &&
            ` · ${t("web-rating-change", { before: game.rating.before, after: game.rating.after })}`}
        </span>
      </span>
      <Icon name="next" />
    </a>
  );
}

const nameOf = (player: Schemas["FinishedGamePlayer"]) =>
  player.name || !player.bot
    ? called({ ...player, kind: player.bot ? "bot" : "person" })
    : t("web-a-bot");
