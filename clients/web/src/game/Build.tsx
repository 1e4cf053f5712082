/** Actions at a place of the board: payment for a route or a station. */

import type { JSX } from "preact";
import { useState } from "preact/hooks";
import type { Known } from "railhead-client";
import type { Board as Facts } from "../app.ts";
import type { Spot } from "../board/Board.tsx";
import { t } from "../texts.ts";
import { Drawing } from "./Drawing.tsx";
import { OtherwiseChoice, type Order, type Otherwise } from "./Order.tsx";
import { Paying } from "./Paying.tsx";
import { Sheet } from "./Sheet.tsx";
import { city, points, POINTS, route, type Move, type Payment } from "./words.ts";
import { WhyNot } from "./WhyNot.tsx";
import { stationPrice, whyNotRoute, whyNotStation } from "./whynot.ts";

interface BuildProps {
  spot: Spot;
  known: Known;
  facts: Facts;
  names: readonly string[];
  moves: readonly Move[] | null;
  /** The moves of the player's turn that has not come. */
  ahead: readonly Move[] | null;
  isBusy: boolean;
  play: (move: Move) => void;
  give: (order: Order) => Promise<void>;
  choose: (spot: Spot) => void;
  /** Plans a way from a city, or on to it. */
  trace: { label: string; from: (city: string) => void } | null;
  close: () => void;
}

export function Build(props: BuildProps): JSX.Element {
  return props.spot.kind === "route" ? (
    <BuildRoute {...props} id={props.spot.id} />
  ) : (
    <BuildStation {...props} id={props.spot.id} />
  );
}

function BuildRoute({
  id,
  known,
  facts,
  names,
  moves,
  ahead,
  isBusy,
  play,
  give,
  choose,
  close,
}: BuildProps & { id: string }): JSX.Element {
  const [otherwise, setOtherwise] = useState<Otherwise>("think");
  const fact = facts.routes.get(id);
  const of = (listed: readonly Move[] | null) =>
    listed?.flatMap((move) => (move.type === "claim_route" && move.route === id ? [move] : [])) ??
    [];
  const claims = of(moves);
  const planned = claims.length > 0 ? [] : of(ahead);
  const kind = fact?.tunnel ? "tunnel" : fact?.ferry ? "ferry" : "route";
  const length = fact?.length ?? 0;
  const about = [
    t("route-kind", { kind, color: fact?.color ?? "gray" }),
    t("spaces", { count: length }),
    points(POINTS[length] ?? 0),
    ...(fact?.ferry ? [t("ferry-locomotives", { count: fact.ferry })] : []),
  ];
  return (
    <Sheet title={route(facts, id)} about={about.join(" · ")} close={close} isHalf>
      {claims.length === 0 && fact && <WhyNot reasons={whyNotRoute(fact, known)} names={names} />}
      {fact?.tunnel && claims.length + planned.length > 0 && (
        <p class="hint">{t("web-tunnel-note")}</p>
      )}
      <Payments
        moves={claims}
        known={known}
        price={length}
        isBusy={isBusy}
        label={(payment) => t("web-pay-claim", { payment })}
        play={play}
      />
      {planned.length > 0 && (
        <>
          <h3>{t("web-order-title")}</h3>
          <OtherwiseChoice value={otherwise} change={setOtherwise} />
          <Payments
            moves={planned}
            known={known}
            price={length}
            isBusy={isBusy}
            label={(payment) => t("web-order-pay", { payment })}
            play={(move) => void give({ ...move, otherwise })}
          />
        </>
      )}
      {fact && (
        <p class="row near">
          {fact.twin && (
            <button
              type="button"
              class="linked"
              onClick={() => choose({ kind: "route", id: fact.twin! })}
            >
              {t("web-twin")}
            </button>
          )}
          {[fact.from, fact.to].map((end) => (
            <button
              key={end}
              type="button"
              class="linked"
              onClick={() => choose({ kind: "city", id: end })}
            >
              {city(end)}
            </button>
          ))}
        </p>
      )}
    </Sheet>
  );
}

function BuildStation({
  id,
  known,
  facts,
  names,
  moves,
  isBusy,
  play,
  choose,
  trace,
  close,
}: BuildProps & { id: string }): JSX.Element {
  const owner = known.table.stations.find((station) => station.city === id)?.seat;
  const options =
    moves?.flatMap((move) => (move.type === "build_station" && move.city === id ? [move] : [])) ??
    [];
  const left = known.you ? (known.table.seats[known.you.seat]?.stations ?? 0) : 0;
  const routes = [...facts.routes.values()].filter(({ from, to }) => from === id || to === id);
  return (
    <Sheet
      title={city(id)}
      about={
        known.you && owner === undefined
          ? `${t("web-build-station")} (${t("web-stations-left", { count: left })})`
          : null
      }
      close={close}
      isHalf
    >
      {options.length === 0 && <WhyNot reasons={whyNotStation(id, known)} names={names} />}
      <Payments
        moves={options}
        known={known}
        price={stationPrice(left)}
        isBusy={isBusy}
        label={(payment) => t("web-pay-station", { payment })}
        play={play}
      />
      {trace && (
        <div>
          <button type="button" class="button" onClick={() => trace.from(id)}>
            {trace.label}
          </button>
        </div>
      )}
      <ul class="list">
        {routes.map((fact) => {
          const holder = known.table.routes.find((owned) => owned.route === fact.id)?.seat;
          return (
            <li key={fact.id}>
              <button
                type="button"
                class="entry plain"
                onClick={() => choose({ kind: "route", id: fact.id })}
              >
                <span class="grow">{city(fact.from === id ? fact.to : fact.from)}</span>
                {holder === undefined ? (
                  <>
                    <Drawing route={fact} />
                    <span class="visually-hidden">
                      {t("route-kind", {
                        kind: fact.tunnel ? "tunnel" : fact.ferry ? "ferry" : "route",
                        color: fact.color ?? "gray",
                      })}
                      , {t("spaces", { count: fact.length })}
                    </span>
                  </>
                ) : (
                  <span class="faint">{names[holder]}</span>
                )}
              </button>
            </li>
          );
        })}
      </ul>
    </Sheet>
  );
}

/** The payments of moves that differ in nothing else. */
function Payments<M extends Move & { payment: Payment }>({
  moves,
  known: { you },
  price,
  isBusy,
  label,
  play,
}: {
  moves: readonly M[];
  known: Known;
  price: number;
  isBusy: boolean;
  label: (payment: string) => string;
  play: (move: M) => void;
}): JSX.Element | null {
  if (!you || moves.length === 0) return null;
  const pay = ({ color = null, locomotives }: Payment) => {
    const move = moves.find(
      ({ payment }) => (payment.color ?? null) === color && payment.locomotives === locomotives,
    );
    if (move) play(move);
  };
  return (
    <Paying
      hand={you.hand}
      price={price}
      options={moves.map(({ payment }) => payment)}
      isBusy={isBusy}
      label={label}
      pay={pay}
    />
  );
}
