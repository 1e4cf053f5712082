/** Over the map: the way that is lit, or the one that the player names city by city. */

import type { JSX } from "preact";
import type { Board as Facts } from "../app.ts";
import { t } from "../texts.ts";
import { Icon } from "../ui/icons.tsx";
import { WayState } from "./Planned.tsx";
import type { Planner } from "./planner.ts";
import { city, ticket } from "./words.ts";

export function WayBar({ planner, facts }: { planner: Planner; facts: Facts }): JSX.Element | null {
  const { traced, choice, lit } = planner;
  if (traced) return <Tracing planner={planner} facts={facts} />;
  if (!choice || !lit) return null;
  const title =
    choice.kind === "ticket"
      ? ticket(choice.id)
      : choice.kind === "together"
        ? t("web-plan-all")
        : lit.stops.map(city).join(" – ");
  return (
    <div class="way-bar">
      <span class="grow">{title}</span>
      <button
        type="button"
        class="icon"
        aria-label={t("web-way-out")}
        onClick={() => planner.choose(null)}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}

function Tracing({ planner, facts }: { planner: Planner; facts: Facts }): JSX.Element | null {
  const way = planner.traced;
  if (!way) return null;
  const { cities } = way;
  return (
    <section class="way-bar tracing" aria-label={t("web-way-plan")}>
      <p class="grow" aria-live="polite">
        {cities.length > 0 && <b>{cities.map(city).join(" – ")}</b>}
        {cities.length < 2 ? (
          <small>{t(cities.length === 0 ? "web-way-first" : "web-way-next")}</small>
        ) : (
          <WayState way={way} facts={facts} />
        )}
      </p>
      <div class="row">
        <button
          type="button"
          class="button"
          aria-disabled={cities.length === 0}
          onClick={planner.undo}
        >
          {t("web-way-undo")}
        </button>
        <button
          type="button"
          class="button primary"
          aria-disabled={cities.length < 2}
          onClick={() => cities.length > 1 && planner.end(true)}
        >
          {t("web-way-keep")}
        </button>
        <button
          type="button"
          class="icon"
          aria-label={t("web-cancel")}
          onClick={() => planner.end(false)}
        >
          <Icon name="close" />
        </button>
      </div>
    </section>
  );
}
