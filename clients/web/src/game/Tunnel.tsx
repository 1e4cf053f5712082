/** A tunnel: the cards staked and revealed, and the payment of its surcharge. */

import type { JSX } from "preact";
import type { Known, Schemas } from "railhead-client";
import type { Board as Facts } from "../app.ts";
import { t } from "../texts.ts";
import { handOf, LaidCard, Paid } from "./Cards.tsx";
import { useLeadOn } from "./focus.ts";
import { Paying } from "./Paying.tsx";
import { CARDS, type Card } from "./kinds.ts";
import { route, type Move } from "./words.ts";

type Step = Schemas["TunnelStep"];

/** The tunnel that is being built, if one is. */
export function tunnelOf({ table: { phase } }: Known): Step | null {
  return phase.name === "turn" && phase.step.name === "tunnel" ? phase.step : null;
}

/** Whether the player has to decide: the cards are revealed and cost more. */
export function isAsked({ you }: Known, step: Step | null): step is Step {
  return Boolean(you?.to_move && step && step.surcharge > 0);
}

/** The staked and the revealed cards of a tunnel, with marks on matching ones. */
export function TunnelCards({ step, facts }: { step: Step; facts: Facts }): JSX.Element {
  const { payment, revealed } = step;
  const matches = (card: Card) => card === "locomotive" || card === payment.color;
  const turned = CARDS.flatMap((card) => Array<Card>(revealed[card]).fill(card));
  return (
    <div class="tunnel-cards">
      <span role="img" aria-label={t("web-staked")}>
        <Paid
          color={payment.color ?? null}
          locomotives={payment.locomotives}
          price={facts.routes.get(step.route)?.length ?? 0}
        />
      </span>
      {turned.length > 0 && (
        <span class="revealed">
          <small class="faint">{t("web-revealed")}</small>
          {turned.map((card, position) => (
            <LaidCard
              key={`${card} ${position}`}
              card={card}
              label={t(matches(card) ? "web-matches" : "web-matches-not", {
                card: t(`card-${card}`),
              })}
              isMarked={matches(card)}
            />
          ))}
        </span>
      )}
    </div>
  );
}

/** The tunnel of the present turn, over the map. */
export function TunnelStage({ step, facts }: { step: Step; facts: Facts }): JSX.Element {
  return (
    <div class="stage">
      <b>{route(facts, step.route)}</b>
      <TunnelCards step={step} facts={facts} />
    </div>
  );
}

interface TunnelProps {
  step: Step;
  known: Known;
  facts: Facts;
  moves: readonly Move[] | null;
  isBusy: boolean;
  play: (move: Move) => void;
}

/** A tunnel that costs more. */
export function Tunnel({ step, known, facts, moves, isBusy, play }: TunnelProps): JSX.Element {
  const pays = moves?.flatMap((move) => (move.type === "pay_tunnel" ? [move] : [])) ?? [];
  const abandon = moves?.find(({ type }) => type === "abandon_tunnel");
  const { surcharge } = step;
  const color = step.payment.color ?? null;
  const hand = handOf(known, facts);
  const shown = useLeadOn();
  return (
    <section ref={shown} class="card asked" aria-label={t("step-tunnel", { surcharge })}>
      <p class="about">
        <b>{route(facts, step.route)}</b> · {t("step-tunnel", { surcharge })}
      </p>
      <TunnelCards step={step} facts={facts} />
      {hand && pays.length > 0 && (
        <Paying
          hand={hand}
          price={surcharge}
          options={pays.map(({ locomotives }) => ({
            color: locomotives < surcharge ? color : null,
            locomotives,
          }))}
          isBusy={isBusy}
          isShort
          label={(payment) => t("web-pay", { payment })}
          pay={({ locomotives }) => {
            const move = pays.find((each) => each.locomotives === locomotives);
            if (move) play(move);
          }}
        />
      )}
      {moves && pays.length === 0 && (
        <p class="note">{t("web-tunnel-cannot", { color: color ?? "none" })}</p>
      )}
      {abandon && (
        <button
          type="button"
          class="button wide"
          aria-disabled={isBusy}
          onClick={() => !isBusy && play(abandon)}
        >
          {t("web-abandon-tunnel")}
        </button>
      )}
    </section>
  );
}
