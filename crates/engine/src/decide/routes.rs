//! Claiming routes (R5).

use super::{
    super::{
        board::{Route, RouteFacts},
        event::Event,
        game::Game,
        owners::second_track_closes,
        payment::{Payment, Price},
        rejection::Rejection,
        seat::Seat,
    },
    Decision, tunnels, turns,
};

pub(super) fn claim(decision: &mut Decision<'_>, seat: Seat, route: Route, payment: Payment) -> Result<(), Rejection> {
    decision.game.check_claim(seat, route)?;
    Price::of_route(route.facts()).check(payment, decision.game.players[seat].hand)?;
    if route.facts().tunnel {
        tunnels::lay(decision, seat, route, payment);
    } else {
        take(decision, seat, route, payment);
    }
    Ok(())
}

/// Gives the route to its new owner, which ends the turn.
pub(super) fn take(decision: &mut Decision<'_>, seat: Seat, route: Route, payment: Payment) {
    decision.record(Event::RouteClaimed { seat, route, payment, points: route.points() });
    turns::end(decision, seat);
}

impl Game {
    /// Checks that a seat may claim a route, regardless of its cards: the route is open to it
    /// (R5.5) and it has enough trains (R5.3).
    fn check_claim(&self, seat: Seat, route: Route) -> Result<(), Rejection> {
        let is_open = self.owners.open_to(seat).routes().contains(route);
        let may_claim = is_open && route.facts().length <= self.players[seat].trains;
        if may_claim { Ok(()) } else { Err(self.why_closed(seat, route)) }
    }

    fn why_closed(&self, seat: Seat, route: Route) -> Rejection {
        let RouteFacts { length, twin, .. } = *route.facts();
        if let Some(owner) = self.owners[route] {
            return Rejection::RouteTaken { route, owner };
        }
        if let Some((twin, owner)) = twin.and_then(|twin| Some((twin, self.owners[twin]?))) {
            if owner == seat {
                return Rejection::BothTracks { twin };
            }
            if second_track_closes(self.options.seats) {
                return Rejection::TrackClosed { twin };
            }
        }
        Rejection::TrainsShort { need: length, have: self.players[seat].trains }
    }
}
