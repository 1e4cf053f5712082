//! Choosing the first tickets (R2.2, R2.5) and drawing more (R7).

use super::{
    super::{
        draws::Draw,
        event::Event,
        game::{Game, Phase},
        integer::Int,
        rejection::Rejection,
        seat::Seat,
        ticket::{MAX_OFFERED, MAX_RETURNED, OfferedTickets, Ticket, TicketId, TicketIds, TicketKind, TicketOffer},
        variant::RejectedTickets,
    },
    Decision, turns,
};

/// Checks that the named tickets are distinct, are part of the offer, and are as many as may be
/// kept.
pub(super) fn check_kept(offer: &TicketOffer, kept: &[TicketId]) -> Result<(), Rejection> {
    for (at, &ticket) in kept.iter().enumerate() {
        let offered = offer.tickets.iter().any(|other| other.id == ticket);
        if !offered || kept.iter().take(at).any(|other| *other == ticket) {
            return Err(Rejection::TicketNotOffered { ticket });
        }
    }
    let TicketOffer { keep_min, keep_max, .. } = *offer;
    if (usize::from(keep_min)..=usize::from(keep_max)).contains(&kept.len()) {
        Ok(())
    } else {
        Err(Rejection::KeepCount { kept: kept.len(), keep_min, keep_max })
    }
}

/// Deals a seat the next tickets of the variant (R2.2). Does nothing after the last deal.
pub(super) fn deal(decision: &mut Decision<'_>, seat: Seat) {
    let Phase::Dealing { deals, .. } = &decision.game.phase else { return };
    let Some(deal) = decision.game.variant_rules().deals.get(usize::from(deals[seat])) else { return };
    let before = decision.game.tickets_drawn(seat);
    let Decision { game, chance, .. } = decision;
    let ticket = |number| Draw::Ticket(seat, before + number);
    let mut tickets: OfferedTickets = chance.tickets(&game.tickets.long, usize::from(deal.long), ticket);
    let ticket = |number| Draw::Ticket(seat, before + u32::from(deal.long) + number);
    tickets.extend::<OfferedTickets>(chance.tickets(&game.tickets.fresh, usize::from(deal.standard), ticket));
    let kept = u8::saturating_from(decision.game.players[seat].tickets.len());
    let keep_min = deal.keep_in_all.saturating_sub(kept);
    decision.record(Event::TicketsDealt { seat, tickets, keep_min, keep_max: deal.keep_max });
}

/// Keeps some of the dealt tickets, which may lead to the next deal. When everyone has chosen, the
/// first turn begins (R2.5).
pub(super) fn keep_dealt(decision: &mut Decision<'_>, seat: Seat, kept: &TicketIds) {
    decision.record(Event::TicketsKept { seat, tickets: *kept });
    box_rejected(decision, seat);
    deal(decision, seat);
    if let Phase::Dealing { first, offers, .. } = &decision.game.phase
        && !offers.any(Option::is_some)
    {
        let first = *first;
        return_rejected(decision);
        decision.record(Event::TurnStarted { seat: first });
    }
}

/// Removes rejected tickets that leave the game at once: long tickets, and in some variants all.
fn box_rejected(decision: &mut Decision<'_>, seat: Seat) {
    let is_boxed = |ticket: &&Ticket| match decision.game.variant_rules().rejected {
        RejectedTickets::Boxed => true,
        RejectedTickets::Returned => ticket.kind == TicketKind::Long,
    };
    let rejected = decision.game.tickets.rejected.iter().filter(is_boxed).take(MAX_OFFERED);
    let tickets = rejected.map(|ticket| ticket.id).collect::<TicketIds>();
    if !tickets.is_empty() {
        decision.record(Event::TicketsBoxed { seat, tickets });
    }
}

/// Puts rejected tickets under the deck in a secret random order (R2.2, R7.1).
fn return_rejected(decision: &mut Decision<'_>) {
    let draw = match &decision.game.phase {
        Phase::Turn(turn) => Draw::Order(Some(turn.seat), decision.game.tickets_drawn(turn.seat)),
        _ => Draw::Order(None, 0),
    };
    let Decision { game, chance, .. } = decision;
    let rejected = &game.tickets.rejected;
    let tickets = chance.tickets::<MAX_RETURNED>(rejected, rejected.len(), |_| draw);
    if !tickets.is_empty() {
        decision.record(Event::TicketsReturned { tickets: tickets.iter().map(|ticket| ticket.id).collect() });
    }
}

pub(super) fn draw(decision: &mut Decision<'_>, seat: Seat) -> Result<(), Rejection> {
    let count = usize::from(decision.game.variant_rules().drawn);
    let before = decision.game.tickets_drawn(seat);
    let Decision { game, chance, .. } = decision;
    let mut tickets: OfferedTickets =
        chance.tickets(&game.tickets.fresh, count, |number| Draw::Ticket(seat, before + number));
    // Then the returned ones, in their order.
    tickets.extend(game.tickets.returned.iter().take(count - tickets.len()).copied());
    if tickets.is_empty() {
        return Err(Rejection::NoTicketsLeft {});
    }
    let keep_max = u8::saturating_from(tickets.len());
    decision.record(Event::TicketsDrawn { seat, tickets, keep_min: 1, keep_max });
    Ok(())
}

/// Keeps some of the drawn tickets. The rest go under the deck in a secret random order (R7.1).
pub(super) fn keep_drawn(decision: &mut Decision<'_>, seat: Seat, kept: &TicketIds) {
    decision.record(Event::TicketsKept { seat, tickets: *kept });
    return_rejected(decision);
    turns::end(decision, seat);
}

impl Game {
    /// The number of tickets that a seat was offered, in a game with a shared deal.
    fn tickets_drawn(&self, seat: Seat) -> u32 {
        self.draws.as_ref().map_or(0, |draws| draws.tickets[seat])
    }
}
