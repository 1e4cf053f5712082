/** The scorer of a game on a real table: a board by taps, tickets, and the points counted by the server. */

import type { JSX } from "preact";
import { useMemo, useState } from "preact/hooks";
import type { Schemas } from "railhead-client";
import { board, loadBoard, railhead, session, type Board as Facts } from "../app.ts";
import { Board, type Spot } from "../board/Board.tsx";
import { PlayerSign } from "../board/marks.tsx";
import { city, points, route, ticket } from "../game/words.ts";
import { language, t, type Sources } from "../texts.ts";
import { Act } from "../ui/form.tsx";
import { Show, useLoaded } from "../ui/load.tsx";
import { Page } from "../ui/Page.tsx";
import { Counted } from "./Counted.tsx";
import { Had, type Item } from "./Had.tsx";
import {
  addPlayer,
  clear,
  leftOf,
  partOf,
  position,
  removePlayer,
  rename,
  sheet,
  toggle,
  type Line,
  type Part,
  type Sheet,
} from "./sheet.ts";

export const TEXTS: Sources = {
  en: () => import("texts:en/score"),
  fr: () => import("texts:fr/score"),
  de: () => import("texts:de/score"),
  es: () => import("texts:es/score"),
  it: () => import("texts:it/score"),
};

type Built = Schemas["OwnedRoute"];
type Station = Schemas["OwnedStation"];

/** Nothing on the board is offered: everything can be tapped. */
const OPEN = { routes: new Set<string>(), cities: new Set<string>() };

const nameless = (at: number): string => t("web-score-player", { number: at + 1 });

export function Scorer(): JSX.Element {
  const loaded = useLoaded(async () => {
    const [, sets] = await Promise.all([loadBoard(), railhead.get("/v1/reference/tickets")]);
    return sets;
  });
  return (
    <Page title={t("web-score")} back={session.value ? "" : "about"}>
      <p>{t("web-score-what")}</p>
      <Show of={loaded}>
        {(sets) => (board.value ? <Table facts={board.value} sets={sets} /> : null)}
      </Show>
    </Page>
  );
}

/** The sheet, one player after the other, and the count. */
function Table({
  facts,
  sets,
}: {
  facts: Facts;
  sets: readonly Schemas["TicketCollection"][];
}): JSX.Element {
  const [chosen, choose] = useState(0);
  const [news, tell] = useState("");
  const lines = sheet.value;
  const at = Math.min(chosen, lines.length - 1);
  const line = lines[at];
  const items = useItems(facts, sets);
  const change = (part: Part, id: string) => {
    toggle(at, part, id);
    const has = sheet.value[at]?.[part] ?? [];
    const text = items[part].find((item) => item.id === id)?.text ?? id;
    const player = sheet.value[at]?.name || nameless(at);
    tell(t(has.includes(id) ? "web-score-added" : "web-score-removed", { player, what: text }));
  };
  return (
    <div class="scorer stack">
      <Chosen lines={lines} at={at} choose={choose} />
      {line && <About line={line} at={at} facts={facts} isLast={lines.length === 1} />}
      <Taps
        lines={lines}
        line={line}
        facts={facts}
        pick={(spot) => change(partOf(spot), spot.id)}
      />
      <p class="news" role="status">
        {news || t("web-score-tap")}
      </p>
      {line &&
        (["tickets", "routes", "stations"] as const).map((part) => (
          <Had
            key={`${at} ${part}`}
            title={t(`web-score-${part}`)}
            search={t(`web-score-find-${part}`)}
            all={items[part]}
            ids={line[part]}
            toggle={(id) => change(part, id)}
          />
        ))}
      <Count facts={facts} />
    </div>
  );
}

