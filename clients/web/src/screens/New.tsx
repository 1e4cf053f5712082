/** Opening a game: what matters first, the rest below "more". */

import type { JSX } from "preact";
import { useState } from "preact/hooks";
import type { Schemas } from "railhead-client";
import { railhead } from "../app.ts";
import { duration } from "../format.ts";
import { go, query } from "../router.ts";
import { list, t } from "../texts.ts";
import { Check, Choices, Form, Select } from "../ui/form.tsx";
import { useLoaded } from "../ui/load.tsx";
import { Page } from "../ui/Page.tsx";
import { packName } from "./GameRow.tsx";
import { LevelHints, LEVELS, levelText, type Level } from "./levels.tsx";
import {
  clockOf,
  clockOptions,
  ratedClock,
  seatOptions,
  variantOptions,
  type Variant,
} from "./options.tsx";

/** Who gets a seat: anybody, or a bot. */
type Other = "open" | Level;

const COLORS: readonly Schemas["PlayerColor"][] = ["brown", "red", "purple", "gray", "blue"];

interface Wanted {
  variant: Variant;
  others: Other[];
  clock: string;
  visibility: Schemas["Visibility"];
  rated: boolean;
  botsWelcome: boolean;
  autoStart: boolean;
  tieBreak: Schemas["TieBreak"];
  color: Schemas["PlayerColor"] | "";
  first: number;
  packs: string[];
  /** How late spectators see the game, in seconds. */
  behind: number;
  standIns: Schemas["StandIns"];
}

/** How late spectators can see a game, in seconds. */
const BEHIND = [60, 300, 900, 3600];

const DEFAULT: Wanted = {
  variant: "classic",
  others: ["open"],
  clock: "none",
  visibility: "unlisted",
  rated: false,
  botsWelcome: false,
  autoStart: true,
  tieBreak: "standard",
  color: "",
  first: -1,
  packs: [],
  behind: 0,
  standIns: "none",
};

export function New(): JSX.Element {
  const [wanted, want] = useState(DEFAULT);
  const change = (part: Partial<Wanted>) => want({ ...wanted, ...part });
  const setSeats = (seats: number) => {
    const others = Array.from(
      { length: seats - 1 },
      (_, index): Other => wanted.others[index] ?? "open",
    );
    change({ others, first: wanted.first < seats ? wanted.first : -1 });
  };
  const setOther = (index: number, other: Other) => {
    const others = wanted.others.map((before, at) => (at === index ? other : before));
    change({ others, rated: wanted.rated && others.every((one) => one === "open") });
  };
  const seats = wanted.others.length + 1;
  const [invite] = useState(() => query.value.getAll("invite"));
  const open = async () => {
    const game = await railhead.post("/v1/games", { body: { ...asked(wanted), invite } });
    go(`games/${game.id}`, true);
  };
  return (
    <Page title={t("web-new")}>
      <Form label={t("web-new-do")} action={open}>
        {invite.length > 0 && <p>{t("web-new-invites", { players: list(invite) })}</p>}
        <Choices label={t("web-players")} value={seats} options={seatOptions()} change={setSeats} />
        <fieldset>
          <legend>{t("web-others")}</legend>
          {wanted.others.map((other, index) => (
            <Select
              key={index}
              label={t("web-seat", { seat: index + 2 })}
              value={other}
              options={otherOptions()}
              change={(chosen) => setOther(index, chosen)}
            />
          ))}
          <LevelHints
            chosen={LEVELS.filter((level) => wanted.others.includes(level))}
            seats={seats}
          />
        </fieldset>
        <Choices
          label={t("web-variant")}
          value={wanted.variant}
          options={variantOptions()}
          change={(variant) => change({ variant })}
        />
        <p class="faint small" aria-live="polite">
          {t(`variant-${wanted.variant}-description`)}
        </p>
        <Select
          label={t("web-clock")}
          value={wanted.clock}
          options={clockOptions()}
          change={(clock) => change({ clock, rated: wanted.rated && clock !== "none" })}
        />
        {wanted.others.includes("open") && (
          <Choices
            label={t("web-who-joins")}
            value={wanted.visibility}
            change={(visibility) => change({ visibility })}
            options={[
              ["unlisted", t("web-visibility-unlisted")],
              ["public", t("web-visibility-public")],
              ["private", t("web-visibility-private")],
            ]}
          />
        )}
        <details>
          <summary>{t("web-more-options")}</summary>
          <MoreOptions wanted={wanted} change={change} />
        </details>
      </Form>
    </Page>
  );
}

