/** The first screen of somebody who is not signed in. A link that needs an account leads here and goes on afterwards. */

import { effect } from "@preact/signals";
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { following, railhead, session } from "../app.ts";
import { FIRST, learn } from "../lesson/lesson.ts";
import { link, path } from "../router.ts";
import { service } from "../service.ts";
import { t } from "../texts.ts";
import { Act } from "../ui/form.tsx";
import { Show, useLoaded } from "../ui/load.tsx";
import { Page } from "../ui/Page.tsx";
import { Register, SignIn } from "./Account.tsx";
import { Europe } from "./Europe.tsx";
import { Foot } from "./Foot.tsx";
import { GameRow } from "./GameRow.tsx";
import { KeptInvitation } from "./Invitation.tsx";
import { Invitation } from "./Join.tsx";
import { LanguageChoice } from "./LanguageChoice.tsx";
import { ProviderButtons } from "./Oidc.tsx";
import { Recover } from "./Recovery.tsx";

/** Why the server ended the session, if it did. It is kept, for a page that is reloaded. */
const ended = following(railhead.ended);
const KEPT = "railhead.ended";
effect(() => {
  if (session.value) localStorage.removeItem(KEPT);
  else if (ended.value) localStorage.setItem(KEPT, ended.value.detail ?? "");
});

export function Welcome(): JSX.Element {
  const [asking, ask] = useState<"sign-in" | "register" | "recover" | null>(null);
  const close = () => ask(null);
  const { terms } = service.value;
  const why = ended.value ? (ended.value.detail ?? "") : localStorage.getItem(KEPT);
  const [first, second] = path.value.split("/");
  const code = first === "join" ? second : undefined;
  const ways = (
    <div class="stack">
      <WaysIn hasEnded={why !== null} ask={ask} />
      <ProviderButtons purpose="sign-in" />
      {terms && (
        <p class="faint small">
          <a href={terms}>{t("web-terms-accept")}</a>
        </p>
      )}
      <LanguageChoice />
    </div>
  );
  return (
    <Page title="Railhead" back={null}>
      <KeptInvitation />
      <div class="hero">
        <Europe />
        <div class="card stack">
          <p class="motto">{t("web-motto")}</p>
          {why !== null && (
            <p class="wrong" role="alert">
              {t("web-ended")} {why}
            </p>
          )}
          {code ? (
            <Invitation code={decodeURIComponent(code)} below={ways} />
          ) : (
            <>
              {path.value && <p role="status">{t("web-account-needed")}</p>}
              {ways}
            </>
          )}
        </div>
      </div>
      {!code && <Running />}
      <Foot />
      {asking === "sign-in" && <SignIn close={close} forgot={() => ask("recover")} />}
      {asking === "recover" && <Recover close={close} />}
      {asking === "register" && <Register close={close} />}
    </Page>
  );
}

/** The ways to an account: a new guest first, or the account of a session that has ended. */
function WaysIn({
  hasEnded,
  ask,
}: {
  hasEnded: boolean;
  ask: (what: "sign-in" | "register") => void;
}): JSX.Element {
  const signIn = (
    <button
      type="button"
      class={`button ${hasEnded ? "primary wide" : ""}`}
      onClick={() => ask("sign-in")}
    >
      {t("web-sign-in")}
    </button>
  );
  const guest = (
    <Act class={hasEnded ? "wide" : "primary wide"} action={() => railhead.guest()}>
      {t("web-play-as-guest")}
    </Act>
  );
  return (
    <>
      {hasEnded ? signIn : guest}
      {!hasEnded && <p class="faint small">{t("web-guest-hint")}</p>}
      {!hasEnded && (
        <Act class="wide" action={() => learn(FIRST)}>
          {t("web-learn-first")}
        </Act>
      )}
      <div class="pair">
        {hasEnded ? guest : signIn}
        <button type="button" class="button" onClick={() => ask("register")}>
          {t("web-register")}
        </button>
      </div>
    </>
  );
}

/** Public games that can be watched; without any, the way to what there is instead. */
function Running(): JSX.Element {
  const games = useLoaded(() =>
    railhead.get("/v1/games", { query: { status: "running", limit: 5 } }),
  );
  return (
    <section class="stack">
      <h2>{t("web-watch")}</h2>
      <Show of={games}>
        {({ items }) =>
          items.length ? (
            <ul class="list card">
              {items.map((game) => (
                <li key={game.id}>
                  <GameRow game={game} />
                </li>
              ))}
            </ul>
          ) : (
            <p>
              <a href={link("live")}>{t("web-watch-none")}</a>
            </p>
          )
        }
      </Show>
    </section>
  );
}
