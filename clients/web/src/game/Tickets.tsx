/** The player's tickets, and the choice of new ones. */

import type { JSX } from "preact";
import type { Known, Schemas } from "railhead-client";
import { offerColor } from "../board/offered.tsx";
import { t } from "../texts.ts";
import { Icon } from "../ui/icons.tsx";
import { useLeadOn } from "./focus.ts";
import type { SeatPlan } from "./planner.ts";
import { isLent, ticketsOf } from "./standing.ts";
import { points, ticket as written, type Move } from "./words.ts";

/** The tickets of a seat in a replay. */
export function SeatTickets({ known }: { known: Known }): JSX.Element {
  const tickets = ticketsOf(known);
  if (tickets.length === 0) return <p class="faint">{t("web-tickets-none")}</p>;
  const sorted = [...tickets].sort(
    (a, b) => Number(a.completed) - Number(b.completed) || b.points - a.points,
  );
  return (
    <ul class="list tickets">
      {sorted.map(({ id, points: worth, completed }) => (
        <li key={id} class="entry">
          <span
            class={`tick ${completed ? "done" : ""}`}
            role="img"
            aria-label={t(completed ? "ticket-completed" : "ticket-failed")}
          >
            <Icon name={completed ? "check" : "open"} />
          </span>
          <span class="ends">{written(id)}</span>
          <b class="number">{points(worth)}</b>
        </li>
      ))}
    </ul>
  );
}

/** The number of completed tickets, and a mark for those that only a station connects so far. */
export function TicketCount({ known, plan }: { known: Known; plan: SeatPlan | null }): JSX.Element {
  const tickets = ticketsOf(known);
  const lent = tickets.filter((ticket) => isLent(ticket, plan)).length;
  return (
    <span class="count">
      {tickets.filter(({ completed }) => completed).length}/{tickets.length}
      {lent > 0 && <HalfDone label={t("web-tickets-lent", { count: lent })} />}
    </span>
  );
}

/** A circle, half of it filled: connected by a station, which counts at the end. */
export function HalfDone({ label }: { label?: string }): JSX.Element {
  return (
    <svg
      class="half-done"
      viewBox="0 0 16 16"
      role={label === undefined ? undefined : "img"}
      aria-label={label}
      aria-hidden={label ? undefined : "true"}
    >
      <circle cx="8" cy="8" r="6" />
      <path d="M8 2a6 6 0 0 0 0 12z" />
    </svg>
  );
}

interface OfferProps {
  offer: Schemas["TicketOffer"];
  /** The tickets that the player has chosen. */
  kept: ReadonlySet<string>;
  keep: (tickets: ReadonlySet<string>) => void;
  moves: readonly Move[] | null;
  /** The needs of the tickets, as far as they are known. */
  plan: SeatPlan | null;
  isBusy: boolean;
  play: (move: Move) => void;
}

/** New tickets: the player keeps some of them. Any choice that the server allows is a move. */
export function Offer({ offer, kept, keep, moves, plan, isBusy, play }: OfferProps): JSX.Element {
  const ids = offer.tickets.map(({ id }) => id);
  const chosen = ids.filter((id) => kept.has(id));
  const move = moves?.find(
    (move) =>
      move.type === "keep_tickets" &&
      move.tickets.length === chosen.length &&
      chosen.every((id) => move.tickets.includes(id)),
  );
  const shown = useLeadOn();
  const toggle = (id: string) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    keep(next);
  };
  return (
    <section ref={shown} class="card asked offer" aria-label={t("web-choose-tickets")}>
      <h2>
        {t("web-choose-tickets")}{" "}
        <small class="faint">
          {together(plan, chosen) ??
            t(offer.keep_min === offer.keep_max ? "web-keep-exactly" : "web-keep-between", {
              min: offer.keep_min,
              max: offer.keep_max,
            })}
        </small>
      </h2>
      <ul>
        {offer.tickets.map((ticket, position) => (
          <li key={ticket.id}>
            <label class={`check ${kept.has(ticket.id) ? "kept" : ""}`}>
              <input
                type="checkbox"
                data-number={position + 1}
                style={{ background: offerColor(position) }}
                checked={kept.has(ticket.id)}
                onChange={() => toggle(ticket.id)}
              />
              <span class="grow">
                {written(ticket.id)}
                {ticket.kind === "long" && <small class="faint"> · {t("web-long-ticket")}</small>}
                <Needed plan={plan} id={ticket.id} />
              </span>
              <b class="number" title={points(ticket.points)}>
                <span aria-hidden="true">{ticket.points}</span>
                <span class="visually-hidden">{points(ticket.points)}</span>
              </b>
            </label>
          </li>
        ))}
      </ul>
      <button
        type="button"
        class="button primary wide"
        aria-disabled={!move || isBusy}
        onClick={() => move && !isBusy && play(move)}
      >
        {t("web-keep", { count: Math.max(chosen.length, offer.keep_min) })}
      </button>
    </section>
  );
}

/** The trains that an offered ticket would need alone. */
function Needed({ plan, id }: { plan: SeatPlan | null; id: string }): JSX.Element | null {
  const planned = plan?.tickets.find(({ ticket }) => ticket.id === id);
  if (!planned) return null;
  const trains = planned.connections[0]?.cost.trains ?? 0;
  const isPossible = planned.status === "possible" || planned.status === "done";
  const words = t(isPossible ? "trains" : `web-plan-${planned.status}`, { count: trains });
  return <small class={`needed ${planned.status}`}> · {words}</small>;
}

/** The trains for the chosen tickets and those held, in words; null unless they may be kept. */
function together(plan: SeatPlan | null, kept: readonly string[]): string | null {
  const choice = plan?.choices.find(
    ({ keep }) => keep.length === kept.length && keep.every((id) => kept.includes(id)),
  );
  if (!plan || !choice || kept.length === 0) return null;
  return t("web-plan-together", { needed: choice.cost.trains, trains: plan.trains });
}
