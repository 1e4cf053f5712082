/** The text of a step of a lesson, over the map. */

import type { JSX } from "preact";
import { go } from "../router.ts";
import { t } from "../texts.ts";
import { Act } from "../ui/form.tsx";
import { finished } from "./kept.ts";
import { learn, type Learning } from "./lesson.ts";

export function Coach({ learning }: { learning: Learning }): JSX.Element {
  const { lesson, step, number, isLast, following, advance, leave } = learning;
  const finish = async () => {
    await leave();
    finished(lesson.name);
    await (following ? learn(following.name) : Promise.resolve(go("")));
  };
  return (
    <section class="coach card" aria-label={lesson.title}>
      <div>
        <p role="status">{step.text}</p>
        <small class="faint">
          {t("web-lesson-step", { step: number + 1, count: lesson.steps.length })}
        </small>
      </div>
      <div class="row">
        {isLast ? (
          <Act class="primary" action={finish}>
            {following?.title ?? t("web-lesson-finish")}
          </Act>
        ) : (
          !step.move && (
            <button type="button" class="button primary" onClick={advance}>
              {t("web-lesson-go-on")}
            </button>
          )
        )}
      </div>
    </section>
  );
}
