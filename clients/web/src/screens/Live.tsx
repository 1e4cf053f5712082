/** The public games that run now, to be watched by anybody. */

import type { JSX } from "preact";
import { t } from "../texts.ts";
import { Page } from "../ui/Page.tsx";
import { Running } from "./Welcome.tsx";

export function Live(): JSX.Element {
  return (
    <Page title={t("web-watch")}>
      <Running isTitled={false} />
    </Page>
  );
}
