//! Intents that a seat could have: other tickets to pursue, and other ways to do so.

use super::{known::Known, world::Intent};
use crate::position::SeatPosition;
use railhead_engine::Route;
use rand::{Rng, RngExt};

/// The intents to try besides that of the light policy: each open ticket given up, all of them, and
/// none; and the ways if routes had other costs, so many times.
pub(crate) fn intents(known: &Known, position: &SeatPosition<'_>, others: u32, rng: &mut dyn Rng) -> Vec<Intent> {
    let seat = position.you.seat;
    let mut world = known.seen_by_its_seat();
    world.make_plan(seat);
    let mut intents = vec![world.players[seat].intent.clone()];
    let tickets = world.open_tickets(seat);
    let costs = world.costs(seat);
    let mut add = |intent: &Intent| {
        if !intents.contains(intent) {
            intents.push(intent.clone());
        }
    };
    for given_up in 0..tickets.len() {
        let mut kept = tickets.clone();
        kept.remove(given_up);
        world.pursue(seat, kept, &costs, true);
        add(&world.players[seat].intent);
    }
    world.pursue(seat, tickets.clone(), &costs, false);
    add(&world.players[seat].intent);
    world.pursue(seat, Vec::new(), &costs, true);
    add(&world.players[seat].intent);
    for _ in 0..others {
        let mut changed = costs;
        for route in Route::all().filter(|route| costs[*route] > 0) {
            let percent = rng.random_range(50..=170);
            changed[route] = u16::try_from(u32::from(costs[route]) * percent / 100).unwrap_or(u16::MAX);
        }
        world.pursue(seat, tickets.clone(), &changed, true);
        add(&world.players[seat].intent);
    }
    intents.remove(0);
    intents
}
