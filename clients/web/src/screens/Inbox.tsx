/** What happened in the player's games, latest first. */

import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import type { Schemas } from "railhead-client";
import { railhead } from "../app.ts";
import { news, placeOf, unread } from "../inbox.ts";
import { link } from "../router.ts";
import { t, when } from "../texts.ts";
import { Icon } from "../ui/icons.tsx";
import { Empty, Show, useLoaded } from "../ui/load.tsx";
import { Page } from "../ui/Page.tsx";

/** The most items that are shown. */
const MOST = 100;

interface Shown {
  items: Schemas["InboxItem"][];
  /** The number of the last item that was read before the screen was opened. */
  read: number;
}

export function Inbox(): JSX.Element {
  const read = useRef<number | undefined>(undefined);
  const inbox = useLoaded(async () => {
    const shown = await load();
    // Items stay marked as new while the screen is open.
    read.current ??= shown.read;
    return { ...shown, read: read.current };
  }, [news.value]);
  const last = inbox.value?.items[0]?.seq ?? 0;
  useEffect(() => {
    if (!last || !unread.value) return;
    railhead.put("/v1/me/inbox/read", { body: { seq: last } }).then(
      (marker) => {
        unread.value = marker.unread;
      },
      () => undefined,
    );
  }, [last]);
  return (
    <Page title={t("web-inbox")} back={null}>
      <Show of={inbox}>
        {({ items, read: seen }) =>
          items.length ? (
            <ul class="list card">
              {items.map((item) => (
                <li key={item.seq}>
                  <Item item={item} isNew={item.seq > seen} />
                </li>
              ))}
            </ul>
          ) : (
            <Empty>{t("web-inbox-empty")}</Empty>
          )
        }
      </Show>
    </Page>
  );
}

function Item({ item, isNew }: { item: Schemas["InboxItem"]; isNew: boolean }): JSX.Element {
  return (
    <a class="entry" href={link(placeOf(item))}>
      <span class="grow">
        <span>
          <strong>{item.title}</strong>
          {isNew && <b class="badge small">{t("web-new-item")}</b>}
        </span>
        <span>{item.body}</span>
        <span class="faint small">{when(item.at)}</span>
      </span>
      <Icon name="next" />
    </a>
  );
}

/** The inbox gives its oldest items first: reads on to the latest. */
async function load(): Promise<Shown> {
  let items: Schemas["InboxItem"][] = [];
  let since = 0;
  for (;;) {
    const page = await railhead.get("/v1/me/inbox", { query: { since, limit: 200 } });
    items = [...items, ...page.items].slice(-MOST);
    since = page.cursor;
    if (!page.more) {
      unread.value = page.unread;
      const newest = items.slice(items.length - Math.min(page.unread, items.length));
      return { items: items.reverse(), read: newest[0] ? newest[0].seq - 1 : since };
    }
  }
}
