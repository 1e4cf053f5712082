/** A player: ratings, statistics and past games. */

import type { JSX } from "preact";
import { useState } from "preact/hooks";
import type { Schemas } from "railhead-client";
import { railhead, session } from "../app.ts";
import { link, query } from "../router.ts";
import { date, number, t } from "../texts.ts";
import { Bars, Figure } from "../ui/figures.tsx";
import { Choices } from "../ui/form.tsx";
import { Icon } from "../ui/icons.tsx";
import { Show, useLoaded } from "../ui/load.tsx";
import { Page, type ScreenProps } from "../ui/Page.tsx";
import { Relation } from "./Blocks.tsx";
import { History } from "./History.tsx";
import { Opponents } from "./Opponents.tsx";
import { Ratings } from "./Ratings.tsx";
import { PlayerSeasons } from "./Seasons.tsx";
import { Statistics } from "./Statistics.tsx";

export function Player({ argument }: ScreenProps): JSX.Element {
  const own = session.value?.name;
  // A link may have the player's id instead of the name.
  const asked = argument ?? own ?? "";
  const profile = useLoaded(
    () =>
      railhead.get("/v1/players/{name}", {
        path: { name: asked },
        query: { include: "seasons,versus" },
      }),
    [asked],
  );
  const name = profile.value?.name ?? asked;
  const isOwn = name === own;
  const [part, setPart] = useState<"ratings" | "statistics" | "opponents" | "history">(
    query.value.get("show") === "history" ? "history" : "ratings",
  );
  const actions = isOwn && (
    <>
      <a class="icon" href={link("friends")} aria-label={t("web-friends")}>
        <Icon name="people" />
      </a>
      <a class="icon" href={link("settings")} aria-label={t("web-settings")}>
        <Icon name="gear" />
      </a>
    </>
  );
  return (
    <Page title={name} back={argument ? "leaderboards" : null} action={actions}>
      <Show of={profile}>
        {(found) => (
          <>
            <Profile profile={found} />
            {own && !isOwn && <Relation name={found.name} isBot={Boolean(found.bot_of)} />}
            {found.versus && <Versus name={name} versus={found.versus} />}
            <Choices
              label={t("web-show")}
              value={part}
              change={setPart}
              options={[
                ["ratings", t("web-ratings")],
                ["statistics", t("web-statistics")],
                ["opponents", t("web-opponents")],
                ["history", t("web-history")],
              ]}
            />
            {part === "ratings" && (
              <>
                <Ratings name={name} ratings={found.ratings} />
                <PlayerSeasons name={name} first={found.seasons ?? []} />
              </>
            )}
            {part === "statistics" && <Statistics name={name} />}
            {part === "opponents" && <Opponents name={name} />}
            {part === "history" && <History name={name} />}
          </>
        )}
      </Show>
    </Page>
  );
}

function Profile({ profile }: { profile: Schemas["PlayerProfile"] }): JSX.Element {
  const { name, games, wins, since, guest, vacation_until, bot_of } = profile;
  return (
    <>
      <p class="faint">
        {t("web-player-since", { date: date(since) })}
        {guest && ` · ${t("web-guest")}`}
        {bot_of && ` · ${t("web-bot-owner", { owner: bot_of })}`}
      </p>
      {vacation_until && <p>{t("web-vacation-of", { name, until: date(vacation_until) })}</p>}
      <dl class="sums">
        <Figure label={t("web-games")} value={number(games)} />
        <Figure label={t("web-wins")} value={number(wins)} />
      </dl>
    </>
  );
}

/** The games that both have played. */
function Versus({
  name,
  versus: { games, won, lost, tied },
}: {
  name: string;
  versus: Schemas["HeadToHead"];
}): JSX.Element {
  return (
    <section class="card">
      <h2>{t("web-versus", { player: name })}</h2>
      {games === 0 ? (
        <p class="faint">{t("web-versus-none")}</p>
      ) : (
        <Bars
          bars={[
            { label: t("web-ahead"), value: won, text: String(won) },
            { label: t("web-behind"), value: lost, text: String(lost) },
            { label: t("web-tied"), value: tied, text: String(tied) },
          ]}
        />
      )}
    </section>
  );
}
