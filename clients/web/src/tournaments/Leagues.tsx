/** Leagues: the list, one of them, and a new one, by what follows in the path. */

import type { JSX } from "preact";
import { useState } from "preact/hooks";
import type { Schemas } from "railhead-client";
import { railhead, session } from "../app.ts";
import { clockText } from "../format.ts";
import { go, link } from "../router.ts";
import { date, number, t } from "../texts.ts";
import { Asked } from "../ui/asked.tsx";
import { Check, Choices, Field, Form, Select, Stepper } from "../ui/form.tsx";
import { Empty, More, Show, useFresh, useLoaded, usePages } from "../ui/load.tsx";
import { Page, type ScreenProps } from "../ui/Page.tsx";
import { PlayerLink } from "../players.tsx";
import { Enter, useEntered } from "./Enter.tsx";
import { Invite } from "./Invite.tsx";
import {
  goesOn,
  isOrganiser,
  type League,
  LeagueOrganiser,
  Members,
  StartLeague,
} from "./League.tsx";
import { Moved } from "./Moved.tsx";
import { isOwn } from "./words.ts";
import { clockOf, clockOptions, variantOptions, type Variant } from "../screens/options.tsx";

type Division = Schemas["LeagueDivision"];

/** The sizes of divisions for which there are designs, by the seats of a table, the usual one first. */
const SIZES: Record<string, readonly [number, ...number[]]> = {
  "2": [6, 4, 8, 10],
  "3": [7, 9, 3],
  "4": [7, 5, 13],
  "5": [6],
};

export function Leagues({ argument }: ScreenProps): JSX.Element {
  if (argument === "new") return <NewLeague />;
  return argument ? <One id={argument} /> : <List />;
}

function List(): JSX.Element {
  const [own, showOwn] = useState(false);
  const { pages, more, refresh } = usePages(
    (cursor) =>
      railhead.get("/v1/leagues", { query: { ...(own && { own }), ...(cursor && { cursor }) } }),
    [own],
  );
  useFresh(refresh, 20);
  return (
    <Page title={t("web-leagues")} back="tournaments">
      {session.value && (
        <Choices
          label={t("web-show")}
          value={own ? "own" : "all"}
          change={(shown) => showOwn(shown === "own")}
          options={[
            ["all", t("web-leagues-all")],
            ["own", t("web-tournament-own")],
          ]}
        />
      )}
      {session.value && (
        <div class="row">
          <a class="button" href={link("leagues/new")}>
            {t("web-league-new")}
          </a>
        </div>
      )}
      <Show of={pages}>
        {(found) =>
          found.length ? (
            <ul class="list card">
              {found.map((one) => (
                <li key={one.id}>
                  <a class="entry" href={link(`leagues/${one.id}`)}>
                    <span class="grow">
                      <b>{one.name}</b>
                      <small class="faint">{rulesText(one)}</small>
                    </span>
                    <span>{t("web-league-members", { count: one.members })}</span>
                  </a>
                </li>
              ))}
            </ul>
          ) : (
            <Empty>{t("web-leagues-none")}</Empty>
          )
        }
      </Show>
      <More more={more} />
    </Page>
  );
}

/** "Divisions of 7 · tables of 4". */
function rulesText({ rules }: League): string {
  const divisions = t("web-league-divisions", { count: rules.division });
  return `${divisions} · ${t("web-tournament-tables", { seats: rules.seats })}`;
}

function One({ id }: { id: string }): JSX.Element {
  const path = { league_id: id };
  const loaded = useLoaded(() => railhead.get("/v1/leagues/{league_id}", { path }), [id]);
  // Before the first season, people come while others look.
  useFresh(loaded.reload, loaded.value?.phase === "open" ? 5 : 20);
  return (
    <Page title={loaded.value?.name ?? t("web-league")} back="leagues">
      <Show of={loaded}>
        {(league) => (
          <>
            {takesMembers(league) && isOrganiser(league) && <InviteTo of={league} />}
            <About of={league} reload={loaded.reload} />
            {goesOn(league) && isOrganiser(league) && (
              <LeagueOrganiser of={league} reload={loaded.reload} />
            )}
            {league.season > 0 && <Season key={league.season} of={league} />}
            {goesOn(league) && league.members > 0 && <Members of={league} reload={loaded.reload} />}
            {takesMembers(league) && !isOrganiser(league) && <InviteTo of={league} />}
          </>
        )}
      </Show>
    </Page>
  );
}

