/** An arrow beside a player who has moved up or down, or would. */

import type { JSX } from "preact";
import { t } from "../texts.ts";
import { Icon } from "../ui/icons.tsx";

export function Moved({
  from,
  to,
}: {
  from: number | null;
  to: number | null;
}): JSX.Element | null {
  if (from === null || to === null || from === to) return null;
  const label = t(from > to ? "web-league-up" : "web-league-down");
  return (
    <span class="faint moved" role="img" aria-label={label} title={label}>
      <Icon name={from > to ? "up" : "down"} />
    </span>
  );
}
