/** Notices of the operator, above everything until they are read or over. */

import { computed, signal } from "@preact/signals";
import type { JSX } from "preact";
import { service } from "../service.ts";
import { language, t } from "../texts.ts";

const READ = "railhead.notices";

const read = signal<string[]>(JSON.parse(localStorage.getItem(READ) ?? "[]") as string[]);
const notices = computed(() => service.value.notices ?? []);
const unread = computed(() => notices.value.filter(({ id }) => !read.value.includes(id)));

/** Keeps on this device that a notice was read, and forgets those that are over. */
function close(id: string): void {
  const kept = read.value.filter((other) => notices.value.some((notice) => notice.id === other));
  read.value = [...kept, id];
  localStorage.setItem(READ, JSON.stringify(read.value));
}

export function Notices(): JSX.Element {
  return (
    <>
      {unread.value.map(({ id, texts }) => {
        const text = texts[language.value];
        return (
          <section key={id} class="card notice">
            <p lang={text ? undefined : "en"}>{text ?? texts.en}</p>
            <div class="row end">
              <button type="button" class="button" onClick={() => close(id)}>
                {t("web-notice-read")}
              </button>
            </div>
          </section>
        );
      })}
    </>
  );
}
