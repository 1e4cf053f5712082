/** A window above the screen. */

import type { ComponentChildren, JSX } from "preact";
import { useId, useLayoutEffect, useRef } from "preact/hooks";

export function Dialog({
  title,
  close,
  children,
}: {
  title: string;
  close: () => void;
  children: ComponentChildren;
}): JSX.Element {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useLayoutEffect(() => {
    const shown = dialog.current;
    const before = document.activeElement;
    shown?.showModal();
    return () => {
      shown?.close();
      // Where it stands by now may be elsewhere on the screen: nothing moves under a finger.
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);
  const outside = (event: MouseEvent) => event.target === dialog.current && close();
  return (
    <dialog ref={dialog} aria-labelledby={id} onCancel={close} onMouseDown={outside}>
      <div class="stack">
        <h2 id={id}>{title}</h2>
        {children}
      </div>
    </dialog>
  );
}
