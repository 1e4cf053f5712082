/** A player at the desk: facts, and what can be done about the account. */

import type { ComponentChildren, JSX } from "preact";
import { useState } from "preact/hooks";
import type { Schemas } from "railhead-client";
import { railhead, say } from "../app.ts";
import { link } from "../router.ts";
import { t } from "../texts.ts";
import { Asked } from "../ui/asked.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Choices, Form, Words } from "../ui/form.tsx";
import { Show, useLoaded, type Loaded } from "../ui/load.tsx";
import { BanDialog } from "./Ban.tsx";
import { factsOf } from "./Beside.tsx";
import { Mute, Unmute } from "./Mute.tsx";
import { Pairs } from "./Pairs.tsx";
import type { Role } from "./role.ts";

export function PlayerView({ name, role }: { name: string; role: Role }): JSX.Element {
  const profile = useLoaded(() => railhead.get("/v1/players/{name}", { path: { name } }), [name]);
  return (
    <>
      <h2>{profile.value?.name ?? name}</h2>
      <Facts name={name} of={profile} />
      <Actions>
        <Mute name={name} />
        <Unmute name={name} />
        {role === "admin" && (
          <>
            <Ban name={name} />
            <Unban name={name} />
            <GiveRole name={name} />
          </>
        )}
      </Actions>
      <h3>{t("web-desk-pairs")}</h3>
      <Pairs name={name} />
    </>
  );
}

/** What is known of the player. */
function Facts({ name, of }: { name: string; of: Loaded<Schemas["PlayerProfile"]> }): JSX.Element {
  return (
    <section class="card">
      <h3>{t("web-desk-facts")}</h3>
      <Show of={of}>{(found) => <p>{factsOf(found)}</p>}</Show>
      <div class="row">
        <a class="button" href={link(`players/${encodeURIComponent(name)}`)}>
          {t("web-desk-profile")}
        </a>
        <a class="button" href={link(`players/${encodeURIComponent(name)}?show=history`)}>
          {t("web-history")}
        </a>
      </div>
    </section>
  );
}

/** What the moderator or admin may do to the account. */
function Actions({ children }: { children: ComponentChildren }): JSX.Element {
  return (
    <section class="card">
      <h3>{t("web-desk-actions")}</h3>
      <div class="row">{children}</div>
    </section>
  );
}

function Ban({ name }: { name: string }): JSX.Element {
  const [isOpen, open] = useState(false);
  return (
    <>
      <button type="button" class="button danger" onClick={() => open(true)}>
        {t("web-desk-ban")}
      </button>
      {isOpen && <BanDialog name={name} close={() => open(false)} />}
    </>
  );
}

function Unban({ name }: { name: string }): JSX.Element {
  const unban = async ({ reason = "" }: Record<string, string>) => {
    await railhead.delete("/v1/admin/accounts/{name}/ban", { path: { name }, body: { reason } });
    say(t("web-desk-unbanned", { player: name }));
  };
  return (
    <Asked label={t("web-desk-unban")} about={t("web-desk-unban-what")} action={unban}>
      <Words label={t("web-desk-why")} name="reason" required />
    </Asked>
  );
}

const ROLES = ["player", "moderator", "admin"] as const;

function GiveRole({ name }: { name: string }): JSX.Element {
  const [isOpen, open] = useState(false);
  const [given, choose] = useState<Role>("moderator");
  const close = () => open(false);
  const give = async ({ reason = "" }: Record<string, string>) => {
    const body = { role: given, reason };
    await railhead.put("/v1/admin/accounts/{name}/role", { path: { name }, body });
    say(t("web-saved"));
    close();
  };
  return (
    <>
      <button type="button" class="button" onClick={() => open(true)}>
        {t("web-desk-role")}
      </button>
      {isOpen && (
        <Dialog title={t("web-desk-role-of", { player: name })} close={close}>
          <p class="faint">{t("web-desk-role-what")}</p>
          <Form label={t("web-save")} cancel={close} action={give}>
            <Choices
              label={t("web-desk-role")}
              value={given}
              change={choose}
              options={ROLES.map((one) => [one, t(`web-desk-role-${one}`)] as const)}
            />
            <Words label={t("web-desk-why")} name="reason" required />
          </Form>
        </Dialog>
      )}
    </>
  );
}
