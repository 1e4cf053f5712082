/** The text of a step of a lesson, over the map. */

import type { JSX } from "preact";
import { invitation } from "../invitation.ts";
import { go } from "../router.ts";
import { t } from "../texts.ts";
import { Act } from "../ui/form.tsx";
import { finished } from "./kept.ts";
import { learn, type Learning } from "./lesson.ts";

export function Coach({ learning }: { learning: Learning }): JSX.Element {
  const { lesson, step, number, isLast, following, advance, leave } = learning;
  const invited = invitation.value;
  const end = async (next: () => unknown) => {
    await leave();
    finished(lesson.name);
    await next();
  };
  const finish = () => end(() => (following ? learn(following.name) : go("", true)));
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
          <>
            {invited && (
              <Act class="primary" action={() => end(() => go(invited, true))}>
                {t("web-invitation-take")}
              </Act>
            )}
            <Act class={invited ? "" : "primary"} action={finish}>
              {following?.title ?? t("web-lesson-finish")}
            </Act>
          </>
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
