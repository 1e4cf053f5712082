/** Players who are hidden from each other: blocking one, and those who are blocked. */

import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { railhead, say } from "../app.ts";
import { Names } from "../players.tsx";
import { go } from "../router.ts";
import { t } from "../texts.ts";
import { useReport } from "../reports/late.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Act, Form } from "../ui/form.tsx";
import { Empty, Show, useLoaded } from "../ui/load.tsx";
import { befriend, unfriend } from "./Friends.tsx";

export function Blocks(): JSX.Element {
  const blocks = useLoaded(() => railhead.get("/v1/me/blocks"));
  const unblock = async (name: string) => {
    await railhead.delete("/v1/me/blocks/{name}", { path: { name } });
    blocks.reload();
  };
  return (
    <section class="card">
      <h2>{t("web-blocks")}</h2>
      <Show of={blocks}>
        {({ items }) => (
          <>
            {items.length === 0 && <Empty>{t("web-nobody-blocked")}</Empty>}
            <Names of={items} label={t("web-unblock")} action={unblock} />
          </>
        )}
      </Show>
    </section>
  );
}

/** What the player can do about another: ask, answer, end a friendship, block. Bots are no friends. */
export function Relation({ name, isBot }: { name: string; isBot: boolean }): JSX.Element {
  const friends = useLoaded(() => railhead.get("/v1/me/friends"), [name]);
  const [blocking, block] = useState(false);
  const report = useReport();
  const then = (work: (name: string) => Promise<void>) => async () => {
    await work(name);
    friends.reload();
  };
  const { items = [], received = [], sent = [] } = friends.value ?? {};
  const isIn = (list: readonly { name: string }[]) => list.some((one) => one.name === name);
  return (
    <div class="row">
      {isBot ? null : isIn(items) ? (
        <Act action={then(unfriend)}>{t("web-friend-remove")}</Act>
      ) : isIn(sent) ? (
        <Act action={then(unfriend)}>{t("web-friend-take-back")}</Act>
      ) : (
        <Act class="primary" action={then(befriend)} disabled={!friends.value}>
          {isIn(received) ? t("web-accept") : t("web-friend-add")}
        </Act>
      )}
      <button type="button" class="button danger" onClick={() => block(true)}>
        {t("web-block")}
      </button>
      <Act action={() => report.ask([{ about: "player", name }])}>{t("web-report")}</Act>
      {report.sheet}
      {blocking && <Block name={name} close={() => block(false)} />}
    </div>
  );
}

function Block({ name, close }: { name: string; close: () => void }): JSX.Element {
  return (
    <Dialog title={t("web-block-player", { player: name })} close={close}>
      <p>{t("web-block-what")}</p>
      <Form
        label={t("web-block")}
        danger
        cancel={close}
        action={async () => {
          await railhead.put("/v1/me/blocks/{name}", { path: { name } });
          say(t("web-blocked", { player: name }));
          go("");
        }}
      />
    </Dialog>
  );
}