/** Everything that a player can have, by name. */
function useItems(
  facts: Facts,
  sets: readonly Schemas["TicketCollection"][],
): Record<Part, readonly Item[]> {
  return useMemo(() => {
    const sorted = (items: Item[]) =>
      items.sort((a, b) => a.text.localeCompare(b.text, language.value));
    const tracks = [...facts.routes.values()].map(({ id, twin, color }) => {
      const name = route(facts, id);
      const track = t("route-kind", { kind: "route", color: color ?? "gray" });
      return { id: id as string, text: twin ? `${name}, ${track}` : name };
    });
    const tickets = new Map(sets.flatMap((set) => set.tickets).map((one) => [one.id, one.points]));
    return {
      routes: sorted(tracks),
      stations: sorted([...facts.cities.keys()].map((id) => ({ id, text: city(id) }))),
      tickets: sorted(
        [...tickets].map(([id, worth]) => ({ id, text: `${ticket(id)} (${points(worth)})` })),
      ),
    };
  }, [facts, sets, language.value]);
}

/** The player whose trains and tickets are entered. */
function Chosen({
  lines,
  at,
  choose,
}: {
  lines: Sheet;
  at: number;
  choose: (at: number) => void;
}): JSX.Element {
  const add = () => {
    addPlayer();
    choose(lines.length);
  };
  return (
    <fieldset>
      <legend>{t("web-score-whose")}</legend>
      <div class="choices">
        {lines.map(({ name, color }, each) => (
          <label key={color}>
            <input type="radio" name="scored" checked={each === at} onChange={() => choose(each)} />
            <span>
              <PlayerSign color={color} />
              {name || nameless(each)}
            </span>
          </label>
        ))}
        {lines.length < 5 && (
          <button type="button" class="button" onClick={add}>
            {t("web-score-add-player")}
          </button>
        )}
      </div>
    </fieldset>
  );
}

function About({
  line,
  at,
  facts,
  isLast,
}: {
  line: Line;
  at: number;
  facts: Facts;
  /** Whether there is nobody else. */
  isLast: boolean;
}): JSX.Element {
  const left = leftOf(line, facts.routes);
  return (
    <>
      <label class="field">
        <span>{t("web-name")}</span>
        <input
          type="text"
          maxLength={64}
          autocomplete="off"
          placeholder={nameless(at)}
          value={line.name}
          onInput={(event) => rename(at, event.currentTarget.value)}
        />
      </label>
      <div class="row spread">
        <span class={left.trains < 0 || left.stations < 0 ? "wrong" : "faint"}>
          {t("web-score-left", left)}
        </span>
        {!isLast && (
          <button type="button" class="linked" onClick={() => removePlayer(at)}>
            {t("web-score-remove-player")}
          </button>
        )}
      </div>
    </>
  );
}

/** The board with what all players have built, and the tickets of one. */
function Taps({
  lines,
  line,
  facts,
  pick,
}: {
  lines: Sheet;
  line: Line | undefined;
  facts: Facts;
  pick: (spot: Spot) => void;
}): JSX.Element {
  const table = {
    routes: lines.flatMap(({ routes }, seat) =>
      routes.map((route) => ({ route: route as Built["route"], seat })),
    ),
    stations: lines.flatMap(({ stations }, seat) =>
      stations.map((city) => ({ city: city as Station["city"], seat })),
    ),
    seats: lines,
  };
  return (
    <Board
      facts={facts}
      table={table}
      tickets={(line?.tickets ?? []).map((id) => ({ id }))}
      built={null}
      open={OPEN}
      chosen={null}
      own={line && lines.indexOf(line)}
      onPick={(spot) => spot && pick(spot)}
    />
  );
}

interface Done {
  /** The sheet that was counted: of another one, the points are not those. */
  of: Sheet;
  position: Schemas["NewScoring"];
  scoring: Schemas["Scoring"];
}

function Count({ facts }: { facts: Facts }): JSX.Element {
  const [counted, show] = useState<Done | null>(null);
  const of = sheet.value;
  const count = async () => {
    const table = position(of, nameless);
    show({ of, position: table, scoring: await railhead.post("/v1/scorings", { body: table }) });
  };
  const again = () => {
    show(null);
    clear();
  };
  return (
    <>
      <div class="row">
        <Act class="primary" action={count}>
          {t("web-score-count")}
        </Act>
        <button type="button" class="button" onClick={again}>
          {t("web-score-clear")}
        </button>
      </div>
      {counted?.of === of && <Counted {...counted} facts={facts} />}
    </>
  );
}
