/**
 * The hand, the face-up cards and the decks. What cannot be pressed now is not `disabled`: it would
 * lose the focus of a keyboard with each move.
 */

import type { JSX } from "preact";
import type { Known } from "railhead-client";
import { CARD_COLORS, CardMark } from "../board/marks.tsx";
import { t } from "../texts.ts";
import { CARDS, type Card, type Move } from "./words.ts";

interface CardsProps {
  known: Known;
  moves: readonly Move[] | null;
  isBusy: boolean;
  play: (move: Move) => void;
}

export function Cards({ known, moves, isBusy, play }: CardsProps): JSX.Element {
  const find = (wanted: (move: Move) => boolean) => (isBusy ? undefined : moves?.find(wanted));
  const blind = find(({ type }) => type === "draw_card");
  const tickets = find(({ type }) => type === "draw_tickets");
  const pass = find(({ type }) => type === "pass");
  const { phase, seats } = known.table;
  const isAway = known.you != null && seats[known.you.seat]?.on_vacation;
  const hint =
    known.you?.to_move && !isAway && phase.name === "turn" && phase.step.name !== "tunnel"
      ? t(
          `step-${phase.step.name}`,
          phase.step.name === "keep_tickets" ? { count: phase.step.count } : {},
        )
      : null;
  return (
    <>
      {hint && <p class="hint">{hint}</p>}
      <section class="draw" aria-label={t("web-row")}>
        {known.table.row.map((card, slot) => {
          const move = find((move) => move.type === "take_face_up" && move.slot === slot);
          return card ? (
            <TrainCard
              key={slot}
              card={card}
              label={t("web-take", { card: t(`card-${card}`) })}
              shortcut={String(slot + 1)}
              act={move && (() => play(move))}
            />
          ) : (
            <span key={slot} class="train-card empty" />
          );
        })}
        <button
          type="button"
          class="pile"
          aria-keyshortcuts="d"
          aria-disabled={!blind}
          onClick={() => blind && play(blind)}
        >
          <b class="number">{known.table.deck}</b>
          <span>{t("web-deck")}</span>
        </button>
        <button
          type="button"
          class="pile"
          aria-disabled={!tickets}
          onClick={() => tickets && play(tickets)}
        >
          <b class="number">{known.table.tickets}</b>
          <span>{t("web-draw-tickets")}</span>
        </button>
      </section>
      {pass && (
        <button type="button" class="button wide" onClick={() => play(pass)}>
          {t("web-pass")}
        </button>
      )}
      <ul class="hand" aria-label={t("web-hand")}>
        {CARDS.filter((card) => (known.you?.hand[card] ?? 0) > 0).map((card) => (
          <li key={card}>
            <HandCard card={card} count={known.you!.hand[card]} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Face({ card }: { card: Card }): JSX.Element {
  return (
    <svg viewBox="-8 -6 16 12" aria-hidden="true">
      <CardMark card={card} />
    </svg>
  );
}

const colors = (card: Card) => ({ background: CARD_COLORS[card][0], color: CARD_COLORS[card][1] });

function TrainCard({
  card,
  label,
  shortcut,
  act,
}: {
  card: Card;
  label: string;
  shortcut: string;
  act: (() => void) | undefined;
}): JSX.Element {
  return (
    <button
      type="button"
      class="train-card"
      style={colors(card)}
      aria-keyshortcuts={shortcut}
      aria-disabled={!act}
      aria-label={label}
      title={label}
      onClick={act}
    >
      <Face card={card} />
    </button>
  );
}

function HandCard({ card, count }: { card: Card; count: number }): JSX.Element {
  return (
    <span
      class="train-card held"
      style={colors(card)}
      role="img"
      aria-label={`${count} × ${t(`card-${card}`)}`}
    >
      <Face card={card} />
      <b class="number">{count}</b>
    </span>
  );
}

/** Cards in a row, as many as are paid. */
export function Paid({
  color,
  locomotives,
  price,
}: {
  color: Card | null;
  locomotives: number;
  price: number;
}): JSX.Element {
  const cards = [
    ...Array<Card | null>(price - locomotives).fill(color),
    ...Array<Card>(locomotives).fill("locomotive"),
  ];
  return (
    <span class="paid" aria-hidden="true">
      {cards.map(
        (card, position) =>
          card && (
            <i key={position} class="train-card small" style={colors(card)}>
              <Face card={card} />
            </i>
          ),
      )}
    </span>
  );
}
