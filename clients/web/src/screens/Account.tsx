/** The forms of an account: sign in, register, and make a guest permanent. */

import type { JSX } from "preact";
import { railhead, say } from "../app.ts";
import { t } from "../texts.ts";
import { Dialog } from "../ui/dialog.tsx";
import { Field, Form } from "../ui/form.tsx";

export function NameField({ value = "" }: { value?: string }): JSX.Element {
  return (
    <Field
      label={t("web-name")}
      hint={t("web-name-rule")}
      name="name"
      defaultValue={value}
      required
      minLength={2}
      maxLength={24}
      autocomplete="username"
      autocapitalize="none"
      spellcheck={false}
    />
  );
}

export function NewPasswordField({
  name = "password",
  label = t("web-password"),
}: {
  name?: string;
  label?: string;
}): JSX.Element {
  return (
    <Field
      label={label}
      hint={t("web-password-rule")}
      name={name}
      type="password"
      required
      minLength={8}
      maxLength={128}
      autocomplete="new-password"
    />
  );
}

export function PasswordField({
  name = "password",
  label = t("web-password"),
}: {
  name?: string;
  label?: string;
}): JSX.Element {
  return (
    <Field
      label={label}
      name={name}
      type="password"
      required
      maxLength={128}
      autocomplete="current-password"
    />
  );
}

/** The name of an account that exists, whatever the rules for new names are. */
export function SignInNameField(): JSX.Element {
  return (
    <Field
      label={t("web-name")}
      name="name"
      required
      maxLength={64}
      autocomplete="username"
      autocapitalize="none"
      spellcheck={false}
    />
  );
}

export function SignIn({
  close,
  forgot,
}: {
  close: () => void;
  /** The password is forgotten. */
  forgot: () => void;
}): JSX.Element {
  return (
    <Dialog title={t("web-sign-in")} close={close}>
      <Form
        label={t("web-sign-in")}
        cancel={close}
        action={({ name = "", password = "" }) => railhead.signIn(name, password)}
      >
        <SignInNameField />
        <PasswordField />
        <div>
          <button type="button" class="linked" onClick={forgot}>
            {t("web-forgot")}
          </button>
        </div>
      </Form>
    </Dialog>
  );
}

export function Register({ close }: { close: () => void }): JSX.Element {
  return (
    <Dialog title={t("web-register")} close={close}>
      <Form
        label={t("web-register")}
        cancel={close}
        action={({ name = "", password = "" }) => railhead.register(name, password)}
      >
        <NameField />
        <NewPasswordField />
      </Form>
    </Dialog>
  );
}

export function Upgrade({ close, done }: { close: () => void; done?: () => void }): JSX.Element {
  return (
    <Dialog title={t("web-keep-account")} close={close}>
      <p class="faint">{t("web-keep-account-why")}</p>
      <Form
        label={t("web-keep-account-do")}
        cancel={close}
        action={async ({ name = "", password = "" }) => {
          await railhead.upgrade(name, password);
          say(t("web-account-kept", { name }));
          close();
          done?.();
        }}
      >
        <NameField />
        <NewPasswordField />
      </Form>
    </Dialog>
  );
}
