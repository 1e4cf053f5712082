/** The past games of a player. */

import type { JSX } from "preact";
import { useState } from "preact/hooks";
import type { Schemas } from "railhead-client";
import { railhead, session } from "../app.ts";
import { save } from "../files.ts";
import { query } from "../router.ts";
import { t } from "../texts.ts";
import { Feed } from "../ui/feed.tsx";
import { Act, Check, Select } from "../ui/form.tsx";
import { Empty, More, Show, usePages } from "../ui/load.tsx";
import { Imported } from "./Imported.tsx";
import { Past } from "./Past.tsx";
import { Uncounted } from "./Uncounted.tsx";
import { VariantFilter, type Variant } from "./options.tsx";

type Outcome = Schemas["GameOutcome"];

export function History({ name }: { name: string }): JSX.Element {
  const [variant, setVariant] = useState<Variant | "">("");
  const [outcome, setOutcome] = useState<Outcome | "">("");
  const own = session.value?.name;
  // Another one than the viewer, where the address names them.
  const asked = query.value.get("opponent");
  const other = asked ?? (own === name ? undefined : own);
  const [both, setBoth] = useState(asked !== null);
  const { pages, more } = usePages(
    (cursor) =>
      railhead.get("/v1/players/{name}/games", {
        path: { name },
        query: {
          ...(variant && { variant }),
          ...(outcome && { outcome }),
          ...(both && other && { opponent: other }),
          ...(cursor && { cursor }),
        },
      }),
    [name, variant, outcome, both, other],
  );
  return (
    <>
      <div class="pair">
        <VariantFilter value={variant} change={setVariant} />
        <Select
          label={t("web-outcome")}
          value={outcome}
          change={setOutcome}
          options={[
            ["" as Outcome | "", t("web-all")],
            ["won", t("web-won")],
            ["lost", t("web-lost")],
            ["tied", t("web-tied")],
          ]}
        />
      </div>
      {other && (
        <Check
          label={asked ? t("web-only-with", { name: asked }) : t("web-only-with-me")}
          value={both}
          change={setBoth}
        />
      )}
      <Show of={pages}>
        {(games) =>
          games.length ? (
            <ul class="list card">
              {games.map((game) => (
                <li key={game.id}>
                  <Past game={game} />
                </li>
              ))}
            </ul>
          ) : (
            <Empty>{t("web-no-finished")}</Empty>
          )
        }
      </Show>
      <More more={more} />
      <div class="row">
        <Feed
          href={`/v1/players/${encodeURIComponent(name)}/games.atom`}
          title={t("web-feed-games")}
        />
        {own === name && <Act action={saveGames}>{t("web-games-export")}</Act>}
      </div>
      {own === name && <Uncounted />}
      {own === name && <Imported />}
    </>
  );
}

/** Saves all finished games of the account as a file, a line each. */
async function saveGames(): Promise<void> {
  save(await railhead.download("/v1/me/games.ndjson"), "games.ndjson");
}
