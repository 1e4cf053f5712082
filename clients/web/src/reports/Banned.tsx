/** The screen of a banned person: why, until when, and where to object. */

import type { ComponentChildren, JSX } from "preact";
import { railhead, session } from "../app.ts";
import { ban } from "../ban.ts";
import { leavePush } from "../push.ts";
import { go } from "../router.ts";
import { t, when } from "../texts.ts";
import { Act } from "../ui/form.tsx";

export function Banned(): JSX.Element {
  const { reason, until, contact } = ban.value ?? {};
  const isSignedIn = session.value !== null;
  const look = async () => {
    await railhead.get("/v1/accounts/me");
    // What the ban has stopped begins anew.
    location.reload();
  };
  const leave = async () => {
    if (isSignedIn) {
      await leavePush().catch(() => undefined);
      await railhead.signOut();
    }
    ban.value = null;
    go("");
  };
  const title = t("web-ban-title");
  document.title = `${title} · Railhead`;
  return (
    <>
      <header class="bar">
        <h1>{title}</h1>
      </header>
      <main id="main" class="page" tabIndex={-1}>
        <section class="card" role="alert">
          <p>{t("web-ban-what")}</p>
          <dl class="told">
            {reason && <Told label={t("web-ban-why")}>{reason}</Told>}
            <Told label={t("web-ban-until")}>{until ? when(until) : t("web-ban-endless")}</Told>
            {contact && (
              <Told label={t("web-ban-object")}>
                <a href={contact}>{contact.replace(/^mailto:/, "")}</a>
              </Told>
            )}
          </dl>
        </section>
        {session.value?.isGuest && <p class="faint">{t("web-sign-out-guest")}</p>}
        <div class="row">
          {isSignedIn && (
            <Act class="primary" action={look}>
              {t("web-try-again")}
            </Act>
          )}
          <Act action={leave}>{isSignedIn ? t("web-sign-out") : t("web-back")}</Act>
        </div>
      </main>
    </>
  );
}

function Told({ label, children }: { label: string; children: ComponentChildren }): JSX.Element {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
