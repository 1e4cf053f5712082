//! Tries a move in a sampled world: makes it, then finishes the turn and the game by the light
//! policy.

use super::{
    known::Known,
    outcome::Outcome,
    world::{Intent, World},
};
use crate::position::SeatPosition;
use railhead_engine::{Card, Move, PhaseView, StepView, TicketId};

/// A move on trial, and what the seat is up to afterwards: if nothing else is said, what the light
/// policy is.
#[derive(Clone, PartialEq)]
pub(crate) struct Trial {
    pub made: Move,
    pub intent: Option<Intent>,
}

impl From<Move> for Trial {
    fn from(made: Move) -> Trial {
        Trial { made, intent: None }
    }
}

/// The end of the game for the seat, if it tries this in this world.
pub(crate) fn outcome_after(mut world: World, known: &Known, position: &SeatPosition<'_>, trial: &Trial) -> Outcome {
    let seat = position.you.seat;
    if let Some(intent) = &trial.intent {
        world.players[seat].intent.clone_from(intent);
    }
    make(&mut world, known, position, &trial.made);
    world.played_out(seat)
}

/// Makes a move of the seat and all else that its turn still brings, by the light policy.
pub(crate) fn make(world: &mut World, known: &Known, position: &SeatPosition<'_>, made: &Move) {
    let seat = position.you.seat;
    let phase = &position.view.table.phase;
    let is_second_card = matches!(phase, PhaseView::Turn { step: StepView::SecondCard, .. });
    match made {
        Move::DrawCard {} => {
            world.draw_blind(seat);
            if !is_second_card {
                world.draw_card(seat, false);
            }
        }
        Move::TakeFaceUp { slot } => {
            let taken = world.take_face_up(seat, *slot);
            if !is_second_card && taken != Some(Card::Locomotive) {
                world.draw_card(seat, false);
            }
        }
        Move::ClaimRoute { route, payment } => world.claim(seat, *route, *payment),
        Move::PayTunnel { .. } => {
            if let PhaseView::Turn { step: StepView::Tunnel { route, payment, surcharge, .. }, .. } = phase {
                world.settle_tunnel(seat, *route, *payment, *surcharge);
            }
        }
        Move::AbandonTunnel {} | Move::Pass {} => {}
        Move::DrawTickets {} => world.draw_tickets(seat),
        Move::KeepTickets { tickets } => keep(world, position, tickets),
        Move::BuildStation { city, payment } => world.build_station(seat, *city, *payment),
    }
    if matches!(phase, PhaseView::Dealing { .. }) {
        known.deal_the_rest(world);
    } else {
        world.end_turn();
    }
}

fn keep(world: &mut World, position: &SeatPosition<'_>, kept: &[TicketId]) {
    let seat = position.you.seat;
    let offered = position.you.offer.iter().flat_map(|offer| &offer.tickets).copied();
    let (kept, rest): (Vec<_>, Vec<_>) = offered.partition(|ticket| kept.contains(&ticket.id));
    world.players[seat].tickets.extend(kept);
    if matches!(position.view.table.phase, PhaseView::Turn { .. }) {
        world.return_tickets(rest);
    }
    world.make_plan(seat);
}
