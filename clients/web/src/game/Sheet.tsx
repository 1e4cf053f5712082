/** A drawer over the board: from below on a phone, a dialog on a desk. */

import { useLayoutEffect, useRef } from "preact/hooks";
import type { ComponentChildren, JSX } from "preact";
import { t } from "../texts.ts";
import { Icon } from "../ui/icons.tsx";

export function Sheet({
  title,
  about,
  close,
  isHalf = false,
  isTall = false,
  children,
}: {
  title: string;
  /** A line below the title. */
  about?: ComponentChildren;
  close: () => void;
  /** Whether the map stays in sight. */
  isHalf?: boolean;
  /** As tall as it can be from the start: parts that come later move nothing under a finger. */
  isTall?: boolean;
  children: ComponentChildren;
}): JSX.Element {
  const dialog = useRef<HTMLDialogElement>(null);
  /** The tap that opens a sheet ends on it as a click: only one that began outside closes it. */
  const isPressed = useRef(false);
  useLayoutEffect(() => {
    const opened = dialog.current;
    const before = document.activeElement;
    opened?.showModal();
    return () => {
      opened?.close();
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      class={`sheet ${isHalf ? "half" : ""} ${isTall ? "tall" : ""}`}
      aria-label={title}
      onCancel={close}
      onPointerDown={(event) => {
        isPressed.current = event.target === dialog.current;
      }}
      onClick={(event) => event.target === dialog.current && isPressed.current && close()}
    >
      <div class="sheet-body">
        <header class="row spread">
          <div class="grow">
            <h2>{title}</h2>
            {about && <p class="faint about">{about}</p>}
          </div>
          <button type="button" class="icon" aria-label={t("web-close")} onClick={close}>
            <Icon name="close" />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}

export function Confirm({
  title,
  text,
  yes,
  isDanger = false,
  close,
  act,
}: {
  title: string;
  text: string;
  yes: string;
  isDanger?: boolean;
  close: () => void;
  act: () => void;
}): JSX.Element {
  return (
    <Sheet title={title} close={close}>
      <p>{text}</p>
      <div class="row end">
        <button type="button" class="button" onClick={close}>
          {t("web-cancel")}
        </button>
        <button type="button" class={`button ${isDanger ? "danger" : "primary"}`} onClick={act}>
          {yes}
        </button>
      </div>
    </Sheet>
  );
}
