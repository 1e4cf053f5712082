//! Plans for several tickets together, which share routes and stations.

use crate::{
    forest::{cost_of, forest},
    means::Means,
    search::connections,
    works::{Use, Way, Works},
};
use railhead_engine::{RouteSet, Ticket};
use std::cmp::Reverse;

/// The number of times that each ticket is planned.
const ROUNDS: u8 = 2;

/// The reason why a ticket cannot be completed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Shortage {
    /// No connection is left on the board.
    Board,
    /// The seat has too few trains.
    Trains,
    /// The seat has too few turns left.
    Turns,
}

/// A ticket with its connections as if it were the only one.
pub(crate) struct Alone {
    pub ticket: Ticket,
    pub ways: Vec<Way>,
}

/// A ticket and its connection in a joint plan.
pub(crate) struct Planned {
    pub ticket: Ticket,
    pub way: Result<Way, Shortage>,
}

/// The connection to take: the first that the trains and turns left allow beside the works of
/// others.
pub(crate) fn choose(ways: Vec<Way>, means: &Means, others: &Works) -> Result<Way, Shortage> {
    let mut shortage = Shortage::Board;
    for way in ways {
        match shortage_of(&way, means, others) {
            None => return Ok(way),
            Some(found) => shortage = found,
        }
    }
    Err(shortage)
}

fn shortage_of(way: &Way, means: &Means, others: &Works) -> Option<Shortage> {
    let mut all = others.clone();
    all.add(way);
    if means.turns_left.is_some_and(|left| all.turns() > left) {
        return Some(Shortage::Turns);
    }
    (all.trains() > means.trains).then_some(Shortage::Trains)
}

/// The plan for several tickets together, in the order in which they are planned. The works `base`
/// count as built.
pub(crate) fn together(alone: &[&Alone], means: &Means, base: &Works) -> Vec<Planned> {
    let mut order = alone.to_vec();
    order.sort_by_key(|alone| (Reverse(alone.ticket.points), least_trains(alone)));
    let unplanned = |alone: &&Alone| Planned { ticket: alone.ticket, way: Err(Shortage::Board) };
    let mut planned = order.iter().map(unplanned).collect::<Vec<_>>();
    for _ in 0..ROUNDS {
        for (at, Alone { ticket, .. }) in order.iter().enumerate() {
            let others = works_without(&planned, at, base);
            let way = choose(connections(ticket.id, means, &others), means, &others);
            if let Some(known) = planned.get_mut(at).filter(|known| way.is_ok() || known.way.is_err()) {
                known.way = way;
            }
        }
    }
    match cheaper(&planned, means, base) {
        Some(cheaper) => cheaper,
        None => planned,
    }
}

/// The cheapest plan that needs no station, if this one needs none either and costs more, or leaves tickets
/// out. In the last round there is one turn at most, and nothing to share.
fn cheaper(planned: &[Planned], means: &Means, base: &Works) -> Option<Vec<Planned>> {
    let known = works_without(planned, planned.len(), base);
    let borrows = |planned: &Planned| planned.way.iter().flatten().any(|leg| matches!(leg.used, Use::Borrow(_)));
    if planned.len() < 2 || means.turns_left.is_some() || planned.iter().any(borrows) {
        return None;
    }
    let tickets = planned.iter().map(|planned| planned.ticket.id).collect::<Vec<_>>();
    let claims = forest(&tickets, means, base)?.iter().filter(|route| means.is_open(*route));
    let works = Works { claims: claims.chain(base.claims.iter()).collect(), loans: base.loans.clone() };
    let is_whole = planned.iter().all(|planned| planned.way.is_ok());
    let cost = |claims: RouteSet| cost_of(claims.iter(), means);
    if works.trains() > means.trains || is_whole && cost(works.claims) >= cost(known.claims) {
        return None;
    }
    let plan = |Planned { ticket, .. }: &Planned| {
        let way = connections(ticket.id, means, &works).into_iter().next()?;
        Some(Planned { ticket: *ticket, way: Ok(way) })
    };
    planned.iter().map(plan).collect()
}

fn least_trains(alone: &Alone) -> u8 {
    alone.ways.iter().map(|way| Works::of([way]).trains()).min().unwrap_or(u8::MAX)
}

/// The works of all planned tickets but the one at this index.
fn works_without(planned: &[Planned], without: usize, base: &Works) -> Works {
    let mut works = base.clone();
    let others = planned.iter().enumerate().filter(|(at, _)| *at != without);
    others.filter_map(|(_, planned)| planned.way.as_ref().ok()).for_each(|way| works.add(way));
    works
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::forest::tests::means;
    use railhead_engine::{Route, TicketId, TicketKind};

    /// The tickets of the ends of two routes, one of a single train and one of eight.
    #[test]
    fn of_equal_points_the_ticket_with_fewer_trains_comes_first() {
        let means = means();
        let alone = |length: u8, points: u8| {
            let route = Route::all().find(|route| route.facts().length == length);
            let ends = route.map(Route::facts).map(|facts| TicketId { from: facts.from, to: facts.to });
            let ticket = |id| Ticket { id, points, kind: TicketKind::Standard };
            ends.map(|id| Alone { ticket: ticket(id), ways: connections(id, &means, &Works::default()) })
        };
        let lengths = |tickets: [Option<Alone>; 2]| {
            let tickets = tickets.iter().flatten().collect::<Vec<_>>();
            let planned = together(&tickets, &means, &Works::default());
            planned
                .iter()
                .map(|planned| {
                    least_trains(&Alone { ticket: planned.ticket, ways: planned.way.iter().cloned().collect() })
                })
                .collect::<Vec<_>>()
        };
        let in_order = lengths([alone(1, 5), alone(8, 5)]);
        assert!(in_order.is_sorted() && in_order.len() == 2 && in_order.first() < in_order.last(), "{in_order:?}");
        assert_eq!(lengths([alone(8, 5), alone(1, 5)]), in_order);
        assert!(lengths([alone(1, 5), alone(8, 6)]).into_iter().rev().eq(in_order), "most points come first");
    }
}
