/** Which games of the player may be published for everybody who studies the game. */

import type { JSX } from "preact";
import type { Schemas } from "railhead-client";
import { attempt, railhead } from "../app.ts";
import { t } from "../texts.ts";
import { Select } from "../ui/form.tsx";
import { Show, useLoaded } from "../ui/load.tsx";

type Games = Schemas["OpenGames"];

export function OpenData(): JSX.Element {
  const choice = useLoaded(() => railhead.get("/v1/me/open-data"));
  const choose = async (games: Games) => {
    await attempt(() => railhead.put("/v1/me/open-data", { body: { games } }));
    choice.reload();
  };
  return (
    <Show of={choice}>
      {({ games }) => (
        <>
          <Select
            label={t("web-open-data")}
            value={games}
            change={choose}
            options={(["rated", "all", "none"] as const).map((key) => [
              key,
              t(`web-open-data-${key}`),
            ])}
          />
          <p class="faint small">{t("web-open-data-what")}</p>
        </>
      )}
    </Show>
  );
}
