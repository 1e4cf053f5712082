/**
 * Keys for what is on the screen: each button names its own in `aria-keyshortcuts`. `?` lists them.
 * They can be switched off, for people who speak to their device or hit keys by accident.
 */

import { effect, signal } from "@preact/signals";
import type { JSX } from "preact";
import { t } from "./texts.ts";
import { Dialog } from "./ui/dialog.tsx";
import { Check } from "./ui/form.tsx";

const KEPT = "railhead.keys";

export const hasKeys = signal(localStorage.getItem(KEPT) !== "off");
effect(() => {
  if (hasKeys.value) localStorage.removeItem(KEPT);
  else localStorage.setItem(KEPT, "off");
});

/** The keys of this screen with their effects; null while the list is closed. */
const listed = signal<{ key: string; name: string }[] | null>(null);

addEventListener("keydown", (event) => {
  const { key, target } = event;
  if (!hasKeys.value || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
  const isWriting = target instanceof Element && target.closest("input, select, textarea");
  // The field of a radio button or a checkbox takes no letters.
  const takesLetters = isWriting && !isWriting.matches("[type=radio], [type=checkbox]");
  if (takesLetters || document.querySelector("dialog[open]")) return;
  if (key === "?") listed.value = all().map((each) => ({ key: keyOf(each), name: nameOf(each) }));
  else {
    const wanted = all().find((each) => keyOf(each) === key.toLowerCase());
    if (!wanted) return;
    wanted.focus();
    wanted.click();
  }
  event.preventDefault();
});

const all = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>("[aria-keyshortcuts]")];
const keyOf = (element: HTMLElement): string => element.getAttribute("aria-keyshortcuts") ?? "";

/** The name of a button, without what it counts. */
const nameOf = (element: HTMLElement): string =>
  (element.ariaLabel ?? element.innerText).replace(/[\d/\s]+/g, " ").trim();

/** The switch, here and in the settings. */
export function KeysSwitch(): JSX.Element {
  return (
    <Check
      label={t("web-keys-on")}
      value={hasKeys.value}
      change={(value) => {
        hasKeys.value = value;
      }}
    />
  );
}

/** The keys of this screen. */
export function Keys(): JSX.Element | null {
  const keys = listed.value;
  if (!keys) return null;
  const close = () => {
    listed.value = null;
  };
  return (
    <Dialog title={t("web-keys")} close={close}>
      <ul class="list keys">
        {[...keys, { key: "?", name: t("web-keys-list") }].map(({ key, name }) => (
          <li key={key} class="entry">
            <kbd>{key.toUpperCase()}</kbd>
            <span class="grow">{name}</span>
          </li>
        ))}
      </ul>
      <KeysSwitch />
      <div class="row end">
        <button type="button" class="button" onClick={close}>
          {t("web-close")}
        </button>
      </div>
    </Dialog>
  );
}
