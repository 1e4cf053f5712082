/** The player's own part of a daily challenge: to play it, to share the result, to come back. */

import type { JSX } from "preact";
import { useState } from "preact/hooks";
import type { Schemas } from "railhead-client";
import { railhead, session } from "../app.ts";
import { points as pointsText } from "../game/words.ts";
import { go, link } from "../router.ts";
import { shareText } from "../share.ts";
import { date, t } from "../texts.ts";
import { useTimeLeft } from "../ui/countdown.ts";
import { Act } from "../ui/form.tsx";
import { Icon } from "../ui/icons.tsx";
import { useLoaded } from "../ui/load.tsx";
import { Register, SignIn, Upgrade } from "./Account.tsx";
import { playBots } from "./Practise.tsx";
import { Recover } from "./Recovery.tsx";
import { squares, streakOf } from "./streak.ts";

/** A day as people write it. Noon is the same day nearly everywhere. */
export const dayText = (day: string): string => date(`${day}T12:00:00Z`);

/** The bots of every challenge. */
const BOTS = { level: "conductor", count: 2 } as const;

/** The most days of a streak. */
const DAYS = 100;

/** The ways to today's cards, and to others against the same bots for those who cannot play yet. */
export function Play({ day }: { day: string }): JSX.Element {
  const play = async () => {
    const begun = await railhead.put("/v1/challenges/{day}/game", { path: { day } });
    go(`games/${begun.you?.game}`);
  };
  const practise = async () => {
    if (!session.value) await railhead.guest();
    await playBots(BOTS);
  };
  const hasName = session.value !== null && !session.value.isGuest;
  return (
    <div class="stack">
      {!hasName && <p>{t("web-challenge-guests")}</p>}
      <div class="row">
        {hasName ? (
          <Act class="primary" action={play}>
            {t("web-challenge-play")}
          </Act>
        ) : (
          <Naming isGuest={session.value !== null} />
        )}
        <Act action={practise}>{t("web-challenge-practise")}</Act>
      </div>
    </div>
  );
}

/** An account with a name: kept by a guest, or made or opened by a visitor. */
function Naming({ isGuest }: { isGuest: boolean }): JSX.Element {
  const [asking, ask] = useState<"keep" | "register" | "sign-in" | "recover" | null>(null);
  const close = () => ask(null);
  const first = isGuest ? ("keep" as const) : ("register" as const);
  return (
    <>
      <button type="button" class="button primary" onClick={() => ask(first)}>
        {t(isGuest ? "web-keep-account" : "web-register")}
      </button>
      {!isGuest && (
        <button type="button" class="button" onClick={() => ask("sign-in")}>
          {t("web-sign-in")}
        </button>
      )}
      {asking === "keep" && <Upgrade close={close} />}
      {asking === "register" && <Register close={close} />}
      {asking === "sign-in" && <SignIn close={close} forgot={() => ask("recover")} />}
      {asking === "recover" && <Recover close={close} />}
    </>
  );
}

/** The player's own game: to go on with, or its result, to be shared. */
export function Own({ day, you }: { day: string; you: Schemas["ChallengeGame"] }): JSX.Element {
  if (you.ended_at == null)
    return (
      <div class="row">
        <a class="button primary" href={link(`games/${you.game}`)}>
          {t("web-challenge-go-on")}
        </a>
      </div>
    );
  if (you.points == null) return <p>{t("web-challenge-left")}</p>;
  const { points, place, rank } = you;
  return (
    <div class="stack">
      <p>
        <a href={link(`games/${you.game}/result`)}>
          <b>{t("web-challenge-own", { points, place: place ?? 1, rank: rank ?? 1 })}</b>
        </a>
      </p>
      <Share day={day} game={you.game} place={place ?? 1} points={points} />
    </div>
  );
}

/** Shares the result without the cards: a square for each ticket, points and place. */
function Share({
  day,
  game,
  place,
  points,
}: {
  day: string;
  game: string;
  place: number;
  points: number;
}): JSX.Element | null {
  const score = useLoaded(async () => {
    const result = await railhead.get("/v1/games/{game_id}/result", { path: { game_id: game } });
    return result.scores.find(({ seat }) => seat === 0);
  }, [game]).value;
  if (!score) return null;
  const [completed, failed] = [score.completed.length, score.failed.length];
  const text = [
    `Railhead · ${t("web-challenge")} · ${dayText(day)}`,
    squares(completed, failed),
    t("web-challenge-shared", { points: pointsText(points), place }),
  ].join("\n");
  return (
    <div class="row">
      <span
        class="squares"
        role="img"
        aria-label={t("web-challenge-squares", { completed, failed })}
      >
        {Array.from({ length: completed + failed }, (_, at) => (
          <i key={at} class={at < completed ? "" : "failed"} />
        ))}
      </span>
      <Act class="primary" action={() => shareText(text, link(`challenge/${day}`))}>
        <Icon name="share" />
        {t("web-share")}
      </Act>
    </div>
  );
}

/** The days in a row on which the player has played. */
export function Streak(): JSX.Element | null {
  const count = useLoaded(async () => {
    const { items } = await railhead.get("/v1/challenges", { query: { limit: DAYS } });
    return streakOf(items);
  }, [session.value?.accountId]).value;
  return count ? <p class="streak">{t("web-challenge-streak", { count })}</p> : null;
}

/** The time until the cards of the next day. */
export function Next({ after }: { after: string }): JSX.Element {
  const midnight = new Date(Date.parse(`${after}T00:00:00Z`) + 86_400_000).toISOString();
  const { time } = useTimeLeft(midnight);
  return (
    <p class="faint number" role="timer">
      {t("web-challenge-next", { time })}
    </p>
  );
}

/** The way to the best game of a challenge whose games can be seen. */
export function Best({ day }: { day: string }): JSX.Element | null {
  const board = useLoaded(
    () => railhead.get("/v1/challenges/{day}/board", { path: { day }, query: { limit: 1 } }),
    [day],
  );
  const best = board.value?.items[0];
  if (!best?.game) return null;
  const { name, points } = best;
  return (
    <div>
      <a class="button" href={link(`games/${best.game}/replay`)}>
        {t("web-challenge-best", { player: name, points: pointsText(points), day: dayText(day) })}
      </a>
    </div>
  );
}
