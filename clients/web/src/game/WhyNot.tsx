/** Reasons in words, each with its rule. */

import type { JSX } from "preact";
import { link, path } from "../router.ts";
import { t } from "../texts.ts";
import { payment } from "./words.ts";
import type { Reason } from "./whynot.ts";

export function WhyNot({
  reasons,
  names,
}: {
  reasons: readonly Reason[];
  names: readonly string[];
}): JSX.Element | null {
  if (reasons.length === 0) return null;
  return (
    <p class="why-not">
      {reasons.map((reason) => (
        <span key={reason.why}>
          {reasonWords(reason, names)}{" "}
          {reason.rule && (
            <a class="rule" href={`${link(`rules?from=${path.value}`)}#${reason.rule}`}>
              {reason.rule}
            </a>
          )}{" "}
        </span>
      ))}
    </p>
  );
}

/** A reason in words. */
export function reasonWords(reason: Reason, names: readonly string[]): string {
  const player = "owner" in reason ? (names[reason.owner] ?? "") : "";
  switch (reason.why) {
    case "taken":
    case "twin_closed":
    case "city_taken":
      return t(`web-why-${reason.why}`, { player });
    case "trains":
      return t("web-why-trains", {
        trains: t("trains", { count: reason.needed }),
        left: reason.left,
      });
    case "ferry":
      return t("web-why-ferry", { needed: reason.needed, missing: reason.missing });
    case "cards": {
      const cards = reason.color
        ? payment({ color: reason.color, locomotives: 0 }, reason.missing)
        : t("web-plan-any-color", { count: reason.missing });
      return t("web-why-cards", { cards, count: reason.missing });
    }
    default:
      return t(`web-why-${reason.why}`);
  }
}
