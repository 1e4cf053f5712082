/** The ratings of a player, with the chart of the server. */

import type { JSX } from "preact";
import { useState } from "preact/hooks";
import type { Schemas } from "railhead-client";
import { address } from "../app.ts";
import { language, number, t } from "../texts.ts";
import { shade } from "../theme.ts";
import { Figure } from "../ui/figures.tsx";
import { Choices } from "../ui/form.tsx";
import { Empty } from "../ui/load.tsx";

type Board = Schemas["RatingBoard"];

export function Ratings({
  name,
  ratings,
}: {
  name: string;
  ratings: Schemas["PlayerRatings"];
}): JSX.Element {
  const [board, setBoard] = useState<Board>("duel");
  return (
    <>
      <Choices
        label={t("web-rating-of")}
        value={board}
        change={setBoard}
        options={[
          ["duel", t("web-board-duel")],
          ["table", t("web-board-table")],
        ]}
      />
      <Chart name={name} board={board} rating={ratings[board]} />
    </>
  );
}

function Chart({
  name,
  board,
  rating,
}: {
  name: string;
  board: Board;
  rating: Schemas["PlayerRating"];
}): JSX.Element {
  if (rating.games === 0) return <Empty>{t("web-unrated")}</Empty>;
  const source = `/v1/players/${encodeURIComponent(name)}/ratings.svg?board=${board}&theme=${shade.value}&lang=${language.value}`;
  return (
    <section class="card">
      <dl class="sums">
        <Figure label={t("web-rating")} value={number(rating.rating)} />
        <Figure label={t("web-rated-games")} value={number(rating.games)} />
        {rating.percentile != null && (
          <Figure label={t("web-percentile")} value={t("percent", { number: rating.percentile })} />
        )}
      </dl>
      {rating.percentile != null && <p class="faint small">{t("web-percentile-what")}</p>}
      {rating.provisional && <p class="faint small">{t("web-provisional")}</p>}
      <div class="scroll" tabIndex={0} role="region" aria-label={t("web-rating")}>
        <img
          class="chart"
          src={address(source)}
          alt={t("web-rating-chart", { rating: rating.rating })}
        />
      </div>
    </section>
  );
}
