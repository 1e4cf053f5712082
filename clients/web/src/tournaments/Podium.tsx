/** The end of a tournament: who won, a picture to share, and the proof. */

import type { JSX } from "preact";
import type { Schemas } from "railhead-client";
import { railhead } from "../app.ts";
import { share } from "../share.ts";
import { language, list, t } from "../texts.ts";
import { shade } from "../theme.ts";
import { Icon } from "../ui/icons.tsx";
import { Act } from "../ui/form.tsx";
import { addressOf } from "./Invite.tsx";
import { useStandings } from "./live.ts";
import { drawn } from "./picture.ts";
import { type Line, nameOf, rounded, type Tournament } from "./words.ts";

/** The first three, and those who share the third place, as far as they fit. */
const first = (standings: Schemas["TournamentStandings"] | undefined): Line[] =>
  (standings?.items ?? []).filter(({ place, tables }) => place <= 3 && tables > 0).slice(0, 4);

/** "Ada wins", or all who share the first place. */
export function headline(of: Tournament, lines: readonly Line[]): string {
  const winners = lines.filter(({ place }) => place === 1).map(nameOf);
  return t("web-podium-winner", { count: winners.length, names: list(winners), name: of.name });
}

export function Podium({ of }: { of: Tournament }): JSX.Element | null {
  const lines = first(useStandings(of).value);
  if (lines.length === 0) return null;
  const title = headline(of, lines);
  return (
    <section class="card stack podium">
      <p class="lead">{title}</p>
      <Steps lines={lines} />
      <div class="row">
        <Act class="primary" action={() => shareStandings(of, title)}>
          <Icon name="share" />
          {t("web-share")}
        </Act>
        <a class="button" href={`/v1/tournaments/${of.id}/export`} download>
          {t("web-tournament-export")}
        </a>
      </div>
      <p class="faint small">{t("web-tournament-export-what")}</p>
    </section>
  );
}

/** Steps of different heights, the first in the middle where there is room; read in their order. */
export function Steps({ lines }: { lines: readonly Line[] }): JSX.Element {
  return (
    <ol class="podium-steps">
      {lines.map((line) => (
        <li key={line.player} class={`place-${line.place}`}>
          <b class="who">{nameOf(line)}</b>
          <span class="podium-step">
            <span class="place">{line.place}</span>
            <small>{t("web-podium-points", { points: rounded(line.points) })}</small>
          </span>
        </li>
      ))}
    </ol>
  );
}

async function shareStandings(of: Tournament, title: string): Promise<void> {
  const picture = await railhead
    .download("/v1/tournaments/{tournament_id}/standings.svg", {
      path: { tournament_id: of.id },
      query: { lang: language.value, theme: shade.value },
    })
    .then(drawn)
    .catch(() => null);
  await share(addressOf(of, `tournaments/${of.id}`), title, picture);
}
