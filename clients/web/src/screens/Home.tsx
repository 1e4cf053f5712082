/** The home screen: what waits for the player, and the ways into a game. */

import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { Offline, type Schemas } from "railhead-client";
import { railhead, session } from "../app.ts";
import { news } from "../inbox.ts";
import { keepHome, keptHome } from "../kept.ts";
import { kept } from "../lesson/kept.ts";
import { LearnOffer, LessonUnderWay } from "../lesson/Learn.tsx";
import { go, link } from "../router.ts";
import { loadService } from "../service.ts";
import { t } from "../texts.ts";
import { Act } from "../ui/form.tsx";
import { Icon } from "../ui/icons.tsx";
import { Empty, Show, useFresh, useLoaded } from "../ui/load.tsx";
import { Page } from "../ui/Page.tsx";
import { Upgrade } from "./Account.tsx";
import { GameRow, OwnGame } from "./GameRow.tsx";
import { KeptInvitation } from "./Invitation.tsx";
import { Notices } from "./Notices.tsx";
import { Past } from "./Past.tsx";
import { Practise } from "./Practise.tsx";
import { PushOffer } from "./PushOffer.tsx";
import { QuickGame } from "./Quick.tsx";

type HomeScreen = Schemas["HomeScreen"];

export function Home(): JSX.Element {
  const home = useLoaded(load, [news.value]);
  const [quick, openQuick] = useState(false);
  // The inbox tells of the player's own turns, not of those of others.
  useFresh(home.reload, 60);
  const actions = (
    <>
      {isOfTheDesk() && (
        <a class="icon" href={link("desk")} aria-label={t("web-desk")}>
          <Icon name="shield" />
        </a>
      )}
      <a class="icon" href={link("friends")} aria-label={t("web-friends")}>
        <Icon name="people" />
      </a>
      <a class="icon" href={link("settings")} aria-label={t("web-settings")}>
        <Icon name="gear" />
      </a>
    </>
  );
  return (
    <Page title="Railhead" back={null} action={actions}>
      <KeptInvitation />
      <Notices />
      <Show of={home}>
        {(shown) => <Games home={shown} reload={home.reload} quick={() => openQuick(true)} />}
      </Show>
      {session.value?.isGuest && <GuestNotice />}
      {quick && <QuickGame close={() => openQuick(false)} />}
    </Page>
  );
}

/** Whether the account is a moderator's or an admin's. A device may have kept one without a role. */
const isOfTheDesk = (): boolean => (session.value?.role ?? "player") !== "player";

