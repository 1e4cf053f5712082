/** The price of a route, in words. */

import type { Known } from "railhead-client";
import type { Route } from "../app.ts";
import { t } from "../texts.ts";
import { lackOf, type Lack } from "./lack.ts";
import { paymentOf, waysOf, without } from "./payments.ts";
import { payment, type Move } from "./words.ts";

/** The cheapest payment and the cards left after it, or the cards that are missing. */
export function priceWords(fact: Route, { you }: Known, moves: readonly Move[] | null): string {
  if (!you) return "";
  const options = (moves ?? []).flatMap((move) =>
    move.type === "claim_route" && move.route === fact.id ? [move.payment] : [],
  );
  const [way] = waysOf(options, fact.length, you.hand);
  if (!way) return missing(lackOf(fact, you.hand));
  const paid = paymentOf(way, way.locomotives[0] ?? 0, fact.length);
  const left = Object.values(without(you.hand, paid, fact.length));
  return t("web-build-pays", {
    payment: payment(paid, fact.length),
    count: left.reduce((sum, cards) => sum + cards, 0),
  });
}

function missing({ color, cards, locomotives }: Lack): string {
  const words = [
    ...(cards === 0
      ? []
      : color
        ? [t("payment-colored", { count: cards, color })]
        : [t("web-plan-any-color", { count: cards })]),
    ...(locomotives > 0 ? [t("payment-locomotives", { count: locomotives })] : []),
  ];
  return words.length > 0 ? t("web-build-lacks", { cards: words.join(", ") }) : "";
}
