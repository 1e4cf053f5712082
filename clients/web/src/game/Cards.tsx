/**
 * The hand, the face-up cards and the decks. What cannot be pressed now is not `disabled`: it would
 * lose the focus of a keyboard with each move.
 */

import type { JSX } from "preact";
import type { Known, Schemas } from "railhead-client";
import type { Board as Facts } from "../app.ts";
import { CARD_COLORS, CardMark } from "../board/marks.tsx";
import { t } from "../texts.ts";
import { CARDS, type Card } from "./kinds.ts";
import { without } from "./payments.ts";
import type { Cue } from "./playback.ts";
import type { Move } from "./words.ts";

interface CardsProps {
  known: Known;
  facts: Facts;
  moves: readonly Move[] | null;
  /** A move that is on its way. */
  sent: Move | null;
  /** The event in playback. */
  cue: Cue | null;
  play: (move: Move) => void;
}

export function Cards({ known, facts, moves, sent, cue, play }: CardsProps): JSX.Element {
  const find = (wanted: (move: Move) => boolean) => (sent ? undefined : moves?.find(wanted));
  const blind = find(({ type }) => type === "draw_card");
  const tickets = find(({ type }) => type === "draw_tickets");
  const pass = find(({ type }) => type === "pass");
  const hand = handOf(known, facts);
  return (
    <>
      <section class="draw" aria-label={t("web-row")}>
        {known.table.row.map((card, slot) => {
          const move = find((move) => move.type === "take_face_up" && move.slot === slot);
          return (
            <SlotCard
              key={slot}
              slot={slot}
              card={card ?? null}
              cue={cue}
              isSent={sent?.type === "take_face_up" && sent.slot === slot}
              act={move && (() => play(move))}
            />
          );
        })}
        <button
          type="button"
          class={pileClass(sent?.type === "draw_card")}
          aria-keyshortcuts="d"
          aria-disabled={!blind}
          onClick={() => blind && play(blind)}
        >
          <b class="number">{known.table.deck}</b>
          <span>{t("web-deck")}</span>
        </button>
        <button
          type="button"
          class={pileClass(sent?.type === "draw_tickets")}
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
      <Hand hand={hand} />
    </>
  );
}

/** The cards of a player, each colour once with its number. */
export function Hand({ hand }: { hand: Schemas["TrainCards"] | null }): JSX.Element {
  return (
    <ul class="hand" aria-label={t("web-hand")}>
      {CARDS.filter((card) => (hand?.[card] ?? 0) > 0).map((card) => (
        <li key={card}>
          <HandCard card={card} count={hand?.[card] ?? 0} />
        </li>
      ))}
    </ul>
  );
}

const pileClass = (isSent: boolean): string => `pile ${isSent ? "sent" : ""}`;

/** The hand. Cards staked for a tunnel lie beside it. */
export function handOf({ you, table }: Known, facts: Facts): Schemas["TrainCards"] | null {
  if (!you) return null;
  const { phase } = table;
  if (phase.name !== "turn" || phase.seat !== you.seat || phase.step.name !== "tunnel")
    return you.hand;
  const { payment, route } = phase.step;
  return without(you.hand, payment, facts.routes.get(route)?.length ?? 0);
}

export function CardFace({ card }: { card: Card }): JSX.Element {
  return (
    <svg viewBox="-8 -6 16 12" aria-hidden="true">
      <CardMark card={card} />
    </svg>
  );
}

export const colors = (card: Card) => ({
  background: CARD_COLORS[card][0],
  color: CARD_COLORS[card][1],
});

/** A place of the row. It stays where it is while its card is replaced, and keeps the focus. */
function SlotCard({
  slot,
  card,
  cue,
  isSent,
  act,
}: {
  slot: number;
  card: Card | null;
  cue: Cue | null;
  isSent: boolean;
  act: (() => void) | undefined;
}): JSX.Element {
  const label = card ? t("web-take", { card: t(`card-${card}`) }) : t("web-row-empty");
  const event = cue?.event;
  const isLeaving = event?.type === "card_taken" && event.slot === slot;
  const isTurning =
    event?.type === "row_replaced" || (event?.type === "card_turned_up" && event.slot === slot);
  return (
    <button
      type="button"
      class={`train-card ${card ? "" : "empty"} ${isLeaving ? "leaving" : ""} ${isTurning ? "turning" : ""} ${isSent ? "sent" : ""}`}
      style={card ? colors(card) : { background: "", color: "" }}
      aria-keyshortcuts={String(slot + 1)}
      aria-disabled={!act}
      aria-label={label}
      title={label}
      onClick={act}
    >
      {card && <CardFace card={card} />}
    </button>
  );
}

function HandCard({ card, count }: { card: Card; count: number }): JSX.Element {
  return (
    <span
      class="train-card held"
      data-hand={card}
      style={colors(card)}
      role="img"
      aria-label={`${count} × ${t(`card-${card}`)}`}
    >
      <CardFace card={card} />
      <b class="number">{count}</b>
    </span>
  );
}

/** A card on the table, with a mark if it matches. */
export function LaidCard({
  card,
  label,
  isMarked,
}: {
  card: Card;
  label: string;
  isMarked: boolean;
}): JSX.Element {
  return (
    <i
      class={`train-card small turning ${isMarked ? "marked" : ""}`}
      style={colors(card)}
      role="img"
      aria-label={label}
      title={label}
    >
      <CardFace card={card} />
    </i>
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
              <CardFace card={card} />
            </i>
          ),
      )}
    </span>
  );
}
