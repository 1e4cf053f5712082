/** The frame of every screen: the state of the line, messages, and who is signed in. */

import { Component, type ComponentChildren, type JSX } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { dismiss, line, refused, session, toasts, type Toast } from "./app.ts";
import { ban } from "./ban.ts";
import { noteInvitation } from "./invitation.ts";
import { Keys } from "./keys.tsx";
import { go, link, path } from "./router.ts";
import { t } from "./texts.ts";
import { takeOver, update } from "./update.ts";
import { RETURN } from "./oidc.ts";
import { Europe } from "./screens/Europe.tsx";
import { Banned } from "./reports/late.tsx";
import { GameScreen, PUBLIC, SCREENS } from "./screens/index.ts";
import { Returned } from "./screens/Oidc.tsx";
import { Welcome } from "./screens/Welcome.tsx";
import { Page } from "./ui/Page.tsx";

export function Shell(): JSX.Element {
  return (
    <>
      <button
        class="skip button"
        type="button"
        onClick={() => document.getElementById("main")?.focus()}
      >
        {t("web-skip")}
      </button>
      {line.value === "offline" && (
        <p key={refused.value} class="line-lost" role="status">
          {t("web-offline")}
        </p>
      )}
      {update.value && (
        <p class="line-lost" role="status">
          {t("web-update")}{" "}
          <button type="button" class="linked" onClick={takeOver}>
            {t("web-reload")}
          </button>
        </p>
      )}
      <Guarded at={path.value}>{ban.value ? <Banned /> : <Screen />}</Guarded>
      <Toasts />
      <Keys />
    </>
  );
}

/** Messages, below the bar; in a game over the board, where they cover no player. */
function Toasts(): JSX.Element {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const board = document.querySelector(".game .board")?.getBoundingClientRect();
    const style = element.current!.style;
    style.top = board ? `${Math.max(0, board.top) + 8}px` : "";
    style.left = board ? `${board.left}px` : "";
    style.right = board ? `${document.documentElement.clientWidth - board.right}px` : "";
  }, [toasts.value, line.value, update.value]);
  return (
    <div ref={element} class="toasts" role="status" aria-live="polite">
      {toasts.value.map((toast) => (
        <Message key={toast.id} toast={toast} />
      ))}
    </div>
  );
}

/** A message. One that leads nowhere lets taps through: it lies over buttons for some seconds. */
function Message({ toast }: { toast: Toast }): JSX.Element {
  const leads = toast.to !== null && toast.to !== path.value;
  const look = `toast ${toast.kind}`;
  if (!leads && toast.kind === "info") return <p class={look}>{toast.text}</p>;
  const touched = () => {
    dismiss(toast.id);
    if (toast.to) go(toast.to);
  };
  return (
    <button type="button" class={look} onClick={touched}>
      {toast.text}
    </button>
  );
}

/** A screen that breaks leaves the others alone. */
class Guarded extends Component<
  { at: string; children: ComponentChildren },
  { brokenAt?: string }
> {
  override componentDidCatch(error: unknown): void {
    console.error(error);
    this.setState({ brokenAt: this.props.at });
  }

  override render(): ComponentChildren {
    return this.state.brokenAt === this.props.at ? <Broken /> : this.props.children;
  }
}

function Broken(): JSX.Element {
  return (
    <Page title={t("web-broken")}>
      <p>{t("web-broken-what")}</p>
      <div>
        <button type="button" class="button primary" onClick={() => location.reload()}>
          {t("web-load-again")}
        </button>
      </div>
    </Page>
  );
}

function Screen(): JSX.Element {
  const [first = "", second, third] = path.value.split("/");
  useEffect(() => noteInvitation(path.value, session.value !== null), [path.value]);
  // A game can be watched without an account.
  if (first === "games" && second) return <GameScreen key={second} id={second} part={third} />;
  // Somebody comes back from a sign-in provider, to get in or to link it.
  if (first === RETURN) return <Returned />;
  const Found = SCREENS[first];
  if (Found && !session.value && !(PUBLIC.includes(first) && (second || first !== "players")))
    return <Welcome />;
  // Another leaderboard keeps what was chosen on the one before.
  const key = first === "leaderboards" ? first : path.value;
  if (!Found) return <Missing />;
  return <Found key={key} argument={second && decodeURIComponent(second)} part={third} />;
}

function Missing(): JSX.Element {
  return (
    <Page title={t("web-missing")}>
      <div class="card missing">
        <Europe />
        <p class="lead">{t("web-missing-what")}</p>
        <div class="row">
          <a class="button primary" href={link("")}>
            {t("web-home")}
          </a>
          <a class="button" href={link("rules")}>
            {t("web-rules")}
          </a>
        </div>
      </div>
    </Page>
  );
}
