/** Vacations and sleeping hours. */

import type { JSX } from "preact";
import { useState } from "preact/hooks";
import type { Schemas } from "railhead-client";
import { attempt, railhead, say } from "../app.ts";
import { date, t } from "../texts.ts";
import { Dialog } from "../ui/dialog.tsx";
import { Act, Check, Field, Form, Hours } from "../ui/form.tsx";
import { Show, useLoaded } from "../ui/load.tsx";

export function Absences(): JSX.Element {
  const vacation = useLoaded(() => railhead.get("/v1/me/vacation"));
  const sleep = useLoaded(() => railhead.get("/v1/me/sleeping-hours"));
  return (
    <section class="card">
      <h2>{t("web-absences")}</h2>
      <p class="faint small">{t("web-vacation-what")}</p>
      <Show of={vacation}>{(own) => <Vacation own={own} changed={vacation.reload} />}</Show>
      <Show of={sleep}>
        {({ hours }) => <Sleep hours={hours ?? null} changed={sleep.reload} />}
      </Show>
    </section>
  );
}

function Vacation({
  own: { ends_at, days_left, again_at },
  changed,
}: {
  own: Schemas["OwnVacation"];
  changed: () => void;
}): JSX.Element {
  const [asking, ask] = useState(false);
  const close = () => ask(false);
  const end = async () => {
    await railhead.delete("/v1/me/vacation");
    changed();
  };
  if (ends_at) {
    return (
      <>
        <p>{t("web-vacation-until", { until: date(ends_at) })}</p>
        <Act action={end} class="primary">
          {t("web-vacation-end")}
        </Act>
      </>
    );
  }
  if (again_at || days_left === 0) {
    return (
      <p>
        {again_at && days_left > 0
          ? t("web-vacation-again", { at: date(again_at) })
          : t("web-vacation-left", { days: days_left })}
      </p>
    );
  }
  return (
    <>
      <p>{t("web-vacation-left", { days: days_left })}</p>
      <div>
        <button type="button" class="button" onClick={() => ask(true)}>
          {t("web-vacation-begin")}
        </button>
      </div>
      {asking && <Beginning most={days_left} changed={changed} close={close} />}
    </>
  );
}

/** Asks for how long, before all clocks stand still. */
function Beginning({
  most,
  changed,
  close,
}: {
  most: number;
  changed: () => void;
  close: () => void;
}): JSX.Element {
  return (
    <Dialog title={t("web-vacation-begin")} close={close}>
      <p>{t("web-vacation-what")}</p>
      <Form
        label={t("web-vacation-do")}
        cancel={close}
        action={async ({ days = "" }) => {
          await railhead.put("/v1/me/vacation", { body: { days: Number(days) } });
          close();
          changed();
        }}
      >
        <Field
          label={t("web-vacation-days")}
          name="days"
          type="number"
          inputMode="numeric"
          min={1}
          max={most}
          required
          defaultValue={String(Math.min(7, most))}
        />
      </Form>
    </Dialog>
  );
}

function Sleep({
  hours,
  changed,
}: {
  hours: Schemas["LocalSleepingHours"] | null;
  changed: () => void;
}): JSX.Element {
  const [wanted, want] = useState(false);
  const remove = async () => {
    await railhead.delete("/v1/me/sleeping-hours");
    changed();
  };
  const toggle = (on: boolean) => {
    want(on);
    if (!on && hours) void attempt(remove);
  };
  return (
    <>
      <Check label={t("web-sleep")} value={wanted || hours !== null} change={toggle} />
      <p class="faint small">{t("web-sleep-what")}</p>
      {(wanted || hours) && (
        <Form
          label={t("web-save")}
          action={async ({ from = "", to = "" }) => {
            const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
            await railhead.put("/v1/me/sleeping-hours", { body: { from, to, zone } });
            say(t("web-saved"));
            changed();
          }}
        >
          <Hours from={hours?.from ?? "22:30"} to={hours?.to ?? "07:00"} />
        </Form>
      )}
    </>
  );
}
