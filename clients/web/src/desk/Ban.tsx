/** Bans: with a reason, an end, and what the banned person reads. */

import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { railhead, say } from "../app.ts";
import { t } from "../texts.ts";
import { Dialog } from "../ui/dialog.tsx";
import { Choices, Form, Words } from "../ui/form.tsx";

/** Lengths of a ban in days; 0: until it is lifted. */
const DAYS = [1, 7, 30, 365, 0] as const;

export function BanDialog({
  name,
  why = "",
  close,
  then,
}: {
  name: string;
  /** The reason that is offered. */
  why?: string;
  close: () => void;
  /** What is done after the ban. */
  then?: () => Promise<void>;
}): JSX.Element {
  const [days, choose] = useState<number>(7);
  const ban = async ({ reason = "" }: Record<string, string>) => {
    const body = { reason, days: days || null };
    await railhead.put("/v1/admin/accounts/{name}/ban", { path: { name }, body });
    if (then) await then();
    else say(t("web-desk-banned", { player: name }));
    close();
  };
  return (
    <Dialog title={t("web-desk-ban-player", { player: name })} close={close}>
      <p class="faint">{t("web-desk-ban-what")}</p>
      <Form label={t("web-desk-ban")} danger cancel={close} action={ban}>
        <Choices
          label={t("web-desk-days")}
          value={days}
          change={choose}
          options={DAYS.map(
            (count) =>
              [count, count ? t("web-desk-days-of", { count }) : t("web-desk-endless")] as const,
          )}
        />
        <Words label={t("web-desk-ban-reason")} name="reason" required defaultValue={why} />
      </Form>
    </Dialog>
  );
}
