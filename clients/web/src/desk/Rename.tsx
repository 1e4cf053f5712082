/** Another name for an account, which leaves games, lists and pictures the old one. */

import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { railhead, say } from "../app.ts";
import { go } from "../router.ts";
import { t } from "../texts.ts";
import { Dialog } from "../ui/dialog.tsx";
import { Field, Form, Words } from "../ui/form.tsx";

export function RenameDialog({
  name,
  why = "",
  close,
  then,
}: {
  name: string;
  /** The reason that is offered. */
  why?: string;
  close: () => void;
  /** What is done afterwards, with the new name. */
  then: (given: string) => unknown;
}): JSX.Element {
  const rename = async ({ given = "", reason = "" }: Record<string, string>) => {
    const body = { reason, name: given.trim() || null };
    const path = { name };
    const renamed = await railhead.put("/v1/admin/accounts/{name}/name", { path, body });
    say(t("web-desk-renamed", { player: renamed.name }));
    close();
    await then(renamed.name);
  };
  return (
    <Dialog title={t("web-desk-rename-player", { player: name })} close={close}>
      <p class="faint">{t("web-desk-rename-what")}</p>
      <Form label={t("web-desk-rename")} danger cancel={close} action={rename}>
        <Field
          label={t("web-desk-rename-to")}
          name="given"
          maxLength={24}
          autocomplete="off"
          spellcheck={false}
        />
        <Words label={t("web-desk-rename-reason")} name="reason" required defaultValue={why} />
      </Form>
    </Dialog>
  );
}

export function Rename({ name }: { name: string }): JSX.Element {
  const [isOpen, open] = useState(false);
  return (
    <>
      <button type="button" class="button" onClick={() => open(true)}>
        {t("web-desk-rename")}
      </button>
      {isOpen && (
        <RenameDialog
          name={name}
          close={() => open(false)}
          then={(given) => go(`desk/players/${encodeURIComponent(given)}`, true)}
        />
      )}
    </>
  );
}
