/** Whom the player does not want to hear. */

import type { JSX } from "preact";
import { attempt, railhead } from "../app.ts";
import { Names } from "../players.tsx";
import { t } from "../texts.ts";
import { Check } from "../ui/form.tsx";
import { Empty, Show, useLoaded } from "../ui/load.tsx";

export function Mutes(): JSX.Element {
  const mutes = useLoaded(() => railhead.get("/v1/me/mutes"));
  const all = async (everybody: boolean) => {
    await attempt(() => railhead.put("/v1/me/mutes", { body: { everybody } }));
    mutes.reload();
  };
  const unmute = async (name: string) => {
    await railhead.delete("/v1/me/mutes/{name}", { path: { name } });
    mutes.reload();
  };
  return (
    <section class="card">
      <h2>{t("web-mutes")}</h2>
      <Show of={mutes}>
        {({ everybody, items }) => (
          <>
            <Check label={t("web-mute-everybody")} value={everybody} change={all} />
            {items.length === 0 && <Empty>{t("web-nobody-muted")}</Empty>}
            <Names of={items} label={t("web-unmute")} action={unmute} />
          </>
        )}
      </Show>
    </section>
  );
}