const InviteTo = ({ of }: { of: League }): JSX.Element => (
  <Invite of={of} path={`leagues/${of.id}`} />
);

const takesMembers = (of: League): boolean => goesOn(of) && !of.entry_closed;

function About({ of, reload }: { of: League; reload: () => void }): JSX.Element {
  return (
    <section class="card stack">
      <p>
        {[
          t(`web-league-phase-${of.phase}`),
          rulesText(of),
          t(`variant-${of.games.variant}`),
          clockText(of.games.clock),
          of.games.rated ? t("web-rated") : null,
        ]
          .filter(Boolean)
          .join(" · ")}
      </p>
      <p class="faint">
        {t("web-league-members", { count: of.members })}
        {of.guests && <> · {t("web-tournament-guests")}</>}
        {of.organiser && <> · {t("web-tournament-by", { name: of.organiser })}</>}
        {of.next_season_at && <> · {t("web-league-next", { date: date(of.next_season_at) })}</>}
      </p>
      {goesOn(of) && of.entry_closed && <p role="status">{t("web-league-closed")}</p>}
      {of.is_removed && <p role="status">{t("web-league-removed")}</p>}
      <p class="faint small">{t("web-league-about", { count: of.rules.moves })}</p>
      {goesOn(of) && <p class="faint small">{t("web-tournament-no-vacations")}</p>}
      <Actions of={of} reload={reload} />
      {of.own_tournament && (
        <a class="button primary wide" href={link(`tournaments/${of.own_tournament}`)}>
          {t("web-league-own", { division: of.own_division ?? 1 })}
        </a>
      )}
    </section>
  );
}

/** Entering and leaving; for the organiser, the beginning. */
function Actions({ of, reload }: { of: League; reload: () => void }): JSX.Element {
  const path = { league_id: of.id };
  const after = (action: () => Promise<unknown>) => () => action().then(reload);
  useEntered(of.is_member);
  return (
    <div class="row">
      {takesMembers(of) && !of.is_member && !of.is_removed && (
        <Enter
          label={t("web-league-enter")}
          admitsGuests={of.guests}
          enter={after(() => railhead.put("/v1/leagues/{league_id}/membership", { path }))}
        />
      )}
      {isOrganiser(of) && of.phase === "open" && <StartLeague of={of} reload={reload} />}
      {of.is_member && (
        <Asked
          label={t("web-league-leave")}
          about={t(of.phase === "open" ? "web-league-leave-open" : "web-league-leave-running")}
          action={after(() => railhead.delete("/v1/leagues/{league_id}/membership", { path }))}
          isDanger
        />
      )}
    </div>
  );
}

function Season({ of }: { of: League }): JSX.Element {
  const [season, choose] = useState(of.season);
  const loaded = useLoaded(
    () =>
      railhead.get("/v1/leagues/{league_id}/seasons/{number}", {
        path: { league_id: of.id, number: season },
      }),
    [of.id, season],
  );
  useFresh(loaded.reload, 30);
  return (
    <section class="stack">
      <Stepper
        title={(at) => t("web-league-season", { season: at })}
        value={season}
        least={1}
        most={of.season}
        change={choose}
      />
      <Show of={loaded}>
        {(found) => (
          <>
            {found.divisions.map((one) => (
              <Table
                key={one.division}
                of={one}
                moves={of.rules.moves}
                last={found.divisions.length}
              />
            ))}
          </>
        )}
      </Show>
    </section>
  );
}

