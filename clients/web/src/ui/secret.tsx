/** A secret that the server has just made, and will not show again. */

import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { say } from "../app.ts";
import { t } from "../texts.ts";
import { Act } from "./form.tsx";

export function Secret({
  title,
  secret,
  copied,
  hide,
  done,
}: {
  title: string;
  secret: string;
  /** What is said when it is copied. */
  copied: string;
  /** The button of a player who has kept it. */
  hide: string;
  done: () => void;
}): JSX.Element {
  const shown = useRef<HTMLDivElement>(null);
  useEffect(() => shown.current?.focus(), [secret]);
  const copy = async () => {
    await navigator.clipboard.writeText(secret);
    say(copied);
  };
  return (
    <div class="stack" ref={shown} tabIndex={-1} aria-label={title} role="group">
      <p>
        <strong>{title}</strong>
      </p>
      <code class="key">{secret}</code>
      <div class="row">
        {/* Browsers have no clipboard for pages without TLS. */}
        {"clipboard" in navigator && <Act action={copy}>{t("web-recovery-copy")}</Act>}
        <button type="button" class="button" onClick={done}>
          {hide}
        </button>
      </div>
    </div>
  );
}
