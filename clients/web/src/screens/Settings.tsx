/** The account, this device, and how the app looks; what developers need stands last. */

import type { ComponentChildren, JSX } from "preact";
import { useId, useState } from "preact/hooks";
import { railhead, say, session } from "../app.ts";
import { save as saveFile } from "../files.ts";
import { PaceSettings } from "../game/PaceSettings.tsx";
import { leavePush } from "../push.ts";
import { go, link } from "../router.ts";
import { KeysSwitch } from "../keys.tsx";
import { isShown } from "../shown.ts";
import { t } from "../texts.ts";
import { theme, type Theme } from "../theme.ts";
import { Dialog } from "../ui/dialog.tsx";
import { Act, Check, Choices, Field, Form } from "../ui/form.tsx";
import { Page } from "../ui/Page.tsx";
import { Absences } from "./Absences.tsx";
import { NameField, NewPasswordField, PasswordField, Upgrade } from "./Account.tsx";
import { Alerts } from "./Alerts.tsx";
import { Blocks } from "./Blocks.tsx";
import { Bots } from "./Bots.tsx";
import { Calendar } from "./Calendar.tsx";
import { Devices } from "./Devices.tsx";
import { Foot } from "./Foot.tsx";
import { LanguageChoice } from "./LanguageChoice.tsx";
import { OwnKeys } from "./Keys.tsx";
import { Mutes } from "./Mutes.tsx";
import { Identities } from "./Oidc.tsx";
import { OpenData } from "./OpenData.tsx";
import { PushSettings } from "./PushOffer.tsx";
import { RecoverySettings } from "./Recovery.tsx";

type Asked = "rename" | "password" | "upgrade" | "delete" | "sign-out" | null;

export function Settings(): JSX.Element | null {
  const [asked, ask] = useState<Asked>(null);
  const close = () => ask(null);
  const account = session.value;
  if (!account) return null;
  return (
    <Page title={t("web-settings")}>
      <section class="card">
        <h2>{account.name}</h2>
        {account.isGuest ? (
          <>
            <p>{t("web-guest-notice", { name: account.name })}</p>
            <button type="button" class="button primary" onClick={() => ask("upgrade")}>
              {t("web-keep-account")}
            </button>
          </>
        ) : (
          <div class="row">
            <button type="button" class="button" onClick={() => ask("rename")}>
              {t("web-change-name")}
            </button>
            <button type="button" class="button" onClick={() => ask("password")}>
              {account.hasPassword ? t("web-change-password") : t("web-set-password")}
            </button>
          </div>
        )}
      </section>
      <Group title={t("web-settings-play")}>
        <Looks />
        <PushSettings />
        {!account.isGuest && <Alerts />}
        <Absences />
      </Group>
      <Group title={t("web-settings-account")}>
        <Identities />
        {account.hasPassword && <RecoverySettings />}
        <Mutes />
        <Blocks />
        <a class="button wide" href={link("reports")}>
          {t("web-reports")}
        </a>
        <Devices />
        <section class="card">
          <h2>{t("web-your-data")}</h2>
          <p class="faint small">{t("web-your-data-what")}</p>
          <OpenData />
          <div class="row">
            <Act action={save}>{t("web-export")}</Act>
            <button type="button" class="button danger" onClick={() => ask("delete")}>
              {t("web-delete-account")}
            </button>
          </div>
        </section>
        <button type="button" class="button wide" onClick={() => ask("sign-out")}>
          {t("web-sign-out")}
        </button>
      </Group>
      <Group title={t("web-settings-developers")}>
        <Calendar />
        {!account.isGuest && <Bots />}
        {!account.isGuest && <OwnKeys />}
      </Group>
      <Foot />
      {asked === "upgrade" && <Upgrade close={close} />}
      {asked === "rename" && <Rename close={close} />}
      {asked === "password" && <Password close={close} />}
      {asked === "sign-out" && <SignOut close={close} />}
      {asked === "delete" && <Delete close={close} />}
    </Page>
  );
}

function Group({ title, children }: { title: string; children: ComponentChildren }): JSX.Element {
  const id = useId();
  return (
    <section class="stack group" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

/** The language, and how the app looks and sounds. */
function Looks(): JSX.Element {
  return (
    <section class="card">
      <LanguageChoice />
      <Choices
        label={t("web-theme")}
        value={theme.value}
        change={(chosen: Theme) => {
          theme.value = chosen;
        }}
        options={[
          ["auto", t("web-theme-auto")],
          ["light", t("web-theme-light")],
          ["dark", t("web-theme-dark")],
        ]}
      />
      <PaceSettings />
      <Check
        label={t("web-shown")}
        value={isShown.value}
        change={(shown) => {
          isShown.value = shown;
        }}
      />
      <KeysSwitch />
    </section>
  );
}

function Rename({ close }: { close: () => void }): JSX.Element {
  return (
    <Dialog title={t("web-change-name")} close={close}>
      <Form
        label={t("web-save")}
        cancel={close}
        action={async ({ name = "" }) => {
          await railhead.rename(name);
          say(t("web-saved"));
          close();
        }}
      >
        <NameField value={session.value?.name ?? ""} />
      </Form>
    </Dialog>
  );
}

function Password({ close }: { close: () => void }): JSX.Element {
  const isFirst = !session.value?.hasPassword;
  return (
    <Dialog title={isFirst ? t("web-set-password") : t("web-change-password")} close={close}>
      <p class="faint">{isFirst ? t("web-set-password-what") : t("web-change-password-what")}</p>
      <Form
        label={t("web-save")}
        cancel={close}
        action={async ({ old = "", password = "" }) => {
          await railhead.setPassword(isFirst ? null : old, password);
          say(t("web-saved"));
          close();
        }}
      >
        {!isFirst && <PasswordField name="old" label={t("web-old-password")} />}
        <NewPasswordField label={t("web-new-password")} />
      </Form>
    </Dialog>
  );
}

function SignOut({ close }: { close: () => void }): JSX.Element {
  const isGuest = session.value?.isGuest ?? false;
  return (
    <Dialog title={t("web-sign-out")} close={close}>
      <p>{isGuest ? t("web-sign-out-guest") : t("web-sign-out-what")}</p>
      <Form
        label={t("web-sign-out")}
        danger={isGuest}
        cancel={close}
        action={async () => {
          await leavePush();
          await railhead.signOut();
          go("");
        }}
      />
    </Dialog>
  );
}

function Delete({ close }: { close: () => void }): JSX.Element {
  const { name, hasPassword } = session.value ?? { name: "", hasPassword: false };
  const remove = async ({ typed = "", password }: Record<string, string>) => {
    if (typed.trim() !== name) throw new Error(t("web-delete-mismatch", { name }));
    await leavePush();
    await railhead.deleteAccount(hasPassword ? password : undefined);
    say(t("web-deleted"));
    go("");
  };
  return (
    <Dialog title={t("web-delete-account")} close={close}>
      <p>{t("web-delete-what")}</p>
      <Form label={t("web-delete-do")} danger cancel={close} action={remove}>
        <Field
          label={t("web-delete-type", { name })}
          name="typed"
          required
          autocomplete="off"
          autocapitalize="none"
          spellcheck={false}
        />
        {hasPassword && <PasswordField />}
      </Form>
    </Dialog>
  );
}

/** Saves everything that the server has about the account as a file. */
async function save(): Promise<void> {
  const file = await railhead.download("/v1/accounts/me/export");
  saveFile(file, "railhead.json");
}
