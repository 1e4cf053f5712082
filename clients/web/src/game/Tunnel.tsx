/** A tunnel that costs more: the revealed cards, and what the player can add. */

import type { JSX } from "preact";
import type { Schemas } from "railhead-client";
import type { Board as Facts } from "../app.ts";
import { t } from "../texts.ts";
import { Paid } from "./Cards.tsx";
import { useLeadOn } from "./focus.ts";
import { CARDS, payment, route, type Move } from "./words.ts";

interface TunnelProps {
  step: Schemas["TunnelStep"];
  facts: Facts;
  moves: readonly Move[] | null;
  isBusy: boolean;
  play: (move: Move) => void;
}

export function Tunnel({ step, facts, moves, isBusy, play }: TunnelProps): JSX.Element {
  const pays = moves?.flatMap((move) => (move.type === "pay_tunnel" ? [move] : [])) ?? [];
  const abandon = moves?.find(({ type }) => type === "abandon_tunnel");
  const color = step.payment.color ?? null;
  const shown = useLeadOn();
  const act = (move: Move) => !isBusy && play(move);
  return (
    <section ref={shown} class="card" aria-label={t("step-tunnel", { surcharge: step.surcharge })}>
      <h2>{route(facts, step.route)}</h2>
      <p>{t("step-tunnel", { surcharge: step.surcharge })}</p>
      <p class="row">
        <span class="faint">{t("web-revealed")}</span>
        {CARDS.filter((card) => step.revealed[card] > 0).map((card) => (
          <span key={card} title={t(`card-${card}`)}>
            <Paid color={card} locomotives={0} price={step.revealed[card]} />
          </span>
        ))}
      </p>
      <ul class="payments">
        {pays.map((move) => {
          const added = {
            color: move.locomotives < step.surcharge ? color : null,
            locomotives: move.locomotives,
          };
          return (
            <li key={move.locomotives}>
              <button
                type="button"
                class="payment"
                aria-disabled={isBusy}
                onClick={() => act(move)}
              >
                <Paid color={color} locomotives={move.locomotives} price={step.surcharge} />
                <span>{t("web-pay", { payment: payment(added, step.surcharge) })}</span>
              </button>
            </li>
          );
        })}
      </ul>
      {abandon && (
        <button
          type="button"
          class="button wide"
          aria-disabled={isBusy}
          onClick={() => act(abandon)}
        >
          {t("web-abandon-tunnel")}
        </button>
      )}
    </section>
  );
}