function MoreOptions({
  wanted,
  change,
}: {
  wanted: Wanted;
  change: (part: Partial<Wanted>) => void;
}): JSX.Element {
  const hasBots = wanted.others.some((other) => other !== "open");
  const seats = wanted.others.length + 1;
  return (
    <div class="stack">
      <Check
        label={t("web-rated")}
        value={wanted.rated}
        disabled={hasBots}
        change={(rated) =>
          change({ rated, clock: rated ? ratedClock(wanted.clock) : wanted.clock })
        }
      />
      {hasBots && <p class="faint small">{t("web-rated-no-bots")}</p>}
      <Check
        label={t("web-bots-welcome")}
        value={wanted.botsWelcome && !wanted.rated}
        disabled={wanted.rated}
        change={(botsWelcome) => change({ botsWelcome })}
      />
      <Check
        label={t("web-auto-start")}
        value={wanted.autoStart}
        change={(autoStart) => change({ autoStart })}
      />
      <Packs variant={wanted.variant} value={wanted.packs} change={(packs) => change({ packs })} />
      <Choices
        label={t("web-color")}
        value={wanted.color}
        change={(color) => change({ color })}
        options={[
          ["", t("web-any")],
          ...COLORS.map((color): [Schemas["PlayerColor"], string] => [color, t(`player-${color}`)]),
        ]}
      />
      <Select
        label={t("web-first-seat")}
        value={wanted.first}
        change={(first) => change({ first })}
        options={[
          [-1, t("web-by-lot")],
          ...Array.from({ length: seats }, (_, seat): [number, string] => [
            seat,
            seat === 0 ? t("web-yourself") : t("web-seat", { seat: seat + 1 }),
          ]),
        ]}
      />
      <Choices
        label={t("web-tie-break")}
        value={wanted.tieBreak}
        change={(tieBreak) => change({ tieBreak })}
        options={[
          ["standard", t("tie-break-standard")],
          ["german", t("tie-break-german")],
        ]}
      />
      <Select
        label={t("web-spectators-see")}
        value={wanted.behind}
        change={(behind) => change({ behind })}
        options={[
          [0, t("web-spectators-now")],
          ...BEHIND.map((seconds): [number, string] => [
            seconds,
            t("web-spectators-behind", { time: duration(seconds) }),
          ]),
        ]}
      />
      {!wanted.rated && (
        <Select
          label={t("web-stand-ins")}
          value={wanted.standIns}
          change={(standIns) => change({ standIns })}
          options={[
            ["none", t("web-stand-ins-none")],
            ["owner", t("web-stand-ins-owner")],
            ["stand_in", t("web-stand-ins-stand-in")],
          ]}
        />
      )}
    </div>
  );
}

/** The ticket packs that the server has for a variant. */
function Packs({
  variant,
  value,
  change,
}: {
  variant: Variant;
  value: string[];
  change: (packs: string[]) => void;
}): JSX.Element | null {
  const variants = useLoaded(() => railhead.get("/v1/reference/variants"));
  const packs = variants.value?.find((facts) => facts.variant === variant)?.packs ?? [];
  if (!packs.length) return null;
  return (
    <fieldset>
      <legend>{t("web-packs")}</legend>
      {packs.map(({ name, tickets }) => (
        <Check
          key={name}
          label={`${packName(name)} (${t("tickets", { count: tickets })})`}
          value={value.includes(name)}
          change={(on) => change(on ? [...value, name] : value.filter((pack) => pack !== name))}
        />
      ))}
    </fieldset>
  );
}

const otherOptions = (): [Other, string][] => [
  ["open", t("web-seat-open")],
  ...LEVELS.map((level): [Other, string] => [level, t("web-seat-bot", { bot: levelText(level) })]),
];

/** Bots take the seats after the host's: people get those after them. */
function asked(wanted: Wanted): Schemas["NewGame"] {
  const bots = wanted.others.filter((other): other is Level => other !== "open");
  const alone = bots.length === wanted.others.length;
  return {
    seats: wanted.others.length + 1,
    variant: wanted.variant,
    bots,
    clock: clockOf(wanted.clock),
    visibility: alone ? "private" : wanted.visibility,
    rated: wanted.rated,
    bots_welcome: wanted.botsWelcome && !wanted.rated,
    auto_start: wanted.autoStart,
    tie_break: wanted.tieBreak,
    packs: wanted.packs,
    spectator_delay: wanted.behind,
    stand_ins: wanted.rated ? "none" : wanted.standIns,
    color: wanted.color || null,
    first_seat: wanted.first < 0 ? null : wanted.first,
  };
}
