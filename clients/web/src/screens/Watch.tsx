/** A link to a private game: whoever opens it sees the game as a spectator. The token stands behind `#`. */

import type { JSX } from "preact";
import { railhead } from "../app.ts";
import { go } from "../router.ts";
import { t } from "../texts.ts";
import { Show, useLoaded } from "../ui/load.tsx";
import { Page, type ScreenProps } from "../ui/Page.tsx";

export function Watch({ argument: game }: ScreenProps): JSX.Element {
  const admitted = useLoaded(async () => {
    const path = { game_id: game ?? "" };
    const token = location.hash.slice(1);
    await railhead.put("/v1/games/{game_id}/spectators/me", { path, body: { token } });
    go(`games/${path.game_id}`, true);
  }, [game]);
  return (
    <Page title={t("web-game")}>
      <Show of={admitted}>{() => null}</Show>
    </Page>
  );
}
