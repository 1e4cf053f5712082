/** Notices of the operator, above everything until they are read or over. */

import { computed, signal } from "@preact/signals";
import type { JSX } from "preact";
import type { Schemas } from "railhead-client";
import { railhead } from "../app.ts";
import { language, t } from "../texts.ts";

const READ = "railhead.notices";

const notices = signal<Schemas["Notice"][]>([]);
const read = signal<string[]>(JSON.parse(localStorage.getItem(READ) ?? "[]") as string[]);
const unread = computed(() => notices.value.filter(({ id }) => !read.value.includes(id)));

/** Asks the server for its notices. Without an answer, those of before stay. */
export async function loadNotices(): Promise<void> {
  try {
    // A replica of the release before has none.
    notices.value = (await railhead.get("/v1/status")).notices ?? [];
  } catch {
    // The screen beside says that there is no connection.
  }
}

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
