/** The way between the main screens: below on a phone, beside them on a wide window. */

import type { JSX } from "preact";
import { unread, waiting } from "../inbox.ts";
import { link, path } from "../router.ts";
import { t } from "../texts.ts";
import { Icon } from "./icons.tsx";

const TABS = [
  ["", "home", "web-home"],
  ["open", "table", "web-tables"],
  ["inbox", "bell", "web-inbox"],
  ["leaderboards", "cup", "web-ranks"],
  ["players", "person", "web-me"],
] as const;

export function Tabs(): JSX.Element {
  const here = path.value.split("/")[0];
  const counts: Record<string, number> = { "": waiting.value, inbox: unread.value };
  return (
    <nav class="tabs" aria-label={t("web-tabs")}>
      {TABS.map(([to, icon, label]) => (
        <a key={to} href={link(to)} aria-current={here === to ? "page" : undefined}>
          <Icon name={icon} />
          <span>{t(label)}</span>
          {counts[to] ? <b class="badge">{counts[to]}</b> : null}
        </a>
      ))}
    </nav>
  );
}
