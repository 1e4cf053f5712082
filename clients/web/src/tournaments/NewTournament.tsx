/** A new tournament. */

import type { JSX } from "preact";
import { useState } from "preact/hooks";
import type { Schemas } from "railhead-client";
import { railhead } from "../app.ts";
import { go } from "../router.ts";
import { t } from "../texts.ts";
import { Check, Choices, Field, Form, Select } from "../ui/form.tsx";
import { Page } from "../ui/Page.tsx";
import {
  clockOf,
  clockOptions,
  seatOptions,
  variantOptions,
  type Variant,
} from "../screens/options.tsx";

type Format = Schemas["TournamentFormat"];
type Visibility = Schemas["TournamentVisibility"];

const KINDS: readonly Format["kind"][] = ["swiss", "league", "elimination", "arena"];
const CIRCLES: readonly Visibility[] = ["public", "friends", "unlisted"];

/** A format from the number of its field. */
function formatOf(kind: Format["kind"], count: number): Format {
  if (kind === "swiss") return { kind, rounds: count };
  if (kind === "elimination") return { kind, advance: count };
  if (kind === "arena") return { kind, minutes: count };
  return { kind };
}

/** The number of a format at first, and its limits. */
const COUNTS = {
  swiss: { usual: 3, least: 1, most: 30 },
  league: null,
  elimination: { usual: 1, least: 1, most: 4 },
  arena: { usual: 120, least: 5, most: 43_200 },
} as const;

/** The choices of the form; its other fields are read when it is sent. */
interface Choice {
  kind: Format["kind"];
  seats: number;
  variant: Variant;
  clock: string;
  visibility: Visibility;
  rated: boolean;
  isSameDeal: boolean;
  admitsGuests: boolean;
}

/** The tournament that is asked for. */
function asked(choice: Choice, fields: Record<string, string>): Schemas["NewTournament"] {
  const { kind, seats, variant, clock, visibility, rated, isSameDeal, admitsGuests } = choice;
  const isRated = rated && !isSameDeal;
  return {
    name: fields["name"] ?? "",
    visibility,
    rules: {
      format: formatOf(kind, Number(fields["count"] ?? 0)),
      seats,
      max_players: Number(fields["players"]),
      ...(isSameDeal && { same_deal: true }),
    },
    games: {
      variant,
      rated: isRated,
      clock: clockOf(clock) ?? { kind: "per_move", seconds: 86_400 },
    },
    guests: admitsGuests && !isRated,
    starts_at: fields["starts"] ? new Date(fields["starts"]).toISOString() : null,
  };
}

export function NewTournament(): JSX.Element {
  const [kind, setKind] = useState<Format["kind"]>("swiss");
  const [seats, setSeats] = useState(4);
  const [variant, setVariant] = useState<Variant>("classic");
  const [clock, setClock] = useState("bank");
  const [visibility, setVisibility] = useState<Visibility>("public");
  const [rated, setRated] = useState(false);
  const [sameDeal, setSameDeal] = useState(false);
  const [admitsGuests, setAdmitsGuests] = useState(false);
  const isSameDeal = sameDeal && kind === "swiss";
  // The id stays the same while the form is sent again.
  const [id] = useState(() => crypto.randomUUID());
  const open = async (fields: Record<string, string>) => {
    const rules = { kind, seats, variant, clock, visibility };
    const choice = { ...rules, rated, isSameDeal, admitsGuests };
    const path = { tournament_id: id };
    await railhead.put("/v1/tournaments/{tournament_id}", { path, body: asked(choice, fields) });
    go(`tournaments/${id}`, true);
  };
  return (
    <Page title={t("web-tournament-new")} back="tournaments">
      <section class="card">
        <Form label={t("web-tournament-do-open")} action={open}>
          <Field label={t("web-tournament-name")} name="name" required maxLength={60} />
          <Select
            label={t("web-tournament-format")}
            value={kind}
            change={setKind}
            options={KINDS.map((one) => [one, t(`web-tournament-format-${one}`)])}
          />
          <p class="faint small">{t(`web-tournament-about-${kind}`)}</p>
          <Count of={kind} />
          <Choices
            label={t("web-tournament-seats")}
            value={seats}
            options={seatOptions()}
            change={setSeats}
          />
          <Field
            key={`players-${kind}`}
            label={t("web-tournament-max")}
            name="players"
            type="number"
            required
            min={2}
            max={kind === "league" ? 16 : 512}
            defaultValue="16"
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
          <Select
            label={t("web-tournament-who")}
            value={visibility}
            options={CIRCLES.map((one) => [one, t(`web-tournament-for-${one}`)])}
            change={setVisibility}
          />
          <Field
            label={t("web-tournament-begins")}
            hint={t("web-tournament-begins-hint")}
            name="starts"
            type="datetime-local"
          />
          {kind === "swiss" && (
            <Check label={t("web-tournament-same-deal")} value={sameDeal} change={setSameDeal} />
          )}
          {!isSameDeal && <Check label={t("web-rated")} value={rated} change={setRated} />}
          {(isSameDeal || !rated) && (
            <Check
              label={t("web-tournament-admit")}
              value={admitsGuests}
              change={setAdmitsGuests}
            />
          )}
        </Form>
      </section>
    </Page>
  );
}

/** The number of a format: of rounds, winners or minutes. */
function Count({ of: kind }: { of: Format["kind"] }): JSX.Element | null {
  const count = COUNTS[kind];
  if (!count) return null;
  return (
    <Field
      key={kind}
      label={t(`web-tournament-count-${kind}`)}
      name="count"
      type="number"
      required
      min={count.least}
      max={count.most}
      defaultValue={String(count.usual)}
    />
  );
}
