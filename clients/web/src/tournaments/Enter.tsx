/**
 * A button to take part, for everybody: whoever has no account gets one there, as a guest or for
 * good, and takes part with it. The wish is kept while the browser is at a sign-in provider.
 */

import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { attempt, railhead, session } from "../app.ts";
import { path } from "../router.ts";
import { NameField, Register, SignIn, Upgrade } from "../screens/Account.tsx";
import { ProviderButtons } from "../screens/Oidc.tsx";
import { Recover } from "../screens/Recovery.tsx";
import { t } from "../texts.ts";
import { Dialog } from "../ui/dialog.tsx";
import { Act, Form } from "../ui/form.tsx";

type Asking = "ways" | "sign-in" | "register" | "recover" | "upgrade";

/** The screen on which somebody wished to take part, in this tab. */
const WISH = "railhead.wish";

/** Forgets the wish of whoever turns out to take part already. */
export function useEntered(isIn: boolean): void {
  useEffect(() => {
    if (isIn) sessionStorage.removeItem(WISH);
  }, [isIn]);
}

export function Enter({
  label,
  admitsGuests,
  enter,
}: {
  label: string;
  admitsGuests: boolean;
  /** Takes part, with the account of this moment. */
  enter: () => Promise<unknown>;
}): JSX.Element {
  const [asking, setAsking] = useState<Asking | null>(null);
  const me = session.value;
  const isAdmitted = me !== null && (admitsGuests || !me.isGuest);
  const ask = (what: Asking | null) => {
    setAsking(what);
    if (what === null) sessionStorage.removeItem(WISH);
    else sessionStorage.setItem(WISH, path.value);
  };
  useEffect(() => {
    // A guest who is about to say a name enters by that form.
    if (!isAdmitted || asking === "ways" || sessionStorage.getItem(WISH) !== path.value) return;
    ask(null);
    void attempt(enter);
  }, [isAdmitted]);
  const close = () => ask(null);
  return (
    <>
      {isAdmitted && asking !== "ways" ? (
        <Act class="primary" action={enter}>
          {label}
        </Act>
      ) : (
        <button
          type="button"
          class="button primary"
          onClick={() => ask(me === null ? "ways" : "upgrade")}
        >
          {label}
        </button>
      )}
      {asking === "ways" && (
        <Ways {...{ label, admitsGuests, ask, close }} enter={() => enter().then(close)} />
      )}
      {asking === "sign-in" && <SignIn close={close} forgot={() => ask("recover")} />}
      {asking === "recover" && <Recover close={close} />}
      {asking === "register" && <Register close={close} />}
      {asking === "upgrade" && <Upgrade close={close} done={() => void attempt(enter)} />}
    </>
  );
}

/** The ways to an account, a guest's first if guests may take part. */
function Ways({
  label,
  admitsGuests,
  ask,
  close,
  enter,
}: {
  label: string;
  admitsGuests: boolean;
  ask: (what: Asking) => void;
  close: () => void;
  enter: () => Promise<unknown>;
}): JSX.Element {
  const asGuest = async ({ name = "" }: Record<string, string>) => {
    // A name that is taken is asked for again; the guest is there already then.
    if (!session.value) await railhead.guest();
    if (session.value?.name !== name) await railhead.rename(name);
    await enter();
  };
  return (
    <Dialog title={label} close={close}>
      {admitsGuests ? (
        <Form label={t("web-play-as-guest")} cancel={close} action={asGuest}>
          <NameField />
        </Form>
      ) : (
        <p>{t("web-enter-account")}</p>
      )}
      <div class="row">
        <button type="button" class="button" onClick={() => ask("sign-in")}>
          {t("web-sign-in")}
        </button>
        <button type="button" class="button" onClick={() => ask("register")}>
          {t("web-register")}
        </button>
      </div>
      <ProviderButtons purpose="sign-in" />
    </Dialog>
  );
}
