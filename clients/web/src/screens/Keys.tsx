/** API keys: of the player's bots, and of the player for other programs. */

import type { JSX } from "preact";
import { useState } from "preact/hooks";
import type { Schemas } from "railhead-client";
import { railhead } from "../app.ts";
import { date, t, when } from "../texts.ts";
import { Dialog } from "../ui/dialog.tsx";
import { Check, Field, Form } from "../ui/form.tsx";
import { Show, useLoaded } from "../ui/load.tsx";
import { Secret } from "../ui/secret.tsx";

type Scope = Schemas["ApiScope"];

const SCOPES: readonly Scope[] = ["read", "play", "host"];

/** Where keys are listed, made and revoked. */
export interface Keyring {
  readonly name: string;
  /** What stands in place of an empty list. */
  readonly none: string;
  /** The scopes that are chosen at first. */
  readonly usual: readonly Scope[];
  readonly list: () => Promise<Schemas["ApiKeyList"]>;
  readonly make: (body: { label: string; scopes: Scope[] }) => Promise<Schemas["CreatedApiKey"]>;
  readonly revoke: (id: string) => Promise<void>;
}

const own: Keyring = {
  name: "",
  get none() {
    return t("web-own-keys-none");
  },
  usual: ["read"],
  list: () => railhead.get("/v1/me/keys"),
  make: (body) => railhead.post("/v1/me/keys", { body }),
  revoke: (id) => railhead.delete("/v1/me/keys/{key_id}", { path: { key_id: id } }),
};

/** The player's own keys. */
export function OwnKeys(): JSX.Element {
  return (
    <section class="card">
      <h2>{t("web-own-keys")}</h2>
      <p class="faint small">{t("web-own-keys-what")}</p>
      <Keys of={own} />
    </section>
  );
}

/** The keys of a bot, or of the player. */
export function Keys({ of }: { of: Keyring }): JSX.Element {
  const keys = useLoaded(of.list, [of.name]);
  const [making, make] = useState(false);
  const [made, show] = useState<string | null>(null);
  return (
    <div class="stack">
      {made && (
        <Secret
          title={t("web-key-new")}
          secret={made}
          copied={t("web-key-copied")}
          hide={t("web-key-hide")}
          done={() => show(null)}
        />
      )}
      <Show of={keys}>
        {({ items }) =>
          items.length === 0 ? (
            <p class="faint small">{of.none}</p>
          ) : (
            <ul class="list">
              {items.map((known) => (
                <li key={known.id}>
                  <Key of={of} known={known} gone={keys.reload} />
                </li>
              ))}
            </ul>
          )
        }
      </Show>
      <div>
        <button type="button" class="button" onClick={() => make(true)}>
          {t("web-key-make")}
        </button>
      </div>
      {making && (
        <MakeKey
          of={of}
          close={() => make(false)}
          done={(key) => {
            make(false);
            show(key);
            keys.reload();
          }}
        />
      )}
    </div>
  );
}

/** A key without the key itself: what it is for, and its end. */
function Key({
  of,
  known: { id, label, scopes, expires_at, used_at },
  gone,
}: {
  of: Keyring;
  known: Schemas["ApiKeyInfo"];
  gone: () => void;
}): JSX.Element {
  const [revoking, ask] = useState(false);
  const revoke = async () => {
    await of.revoke(id);
    gone();
  };
  const title = t("web-key-revoke-named", { name: label });
  return (
    <div class="entry wraps">
      <span class="grow">
        <strong>{label}</strong>
        {scopes.map((scope) => (
          <span key={scope} class="small">
            {scopeText(scope)}
          </span>
        ))}
        <span class="faint small">
          {used_at ? t("web-key-used", { when: when(used_at) }) : t("web-key-unused")}
          {" · "}
          {t("web-key-expires", { date: date(expires_at) })}
        </span>
      </span>
      <button type="button" class="button danger" aria-label={title} onClick={() => ask(true)}>
        {t("web-key-revoke")}
      </button>
      {revoking && (
        <Dialog title={title} close={() => ask(false)}>
          <p>{t("web-key-revoke-what")}</p>
          <Form label={t("web-key-revoke")} danger cancel={() => ask(false)} action={revoke} />
        </Dialog>
      )}
    </div>
  );
}

function scopeText(scope: Scope): string {
  switch (scope) {
    case "read":
      return t("web-key-read");
    case "play":
      return t("web-key-play");
    case "host":
      return t("web-key-host");
  }
}

function MakeKey({
  of,
  close,
  done,
}: {
  of: Keyring;
  close: () => void;
  done: (key: string) => void;
}): JSX.Element {
  const [scopes, setScopes] = useState<readonly Scope[]>(of.usual);
  const make = async ({ label = "" }: Record<string, string>) => {
    const { key } = await of.make({ label, scopes: [...scopes] });
    done(key);
  };
  return (
    <Dialog title={t("web-key-make")} close={close}>
      <Form label={t("web-bot-make-do")} cancel={close} action={make}>
        <Field label={t("web-key-label")} name="label" required maxLength={40} />
        {SCOPES.map((scope) => (
          <Check
            key={scope}
            label={scopeText(scope)}
            value={scopes.includes(scope)}
            change={(may) =>
              setScopes(SCOPES.filter((one) => (one === scope ? may : scopes.includes(one))))
            }
          />
        ))}
      </Form>
    </Dialog>
  );
}
