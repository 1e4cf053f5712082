/** The opponents of a player, with the record against each. */

import type { JSX } from "preact";
import { railhead } from "../app.ts";
import { link } from "../router.ts";
import { t } from "../texts.ts";
import { Icon } from "../ui/icons.tsx";
import { Empty, More, Show, usePages } from "../ui/load.tsx";

export function Opponents({ name }: { name: string }): JSX.Element {
  const { pages, more } = usePages(
    (cursor) =>
      railhead.get("/v1/players/{name}/opponents", {
        path: { name },
        query: { ...(cursor && { cursor }) },
      }),
    [name],
  );
  return (
    <>
      <Show of={pages}>
        {(opponents) =>
          opponents.length ? (
            <ul class="list card">
              {opponents.map(({ name: opponent, games, won, lost, tied }) => (
                <li key={opponent}>
                  <a class="entry" href={link(`players/${encodeURIComponent(opponent)}`)}>
                    <span class="grow">
                      <span>{opponent}</span>
                      <span class="faint small">{t("web-record", { games, won, lost, tied })}</span>
                    </span>
                    <Icon name="next" />
                  </a>
                </li>
              ))}
            </ul>
          ) : (
            <Empty>{t("web-no-opponents")}</Empty>
          )
        }
      </Show>
      <More more={more} />
    </>
  );
}
