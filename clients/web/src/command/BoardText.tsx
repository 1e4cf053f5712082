/** The board as text: what each player has built, and the open routes from a city. */

import { useState } from "preact/hooks";
import type { JSX } from "preact";
import { trackOf } from "../game/tracks.ts";
import { city, route } from "../game/words.ts";
import { t } from "../texts.ts";
import { Select } from "../ui/form.tsx";
import { builtBy } from "./answers.ts";
import { across, byName, looks, named, routesAt, type Scene } from "./scene.ts";

type Seen = Pick<Scene, "known" | "facts" | "names">;

export function BoardText(seen: Seen): JSX.Element {
  return (
    <div class="stack">
      {seen.known.table.seats.map(({ seat }) => (
        <Built key={seat} seen={seen} seat={seat} />
      ))}
      <FromCity {...seen} />
    </div>
  );
}

/** The routes and stations of a player. */
function Built({ seen, seat }: { seen: Seen; seat: number }): JSX.Element {
  const { known, facts } = seen;
  const routes = builtBy(seen, seat);
  const stations = known.table.stations
    .filter((station) => station.seat === seat)
    .sort((one, other) => byName(one.city, other.city));
  return (
    <section class="stack">
      <h3>{named(seen, seat)}</h3>
      {routes.length + stations.length === 0 && <p class="faint">{t("web-text-none")}</p>}
      <ul class="list">
        {routes.map((fact) => (
          <li key={fact.id}>
            {route(facts, fact.id)} <small class="faint">{looks(fact)}</small>
          </li>
        ))}
        {stations.map((station) => (
          <li key={station.city}>
            {t("stations", { count: 1 })}: {city(station.city)}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The routes from a city that are open to the player, or to anybody for those who watch. */
function FromCity(seen: Seen): JSX.Element {
  const { known, facts } = seen;
  const cities = [...facts.cities.keys()].sort(byName);
  const [from, setFrom] = useState(cities[0] ?? "");
  const open = routesAt(seen, from).filter(
    (fact) => trackOf(fact, known.table, known.you?.seat).state === "open",
  );
  return (
    <section class="stack">
      <Select
        label={t("web-text-city")}
        value={from}
        options={cities.map((id) => [id, city(id)])}
        change={setFrom}
      />
      <ul class="list" aria-live="polite">
        {open.length === 0 && <li>{t("web-command-none-open", { city: city(from) })}</li>}
        {open.map((fact) => (
          <li key={fact.id}>
            {city(across(fact, from))} <small class="faint">{looks(fact)}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}
