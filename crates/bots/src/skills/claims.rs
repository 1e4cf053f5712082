//! Choosing claims and stations.

use super::player::{Intent, Player};
use crate::planning::lacking;
use railhead_engine::{Int, Move, Payment, Price, Route, trains};

/// The minimum points of a route worth a turn if no ticket needs it.
pub(crate) const WORTHY: u8 = 7;
/// The worth by which the second best may fall behind the best.
const NEARLY: i32 = 100;

impl Player<'_> {
    /// Claims a planned route, or builds a station for the tickets.
    pub fn serve_tickets<'m>(&self, moves: &'m [Move], intent: &Intent) -> Option<&'m Move> {
        self.claim_planned(moves, &intent.work.claims, intent.hurry).or_else(|| self.build_station(moves, intent))
    }

    /// Claims a long route besides the plan, draws tickets, or claims the target.
    pub fn seek_points<'m>(&self, moves: &'m [Move], intent: &Intent) -> Option<&'m Move> {
        self.claim_besides(moves, &intent.work.claims, WORTHY)
            .or_else(|| self.draw_tickets(moves, intent))
            .or_else(|| self.claim_target(moves, intent))
    }

    /// Claims a planned route with cards that the other planned routes do not need. In a hurry or
    /// with a large hand, claims any planned route it can pay.
    pub fn claim_planned<'m>(&self, moves: &'m [Move], planned: &[Route], hurry: bool) -> Option<&'m Move> {
        let whatever = hurry || self.position.you.hand.total() > self.style.large_hand;
        let options = claims(moves).filter(|(route, _, _)| planned.contains(route));
        self.pick(options.filter_map(|(route, payment, made)| {
            let loss = self.loss(planned, route, payment);
            let locomotives = i32::from(payment.locomotives);
            let worth = self.style.length * i32::from(route.facts().length) - 30 * loss - locomotives;
            let is_safe = !self.style.fears_tunnels || !self.is_risky(route, payment);
            (whatever || loss <= 0 && is_safe).then_some((worth, made))
        }))
    }

    /// Claims a route of this many points at least, for which the plan needs neither the cards nor
    /// the trains.
    pub fn claim_besides<'m>(&self, moves: &'m [Move], planned: &[Route], points: u8) -> Option<&'m Move> {
        let spare = self.spare_trains(planned);
        let is_good = |route: Route| route.points() >= points && route.facts().length <= spare;
        let options = claims(moves).filter(|(route, _, _)| is_good(*route));
        best(options.filter_map(|(route, payment, made)| {
            let worth = 10 * i32::from(route.points()) - 8 * i32::from(payment.locomotives);
            (self.loss(planned, route, payment) <= 0).then_some((worth, made))
        }))
    }

    /// The trains that the planned routes leave.
    pub fn spare_trains(&self, planned: &[Route]) -> u8 {
        self.position.seat.trains.saturating_sub(trains(planned))
    }

    /// Claims the route for which cards were collected, with the fewest locomotives, if nothing is
    /// planned.
    pub fn claim_target<'m>(&self, moves: &'m [Move], intent: &Intent) -> Option<&'m Move> {
        let target = (self.style.target)(self).filter(|_| intent.work.is_done())?;
        let payable = claims(moves).filter(|(route, _, _)| *route == target);
        best(payable.map(|(_, payment, made)| (-i32::from(payment.locomotives), made)))
    }

    /// Builds a station that lends a planned route (R8.2). It does so late: an opponent's route
    /// cannot be lost, and other ways may open.
    pub fn build_station<'m>(&self, moves: &'m [Move], intent: &Intent) -> Option<&'m Move> {
        let work = &intent.work;
        if !work.claims.is_empty() && !intent.hurry {
            return None;
        }
        let price = Price::of_station(self.position.stations_built()).cards;
        let options = moves.iter().filter_map(|made| {
            let Move::BuildStation { city, payment } = made else { return None };
            let lends = i32::saturating_from(work.borrowed.iter().filter(|route| route.touches(*city)).count());
            let lacks = i32::from(lacking(&work.claims, self.hand_after(*payment, price)));
            (lends > 0).then_some((5 * lends - 3 * lacks - 2 * i32::from(payment.locomotives), made))
        });
        best(options)
    }

    /// The best option, or sometimes the second best of a style that slips: one that is nearly as
    /// good.
    pub(super) fn pick<'m>(&self, options: impl Iterator<Item = (i32, &'m Move)>) -> Option<&'m Move> {
        if !self.slips {
            return best(options);
        }
        let mut options = options.collect::<Vec<_>>();
        options.sort_by_key(|(worth, _)| *worth);
        let (most, first) = options.pop()?;
        let second = options.pop().filter(|(worth, _)| most - worth <= NEARLY);
        Some(second.map_or(first, |(_, made)| made))
    }
}

/// Pays a tunnel's surcharge with the fewest locomotives, if possible: giving up would lose the
/// turn (R6.4).
pub(super) fn pay_tunnel(moves: &[Move]) -> Option<&Move> {
    let options = moves.iter().filter_map(|made| match made {
        Move::PayTunnel { locomotives } => Some((-i32::from(*locomotives), made)),
        Move::AbandonTunnel {} => Some((i32::MIN, made)),
        _ => None,
    });
    best(options)
}

/// The claims among the moves.
pub(crate) fn claims(moves: &[Move]) -> impl Iterator<Item = (Route, Payment, &Move)> {
    moves.iter().filter_map(|made| match made {
        Move::ClaimRoute { route, payment } => Some((*route, *payment, made)),
        _ => None,
    })
}

/// The option of the greatest worth.
pub(crate) fn best<'m>(options: impl Iterator<Item = (i32, &'m Move)>) -> Option<&'m Move> {
    options.max_by_key(|(worth, _)| *worth).map(|(_, made)| made)
}
