/** Signing in with a provider: the buttons, the screen to which providers send back, linked identities. */

import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { canSignInWith, type Schemas } from "railhead-client";
import { railhead, reason, say, session } from "../app.ts";
import { type Arrival, arrive, begin, called, depart, giveUp, type Purpose } from "../oidc.ts";
import { go, link, query } from "../router.ts";
import { date, t } from "../texts.ts";
import { Act, Form } from "../ui/form.tsx";
import { type Loaded, Show, useLoaded } from "../ui/load.tsx";
import { Page } from "../ui/Page.tsx";
import { NameField } from "./Account.tsx";

type Provider = Schemas["SignInProvider"];
type Identity = Schemas["Identity"];

/** The providers to which this browser can go. */
function useProviders(): Provider[] {
  const list = useLoaded(() => railhead.get("/v1/sessions/oidc/providers"));
  const isReachable = (provider: Provider) => Boolean(provider.authorization_endpoint);
  return canSignInWith() ? (list.value?.items.filter(isReachable) ?? []) : [];
}

const LABELS: Record<Purpose, string> = { "sign-in": "web-oidc-with", link: "web-identity-link" };

/** A button for each provider at which a browser can sign in. */
export function ProviderButtons({ purpose }: { purpose: Purpose }): JSX.Element {
  return <Buttons providers={useProviders()} purpose={purpose} />;
}

function Buttons({
  providers,
  purpose,
}: {
  providers: readonly Provider[];
  purpose: Purpose;
}): JSX.Element {
  return (
    <>
      {providers.map((provider) => (
        <Act key={provider.name} class="wide" action={() => depart(provider, purpose)}>
          {t(LABELS[purpose], { provider: called(provider.name) })}
        </Act>
      ))}
    </>
  );
}

/** The screen to which a provider sends the browser back. */
export function Returned(): JSX.Element {
  const [arrival, ended] = useState<Arrival | null>(null);
  useEffect(() => {
    void arrive(query.value).then((arrival) => {
      switch (arrival.kind) {
        case "signed-in":
          return go(arrival.from, true);
        case "linked":
          say(t("web-identity-linked", { provider: called(arrival.provider) }));
          return go(arrival.from, true);
        case "new":
        case "failed":
          return ended(arrival);
      }
    });
  }, []);
  switch (arrival?.kind) {
    case "new":
      return <Newcomer provider={arrival.provider} />;
    case "failed":
      return (
        <Page title={t("web-sign-in")}>
          <p class="wrong" role="alert">
            {arrival.error ? reason(arrival.error) : t("web-oidc-failed")}
          </p>
          {arrival.purpose === "sign-in" && !session.value ? (
            <ProviderButtons purpose="sign-in" />
          ) : (
            <p>
              <a class="button" href={link("settings")}>
                {t("web-settings")}
              </a>
            </p>
          )}
        </Page>
      );
    default:
      return (
        <Page title={t("web-sign-in")}>
          <p role="status">{t("web-oidc-working")}</p>
        </Page>
      );
  }
}

/** Somebody whom the provider knows and this server does not. */
function Newcomer({ provider }: { provider: string }): JSX.Element {
  return (
    <Page title={t("web-oidc-name")}>
      <p>{t("web-oidc-name-what", { provider: called(provider) })}</p>
      <Form
        label={t("web-register")}
        action={async ({ name = "" }) => go(await begin(name.trim()), true)}
      >
        <NameField />
      </Form>
      <p>
        <a href={link("")} onClick={giveUp}>
          {t("web-oidc-other")}
        </a>
      </p>
    </Page>
  );
}

/** The identities that are linked to the account. */
export function Identities(): JSX.Element | null {
  const identities = useLoaded(() => railhead.get("/v1/accounts/me/identities"));
  const providers = useProviders();
  const linked = new Set(identities.value?.items.map(({ issuer }) => issuer));
  if (providers.length === 0 && linked.size === 0) return null;
  return (
    <section class="card">
      <h2>{t("web-identities")}</h2>
      <p class="faint small">{t("web-identities-what")}</p>
      <Show of={identities}>
        {({ items }) => (
          <ul class="list">
            {items.map((identity) => (
              <li key={identity.id} class="entry">
                <Entry identity={identity} identities={identities} />
              </li>
            ))}
          </ul>
        )}
      </Show>
      <Buttons providers={providers.filter(({ issuer }) => !linked.has(issuer))} purpose="link" />
    </section>
  );
}

function Entry({
  identity,
  identities,
}: {
  identity: Identity;
  identities: Loaded<unknown>;
}): JSX.Element {
  const provider = called(identity.provider);
  const unlink = async () => {
    const path = { identity_id: identity.id };
    await railhead.delete("/v1/accounts/me/identities/{identity_id}", { path });
    say(t("web-identity-unlinked", { provider }));
    identities.reload();
  };
  return (
    <>
      <span class="grow">
        <strong>{provider}</strong>
        <span class="faint small">
          {t("web-identity-since", { date: date(identity.linked_at) })}
        </span>
      </span>
      <Act action={unlink} label={`${t("web-identity-unlink")}: ${provider}`}>
        {t("web-identity-unlink")}
      </Act>
    </>
  );
}
