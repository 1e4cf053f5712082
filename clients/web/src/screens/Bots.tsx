/** The player's bots: programs that play as accounts of their own. */

import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { railhead } from "../app.ts";
import { t } from "../texts.ts";
import { Dialog } from "../ui/dialog.tsx";
import { Field, Form } from "../ui/form.tsx";
import { Empty, Show, useLoaded } from "../ui/load.tsx";
import { type Keyring, Keys } from "./Keys.tsx";

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
        {open && <Keys of={keysOf(name)} />}
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

function keysOf(bot: string): Keyring {
  const path = { name: bot };
  return {
    name: bot,
    none: t("web-keys-none"),
    usual: ["read", "play"],
    list: () => railhead.get("/v1/me/bots/{name}/keys", { path }),
    make: (body) => railhead.post("/v1/me/bots/{name}/keys", { path, body }),
    revoke: (id) =>
      railhead.delete("/v1/me/bots/{name}/keys/{key_id}", { path: { ...path, key_id: id } }),
  };
}