function Games({
  home,
  reload,
  quick,
}: {
  home: HomeScreen;
  reload: () => void;
  quick: () => void;
}): JSX.Element {
  const lessons = home.games.filter(({ id }) => id in kept.value.games);
  const games = home.games.filter((game) => !lessons.includes(game));
  const turns = games.filter((game) => game.your_turn);
  const rest = games.filter((game) => !game.your_turn);
  // A device may have kept a screen from before.
  const finished = home.finished ?? [];
  return (
    <>
      {lessons.map(({ id }) => (
        <LessonUnderWay key={id} game={id} left={reload} />
      ))}
      {turns.length > 0 && (
        <section class="stack">
          <h2>
            {t("phase-your-turn")} <b class="badge">{turns.length}</b>
          </h2>
          <ul class="list card">
            {turns.map((game) => (
              <li key={game.id}>
                <OwnGame game={game} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {home.invitations.length > 0 && (
        <section class="stack">
          <h2>
            {t("web-invitations")} <b class="badge">{home.invitations.length}</b>
          </h2>
          <ul class="list card">
            {home.invitations.map((game) => (
              <li key={game.id}>
                <Invited game={game} reload={reload} />
              </li>
            ))}
          </ul>
          {home.more_invitations && <p class="faint small">{t("web-more-there")}</p>}
        </section>
      )}
      {home.games.length === 0 && kept.value.done.length === 0 && <LearnOffer />}
      <section class="stack">
        <h2>{t("web-play-now")}</h2>
        <Ways quick={quick} />
      </section>
      {rest.length > 0 && (
        <section class="stack">
          <h2>{turns.length ? t("web-other-games") : t("web-your-games")}</h2>
          <ul class="list card">
            {rest.map((game) => (
              <li key={game.id}>
                <OwnGame game={game} />
              </li>
            ))}
          </ul>
          {home.more_games && <p class="faint small">{t("web-more-there")}</p>}
        </section>
      )}
      {finished.length > 0 && (
        <section class="stack">
          <h2>{t("web-just-ended")}</h2>
          <ul class="list card">
            {finished.map((game) => (
              <li key={game.id}>
                <Past game={game} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {games.some(waitsForPeople) && <PushOffer />}
      {home.games.length === 0 && <Empty>{t("web-no-games")}</Empty>}
    </>
  );
}

/** Whether a game waits for somebody else who is a person: then it takes a while. */
const waitsForPeople = (game: Schemas["HomeGame"]): boolean =>
  game.status === "running" &&
  !game.your_turn &&
  game.players.some((player) => player.to_move && player.kind === "person");

function Ways({ quick }: { quick: () => void }): JSX.Element {
  return (
    <div class="ways">
      <button type="button" class="button primary" onClick={quick}>
        <Icon name="bolt" />
        {t("web-quick")}
      </button>
      <Practise />
      <a class="button" href={link("new")}>
        <Icon name="plus" />
        {t("web-new")}
      </a>
      <a class="button" href={link("join")}>
        <Icon name="key" />
        {t("web-join-by-code")}
      </a>
      <a class="button" href={link("open")}>
        <Icon name="table" />
        {t("web-open-games")}
      </a>
      <a class="button" href={link("challenge")}>
        <Icon name="clock" />
        {t("web-challenge")}
      </a>
      <a class="button" href={link("puzzles")}>
        <Icon name="bulb" />
        {t("web-puzzles")}
      </a>
      <a class="button" href={link("tournaments")}>
        <Icon name="cup" />
        {t("web-tournaments")}
      </a>
      <a class="button" href={link("device")}>
        <Icon name="phone" />
        {t("web-device-open")}
      </a>
      <a class="button" href={link("scorer")}>
        <Icon name="sheet" />
        {t("web-score-open")}
      </a>
    </div>
  );
}

function Invited({
  game,
  reload,
}: {
  game: Schemas["ListedGame"];
  reload: () => void;
}): JSX.Element {
  const accept = async () => {
    await railhead.put("/v1/games/{game_id}/players/me", { path: { game_id: game.id }, body: {} });
    go(`games/${game.id}`);
  };
  const decline = async () => {
    await railhead.delete("/v1/games/{game_id}/invitations/me", { path: { game_id: game.id } });
    reload();
  };
  return (
    <div class="stack tight">
      <GameRow game={game} />
      <div class="row end">
        <Act action={decline}>{t("web-decline")}</Act>
        <Act class="primary" action={accept}>
          {t("web-accept")}
        </Act>
      </div>
    </div>
  );
}

function GuestNotice(): JSX.Element {
  const [asking, ask] = useState(false);
  return (
    <section class="card notice">
      <p>{t("web-guest-notice", { name: session.value?.name ?? "" })}</p>
      <div>
        <button type="button" class="button" onClick={() => ask(true)}>
          {t("web-keep-account")}
        </button>
      </div>
      {asking && <Upgrade close={() => ask(false)} />}
    </section>
  );
}

async function load(): Promise<HomeScreen> {
  const account = session.value?.accountId ?? "";
  try {
    // Both at once, for nothing moves under a finger afterwards.
    const [home] = await Promise.all([railhead.get("/v1/me/home"), loadService()]);
    keepHome(account, home);
    return home;
  } catch (error) {
    const kept = error instanceof Offline ? keptHome(account) : null;
    if (kept) return kept;
    throw error;
  }
}
