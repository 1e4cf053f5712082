/** What this program is. */

import type { JSX } from "preact";
import { address } from "../app.ts";
import { link } from "../router.ts";
import { useService } from "../service.ts";
import { t } from "../texts.ts";
import { Page } from "../ui/Page.tsx";

/** The version of the server that the app was built with. */
declare const RELEASE: string;

export function About(): JSX.Element {
  const { contact, terms } = useService();
  return (
    <Page title={t("web-about")}>
      <p>{t("web-about-what")}</p>
      <dl class="card pairs">
        <div>
          <dt>{t("web-version")}</dt>
          <dd>{RELEASE}</dd>
        </div>
        <div>
          <dt>{t("web-licence")}</dt>
          <dd>MIT</dd>
        </div>
      </dl>
      <ul class="list card">
        <li>
          <a href={link("learn")}>{t("web-learn")}</a>
        </li>
        <li>
          <a href={link("rules")}>{t("web-rules")}</a>
        </li>
        <li>
          <a href={link("scorer")}>{t("web-score-open")}</a>
        </li>
        <li>
          <a href={link("popular")}>{t("web-popular")}</a>
        </li>
        <li>
          <a href={address("/docs/")} target="_blank" rel="noopener">
            {t("web-docs")}
          </a>
        </li>
        <li>
          <a href={address("/status")}>{t("web-status")}</a>
        </li>
        {terms && (
          <li>
            <a href={terms}>{t("web-terms")}</a>
          </li>
        )}
        {contact && (
          <li>
            <a href={contact}>{t("web-contact")}</a>
          </li>
        )}
      </ul>
      <p class="faint small">{t("web-about-maps")}</p>
    </Page>
  );
}