/** A division; lines divide those who move up or down from the others. */
function Table({ of, moves, last }: { of: Division; moves: number; last: number }): JSX.Element {
  const up = of.division > 1 ? moves : 0;
  const down = of.division < last ? of.players.length - moves : 0;
  return (
    <section class="card stack">
      <h3>
        <a href={link(`tournaments/${of.tournament}`)}>
          {t("web-league-division", { division: of.division })}
        </a>
      </h3>
      <div class="scroll measured">
        <table class="standings stacks">
          <thead>
            <tr>
              <th scope="col">{t("web-tournament-place")}</th>
              <th scope="col">{t("web-tournament-player")}</th>
              <th scope="col">{t("web-tournament-points")}</th>
            </tr>
          </thead>
          <tbody>
            {of.players.map((one, at) => (
              <tr
                key={one.name ?? at}
                class={[
                  ...(at + 1 === up || at + 1 === down ? ["cut"] : []),
                  ...(isOwn(one) ? ["own"] : []),
                ].join(" ")}
              >
                <td>{one.place}</td>
                <td>
                  {one.name ? <PlayerLink name={one.name} /> : t("web-somebody")}
                  <Moved from={one.before ?? null} to={of.division} />
                </td>
                <td data-heading={t("web-tournament-points")}>{number(one.points, 2)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function NewLeague(): JSX.Element {
  const [seats, setSeats] = useState("4");
  const [sizes, setSize] = useState<Record<string, number>>({});
  const [variant, setVariant] = useState<Variant>("classic");
  const [clock, setClock] = useState("day");
  const [listed, setListed] = useState(true);
  const [rated, setRated] = useState(false);
  const [guests, setGuests] = useState(false);
  const known = SIZES[seats] ?? [7];
  const size = sizes[seats] ?? known[0];
  // The id stays the same while the form is sent again.
  const [id] = useState(() => crypto.randomUUID());
  const open = async (fields: Record<string, string>) => {
    await railhead.put("/v1/leagues/{league_id}", {
      path: { league_id: id },
      body: {
        name: fields["name"] ?? "",
        listed,
        rules: { seats: Number(seats), division: size, moves: Number(fields["moves"]) },
        games: { variant, rated, clock: clockOf(clock) ?? { kind: "per_move", seconds: 86_400 } },
        season_days: Number(fields["days"]),
        guests: guests && !rated,
      },
    });
    go(`leagues/${id}`, true);
  };
  return (
    <Page title={t("web-league-new")} back="leagues">
      <section class="card">
        <Form label={t("web-league-open")} action={open}>
          <Field label={t("web-tournament-name")} name="name" required maxLength={40} />
          <Choices
            label={t("web-tournament-seats")}
            value={seats}
            change={setSeats}
            options={Object.keys(SIZES).map((one) => [one, one])}
          />
          <Choices
            label={t("web-league-size")}
            value={String(size)}
            change={(chosen) => setSize({ ...sizes, [seats]: Number(chosen) })}
            options={[...known].sort((a, b) => a - b).map((one) => [String(one), String(one)])}
          />
          <Field
            key={size}
            label={t("web-league-moves")}
            name="moves"
            type="number"
            required
            min={1}
            max={Math.ceil(size / 2) - 1}
            defaultValue={size > 4 ? "2" : "1"}
          />
          <Field
            label={t("web-league-days")}
            hint={t("web-league-days-hint")}
            name="days"
            type="number"
            required
            min={1}
            max={120}
            defaultValue="30"
          />
          <Select
            label={t("web-variant")}
            value={variant}
            options={variantOptions()}
            change={setVariant}
          />
          <Select
            label={t("web-clock")}
            value={clock}
            options={clockOptions().filter(([key]) => key !== "none")}
            change={setClock}
          />
          <Check label={t("web-league-listed")} value={listed} change={setListed} />
          <Check label={t("web-rated")} value={rated} change={setRated} />
          {!rated && <Check label={t("web-tournament-admit")} value={guests} change={setGuests} />}
        </Form>
      </section>
    </Page>
  );
}
