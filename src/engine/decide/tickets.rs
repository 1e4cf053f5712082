//! Choosing the first tickets (R2.2, R2.5) and drawing more (R7).

use super::{
    super::{
        event::Event,
        game::Phase,
        rejection::Rejection,
        seat::Seat,
        ticket::{Offer, TicketId, sample},
        variant::Rejected,
    },
    Draft, turns,
};
use rand::Rng;

/// Whether the tickets named are different ones of the offer, and as many as may be kept.
pub(super) fn check_kept(offer: &Offer, kept: &[TicketId]) -> Result<(), Rejection> {
    for (at, &ticket) in kept.iter().enumerate() {
        let offered = offer.tickets.iter().any(|other| other.id == ticket);
        if !offered || kept.iter().take(at).any(|other| *other == ticket) {
            return Err(Rejection::TicketNotOffered { ticket });
        }
    }
    let Offer { keep_min, keep_max, .. } = *offer;
    if (usize::from(keep_min)..=usize::from(keep_max)).contains(&kept.len()) {
        Ok(())
    } else {
        Err(Rejection::KeepCount { kept: kept.len(), keep_min, keep_max })
    }
}

/// Keeps some of the first tickets; when all have chosen, the first turn begins (R2.5).
pub(super) fn keep_dealt(draft: &mut Draft<'_, impl Rng>, seat: Seat, kept: &[TicketId]) {
    draft.record(Event::TicketsKept { seat, tickets: kept.to_vec() });
    match draft.game.options.variant.rules().rejected {
        Rejected::Boxed => box_rejected(draft, seat),
    }
    if let Phase::Dealing { first, offers } = &draft.game.phase
        && !offers.any(Option::is_some)
    {
        draft.record(Event::TurnStarted { seat: *first });
    }
}

fn box_rejected(draft: &mut Draft<'_, impl Rng>, seat: Seat) {
    let tickets = draft.game.tickets.rejected.iter().map(|ticket| ticket.id).collect::<Vec<_>>();
    if !tickets.is_empty() {
        draft.record(Event::TicketsBoxed { seat, tickets });
    }
}

pub(super) fn draw(draft: &mut Draft<'_, impl Rng>, seat: Seat) -> Result<(), Rejection> {
    let count = draft.game.options.variant.rules().drawn;
    let tickets = draft.game.tickets.top(usize::from(count), draft.rng);
    if tickets.is_empty() {
        return Err(Rejection::NoTicketsLeft {});
    }
    let keep_max = tickets.len() as u8;
    draft.record(Event::TicketsDrawn { seat, tickets, keep_min: 1, keep_max });
    Ok(())
}

/// Keeps some of the tickets drawn; the rest go under the deck in secret random order (R7.1).
pub(super) fn keep_drawn(draft: &mut Draft<'_, impl Rng>, seat: Seat, kept: &[TicketId]) {
    draft.record(Event::TicketsKept { seat, tickets: kept.to_vec() });
    let rejected = &draft.game.tickets.rejected;
    let tickets = sample(rejected, rejected.len(), draft.rng);
    if !tickets.is_empty() {
        draft.record(Event::TicketsReturned { tickets: tickets.iter().map(|ticket| ticket.id).collect() });
    }
    turns::end(draft, seat);
}
