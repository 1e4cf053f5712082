/** Mutes: an account plays on, but says nothing for some days. */

import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { railhead, say } from "../app.ts";
import { t } from "../texts.ts";
import { Asked } from "../ui/asked.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Choices, Form, Words } from "../ui/form.tsx";

/** Lengths of a mute in days. */
const DAYS = [1, 7, 30, 365] as const;

export function MuteDialog({
  name,
  why = "",
  close,
  then,
}: {
  name: string;
  /** The reason that is offered. */
  why?: string;
  close: () => void;
  /** What is done after the mute. */
  then?: () => Promise<void>;
}): JSX.Element {
  const [days, choose] = useState<number>(7);
  const mute = async ({ reason = "" }: Record<string, string>) => {
    const body = { reason, days };
    await railhead.put("/v1/admin/accounts/{name}/mute", { path: { name }, body });
    if (then) await then();
    else say(t("web-desk-muted", { player: name }));
    close();
  };
  return (
    <Dialog title={t("web-desk-mute")} close={close}>
      <p class="faint">{t("web-desk-mute-what")}</p>
      <Form label={t("web-desk-mute")} danger cancel={close} action={mute}>
        <Choices
          label={t("web-desk-days")}
          value={days}
          change={choose}
          options={DAYS.map((count) => [count, t("web-desk-days-of", { count })] as const)}
        />
        <Words label={t("web-desk-mute-reason")} name="reason" required defaultValue={why} />
      </Form>
    </Dialog>
  );
}

export function Mute({ name }: { name: string }): JSX.Element {
  const [isOpen, open] = useState(false);
  return (
    <>
      <button type="button" class="button" onClick={() => open(true)}>
        {t("web-desk-mute")}
      </button>
      {isOpen && <MuteDialog name={name} close={() => open(false)} />}
    </>
  );
}

export function Unmute({ name }: { name: string }): JSX.Element {
  const unmute = async ({ reason = "" }: Record<string, string>) => {
    await railhead.delete("/v1/admin/accounts/{name}/mute", { path: { name }, body: { reason } });
    say(t("web-desk-unmuted", { player: name }));
  };
  return (
    <Asked label={t("web-desk-unmute")} about={t("web-desk-unmute-what")} action={unmute}>
      <Words label={t("web-desk-why")} name="reason" required />
    </Asked>
  );
}
