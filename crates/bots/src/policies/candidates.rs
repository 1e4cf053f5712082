//! Selects the moves that are worth trying.

use crate::{
    position::SeatPosition,
    worlds::{Known, light},
};
use railhead_engine::Move;
use std::cmp::Reverse;

/// The number of claims tried besides the favourite. The more there are, the less of the budget is
/// left for each.
const CLAIMS: usize = 5;

/// The moves to try, the favourite first.
pub(crate) fn candidates(known: &Known, position: &SeatPosition<'_>, moves: &[Move], favourite: Move) -> Vec<Move> {
    let mut chosen = vec![favourite];
    if !chosen.iter().any(is_draw) {
        let draw = light::draw(known, position);
        chosen.extend(moves.iter().find(|made| **made == draw).cloned());
    }
    let others = moves.iter().filter(|made| {
        matches!(
            made,
            Move::DrawTickets {} | Move::KeepTickets { .. } | Move::PayTunnel { .. } | Move::AbandonTunnel {}
        )
    });
    for made in others.chain(claims(position, moves).into_iter().take(CLAIMS)) {
        if !chosen.contains(made) {
            chosen.push(made.clone());
        }
    }
    chosen
}

fn is_draw(made: &Move) -> bool {
    matches!(made, Move::DrawCard {} | Move::TakeFaceUp { .. })
}

/// The best payment for each route, the most valuable claims first.
fn claims<'m>(position: &SeatPosition<'_>, moves: &'m [Move]) -> Vec<&'m Move> {
    let hand = position.you.hand;
    let mut best = Vec::<(_, i32, &Move)>::new();
    for made in moves {
        let Move::ClaimRoute { route, payment } = made else { continue };
        let held = payment.color.map_or(0, |color| i32::from(hand[color.card()]));
        let worth = 10 * i32::from(route.points()) - 8 * i32::from(payment.locomotives) + held;
        match best.iter_mut().find(|(other, ..)| other == route) {
            Some(known) if known.1 < worth => *known = (*route, worth, made),
            Some(_) => {}
            None => best.push((*route, worth, made)),
        }
    }
    best.sort_by_key(|(_, worth, _)| Reverse(*worth));
    best.into_iter().map(|(.., made)| made).collect()
}
