/** The player's bots: programs that play as accounts of their own, and the keys with which they do. */

import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import type { Schemas } from "railhead-client";
import { railhead, say } from "../app.ts";
import { date, t, when } from "../texts.ts";
import { Dialog } from "../ui/dialog.tsx";
import { Act, Check, Field, Form } from "../ui/form.tsx";
import { Empty, Show, useLoaded } from "../ui/load.tsx";

type Scope = Schemas["ApiScope"];

const SCOPES: readonly Scope[] = ["read", "play", "host"];

export function Bots(): JSX.Element {
  const bots = useLoaded(() => railhead.get("/v1/me/bots"));
  const [making, make] = useState(false);
  return (
    <section class="card">
      <h2>{t("web-bots")}</h2>
      <p class="faint small">{t("web-bots-what")}</p>
      <Show of={bots}>
        {({ items }) => (
          <>
            {items.length === 0 && <Empty>{t("web-bots-none")}</Empty>}
            <ul class="list">
              {items.map(({ id, name }) => (
                <li key={id}>
                  <Bot name={name} gone={bots.reload} />
                </li>
              ))}
            </ul>
          </>
        )}
      </Show>
      <div>
        <button type="button" class="button" onClick={() => make(true)}>
          {t("web-bot-make")}
        </button>
      </div>
      {making && (
        <Dialog title={t("web-bot-make")} close={() => make(false)}>
          <Form
            label={t("web-bot-make-do")}
            cancel={() => make(false)}
            action={async ({ name = "" }) => {
              await railhead.post("/v1/me/bots", { body: { name } });
              make(false);
              bots.reload();
            }}
          >
            <Field
              label={t("web-name")}
              hint={t("web-name-rule")}
              name="name"
              required
              minLength={2}
              maxLength={24}
            />
          </Form>
        </Dialog>
      )}
    </section>
  );
}

function Bot({ name, gone }: { name: string; gone: () => void }): JSX.Element {
  const [deleting, ask] = useState(false);
  const [open, setOpen] = useState(false);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{name}</summary>
      <div class="stack">
        {open && <Keys bot={name} />}
        <div>
          <button type="button" class="button danger" onClick={() => ask(true)}>
            {t("web-bot-delete")}
          </button>
        </div>
      </div>
      {deleting && (
        <Dialog title={t("web-bot-delete-named", { name })} close={() => ask(false)}>
          <p>{t("web-bot-delete-what")}</p>
          <Form
            label={t("web-delete-do")}
            danger
            cancel={() => ask(false)}
            action={async () => {
              await railhead.delete("/v1/me/bots/{name}", { path: { name } });
              gone();
            }}
          />
        </Dialog>
      )}
    </details>
  );
}

function Keys({ bot }: { bot: string }): JSX.Element {
  const path = { name: bot };
  const keys = useLoaded(() => railhead.get("/v1/me/bots/{name}/keys", { path }), [bot]);
  const [making, make] = useState(false);
  const [made, show] = useState<string | null>(null);
  return (
    <div class="stack">
      {made && <NewKey made={made} done={() => show(null)} />}
      <Show of={keys}>
        {({ items }) =>
          items.length === 0 ? (
            <p class="faint small">{t("web-keys-none")}</p>
          ) : (
            <ul class="list">
              {items.map((known) => (
                <li key={known.id}>
                  <Key bot={bot} known={known} gone={keys.reload} />
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
          bot={bot}
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
  bot,
  known: { id, label, scopes, expires_at, used_at },
  gone,
}: {
  bot: string;
  known: Schemas["ApiKeyInfo"];
  gone: () => void;
}): JSX.Element {
  const [revoking, ask] = useState(false);
  const revoke = async () => {
    const path = { name: bot, key_id: id };
    await railhead.delete("/v1/me/bots/{name}/keys/{key_id}", { path });
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
  bot,
  close,
  done,
}: {
  bot: string;
  close: () => void;
  done: (key: string) => void;
}): JSX.Element {
  const [scopes, setScopes] = useState<readonly Scope[]>(["read", "play"]);
  const make = async ({ label = "" }: Record<string, string>) => {
    const body = { label, scopes: [...scopes] };
    const { key } = await railhead.post("/v1/me/bots/{name}/keys", { path: { name: bot }, body });
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

/** A key that the server has just made, and will not show again. */
function NewKey({ made, done }: { made: string; done: () => void }): JSX.Element {
  const shown = useRef<HTMLDivElement>(null);
  useEffect(() => shown.current?.focus(), [made]);
  const copy = async () => {
    await navigator.clipboard.writeText(made);
    say(t("web-key-copied"));
  };
  return (
    <div class="stack" ref={shown} tabIndex={-1} aria-label={t("web-key-new")} role="group">
      <p>
        <strong>{t("web-key-new")}</strong>
      </p>
      <code class="key">{made}</code>
      <div class="row">
        {/* Browsers have no clipboard for pages without TLS. */}
        {"clipboard" in navigator && <Act action={copy}>{t("web-recovery-copy")}</Act>}
        <button type="button" class="button" onClick={done}>
          {t("web-key-hide")}
        </button>
      </div>
    </div>
  );
}
