/** A quick game: what is nearest to being played first, then a table of one's own. */

import type { JSX } from "preact";
import { useState } from "preact/hooks";
import type { Schemas } from "railhead-client";
import { railhead, session } from "../app.ts";
import { go } from "../router.ts";
import { t } from "../texts.ts";
import { Dialog } from "../ui/dialog.tsx";
import { Act, Check, Choices, Form, Select } from "../ui/form.tsx";
import { Show, useLoaded } from "../ui/load.tsx";
import { Wake } from "./Alerts.tsx";
import { GameRow } from "./GameRow.tsx";
import {
  clockOf,
  clockOptions,
  isLive,
  ratedClock,
  seatOptions,
  variantOptions,
  type Variant,
} from "./options.tsx";
import { Practise } from "./Practise.tsx";

type Game = Schemas["ListedGame"];

const LAST = "railhead.quick";

/** Number of tables and games that are looked for: of more, it is said to be larger. */
const LOOKED = 20;

/** Number of tables that are offered. */
const OFFERED = 3;

interface Wanted {
  variant: Variant;
  seats: number;
  clock: string;
  rated: boolean;
}

function last(): Wanted {
  const wanted: Wanted = { variant: "classic", seats: 2, clock: "minutes", rated: false };
  return { ...wanted, ...(JSON.parse(localStorage.getItem(LAST) ?? "{}") as Partial<Wanted>) };
}

interface Around {
  /** Tables that wait for a player, the nearest to being played first. */
  tables: Game[];
  running: number;
}

async function look(): Promise<Around> {
  const list = (status: "lobby" | "running") =>
    railhead.get("/v1/games", { query: { status, limit: LOOKED } }).then(({ items }) => items);
  const [waiting, running] = await Promise.all([list("lobby"), list("running")]);
  const own = session.value?.name;
  const tables = waiting.filter(
    ({ open_seats, players, options }) =>
      open_seats > 0 &&
      !players.some(({ name }) => name === own) &&
      !(options.rated && session.value?.isGuest),
  );
  const later = ({ options }: Game) => Number(!isLive(options.clock));
  tables.sort((a, b) => later(a) - later(b) || a.open_seats - b.open_seats);
  return { tables, running: running.length };
}

export function QuickGame({ close }: { close: () => void }): JSX.Element {
  const around = useLoaded(look);
  return (
    <Dialog title={t("web-quick")} close={close}>
      <Show of={around}>
        {(found) => (
          <>
            <Nearest around={found} />
            <details>
              <summary>{t("web-quick-own")}</summary>
              <OwnTable close={close} />
            </details>
          </>
        )}
      </Show>
      <div class="row end">
        <button type="button" class="button" onClick={close}>
          {t("web-close")}
        </button>
      </div>
    </Dialog>
  );
}

/** A number of things, of which no more are counted. */
const counted = (number: number) => ({ count: number, more: number >= LOOKED ? "yes" : "no" });

/** The tables that can be joined; without any, bots now and people later. */
function Nearest({ around: { tables, running } }: { around: Around }): JSX.Element {
  const join = async (id: string) => {
    await railhead.put("/v1/games/{game_id}/players/me", { path: { game_id: id }, body: {} });
    go(`games/${id}`);
  };
  return (
    <>
      <p class="faint">
        {t("web-quick-tables", counted(tables.length))} {t("web-quick-running", counted(running))}
      </p>
      {tables.length > 0 ? (
        <ul class="list card">
          {tables.slice(0, OFFERED).map((game) => (
            <li key={game.id}>
              <GameRow game={game}>
                <Act class="primary" action={() => join(game.id)}>
                  {t("web-join")}
                </Act>
              </GameRow>
            </li>
          ))}
        </ul>
      ) : (
        <div class="stack">
          <p>{t("web-quick-nobody")}</p>
          <div class="ways">
            <Practise />
          </div>
          <Wake variant="" seats={0} />
        </div>
      )}
    </>
  );
}

/** A table of one's own, or the first that is just like it. */
function OwnTable({ close }: { close: () => void }): JSX.Element {
  const [wanted, want] = useState(last);
  const change = (part: Partial<Wanted>) => want({ ...wanted, ...part });
  const play = async () => {
    localStorage.setItem(LAST, JSON.stringify(wanted));
    const { variant, seats, clock, rated } = wanted;
    const game = await railhead.post("/v1/games/quick", {
      body: { variant, seats, rated, clock: clockOf(clock) },
    });
    close();
    go(`games/${game.id}`);
  };
  return (
    <Form label={t("web-quick-do")} action={play}>
      <p class="faint">{t("web-quick-what")}</p>
      <Choices
        label={t("web-players")}
        value={wanted.seats}
        options={seatOptions()}
        change={(seats) => change({ seats })}
      />
      <Select
        label={t("web-variant")}
        value={wanted.variant}
        options={variantOptions()}
        change={(variant) => change({ variant })}
      />
      <Select
        label={t("web-clock")}
        value={wanted.clock}
        options={clockOptions()}
        change={(clock) => change({ clock, rated: wanted.rated && clock !== "none" })}
      />
      <Check
        label={t("web-rated")}
        value={wanted.rated}
        change={(rated) =>
          change({ rated, clock: rated ? ratedClock(wanted.clock) : wanted.clock })
        }
      />
    </Form>
  );
}
