/** Learning the game: the lessons, and the way to the rules. */

import type { JSX } from "preact";
import { link } from "../router.ts";
import { t } from "../texts.ts";
import { Icon } from "../ui/icons.tsx";
import { Act } from "../ui/form.tsx";
import { Show, useLoaded } from "../ui/load.tsx";
import { Page } from "../ui/Page.tsx";
import { kept } from "./kept.ts";
import { FIRST, learn, loadLessons } from "./lesson.ts";

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
        <Act class="primary" action={() => learn(FIRST)}>
          {t("web-learn")}
        </Act>
      </div>
    </section>
  );
}
