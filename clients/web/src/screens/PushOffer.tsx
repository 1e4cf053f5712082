/** Notifications on this device: a gentle offer, and the switch in the settings. */

import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { attempt, say } from "../app.ts";
import { needsHomeScreen, pushState, quiet, setQuiet, subscribe, unsubscribe } from "../push.ts";
import { t } from "../texts.ts";
import { Act, Check, Field, Form } from "./parts.tsx";

const DECLINED = "railhead.push.declined";

/** Offered once a game runs, until it is accepted or declined. */
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
      <div class="row">
        <Act class="primary" action={subscribe}>
          {t("web-push-on")}
        </Act>
        <button type="button" class="button" onClick={decline}>
          {t("web-not-now")}
        </button>
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
      {state === "on" && <Quiet />}
    </section>
  );
}

/** The hours in which the device stays silent. */
function Quiet(): JSX.Element {
  const hours = quiet.value;
  const [wanted, want] = useState(hours !== null);
  const toggle = (on: boolean) => {
    want(on);
    if (!on && hours) void attempt(() => setQuiet(null));
  };
  const field = (name: "from" | "to", label: string, usual: string) => (
    <Field
      label={label}
      name={name}
      type="time"
      required
      defaultValue={hours?.[name].slice(0, 5) ?? usual}
    />
  );
  return (
    <>
      <Check label={t("web-quiet")} value={wanted || hours !== null} change={toggle} />
      {(wanted || hours) && (
        <Form
          label={t("web-save")}
          action={async ({ from = "", to = "" }) => {
            await setQuiet({ from, to });
            say(t("web-saved"));
          }}
        >
          <div class="pair">
            {field("from", t("web-quiet-from"), "22:00")}
            {field("to", t("web-quiet-to"), "07:00")}
          </div>
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
