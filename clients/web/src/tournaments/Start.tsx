/** The start of a tournament or a league: first what would begin, with whom. */

import type { JSX } from "preact";
import { useState } from "preact/hooks";
import type { Schemas } from "railhead-client";
import { railhead } from "../app.ts";
import { roughly } from "../format.ts";
import { list, t } from "../texts.ts";
import { Dialog } from "../ui/dialog.tsx";
import { Form } from "../ui/form.tsx";
import { type Loaded, Show, useLoaded } from "../ui/load.tsx";
import { nameOf, type Tournament } from "./words.ts";

type Start = Schemas["TournamentStart"];

export function StartButton({ of, reload }: { of: Tournament; reload: () => void }): JSX.Element {
  const path = { tournament_id: of.id };
  return (
    <StartSheet
      label={t("web-tournament-start")}
      isMain={Boolean(of.you)}
      // Players come while the sheet is open.
      useStart={() =>
        useLoaded(() => railhead.get("/v1/tournaments/{tournament_id}/start", { path }), [of.head])
      }
      refusal={refusal}
      begin={() => railhead.post("/v1/tournaments/{tournament_id}/start", { path }).then(reload)}
    >
      {(start) => <What of={start} />}
    </StartSheet>
  );
}

interface Starting<T> {
  /** The button, and the title of the sheet. */
  label: string;
  isMain: boolean;
  /** Loads what would begin. */
  useStart: () => Loaded<T>;
  /** Why it cannot begin. */
  refusal: (start: T) => string | null;
  begin: () => Promise<unknown>;
  children: (start: T) => JSX.Element;
}

/** A button, and the sheet that says what would begin and asks once. */
export function StartSheet<T>(starting: Starting<T>): JSX.Element {
  const [isOpen, open] = useState(false);
  return (
    <>
      <button
        type="button"
        class={`button ${starting.isMain ? "primary" : ""}`}
        onClick={() => open(true)}
      >
        {starting.label} …
      </button>
      {isOpen && <Sheet of={starting} close={() => open(false)} />}
    </>
  );
}

function Sheet<T>({ of, close }: { of: Starting<T>; close: () => void }): JSX.Element {
  const start = of.useStart();
  const begin = () => of.begin().then(close);
  return (
    <Dialog title={of.label} close={close}>
      <Show of={start}>
        {(found) => {
          const refused = of.refusal(found);
          return refused === null ? (
            <>
              {of.children(found)}
              <Form label={t("web-tournament-do-start")} cancel={close} action={begin} />
            </>
          ) : (
            <>
              <p role="status">{refused}</p>
              <div class="row end">
                <button type="button" class="button" onClick={close}>
                  {t("web-close")}
                </button>
              </div>
            </>
          );
        }}
      </Show>
    </Dialog>
  );
}

function refusal({ can_start, refusal, missing, players }: Start): string | null {
  if (can_start) return null;
  if (refusal !== "player_count") return t("web-start-begun");
  const here = t("web-tournament-players", { count: players.length });
  return `${here}. ${missing ? t("web-start-missing", { count: missing }) : t("web-start-count")}`;
}

function What({ of }: { of: Start }): JSX.Element {
  const facts: (readonly [string, string])[] = [
    [t("web-start-tables"), tablesText(of.tables)],
    ...(of.byes > 0
      ? [[t("web-start-byes"), t("web-start-byes-count", { count: of.byes })] as const]
      : []),
    ...(of.rounds != null ? [[t("web-start-rounds"), String(of.rounds)] as const] : []),
    ...(of.minutes != null
      ? [[t("web-start-time"), t("web-start-about", { time: roughly(of.minutes * 60) })] as const]
      : []),
  ];
  return (
    <>
      <Who label={t("web-tournament-players", { count: of.players.length })} people={of.players} />
      <Pairs of={facts} />
      <p class="faint small">{t("web-start-binds")}</p>
    </>
  );
}

/** People by name. */
export const Who = ({
  label,
  people,
}: {
  label: string;
  people: readonly { name?: string | null }[];
}): JSX.Element => (
  <p>
    <b>{label}:</b> {list(people.map(nameOf))}
  </p>
);

/** Facts with their names. */
export const Pairs = ({ of }: { of: readonly (readonly [string, string])[] }): JSX.Element => (
  <dl class="pairs">
    {of.map(([what, value]) => (
      <div key={what}>
        <dt>{what}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

/** "2 tables of 4, 1 table of 3". */
function tablesText(tables: readonly number[]): string {
  const sizes = [...new Set(tables)].sort((one, other) => other - one);
  return sizes
    .map((seats) => {
      const count = tables.filter((size) => size === seats).length;
      return t("web-start-tables-of", { count, seats });
    })
    .join(", ");
}
