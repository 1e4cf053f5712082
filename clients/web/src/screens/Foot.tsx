/** Where to read more. */

import type { JSX } from "preact";
import { link } from "../router.ts";
import { useService } from "../service.ts";
import { t } from "../texts.ts";

export function Foot(): JSX.Element {
  const { contact, terms } = useService();
  return (
    <p class="foot">
      <a href={link("learn")}>{t("web-learn")}</a>
      <a href={link("device")}>{t("web-device-open")}</a>
      <a href={link("rules")}>{t("web-rules")}</a>
      <a href={link("leaderboards")}>{t("web-leaderboards")}</a>
      <a href={link("popular")}>{t("web-popular")}</a>
      <a href={link("about")}>{t("web-about")}</a>
      {terms && <a href={terms}>{t("web-terms")}</a>}
      {contact && <a href={contact}>{t("web-contact")}</a>}
    </p>
  );
}
