/** Learning the game: the lessons, and the way to the rules. */

import type { JSX } from "preact";
import { invitation } from "../invitation.ts";
import { link } from "../router.ts";
import { t } from "../texts.ts";
import { Icon } from "../ui/icons.tsx";
import { Act } from "../ui/form.tsx";
import { Show, useLoaded } from "../ui/load.tsx";
import { Page } from "../ui/Page.tsx";
import { kept } from "./kept.ts";
import { FIRST, leave, learn, loadLessons } from "./lesson.ts";

export function Learn(): JSX.Element {
  const lessons = useLoaded(loadLessons);
  const next = lessons.value?.find(({ name }) => !kept.value.done.includes(name));
  return (
    <Page title={t("web-learn")}>
      <Show of={lessons}>
        {(all) => (
          <ol class="stack lessons">
            {all.map((lesson) => (
              <li key={lesson.name} class="card stack">
                <h2>
                  {lesson.title}{" "}
                  {kept.value.done.includes(lesson.name) && (
                    <span class="tick done" role="img" aria-label={t("web-lesson-done")}>
                      <Icon name="check" />
                    </span>
                  )}
                </h2>
                <p>{lesson.description}</p>
                <div class="row">
                  <small class="faint">{t("web-lesson-minutes", { count: lesson.minutes })}</small>
                  <Act class={lesson === next ? "primary" : ""} action={() => learn(lesson.name)}>
                    {t("web-lesson-begin")}
                  </Act>
                </div>
              </li>
            ))}
          </ol>
        )}
      </Show>
      <a class="button" href={link("rules")}>
        {t("web-rules")}
      </a>
    </Page>
  );
}

/** The offer to learn, for an account without a game. */
export function LearnOffer(): JSX.Element {
  return (
    <section class="card notice">
      <p>{t("web-learn-offer")}</p>
      <div>
        <Act class={invitation.value ? "" : "primary"} action={() => learn(FIRST)}>
          {t("web-learn")}
        </Act>
      </div>
    </section>
  );
}

/** A lesson that was left in the middle. */
export function LessonUnderWay({
  game,
  left,
}: {
  game: string;
  /** Called when its game is over. */
  left: () => void;
}): JSX.Element {
  const lessons = useLoaded(loadLessons);
  const place = kept.value.games[game];
  const lesson = lessons.value?.find(({ name }) => name === place?.lesson);
  const step = lesson && {
    step: Math.min((place?.step ?? 0) + 1, lesson.steps.length),
    count: lesson.steps.length,
  };
  return (
    <section class="card notice">
      <h2>{lesson?.title ?? "\u00a0"}</h2>
      <p class="faint small">{step ? t("web-lesson-step", step) : "\u00a0"}</p>
      <div class="row">
        <a class={`button ${invitation.value ? "" : "primary"}`} href={link(`games/${game}`)}>
          {t("web-lesson-continue")}
        </a>
        <Act action={() => leave(game).then(left)}>{t("web-lesson-leave")}</Act>
      </div>
    </section>
  );
}
