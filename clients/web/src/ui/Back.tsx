/** The way back, the same on every screen: to the screen before. It changes nothing. */

import type { JSX } from "preact";
import { link } from "../router.ts";
import { t } from "../texts.ts";
import { Icon } from "./icons.tsx";

/** `above`: the path of the screen to go to if the app was opened here. */
export function Back({ above }: { above: string }): JSX.Element {
  return (
    <a class="icon" href={link(above)} data-back="" aria-label={t("web-back")}>
      <Icon name="back" />
    </a>
  );
}
