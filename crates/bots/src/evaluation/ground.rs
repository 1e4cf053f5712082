//! The ground of a position, which does not depend on the cards: the owned routes, the ways of the tickets,
//! and the longest paths. Positions that differ by their cards share it.

use crate::worlds::{CLOSED, Costs, World, exits, ways};
use railhead_engine::{BySeat, Network, Route, Seat, Ticket, longest_path, trains};

/// The cost of another's route, in half trains: a station.
const STATION: u16 = 12;
/// The cost of another's route beside an own station.
const LENT: u16 = 1;

/// The ground of a position, by seat.
#[derive(Clone, Default)]
pub(crate) struct Ground(BySeat<Standing>);

/// A seat on the ground, with the shortest ways for all its open tickets. Its hand changes nothing in them:
/// what a card is worth does not jump because a plan is given up for another.
#[derive(Clone, Default)]
pub(super) struct Standing {
    /// The routes to be claimed.
    pub claims: Vec<Route>,
    /// The routes of others to be borrowed with stations that are still to be built.
    pub borrowed: Vec<Route>,
    /// The length of the longest path.
    pub path: u8,
    /// The points of completed tickets.
    pub done: f32,
    /// The points of those that the ways complete.
    pub hoped: f32,
    /// The points of the others.
    pub lost: f32,
}

impl Ground {
    pub fn of(world: &World) -> Ground {
        let mut ground = Ground::default();
        Seat::first(world.seats).for_each(|seat| ground.0[seat] = Standing::of(world, seat));
        ground
    }

    /// The ground of a world in which one seat has claimed a route since. Shortest ways of others that the
    /// route is not part of stay the shortest.
    pub fn after_claim(&self, world: &World, seat: Seat, route: Route) -> Ground {
        let mut next = self.clone();
        let is_used =
            |way: &Standing| way.claims.iter().any(|claim| *claim == route || claim.facts().twin == Some(route));
        for other in Seat::first(world.seats) {
            let may_borrow = 2 * u16::from(route.facts().length) >= STATION;
            if other == seat || may_borrow || is_used(&self.0[other]) {
                next.0[other] = Standing::of(world, other);
            }
        }
        next
    }

    /// The ground of a world in which the tickets or stations of one seat have changed since.
    pub fn after_change(&self, world: &World, seat: Seat) -> Ground {
        let mut next = self.clone();
        next.0[seat] = Standing::of(world, seat);
        next
    }

    pub(super) fn seat(&self, seat: Seat) -> &Standing {
        &self.0[seat]
    }
}

impl Standing {
    fn of(world: &World, seat: Seat) -> Standing {
        let own = world.owned_by(seat).collect::<Vec<_>>();
        let network = Network::of(own.iter().copied());
        let mut standing = Standing { path: trains(&longest_path(&own)), ..Standing::default() };
        let tickets = &world.players[seat].tickets;
        let points = |tickets: &mut dyn Iterator<Item = &Ticket>| tickets.map(|ticket| f32::from(ticket.points)).sum();
        let (done, open): (Vec<_>, Vec<_>) = tickets.iter().partition(|ticket| network.completes(ticket.id));
        standing.done = points(&mut done.into_iter());
        let open = open.into_iter().copied().collect::<Vec<_>>();
        if open.is_empty() {
            return standing;
        }
        let (costs, mut planned) = (costs(world, seat), network);
        for route in ways(&open, &costs).into_iter().flatten().flatten() {
            planned.join(route);
            match world.owners[route] {
                None if !standing.claims.contains(&route) => standing.claims.push(route),
                Some(owner) if owner != seat && costs[route] > LENT && !standing.borrowed.contains(&route) => {
                    standing.borrowed.push(route);
                }
                None | Some(_) => {}
            }
        }
        let (hoped, lost): (Vec<_>, Vec<_>) = open.iter().partition(|ticket| planned.completes(ticket.id));
        standing.hoped = points(&mut hoped.into_iter());
        standing.lost = points(&mut lost.into_iter());
        standing
    }
}

fn costs(world: &World, seat: Seat) -> Costs {
    let station = if world.players[seat].stations > 0 { STATION } else { CLOSED };
    let mut costs = Costs::default();
    for (route, owner) in world.owners.iter() {
        costs[route] = match owner {
            Some(owner) if *owner == seat => 0,
            Some(_) => station,
            None if world.is_open(seat, route) => u16::from(2 * route.facts().length + 1),
            None => CLOSED,
        };
    }
    let built = world.stations.iter().filter(|(_, owner)| **owner == Some(seat));
    for (route, _) in built.flat_map(|(city, _)| exits(city)) {
        if world.owners[*route].is_some_and(|owner| owner != seat) {
            costs[*route] = LENT;
        }
    }
    costs
}
