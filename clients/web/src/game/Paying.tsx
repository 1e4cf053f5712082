/** A payment, made with the hand: the cards of a colour rise, and locomotives are added one by one. */

import type { JSX } from "preact";
import { useState } from "preact/hooks";
import type { Schemas } from "railhead-client";
import { t } from "../texts.ts";
import { Icon } from "../ui/icons.tsx";
import { CardFace, colors } from "./Cards.tsx";
import { CARDS, type Card } from "./kinds.ts";
import { nearest, paymentOf, taken, waysOf, type Way } from "./payments.ts";
import { payment as words, type Payment } from "./words.ts";

interface PayingProps {
  hand: Schemas["TrainCards"];
  price: number;
  options: readonly Payment[];
  isBusy: boolean;
  /** Whether only cards that can pay are displayed, in one row. */
  isShort?: boolean;
  /** Label of the button, for a payment in words. */
  label: (payment: string) => string;
  pay: (payment: Payment) => void;
}

export function Paying({
  hand,
  price,
  options,
  isBusy,
  isShort = false,
  label,
  pay,
}: PayingProps): JSX.Element | null {
  const [color, setColor] = useState<Card | null>(null);
  const [wanted, setWanted] = useState(0);
  const ways = waysOf(options, price, hand);
  const way = ways.find((each) => each.color === color) ?? ways[0];
  if (!way) return null;
  const locomotives = nearest(way, wanted);
  const chosen = paymentOf(way, locomotives, price);
  const engines = hand.locomotive > 0 && (
    <Locomotives way={way} held={hand.locomotive} used={locomotives} change={setWanted} />
  );
  const isOpen = way.locomotives.length > 1;
  const payable = (card: Card) => ways.some((each) => each.color === card);
  const colored = CARDS.filter(
    (card) => card !== "locomotive" && hand[card] > 0 && (!isShort || payable(card)),
  );
  return (
    <div class={`paying ${isShort ? "short" : ""}`} role="group" aria-label={t("web-pay-with")}>
      <div class="fan">
        <div class="fan" role="radiogroup" aria-label={t("web-pay-color")}>
          {colored.map((card) => (
            <ColorCard
              key={card}
              card={card}
              held={hand[card]}
              used={taken(chosen, price, card)}
              isChosen={way.color === card}
              choose={payable(card) ? () => setColor(card) : null}
            />
          ))}
        </div>
        {!isOpen && engines}
      </div>
      <div class="settle">
        {isOpen && engines}
        <button
          type="button"
          class="button primary grow"
          aria-disabled={isBusy}
          onClick={() => !isBusy && pay(chosen)}
        >
          {label(words(chosen, price))}
        </button>
      </div>
    </div>
  );
}

/** Cards of a colour: the numbers left and laid. */
function ColorCard({
  card,
  held,
  used,
  isChosen,
  choose,
}: {
  card: Card;
  held: number;
  used: number;
  isChosen: boolean;
  choose: (() => void) | null;
}): JSX.Element {
  return (
    <button
      type="button"
      role="radio"
      aria-checked={isChosen}
      aria-disabled={choose === null}
      aria-label={t("web-pay-left", { card: t(`card-${card}`), used, left: held - used })}
      class={`train-card fanned ${used > 0 ? "risen" : ""}`}
      style={colors(card)}
      onClick={() => choose?.()}
    >
      <CardFace card={card} />
      <b class="number">{held - used}</b>
      {used > 0 && <i class="used">−{used}</i>}
    </button>
  );
}

/** Locomotives, with a stepper where their number is open. */
function Locomotives({
  way,
  held,
  used,
  change,
}: {
  way: Way;
  held: number;
  used: number;
  change: (count: number) => void;
}): JSX.Element {
  const at = way.locomotives.indexOf(used);
  const [fewer, more] = [way.locomotives[at - 1], way.locomotives[at + 1]];
  const text = t("web-pay-left", { card: t("card-locomotive"), used, left: held - used });
  const step = (to: number | undefined, sign: "minus" | "plus", label: string) => (
    <button
      type="button"
      class="step"
      aria-label={label}
      aria-disabled={to === undefined}
      onClick={() => to !== undefined && change(to)}
    >
      <Icon name={sign} />
    </button>
  );
  const isOpen = way.locomotives.length > 1;
  return (
    <span class="stepper" role="group" aria-label={text}>
      {isOpen && step(fewer, "minus", t("web-pay-fewer"))}
      <span
        class={`train-card fanned ${used > 0 ? "risen" : ""}`}
        style={colors("locomotive")}
        aria-hidden="true"
      >
        <CardFace card="locomotive" />
        <b class="number">{held - used}</b>
        {used > 0 && <i class="used">−{used}</i>}
      </span>
      {isOpen && step(more, "plus", t("web-pay-more"))}
    </span>
  );
}
