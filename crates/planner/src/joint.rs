//! Plans for several tickets together, which share routes and stations.

use crate::{
    means::Means,
    search::connections,
    works::{Way, Works},
};
use railhead_engine::Ticket;
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
    planned
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
