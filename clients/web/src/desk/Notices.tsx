/** Notices to everybody, for admins: what is shown, what will be, and a new one. */

import type { JSX } from "preact";
import { useState } from "preact/hooks";
import type { Schemas } from "railhead-client";
import { railhead } from "../app.ts";
import { t, when } from "../texts.ts";
import { Choices, Act, Form, Words } from "../ui/form.tsx";
import { Empty, Show, useLoaded } from "../ui/load.tsx";

/** Hours for which a notice is shown. */
const HOURS = [2, 24, 72, 168] as const;
const OTHERS = ["fr", "de", "es", "it"] as const;

export function Notices(): JSX.Element {
  const notices = useLoaded(() => railhead.get("/v1/admin/notices"));
  return (
    <>
      <Show of={notices}>
        {({ items }) =>
          items.length ? (
            <ul class="reports card">
              {items.map((notice) => (
                <li key={notice.id}>
                  <NoticeOf notice={notice} reload={notices.reload} />
                </li>
              ))}
            </ul>
          ) : (
            <Empty>{t("web-desk-notices-none")}</Empty>
          )
        }
      </Show>
      <NewNotice posted={notices.reload} />
    </>
  );
}

function NoticeOf({
  notice: { id, texts, from, until },
  reload,
}: {
  notice: Schemas["Notice"];
  reload: () => void;
}): JSX.Element {
  const remove = async () => {
    await railhead.delete("/v1/admin/notices/{notice_id}", { path: { notice_id: id } });
    reload();
  };
  const others = OTHERS.filter((code) => texts[code]).join(", ");
  return (
    <article class="report">
      <blockquote lang="en">{texts.en}</blockquote>
      <p class="faint small">
        {t("web-desk-notice-time", { from: when(from), until: when(until) })}
        {others && ` · ${others}`}
      </p>
      <div class="row end">
        <Act action={remove}>{t("web-desk-notice-remove")}</Act>
      </div>
    </article>
  );
}

function NewNotice({ posted }: { posted: () => void }): JSX.Element {
  const [hours, choose] = useState<number>(24);
  const [turn, next] = useState(0);
  const post = async ({ en = "", ...fields }: Record<string, string>) => {
    const translated = OTHERS.filter((code) => fields[code]?.trim());
    const texts = { en, ...Object.fromEntries(translated.map((code) => [code, fields[code]])) };
    const until = new Date(Date.now() + hours * 3_600_000).toISOString();
    await railhead.post("/v1/admin/notices", { body: { texts, until } });
    next(turn + 1);
    posted();
  };
  return (
    <section class="card">
      <h2>{t("web-desk-notice-new")}</h2>
      <Form key={turn} label={t("web-desk-notice-post")} action={post}>
        <Words label={t("web-desk-notice-text", { language: "English" })} name="en" required />
        {OTHERS.map((code) => (
          <Words
            key={code}
            label={t("web-desk-notice-text", {
              language: new Intl.DisplayNames(code, { type: "language" }).of(code) ?? code,
            })}
            name={code}
          />
        ))}
        <Choices
          label={t("web-desk-notice-hours")}
          value={hours}
          change={choose}
          options={HOURS.map((count) => [count, t("web-desk-hours-of", { count })] as const)}
        />
      </Form>
    </section>
  );
}
