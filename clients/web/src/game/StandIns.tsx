/** Seats that were left: offering one to others, and taking one over. */

import type { JSX } from "preact";
import { useState } from "preact/hooks";
import type { Known, Schemas } from "railhead-client";
import { attempt, railhead, session } from "../app.ts";
import { t } from "../texts.ts";
import { Act } from "../ui/form.tsx";
import { useFresh } from "../ui/load.tsx";
import type { Table } from "./live.ts";
import { Confirm } from "./Sheet.tsx";

/** How often offers are read again, in seconds: no event tells of them. */
const FRESH = 30;

/** What a viewer can do about the seats that were left. */
export function StandIns({ table, known }: { table: Table; known: Known }): JSX.Element | null {
  const { options, phase, seats } = known.table;
  const isRunning = phase.name === "turn" || phase.name === "dealing";
  const left = isRunning && agreed(options) ? seats.filter((seat) => seat.away) : [];
  useFresh(() => left.length > 0 && void table.client.refresh(), FRESH);
  const game = table.state.value.game;
  if (!game || !session.value) return null;
  const own = game.you ?? null;
  const plays = own !== null && !seats[own]?.away;
  const mayOffer = (seat: Schemas["SeatView"]) =>
    seat.seat === own || (plays && seat.away === "resigned");
  return (
    <>
      {left.map((seat) => {
        const to = game.players[seat.seat]?.offered_to ?? null;
        if (mayOffer(seat))
          return <Offer key={seat.seat} table={table} seat={seat.seat} own={own} to={to} />;
        if (own !== null || !to) return null;
        return (
          <section key={seat.seat} class="card">
            <p>{t("web-seat-offered")}</p>
            <TakeOver
              id={table.id}
              seat={seat.seat}
              options={options}
              done={() => void table.client.refresh()}
            />
          </section>
        );
      })}
    </>
  );
}

function Offer({
  table,
  seat,
  own,
  to,
}: {
  table: Table;
  seat: number;
  own: number | null;
  to: Schemas["OfferedTo"] | null;
}): JSX.Element {
  const path = { game_id: table.id, seat };
  const offer = async (to: Schemas["OfferedTo"]) => {
    await railhead.put("/v1/games/{game_id}/seats/{seat}/offer", { path, body: { to } });
    await table.client.refresh();
  };
  const withdraw = async () => {
    await railhead.delete("/v1/games/{game_id}/seats/{seat}/offer", { path });
    await table.client.refresh();
  };
  return (
    <section class="card">
      {to ? (
        <p>{t("web-offered", { to })}</p>
      ) : (
        <p>{seat === own ? t("web-offer-own") : t("web-offer-other", { seat: seat + 1 })}</p>
      )}
      <div class="row">
        {to !== "friends" && <Act action={() => offer("friends")}>{t("web-offer-friends")}</Act>}
        {to !== "public" && <Act action={() => offer("public")}>{t("web-offer-public")}</Act>}
        {to && <Act action={withdraw}>{t("web-offer-end")}</Act>}
      </div>
    </section>
  );
}

/** Takes over a seat, once the player has confirmed it. */
export function TakeOver({
  id,
  seat,
  options,
  done,
}: {
  id: string;
  seat: number;
  options: Schemas["GameOptions"];
  done: () => void;
}): JSX.Element {
  const [asking, ask] = useState(false);
  const take = async () => {
    ask(false);
    const path = { game_id: id, seat };
    const taken = await attempt(() =>
      railhead.post("/v1/games/{game_id}/seats/{seat}/stand-in", { path }),
    );
    if (taken) done();
  };
  return (
    <span>
      <button type="button" class="button primary" onClick={() => ask(true)}>
        {t("web-take-over")}
      </button>
      {asking && (
        <Confirm
          title={t("web-take-over")}
          text={t("web-take-over-text", { counts: options.stand_ins ?? "none" })}
          yes={t("web-take-over")}
          close={() => ask(false)}
          act={() => void take()}
        />
      )}
    </span>
  );
}

const agreed = (options: Schemas["GameOptions"]): boolean =>
  (options.stand_ins ?? "none") !== "none";
