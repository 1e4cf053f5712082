/** What the player wants done when the turn comes. */

import type { JSX } from "preact";
import { useState } from "preact/hooks";
import type { Known, Schemas } from "railhead-client";
import { attempt, railhead, type Board as Facts } from "../app.ts";
import { isOnDevice } from "../device/ids.ts";
import { news } from "../inbox.ts";
import { t } from "../texts.ts";
import { Act, Choices } from "../ui/form.tsx";
import { Icon } from "../ui/icons.tsx";
import { Show, useLoaded, type Loaded } from "../ui/load.tsx";
import { Sheet } from "./Sheet.tsx";
import { payment, route, type Move } from "./words.ts";

export type Order = Schemas["StandingOrder"];
export type Otherwise = Schemas["Otherwise"];

/** The player's orders in a game. */
export interface Orders {
  /** What was given, if anything was. */
  own: Loaded<Schemas["OwnOrder"]>;
  give: (order: Order) => Promise<void>;
  withdraw: () => Promise<void>;
}

/** Whether the player has a seat in a game that runs. */
function isPlaying({ you, table }: Known): boolean {
  const { name } = table.phase;
  const isPerson = you && table.seats[you.seat]?.occupant.kind === "person";
  return Boolean(isPerson) && (name === "turn" || name === "dealing");
}

/** Whether an order can be given now. */
export const canOrder = (known: Known): boolean => isPlaying(known) && !known.you?.to_move;

export function useOrders(id: string, known: Known): Orders {
  const path = { game_id: id };
  const isSeated = Boolean(known.you);
  const own = useLoaded(async () => {
    if (!isSeated || isOnDevice(id)) return { order: null, version: null, given_at: null };
    return railhead.get("/v1/games/{game_id}/standing-order", { path });
    // The inbox tells when an order has ended.
  }, [id, isSeated, known.you?.to_move, news.value]);
  return {
    own,
    give: async (order) => {
      await railhead.put("/v1/games/{game_id}/standing-order", { path, body: order });
      own.reload();
    },
    withdraw: async () => {
      await railhead.delete("/v1/games/{game_id}/standing-order", { path });
      own.reload();
    },
  };
}

/** The moves of a turn that has not come; null if they are not wanted or not known. */
export function useAhead(id: string, known: Known, isWanted: boolean): readonly Move[] | null {
  const wanted = isWanted && canOrder(known);
  const ahead = useLoaded(async () => {
    if (!wanted) return null;
    return railhead.get("/v1/games/{game_id}/moves", {
      path: { game_id: id },
      query: { ahead: true },
    });
  }, [id, wanted, wanted && known.version]);
  return (wanted && ahead.value?.moves) || null;
}

/** Plans the next turn. The button stays where it is in every turn; it has a mark with an order. */
export function Plan({
  orders,
  known,
  facts,
  pick,
}: {
  orders: Orders;
  known: Known;
  facts: Facts;
  /** Lets the player look for a route. */
  pick: () => void;
}): JSX.Element | null {
  const [isOpen, setIsOpen] = useState(false);
  const order = orders.own.value?.order;
  const isOff = !order && !canOrder(known);
  if (isOff && !isPlaying(known)) return null;
  const close = () => setIsOpen(false);
  return (
    <>
      <button
        type="button"
        class={`say ${order ? "given" : ""}`}
        aria-label={t("web-order-plan")}
        title={t("web-order-plan")}
        aria-disabled={isOff}
        onClick={() => !isOff && setIsOpen(true)}
      >
        <Icon name="clock" />
      </button>
      {isOpen && (
        <Sheet title={t("web-order-plan")} close={close}>
          {order ? (
            <Given orders={orders} text={words(order, facts)} close={close} />
          ) : (
            <Give orders={orders} pick={pick} close={close} />
          )}
        </Sheet>
      )}
    </>
  );
}

/** The order that was given, and a button to withdraw it. */
function Given({
  orders,
  text,
  close,
}: {
  orders: Orders;
  text: string;
  close: () => void;
}): JSX.Element {
  const withdraw = async () => {
    await orders.withdraw();
    close();
  };
  return (
    <>
      <p>
        <strong>{t("web-order-title")}</strong> {text}
      </p>
      <div>
        <Act action={withdraw}>{t("web-order-withdraw")}</Act>
      </div>
    </>
  );
}

/** What can be ordered. */
function Give({
  orders,
  pick,
  close,
}: {
  orders: Orders;
  pick: () => void;
  close: () => void;
}): JSX.Element {
  const draw = async () => {
    await attempt(() => orders.give({ type: "draw_cards" }));
    close();
  };
  return (
    <>
      <p class="faint">{t("web-order-what")}</p>
      <Show of={orders.own}>
        {() => (
          <div class="row">
            <button
              type="button"
              class="button"
              onClick={() => {
                close();
                pick();
              }}
            >
              {t("web-order-pick")}
            </button>
            <button type="button" class="button" onClick={draw}>
              {t("web-order-draw")}
            </button>
          </div>
        )}
      </Show>
    </>
  );
}

/** The order of a player who waits, in words; null if there is none. */
export function orderText(orders: Orders, known: Known, facts: Facts): string | null {
  const order = orders.own.value?.order;
  if (!order || known.you?.to_move) return null;
  return `${t("web-order-title")} ${words(order, facts)}`;
}

/** What to do if the route is closed by then. */
export function OtherwiseChoice({
  value,
  change,
}: {
  value: Otherwise;
  change: (value: Otherwise) => void;
}): JSX.Element {
  return (
    <Choices
      label={t("web-order-otherwise")}
      value={value}
      change={change}
      options={[
        ["think", t("web-order-think")],
        ["draw_cards", t("web-order-draw")],
      ]}
    />
  );
}

function words(order: Order, facts: Facts): string {
  if (order.type === "draw_cards") return t("web-order-draw");
  const length = facts.routes.get(order.route)?.length ?? 0;
  const claim = t("web-order-claim", {
    route: route(facts, order.route),
    payment: payment(order.payment, length),
  });
  const otherwise = t(order.otherwise === "think" ? "web-order-think" : "web-order-draw");
  return `${claim} ${t("web-order-otherwise")}: ${otherwise}`;
}
