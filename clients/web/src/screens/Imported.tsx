/** Games from elsewhere: files of other servers, and score sheets of real tables. */

import type { JSX } from "preact";
import { useRef, useState } from "preact/hooks";
import type { Schemas } from "railhead-client";
import { railhead, reason } from "../app.ts";
import { link } from "../router.ts";
import { date, number, t } from "../texts.ts";
import { Dialog } from "../ui/dialog.tsx";
import { Act, Field, Form } from "../ui/form.tsx";
import { Show, useLoaded } from "../ui/load.tsx";
import { useTarget } from "../ui/target.ts";

type Game = Schemas["ImportedGame"];
type NewGame = Schemas["NewImportedGame"];

const LINES = [0, 1, 2, 3, 4];

const store = (body: NewGame): Promise<Game> =>
  railhead.put("/v1/me/imported-games/{imported_id}", {
    path: { imported_id: crypto.randomUUID() },
    body,
  });

export function Imported(): JSX.Element {
  const games = useLoaded(() => railhead.get("/v1/me/imported-games"));
  useTarget(games.value !== undefined);
  const file = useRef<HTMLInputElement>(null);
  const [writing, write] = useState(false);
  const read = async () => {
    const chosen = file.current?.files?.[0];
    if (!chosen) return;
    try {
      await store({ kind: "export", export: await chosen.text() });
      games.reload();
    } finally {
      if (file.current) file.current.value = "";
    }
  };
  const [failed, fail] = useState<string | null>(null);
  const remove = async (id: string) => {
    await railhead.delete("/v1/me/imported-games/{imported_id}", { path: { imported_id: id } });
    games.reload();
  };
  return (
    <section class="card target" id="imported" tabIndex={-1}>
      <h2>{t("web-imported")}</h2>
      <p class="faint small">{t("web-imported-what")}</p>
      <Show of={games}>
        {({ items }) => (
          <ul class="list">
            {items.map((game) => (
              <li key={game.id} class="entry wraps">
                <span class="grow">
                  <span>{ranking(game)}</span>
                  <span class="faint small">{source(game)}</span>
                </span>
                <Act
                  action={() => remove(game.id)}
                  label={`${t("web-imported-remove")}: ${ranking(game)}`}
                >
                  {t("web-imported-remove")}
                </Act>
              </li>
            ))}
          </ul>
        )}
      </Show>
      <input
        ref={file}
        type="file"
        hidden
        accept=".jsonl,application/jsonl"
        onChange={() => {
          fail(null);
          read().catch((error: unknown) => fail(reason(error)));
        }}
      />
      {failed && (
        <p class="wrong" role="alert">
          {failed}
        </p>
      )}
      <div class="row">
        <button type="button" class="button" onClick={() => file.current?.click()}>
          {t("web-imported-file")}
        </button>
        <a class="button" href={link("scorer")}>
          {t("web-score-open")}
        </a>
        <button type="button" class="button" onClick={() => write(true)}>
          {t("web-imported-sheet")}
        </button>
      </div>
      {writing && (
        <ScoreSheet
          close={() => write(false)}
          stored={() => {
            write(false);
            games.reload();
          }}
        />
      )}
    </section>
  );
}

const ranking = ({ players }: Game): string =>
  [...players]
    .sort((one, other) => one.rank - other.rank)
    .map(({ rank, name, total }) => `${rank}.\u00a0${name}\u00a0${number(total)}`)
    .join(" · ");

/** Where a game comes from, and when it was played. */
function source({ kind, played_on, variant }: Game): string {
  const parts = [t(`web-imported-${kind}`)];
  if (variant) parts.push(t(`variant-${variant}`));
  // At noon it is the same day everywhere but on an island or two.
  if (played_on) parts.push(date(`${played_on}T12:00:00`));
  return parts.join(" · ");
}

function ScoreSheet({ close, stored }: { close: () => void; stored: () => void }): JSX.Element {
  const save = async (fields: Record<string, string>) => {
    const lines = LINES.map((line) => ({
      name: (fields[`name-${line}`] ?? "").trim(),
      points: Number(fields[`points-${line}`]),
    }));
    const players = lines.filter(({ name }) => name !== "");
    await store({ kind: "score_sheet", players, played_on: fields["day"] || null });
    stored();
  };
  return (
    <Dialog title={t("web-imported-sheet")} close={close}>
      <Form label={t("web-imported-save")} cancel={close} action={save}>
        <Field label={t("web-imported-day")} name="day" type="date" />
        {LINES.map((line) => (
          <div class="pair" key={line}>
            <Field
              label={t("web-imported-name", { number: line + 1 })}
              name={`name-${line}`}
              maxLength={64}
              required={line === 0}
            />
            <Field
              label={t("web-imported-points", { number: line + 1 })}
              name={`points-${line}`}
              type="number"
              min={-500}
              max={500}
            />
          </div>
        ))}
      </Form>
    </Dialog>
  );
}
