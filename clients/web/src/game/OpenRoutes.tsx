/** The routes that the player can claim and the cities for a station, as a list: for keyboards and screen readers too. */

import { useState } from "preact/hooks";
import type { JSX } from "preact";
import type { Known } from "railhead-client";
import type { Board as Facts } from "../app.ts";
import type { Spot } from "../board/Board.tsx";
import { PlayerSign } from "../board/marks.tsx";
import { language, t } from "../texts.ts";
import { city, route, type Move } from "./words.ts";

interface OpenRoutesProps {
  facts: Facts;
  known: Known;
  moves: readonly Move[] | null;
  pick: (spot: Spot) => void;
}

export function OpenRoutes({ facts, known, moves, pick }: OpenRoutesProps): JSX.Element {
  const [sought, setSought] = useState("");
  const open = new Set(moves?.flatMap((move) => (move.type === "claim_route" ? [move.route] : [])));
  const matches = (text: string) => plain(text).includes(plain(sought));
  const routes = [...facts.routes.values()]
    .map((fact) => ({ fact, text: route(facts, fact.id), isOpen: open.has(fact.id) }))
    .filter(({ text, isOpen }) => (sought ? matches(text) : isOpen))
    .sort(
      (a, b) =>
        Number(b.isOpen) - Number(a.isOpen) ||
        b.fact.length - a.fact.length ||
        a.text.localeCompare(b.text, language.value),
    );
  const cities = sought ? [...facts.cities.keys()].filter((id) => matches(city(id))) : [];
  const stations = sought
    ? []
    : [...new Set(moves?.flatMap((move) => (move.type === "build_station" ? [move.city] : [])))];
  stations.sort((one, other) => city(one).localeCompare(city(other), language.value));
  return (
    <div class="stack">
      <label class="field">
        <span>{t("web-find-city")}</span>
        <input
          type="search"
          value={sought}
          onInput={(event) => setSought(event.currentTarget.value)}
        />
      </label>
      <Cities ids={cities} pick={pick} />
      {routes.length === 0 && !sought && <p class="faint">{nothing(known)}</p>}
      <ul class="list">
        {routes.map(({ fact, text, isOpen }) => {
          const seat = known.table.routes.find((owned) => owned.route === fact.id)?.seat;
          const color = seat === undefined ? null : known.table.seats[seat]?.color;
          return (
            <li key={fact.id}>
              <button
                type="button"
                class="entry plain"
                onClick={() => pick({ kind: "route", id: fact.id })}
              >
                <span class="grow">
                  {text}
                  <br />
                  <small class="faint">
                    {t("route-kind", {
                      kind: fact.tunnel ? "tunnel" : fact.ferry ? "ferry" : "route",
                      color: fact.color ?? "gray",
                    })}
                    , {t("spaces", { count: fact.length })}
                  </small>
                </span>
                {color ? (
                  <PlayerSign color={color} />
                ) : (
                  sought && isOpen && <span class="badge">{t("web-affordable")}</span>
                )}
              </button>
            </li>
          );
        })}
      </ul>
      {stations.length > 0 && (
        <section class="stack" aria-label={t("web-build-station")}>
          <h3>
            {t("web-build-station")}{" "}
            <span class="faint">({t("web-stations-left", { count: stationsLeft(known) })})</span>
          </h3>
          <Cities ids={stations} pick={pick} />
        </section>
      )}
    </div>
  );
}

function Cities({
  ids,
  pick,
}: {
  ids: readonly string[];
  pick: (spot: Spot) => void;
}): JSX.Element | null {
  if (ids.length === 0) return null;
  return (
    <div class="row">
      {ids.map((id) => (
        <button key={id} type="button" class="button" onClick={() => pick({ kind: "city", id })}>
          {city(id)}
        </button>
      ))}
    </div>
  );
}

/** Number of stations that the player has left. */
const stationsLeft = ({ you, table }: Known): number =>
  (you && table.seats[you.seat]?.stations) ?? 0;

/** Why the player can claim nothing. */
function nothing({ you, table: { phase } }: Known): string {
  if (!you?.to_move) return t("web-not-your-turn");
  const isAtStart = phase.name === "turn" && phase.step.name === "choose";
  return t(isAtStart ? "web-no-open-routes" : "web-finish-first");
}

/** Letters without accents, so that "koln" finds Köln. */
const plain = (text: string) =>
  text.normalize("NFD").replace(/\p{M}/gu, "").replace("ø", "o").toLowerCase();
