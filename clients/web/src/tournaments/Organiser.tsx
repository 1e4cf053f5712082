/** What an organiser directs while people enter and play. */

import type { JSX } from "preact";
import type { Schemas } from "railhead-client";
import { railhead } from "../app.ts";
import { t } from "../texts.ts";
import { Asked } from "../ui/asked.tsx";
import { Field } from "../ui/form.tsx";
import type { Tournament } from "./words.ts";

type Direction = Schemas["TournamentDirection"];

/** Directs a tournament. */
export const direct = (id: string, body: Direction): Promise<Tournament> =>
  railhead.post("/v1/tournaments/{tournament_id}/directions", {
    path: { tournament_id: id },
    body,
  });

/** Whether only an operator may remove players or call it off: others' ratings would change. */
export const isBound = ({ phase, games }: Tournament): boolean =>
  phase === "running" && Boolean(games.rated);

/** A reason that everybody reads, if one is given. */
export const reasonOf = ({ reason }: Record<string, string>): { reason?: string } =>
  reason?.trim() ? { reason: reason.trim() } : {};

export const ReasonField = (): JSX.Element => (
  <Field
    label={t("web-direct-reason")}
    hint={t("web-direct-reason-hint")}
    name="reason"
    maxLength={500}
    autocomplete="off"
  />
);

/** Gives a tournament or a league another name. */
export const Rename = ({
  name,
  most,
  rename,
}: {
  name: string;
  /** The most letters. */
  most: number;
  rename: (name: string) => Promise<unknown>;
}): JSX.Element => (
  <Asked
    label={t("web-direct-rename")}
    about={t("web-direct-rename-what")}
    action={({ name = "" }) => rename(name.trim())}
  >
    <Field
      label={t("web-tournament-name")}
      name="name"
      required
      maxLength={most}
      defaultValue={name}
      autocomplete="off"
    />
  </Asked>
);

/** Puts off what begins next by a number of minutes or days. */
export const Later = ({
  what,
  field,
  most,
  usual,
  extend,
}: {
  /** The message of the button; with `-what`, that of the question. */
  what: "direct-extend" | "league-extend";
  field: string;
  most: number;
  usual: number;
  extend: (count: number) => Promise<unknown>;
}): JSX.Element => (
  <Asked
    label={t(`web-${what}`)}
    about={t(`web-${what}-what`)}
    action={({ count }) => extend(Number(count))}
  >
    <Field
      label={field}
      name="count"
      type="number"
      required
      min={1}
      max={most}
      defaultValue={String(usual)}
    />
  </Asked>
);

export function Organiser({ of, reload }: { of: Tournament; reload: () => void }): JSX.Element {
  const act = (body: Direction) => direct(of.id, body).then(reload);
  const isRunning = of.phase === "running";
  return (
    <section class="card stack">
      <h2>{t("web-direct")}</h2>
      <div class="row">
        {isRunning && of.paused == null && (
          <Asked
            label={t("web-direct-pause")}
            about={t("web-direct-pause-what")}
            action={(fields) => act({ kind: "pause", ...reasonOf(fields) })}
          >
            <ReasonField />
          </Asked>
        )}
        {isRunning && of.paused_by_organiser && (
          <Asked
            label={t("web-direct-resume")}
            about={t("web-direct-resume-what")}
            class="primary"
            action={() => act({ kind: "resume" })}
          />
        )}
        {isRunning && of.rules.format.kind !== "arena" && (
          <Later
            what="direct-extend"
            field={t("web-direct-minutes")}
            most={20160}
            usual={10}
            extend={(minutes) => act({ kind: "extend", seconds: 60 * minutes })}
          />
        )}
        <Rename name={of.name} most={60} rename={(name) => act({ kind: "rename", name })} />
        {!isBound(of) && (
          <Asked
            label={t("web-direct-cancel")}
            about={t(isRunning ? "web-direct-cancel-running" : "web-direct-cancel-open")}
            action={(fields) => act({ kind: "cancel", ...reasonOf(fields) })}
            isDanger
          >
            <ReasonField />
          </Asked>
        )}
      </div>
      <p class="faint small">{t("web-direct-about")}</p>
    </section>
  );
}
