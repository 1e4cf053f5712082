/** A tournament at the desk: what admins rule, each ruling with a reason that everybody can read. */

import type { JSX } from "preact";
import type { Schemas } from "railhead-client";
import { railhead } from "../app.ts";
import { link } from "../router.ts";
import { t } from "../texts.ts";
import { Asked } from "../ui/asked.tsx";
import { Field, Words } from "../ui/form.tsx";
import { useRound, useTournament } from "../tournaments/live.ts";
import { isOver, nameOf, pauseText, type Tournament } from "../tournaments/words.ts";
import { More, Show, usePages } from "../ui/load.tsx";

type Ruling = Schemas["TournamentRuling"];
type Rule = (ruling: Ruling) => Promise<void>;

export function TournamentView({ id }: { id: string }): JSX.Element {
  const loaded = useTournament(id);
  const path = { tournament_id: id };
  const rule = async (body: Ruling) => {
    await railhead.post("/v1/admin/tournaments/{tournament_id}/rulings", { path, body });
    loaded.reload();
  };
  return (
    <Show of={loaded}>
      {(of) => (
        <>
          <h2>{of.name}</h2>
          <section class="card stack">
            <p>
              {t(`web-tournament-phase-${of.phase}`)}
              {of.paused != null && ` · ${pauseText(of.paused)}`}
            </p>
            <div class="row">
              <a class="button" href={link(`tournaments/${id}`)}>
                {t("web-desk-tournament")}
              </a>
              {!isOver(of) && <Whole of={of} rule={rule} />}
            </div>
          </section>
          {of.phase === "running" && of.rounds > 0 && <Tables of={of} rule={rule} />}
          <Entrants of={of} rule={rule} />
        </>
      )}
    </Show>
  );
}

const Why = (): JSX.Element => <Words label={t("web-desk-rule-why")} name="reason" required />;

/** Rulings on all of it. */
function Whole({ of, rule }: { of: Tournament; rule: Rule }): JSX.Element {
  const isRunning = of.phase === "running";
  return (
    <>
      {isRunning && of.paused == null && (
        <Asked
          label={t("web-direct-pause")}
          about={t("web-direct-pause-what")}
          action={({ reason = "" }) => rule({ kind: "pause", reason })}
        >
          <Why />
        </Asked>
      )}
      {isRunning && of.paused != null && (
        <Asked
          label={t("web-direct-resume")}
          about={t("web-direct-resume-what")}
          action={() => rule({ kind: "resume" })}
        />
      )}
      <Asked
        label={t("web-direct-cancel")}
        about={t(isRunning ? "web-direct-cancel-running" : "web-direct-cancel-open")}
        action={({ reason = "" }) => rule({ kind: "cancel", reason })}
        class="danger"
        isDanger
      >
        <Why />
      </Asked>
    </>
  );
}

/** The tables of the last round, whose results can be decided. */
function Tables({ of, rule }: { of: Tournament; rule: Rule }): JSX.Element {
  const round = useRound(of, of.rounds - 1);
  return (
    <section class="card stack">
      <h3>{t("web-tournament-round", { round: of.rounds })}</h3>
      <Show of={round}>
        {({ tables }) => (
          <ul class="reports">
            {tables.map((table) => (
              <li key={table.number} class="report">
                <a href={link(`desk/games/${table.game}`)}>
                  {table.players.map(nameOf).join(" · ")}
                </a>
                {table.ruled && <p class="faint small">{t("web-desk-did-decide_table")}</p>}
                <div class="row">
                  <Decide table={table} rule={rule} />
                </div>
              </li>
            ))}
          </ul>
        )}
      </Show>
    </section>
  );
}

function Decide({ table, rule }: { table: Schemas["TournamentTable"]; rule: Rule }): JSX.Element {
  const { number, round, players } = table;
  const decide = ({ reason = "", ...places }: Record<string, string>) =>
    rule({
      kind: "decide",
      round,
      table: number,
      places: players.map((_, seat) => Number(places[`place-${seat}`])),
      reason,
    });
  return (
    <Asked
      label={t("web-desk-decide", { table: number + 1 })}
      about={t("web-desk-decide-what")}
      action={decide}
      isDanger
    >
      {players.map((player, seat) => (
        <Field
          key={seat}
          label={t("web-desk-place", { player: nameOf(player) })}
          name={`place-${seat}`}
          type="number"
          required
          min={1}
          max={players.length}
          defaultValue={String(player.rank ?? seat + 1)}
        />
      ))}
      <Why />
    </Asked>
  );
}

/** Everybody who takes part, to be looked at or taken out. */
function Entrants({ of, rule }: { of: Tournament; rule: Rule }): JSX.Element {
  const { pages, more } = usePages(
    (cursor) =>
      railhead.get("/v1/tournaments/{tournament_id}/standings", {
        path: { tournament_id: of.id },
        query: cursor ? { cursor } : {},
      }),
    [of.id, of.head],
  );
  return (
    <section class="card stack">
      <h3>{t("web-tournament-standings")}</h3>
      <Show of={pages}>
        {(lines) => (
          <ul class="reports">
            {lines.map(({ player, name = null, place, presence }) => (
              <li key={player} class="report">
                <span>
                  {place}.{" "}
                  {name ? (
                    <a href={link(`desk/players/${encodeURIComponent(name)}`)}>{name}</a>
                  ) : (
                    nameOf({})
                  )}
                </span>
                {!isOver(of) && presence !== "removed" && (
                  <div class="row">
                    <Asked
                      label={t("web-direct-remove", { player: nameOf({ name }) })}
                      about={t(`web-direct-remove-${of.phase === "open" ? "open" : "running"}`)}
                      action={({ reason = "" }) => rule({ kind: "remove", player, reason })}
                      isDanger
                    >
                      <Why />
                    </Asked>
                  </div>
                )}
              </li>
            ))}
          </ul>
        )}
      </Show>
      <More more={more} />
    </section>
  );
}
