//! Estimates which tickets each player holds, from the routes they own.

use super::{
    ways::{CLOSED, Costs, cheapest_way},
    world::World,
};
use railhead_engine::{Route, SeatView, Ticket, TicketKind};

/// The prior weight of a long ticket; a standard ticket has weight 1.
const LONG_WEIGHT: f64 = 2.0;
/// The weight of a ticket grows by a factor of e to this power as its way goes from not begun to
/// complete.
const FIT: f64 = 4.0;

/// The weight of each ticket as one that the seat holds: the more of its cheapest way the seat
/// owns, the higher.
pub(crate) fn likely(seen: &World, seat: &SeatView, tickets: &[Ticket]) -> Vec<(Ticket, f64)> {
    let mut anew = Costs::default();
    let mut now = Costs::default();
    for route in Route::all() {
        let owner = seen.owners[route];
        let cost = u16::from(route.facts().length) * 2 + 1;
        anew[route] = cost;
        now[route] = match owner {
            Some(owner) if owner == seat.seat => 0,
            Some(_) => CLOSED,
            None => cost,
        };
    }
    let weight = |ticket: &Ticket| {
        let whole = cheapest_way(ticket.id, &anew).map_or(1, |(cost, _)| cost.max(1));
        let rest = cheapest_way(ticket.id, &now).map_or(2 * whole, |(cost, _)| cost);
        let fit = 1.0 - f64::from(rest) / f64::from(whole);
        let prior = if ticket.kind == TicketKind::Long { LONG_WEIGHT } else { 1.0 };
        (*ticket, prior * (FIT * fit.max(-1.0)).exp())
    };
    tickets.iter().map(weight).collect()
}

#[cfg(test)]
#[expect(clippy::unwrap_used)]
mod tests {
    use super::{
        super::known::tests::{seat_view, world},
        *,
    };

    #[test]
    fn a_ticket_is_likelier_the_more_of_its_way_is_owned() {
        let mut world = world();
        let seat = seat_view();
        let tickets = ["paris-wien", "edinburgh-athina"].map(|name| Ticket {
            id: name.parse().unwrap(),
            points: 8,
            kind: TicketKind::Standard,
        });
        let weights =
            |world: &World| likely(world, &seat, &tickets).into_iter().map(|(_, weight)| weight).collect::<Vec<_>>();
        let before = weights(&world);
        let (_, way) = cheapest_way("paris-wien".parse().unwrap(), &Costs::default()).unwrap();
        way.into_iter().for_each(|route| world.owners[route] = Some(seat.seat));
        let after = weights(&world);
        assert!(after.first() > before.first(), "{before:?} {after:?}");
        assert!(after.first() > after.last(), "{after:?}");
    }
}
