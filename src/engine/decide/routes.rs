//! Claiming routes (R5).

use super::{
    super::{
        board::{Route, RouteFacts},
        event::Event,
        game::Game,
        payment::{Payment, Price},
        rejection::Rejection,
        seat::Seat,
    },
    Draft, tunnels, turns,
};
use rand::Rng;

pub(super) fn claim(
    draft: &mut Draft<'_, impl Rng>,
    seat: Seat,
    route: Route,
    payment: Payment,
) -> Result<(), Rejection> {
    draft.game.check_claim(seat, route)?;
    Price::of_route(route.facts()).check(payment, draft.game.players[seat].hand)?;
    if route.facts().tunnel {
        tunnels::lay(draft, seat, route, payment);
    } else {
        take(draft, seat, route, payment);
    }
    Ok(())
}

/// The route changes hands, which ends the turn.
pub(super) fn take(draft: &mut Draft<'_, impl Rng>, seat: Seat, route: Route, payment: Payment) {
    draft.record(Event::RouteClaimed { seat, route, payment, points: route.points() });
    turns::end(draft, seat);
}

impl Game {
    /// Whether a seat may claim a route, its cards apart: the route is free (R5.5) and the trains suffice (R5.3).
    pub(in super::super) fn check_claim(&self, seat: Seat, route: Route) -> Result<(), Rejection> {
        let RouteFacts { length, twin, .. } = *route.facts();
        if let Some(owner) = self.owners[route] {
            return Err(Rejection::RouteTaken { route, owner });
        }
        if let Some((twin, owner)) = twin.and_then(|twin| Some((twin, self.owners[twin]?))) {
            if owner == seat {
                return Err(Rejection::BothTracks { twin });
            }
            if self.options.seats <= 3 {
                return Err(Rejection::TrackClosed { twin });
            }
        }
        let have = self.players[seat].trains;
        if have < length { Err(Rejection::TrainsShort { need: length, have }) } else { Ok(()) }
    }
}
