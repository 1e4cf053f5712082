/** Recovery codes: the ten that a player keeps, and the way back in with one of them. */

import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import type { Schemas } from "railhead-client";
import { railhead, say, session } from "../app.ts";
import { save } from "../files.ts";
import { date, t, when } from "../texts.ts";
import { Dialog } from "../ui/dialog.tsx";
import { Act, Field, Form } from "../ui/form.tsx";
import { Show, useLoaded } from "../ui/load.tsx";
import { NewPasswordField, PasswordField, SignInNameField } from "./Account.tsx";

type Codes = Schemas["RecoveryCodes"];

const PATH = "/v1/accounts/me/recovery-codes";

/** How many codes are left, and making new ones. They stay in sight until the player has kept them. */
export function RecoverySettings(): JSX.Element {
  const [asking, ask] = useState(false);
  const [made, show] = useState<Codes | null>(null);
  const unused = useLoaded(() => railhead.get(PATH), [made]);
  const left = unused.value?.left ?? 0;
  const make = async ({ password = "" }: Record<string, string>) => {
    show(await railhead.post(PATH, { body: { password } }));
    ask(false);
  };
  return (
    <section class="card">
      <h2>{t("web-recovery")}</h2>
      <p class="faint small">{t("web-recovery-what")}</p>
      <Show of={unused}>
        {({ left, created_at }) => (
          <p>
            {created_at
              ? t("web-recovery-left", { count: left, when: when(created_at) })
              : t("web-recovery-none")}
          </p>
        )}
      </Show>
      {made ? (
        <NewCodes made={made} done={() => show(null)} />
      ) : (
        <div>
          <button type="button" class="button" onClick={() => ask(true)}>
            {t("web-recovery-make")}
          </button>
        </div>
      )}
      {asking && (
        <Dialog title={t("web-recovery-make")} close={() => ask(false)}>
          <p class="faint">{left > 0 ? t("web-recovery-renew") : t("web-recovery-made")}</p>
          <Form label={t("web-recovery-do")} cancel={() => ask(false)} action={make}>
            <PasswordField />
          </Form>
        </Dialog>
      )}
    </section>
  );
}

/** Codes that the server has just made, and will not show again. */
function NewCodes({ made, done }: { made: Codes; done: () => void }): JSX.Element {
  const shown = useRef<HTMLDivElement>(null);
  useEffect(() => shown.current?.focus(), [made]);
  const copy = async () => {
    await navigator.clipboard.writeText(written(made));
    say(t("web-recovery-copied"));
  };
  return (
    <div class="stack" ref={shown} tabIndex={-1} aria-label={t("web-recovery-new")} role="group">
      <p>
        <strong>{t("web-recovery-made")}</strong>
      </p>
      <ol class="codes">
        {made.codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div class="row">
        <button
          type="button"
          class="button primary"
          onClick={() => save(new Blob([written(made)], { type: "text/plain" }), FILE)}
        >
          {t("web-recovery-save")}
        </button>
        {/* Browsers have no clipboard for pages without TLS. */}
        {"clipboard" in navigator && <Act action={copy}>{t("web-recovery-copy")}</Act>}
        <button type="button" class="button" onClick={done}>
          {t("web-recovery-hide")}
        </button>
      </div>
    </div>
  );
}

const FILE = "railhead-recovery-codes.txt";

/** The codes as a text to keep. */
function written({ codes, created_at }: Codes): string {
  const title = t("web-recovery-title", {
    name: session.value?.name ?? "",
    date: date(created_at),
  });
  return [title, document.baseURI, "", ...codes, ""].join("\n");
}

/** The form for whoever has forgotten the password. */
export function Recover({ close }: { close: () => void }): JSX.Element {
  return (
    <Dialog title={t("web-recover")} close={close}>
      <p class="faint">{t("web-recover-what")}</p>
      <Form
        label={t("web-recover-do")}
        cancel={close}
        action={async ({ name = "", code = "", password = "" }) => {
          await railhead.recover(name, code, password);
          say(t("web-recovered"));
        }}
      >
        <SignInNameField />
        <Field
          label={t("web-recover-code")}
          name="code"
          required
          maxLength={64}
          autocomplete="off"
          autocapitalize="none"
          spellcheck={false}
        />
        <NewPasswordField label={t("web-new-password")} />
      </Form>
    </Dialog>
  );
}
