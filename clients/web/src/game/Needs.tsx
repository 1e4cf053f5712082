/** Missing cards, by colour and mark. */

import type { JSX } from "preact";
import type { Schemas } from "railhead-client";
import { list, t } from "../texts.ts";
import { Icon } from "../ui/icons.tsx";
import { CardFace, colors } from "./Cards.tsx";
import { CARDS } from "./kinds.ts";

export function Needs({ missing }: { missing: Schemas["MissingCards"] }): JSX.Element | null {
  const cards = CARDS.filter((card) => missing.cards[card] > 0);
  const words = cards.map((card) =>
    card === "locomotive"
      ? t("payment-locomotives", { count: missing.cards[card] })
      : t("payment-colored", { count: missing.cards[card], color: card }),
  );
  if (missing.any_color > 0) words.push(t("web-plan-any-color", { count: missing.any_color }));
  if (words.length === 0) return null;
  const listed = CARDS.reduce((sum, card) => sum + missing.cards[card], missing.any_color);
  const replaced = listed - missing.total;
  return (
    <span class="needs">
      <span class="visually-hidden">
        {t("web-build-lacks", { cards: list(words) })}
        {replaced > 0 && `; ${t("web-plan-replaced", { count: replaced })}`}
      </span>
      {cards.map((card) => (
        <i key={card} class="need" style={colors(card)} aria-hidden="true">
          <CardFace card={card} />
          {missing.cards[card]}
        </i>
      ))}
      {missing.any_color > 0 && (
        <i class="need any" aria-hidden="true">
          ? {missing.any_color}
        </i>
      )}
      {replaced > 0 && (
        <>
          <Icon name="minus" />
          <i class="need" style={colors("locomotive")} aria-hidden="true">
            <CardFace card="locomotive" />
            {replaced}
          </i>
        </>
      )}
    </span>
  );
}
