//! Selects the moves that are worth trying.

use crate::{
    position::SeatPosition,
    worlds::{Known, light},
};
use railhead_engine::{Move, Network, best_borrowing};
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
            chosen.push(*made);
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

/// The station that completes the most points of open tickets, with its cheapest payment; none if no
/// station completes any.
pub(crate) fn station(position: &SeatPosition<'_>, moves: &[Move]) -> Option<Move> {
    let seat = position.you.seat;
    let own = position.owned_by(seat);
    let open = position.you.tickets.iter().filter(|ticket| !ticket.completed).map(|own| own.ticket).collect::<Vec<_>>();
    let mut stations = position.own_stations().collect::<Vec<_>>();
    let mut completed = |city| {
        stations.push(city);
        let lent = best_borrowing(&position.owners, seat, &stations, &own, &open);
        stations.pop();
        let network = Network::of(own.iter().copied().chain(lent.iter().map(|lent| lent.route)));
        open.iter().filter(|ticket| network.completes(ticket.id)).map(|ticket| i32::from(ticket.points)).sum::<i32>()
    };
    let mut best = None::<((i32, i32), &Move)>;
    let mut tried = None;
    for made in moves {
        let Move::BuildStation { city, payment } = made else { continue };
        let points = match tried {
            Some((same, points)) if same == *city => points,
            _ => completed(*city),
        };
        tried = Some((*city, points));
        let worth = (points, -i32::from(payment.locomotives));
        if points > 0 && best.is_none_or(|(known, _)| worth > known) {
            best = Some((worth, made));
        }
    }
    best.map(|(_, made)| *made)
}
