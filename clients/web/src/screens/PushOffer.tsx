/** Notifications on this device: a gentle offer, and the switch in the settings. */

import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { attempt, say } from "../app.ts";
import { duration } from "../format.ts";
import {
  needsHomeScreen,
  pushState,
  quietHours,
  subscribe,
  unsubscribe,
  wish,
  wishes,
  type Wishes,
} from "../push.ts";
import { t } from "../texts.ts";
import { Act, Check, Form, Hours, Select } from "../ui/form.tsx";

const DECLINED = "railhead.push.declined";

/** Offered until it is accepted or declined. */
export function PushOffer(): JSX.Element | null {
  const [declined, setDeclined] = useState(localStorage.getItem(DECLINED) !== null);
  if (declined || pushState.value !== "off") return null;
  const decline = () => {
    localStorage.setItem(DECLINED, "1");
    setDeclined(true);
  };
  return (
    <section class="card notice">
      <p>{t("web-push-offer")}</p>
      <div class="row end">
        <button type="button" class="button" onClick={decline}>
          {t("web-not-now")}
        </button>
        <Act class="primary" action={subscribe}>
          {t("web-push-on")}
        </Act>
      </div>
    </section>
  );
}

export function PushSettings(): JSX.Element {
  const state = pushState.value;
  return (
    <section class="card">
      <h2>{t("web-push")}</h2>
      <p class="faint small" aria-live="polite">
        {explained()}
      </p>
      {state === "off" && (
        <div>
          <Act action={subscribe}>{t("web-push-on")}</Act>
        </div>
      )}
      {state === "on" && (
        <div>
          <Act action={unsubscribe}>{t("web-push-off")}</Act>
        </div>
      )}
      {state === "on" && wishes.value && <Wanted wanted={wishes.value} />}
    </section>
  );
}

/** Kinds of notification that belong together for a player. */
const KINDS = {
  "web-push-turns": ["your_turn", "deadline_near", "seat_handed_over", "standing_order"],
  "web-push-invitations": ["invited", "rematch", "kept_seat_opened"],
  "web-push-alerts": ["table_opened"],
  "web-push-games": ["started", "finished", "voided", "stand_in_seated"],
  "web-push-tournaments": [
    "tournament_soon",
    "tournament_finished",
    "tournament_cancelled",
    "tournament_withdrawn",
    "tournament_removed",
    "table_ruled",
    "league_season",
    "league_ends",
    "league_left",
    "league_removed",
    "season_finished",
  ],
  "web-push-friends": ["friend_request", "friend_accepted"],
} as const satisfies Record<string, Wishes["kinds"]>;

/** How long before a deadline a player can be reminded, in seconds. */
const REMINDERS = [900, 3600, 21_600, 86_400];

function Wanted({ wanted }: { wanted: Wishes }): JSX.Element {
  const all = Object.values(KINDS).flat();
  // None asked for is all of them.
  const kinds: Wishes["kinds"] = wanted.kinds.length ? wanted.kinds : all;
  const toggle = (some: Wishes["kinds"], on: boolean) => {
    const rest = kinds.filter((kind) => !some.includes(kind));
    const left = on ? [...rest, ...some] : rest;
    void attempt(() => (left.length ? wish({ kinds: left }) : unsubscribe()));
  };
  const [before = 0] = wanted.remind_before;
  const times = [...new Set([...REMINDERS, before])].filter(Boolean).sort((a, b) => a - b);
  return (
    <>
      <fieldset>
        <legend>{t("web-push-what")}</legend>
        {Object.entries(KINDS).map(([label, some]) => (
          <Check
            key={label}
            label={t(label)}
            value={some.some((kind) => kinds.includes(kind))}
            change={(on) => toggle([...some], on)}
          />
        ))}
      </fieldset>
      {kinds.includes("deadline_near") && (
        <Select
          label={t("web-push-remind")}
          value={before}
          change={(time) => void attempt(() => wish({ remind_before: time ? [time] : [] }))}
          options={[[0, t("web-never")], ...times.map((time) => [time, duration(time)] as const)]}
        />
      )}
      <Quiet hours={wanted.quiet ?? null} />
    </>
  );
}

/** The hours in which the device stays silent. */
function Quiet({ hours }: { hours: Wishes["quiet"] | null }): JSX.Element {
  const [wanted, want] = useState(hours !== null);
  const toggle = (on: boolean) => {
    want(on);
    if (!on && hours) void attempt(() => wish({ quiet: null }));
  };
  return (
    <>
      <Check label={t("web-quiet")} value={wanted || hours !== null} change={toggle} />
      {(wanted || hours) && (
        <Form
          label={t("web-save")}
          action={async ({ from = "", to = "" }) => {
            await wish({ quiet: quietHours(from, to) });
            say(t("web-saved"));
          }}
        >
          <Hours from={hours?.from ?? "22:00"} to={hours?.to ?? "07:00"} />
        </Form>
      )}
    </>
  );
}

function explained(): string {
  switch (pushState.value) {
    case "unsupported":
      return needsHomeScreen() ? t("web-push-home-screen") : t("web-push-unsupported");
    case "denied":
      return t("web-push-denied");
    case "on":
      return t("web-push-is-on");
    default:
      return t("web-push-offer");
  }
}
