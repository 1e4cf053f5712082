/** A player at the desk: facts, and what can be done about the account. */

import type { ComponentChildren, JSX } from "preact";
import { useState } from "preact/hooks";
import type { Schemas } from "railhead-client";
import { railhead, say } from "../app.ts";
import { go, link } from "../router.ts";
import { date, t, when } from "../texts.ts";
import { Asked } from "../ui/asked.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Choices, Form, Words } from "../ui/form.tsx";
import { Show, useLoaded } from "../ui/load.tsx";
import { Answer } from "./Answered.tsx";
import { BanDialog } from "./Ban.tsx";
import { Action } from "./Log.tsx";
import { Mute, Unmute } from "./Mute.tsx";
import { Pairs } from "./Pairs.tsx";
import { Rename } from "./Rename.tsx";
import type { Role } from "./role.ts";

export function PlayerView({ name, role }: { name: string; role: Role }): JSX.Element {
  const account = useLoaded(
    () => railhead.get("/v1/admin/accounts/{name}", { path: { name } }),
    [name],
  );
  return (
    <>
      <h2>{account.value?.name ?? name}</h2>
      <Actions>
        <Rename name={name} />
        <Mute name={name} />
        <Unmute name={name} />
        {role === "admin" && (
          <>
            <Ban name={name} />
            <Unban name={name} />
            <GiveRole name={name} />
            <Delete name={name} />
          </>
        )}
      </Actions>
      <Show of={account}>{(found) => <Facts of={found} />}</Show>
      <h3>{t("web-desk-pairs")}</h3>
      <Pairs name={name} />
    </>
  );
}

type Overview = Schemas["AccountOverview"];

/** What is known of the account in one line. */
const factsOf = ({ created_at, guest, owner, role, games, unfinished_games, devices }: Overview) =>
  [
    t("web-player-since", { date: date(created_at) }),
    t("web-desk-figures", { games, unfinished: unfinished_games, devices }),
    ...(guest ? [t("web-guest")] : []),
    ...(owner ? [t("web-bot-owner", { owner })] : []),
    ...(role === "player" ? [] : [t(`web-desk-role-${role}`)]),
  ].join(" · ");

/** What is known of the account: facts, what it may not do now, what was done and reported. */
function Facts({ of }: { of: Overview }): JSX.Element {
  const { name, ban, muted_until, actions, reports } = of;
  const page = `players/${encodeURIComponent(name)}`;
  return (
    <section class="card">
      <h3>{t("web-desk-facts")}</h3>
      <p>{factsOf(of)}</p>
      {ban && (
        <p class="wrong">
          {t("web-desk-did-ban")}
          {ban.until && ` · ${t("web-desk-until", { time: when(ban.until) })}`}
          {ban.reason && ` · ${ban.reason}`}
        </p>
      )}
      {muted_until && (
        <p class="wrong">
          {t("web-desk-did-mute")} · {t("web-desk-until", { time: when(muted_until) })}
        </p>
      )}
      <ul class="reports">
        {actions.map((action) => (
          <li key={action.id}>
            <Action action={action} />
          </li>
        ))}
        {reports.map((report) => (
          <li key={report.id}>
            <Answer report={report} />
          </li>
        ))}
      </ul>
      <div class="row">
        <a class="button" href={link(page)}>
          {t("web-desk-profile")}
        </a>
        <a class="button" href={link(`${page}?show=history`)}>
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

function Delete({ name }: { name: string }): JSX.Element {
  const remove = async ({ reason = "" }: Record<string, string>) => {
    await railhead.delete("/v1/admin/accounts/{name}", { path: { name }, body: { reason } });
    say(t("web-desk-deleted", { player: name }));
    go("desk/find", true);
  };
  return (
    <Asked
      label={t("web-desk-delete")}
      about={t("web-desk-delete-what", { player: name })}
      action={remove}
      class="danger"
      isDanger
    >
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
