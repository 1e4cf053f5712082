//! The choice of the light policy (see `playout`), as a move.

use super::{known::Known, playout::Deed, world::World};
use crate::position::SeatPosition;
use railhead_engine::{Move, PhaseView, Seat, StepView, TicketId, TicketOffer};

/// The move of the light policy. None for a tunnel's surcharge and for a turn of the last round.
pub(crate) fn choose(known: &Known, position: &SeatPosition<'_>, moves: &[Move]) -> Option<Move> {
    let seat = position.you.seat;
    let mut world = known.seen_by_its_seat();
    if let Some(offer) = &position.you.offer {
        let kept = kept(&mut world, seat, offer);
        let is_it = |made: &&Move| match made {
            Move::KeepTickets { tickets } => {
                tickets.len() == kept.len() && tickets.iter().all(|ticket| kept.contains(ticket))
            }
            _ => false,
        };
        return moves.iter().find(is_it).cloned();
    }
    match &position.view.table.phase {
        PhaseView::Turn { step: StepView::Choose, turns_left: None, .. } => intended(&mut world, seat),
        PhaseView::Turn { step: StepView::SecondCard, .. } => {
            world.keep_plan(seat);
            Some(drawn(&world, seat, false))
        }
        PhaseView::Turn { .. }
        | PhaseView::Lobby
        | PhaseView::Dealing { .. }
        | PhaseView::Finished { .. }
        | PhaseView::Voided { .. } => None,
    }
}

/// The move that begins a turn. None for a turn of the last round without a claim.
pub(crate) fn intended(world: &mut World, seat: Seat) -> Option<Move> {
    Some(match world.intend(seat) {
        Deed::TunnelClaim(route, payment) => Move::ClaimRoute { route, payment },
        Deed::Station(city, payment) => Move::BuildStation { city, payment },
        Deed::Tickets => Move::DrawTickets {},
        Deed::Cards => drawn(world, seat, true),
        Deed::Nothing => return None,
    })
}

/// The first draw of the light policy, if it draws cards.
pub(crate) fn draw(known: &Known, position: &SeatPosition<'_>) -> Move {
    let mut world = known.seen_by_its_seat();
    world.keep_plan(position.you.seat);
    drawn(&world, position.you.seat, true)
}

fn drawn(world: &World, seat: Seat, is_first: bool) -> Move {
    world.wanted(seat, is_first).map_or(Move::DrawCard {}, |(slot, _)| Move::TakeFaceUp { slot })
}

fn kept(world: &mut World, seat: Seat, offer: &TicketOffer) -> Vec<TicketId> {
    let before = world.players[seat].tickets.len();
    world.keep(seat, &offer.tickets, offer.keep_min.into(), offer.keep_max.into());
    world.players[seat].tickets.iter().skip(before).map(|ticket| ticket.id).collect()
}
