/** The devices that are signed in to the account. */

import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { railhead, say } from "../app.ts";
import { go } from "../router.ts";
import { t, when } from "../texts.ts";
import { Dialog } from "../ui/dialog.tsx";
import { Act, Form } from "../ui/form.tsx";
import { Show, useLoaded } from "../ui/load.tsx";

export function Devices(): JSX.Element {
  const [everywhere, askEverywhere] = useState(false);
  const devices = useLoaded(() => railhead.get("/v1/sessions"));
  const end = async (id: string) => {
    await railhead.delete("/v1/sessions/{session_id}", { path: { session_id: id } });
    say(t("web-signed-out"));
    devices.reload();
  };
  const endAll = async () => {
    await railhead.delete("/v1/sessions");
    await railhead.signOut();
    go("");
  };
  return (
    <section class="card">
      <h2>{t("web-devices")}</h2>
      <Show of={devices}>
        {({ items }) => (
          <ul class="list">
            {items.map((device) => (
              <li key={device.id} class="entry">
                <span class="grow">
                  <strong>{device.device || t("web-device-unknown")}</strong>
                  <span class="faint small">
                    {device.current
                      ? t("web-device-this")
                      : t("web-device-used", { when: when(device.last_used_at) })}
                  </span>
                </span>
                {!device.current && (
                  <Act
                    action={() => end(device.id)}
                    label={`${t("web-sign-out")}: ${device.device}`}
                  >
                    {t("web-sign-out")}
                  </Act>
                )}
              </li>
            ))}
          </ul>
        )}
      </Show>
      <div>
        <button type="button" class="button" onClick={() => askEverywhere(true)}>
          {t("web-sign-out-everywhere")}
        </button>
      </div>
      {everywhere && (
        <Dialog title={t("web-sign-out-everywhere")} close={() => askEverywhere(false)}>
          <p>{t("web-sign-out-everywhere-what")}</p>
          <Form
            label={t("web-sign-out")}
            danger
            cancel={() => askEverywhere(false)}
            action={endAll}
          />
        </Dialog>
      )}
    </section>
  );
}
