//! Clues to whether a seat holds a ticket: what everybody sees of the seat's routes, trains, cards and
//! stations beside the ways that the ticket could take. All are near one.

use super::{
    ways::{CLOSED, Costs, cheapest_way, exits},
    world::World,
};
use railhead_engine::{ByCity, City, Int, Network, Route, STATIONS, SeatView, TRAINS, Ticket, TicketKind};

/// The cost of another's route beside an own station.
const LENT: u16 = 1;

/// The name of a clue, and the way to find it.
type Clue = (&'static str, fn(&Trace) -> f64);

/// All clues.
pub(super) const CLUES: [Clue; 26] = [
    ("long", |trace| trace.long),
    ("long_late", |trace| trace.long * trace.laid),
    ("long_of_many", |trace| trace.long * trace.many),
    ("points", |trace| trace.points),
    ("points_late", |trace| trace.points * trace.laid),
    ("length", |trace| trace.length),
    ("length_late", |trace| trace.length * trace.laid),
    ("fit", |trace| trace.fit),
    ("fit_square", |trace| trace.fit * trace.fit),
    ("fit_late", |trace| trace.fit * trace.laid),
    ("detour", |trace| trace.detour),
    ("complete", |trace| trace.complete),
    ("complete_late", |trace| trace.complete * trace.laid),
    ("closed", |trace| trace.closed),
    ("closed_late", |trace| trace.closed * trace.laid),
    ("missing", |trace| trace.missing),
    ("missing_late", |trace| trace.missing * trace.laid),
    ("beyond_trains", |trace| trace.beyond_trains),
    ("beyond_cards", |trace| trace.beyond_cards),
    ("ends", |trace| trace.ends),
    ("dead_ends", |trace| trace.dead_ends),
    ("own_trains", |trace| trace.own_trains),
    ("own_trains_late", |trace| trace.own_trains * trace.laid),
    ("own_routes", |trace| trace.own_routes),
    ("shortest", |trace| trace.shortest),
    ("stations", |trace| trace.stations),
];

/// The values of the clues, in their order.
pub type Clues = [f32; CLUES.len()];

/// A seat as everybody sees it.
pub(super) struct Footprint<'a> {
    seen: &'a World,
    seat: &'a SeatView,
    own: Network,
    /// The number of the seat's routes in each city.
    degrees: ByCity<u8>,
    /// The cost of each route if nobody owned any.
    anew: Costs,
    /// The cost of each route for the seat.
    now: Costs,
}

/// The seat beside one ticket: the numbers of which clues are made.
#[derive(Default)]
pub(super) struct Trace {
    long: f64,
    points: f64,
    length: f64,
    /// The share of the seat's trains that are laid.
    laid: f64,
    /// The tickets of the seat beyond the two that everybody keeps.
    many: f64,
    /// The share of the cost of the shortest way that the seat has no more to pay.
    fit: f64,
    /// The cost above that of the shortest way, because others own it.
    detour: f64,
    complete: f64,
    /// Whether there is no way.
    closed: f64,
    /// The trains that the cheapest way still takes.
    missing: f64,
    /// The part of them that the seat does not have.
    beyond_trains: f64,
    /// The part of them for which it has no card.
    beyond_cards: f64,
    /// The ends at which the seat has a route.
    ends: f64,
    /// The ends at which it has one only.
    dead_ends: f64,
    /// The share of its laid trains that lie on the cheapest way.
    own_trains: f64,
    /// Its routes on the cheapest way.
    own_routes: f64,
    /// The share of the shortest way that is its own.
    shortest: f64,
    /// Its stations on the cheapest way.
    stations: f64,
}

impl<'a> Footprint<'a> {
    pub fn of(seen: &'a World, seat: &'a SeatView) -> Footprint<'a> {
        let mut degrees = ByCity::default();
        for facts in seen.owned_by(seat.seat).map(Route::facts) {
            degrees[facts.from] += 1;
            degrees[facts.to] += 1;
        }
        let own = Network::of(seen.owned_by(seat.seat));
        let mut anew = Costs::default();
        Route::all().for_each(|route| anew[route] = whole(route));
        Footprint { seen, seat, own, degrees, anew, now: costs(seen, seat) }
    }

    /// The clues to a ticket.
    pub fn clues(&self, ticket: &Ticket) -> Clues {
        let trace = self.trace(ticket);
        CLUES.map(|(_, find)| narrow(find(&trace)))
    }

    fn trace(&self, ticket: &Ticket) -> Trace {
        let SeatView { seat, trains, tickets, .. } = *self.seat;
        let (shortest, shortest_way) = cheapest_way(ticket.id, &self.anew).unwrap_or_default();
        let ends = [ticket.id.from, ticket.id.to].map(|city| self.degrees[city]);
        let share = |part: u8, all: u8| f64::from(part) / f64::from(all.max(1));
        let trace = Trace {
            long: has(ticket.kind == TicketKind::Long),
            points: f64::from(ticket.points) / 10.0,
            length: f64::from(shortest) / 40.0,
            laid: share(TRAINS.saturating_sub(trains), TRAINS),
            many: f64::from(u8::saturating_from(tickets)) / 2.0 - 1.0,
            complete: has(self.own.completes(ticket.id)),
            ends: f64::from(ends.iter().map(|degree| u8::from(*degree > 0)).sum::<u8>()) / 2.0,
            dead_ends: f64::from(ends.iter().map(|degree| u8::from(*degree == 1)).sum::<u8>()) / 2.0,
            shortest: share(self.own_length(&shortest_way), length(&shortest_way)),
            ..Trace::default()
        };
        let Some((rest, way)) = cheapest_way(ticket.id, &self.now) else { return Trace { closed: 1.0, ..trace } };
        let fit = 1.0 - f64::from(rest) / f64::from(shortest.max(1));
        let is_missing = |route: &Route| self.seen.owners[*route].is_none();
        let missing = way.iter().copied().filter(is_missing).map(|route| route.facts().length).sum::<u8>();
        let own_routes = way.iter().filter(|route| self.seen.owners[**route] == Some(seat)).count();
        Trace {
            fit: fit.max(0.0),
            detour: (-fit).clamp(0.0, 2.0),
            missing: f64::from(missing) / 20.0,
            beyond_trains: f64::from(missing.saturating_sub(trains)) / 10.0,
            beyond_cards: f64::from(missing.saturating_sub(self.seat.cards)) / 20.0,
            own_trains: share(self.own_length(&way), TRAINS.saturating_sub(trains)),
            own_routes: f64::from(u8::saturating_from(own_routes)) / 5.0,
            stations: self.stations(ticket, &way),
            ..trace
        }
    }

    fn own_length(&self, way: &[Route]) -> u8 {
        let is_own = |route: &&Route| self.seen.owners[**route] == Some(self.seat.seat);
        way.iter().filter(is_own).map(|route| route.facts().length).sum()
    }

    fn stations(&self, ticket: &Ticket, way: &[Route]) -> f64 {
        if self.seat.stations == STATIONS {
            return 0.0;
        }
        let touches =
            |city: City| [ticket.id.from, ticket.id.to].contains(&city) || way.iter().any(|way| way.touches(city));
        let own = self.seen.stations.iter().filter(|(_, owner)| **owner == Some(self.seat.seat));
        f64::from(u8::saturating_from(own.filter(|(city, _)| touches(*city)).count()))
    }
}

fn whole(route: Route) -> u16 {
    2 * u16::from(route.facts().length) + 1
}

fn length(way: &[Route]) -> u8 {
    way.iter().map(|route| route.facts().length).sum()
}

fn costs(seen: &World, seat: &SeatView) -> Costs {
    let mut costs = Costs::default();
    for (route, owner) in seen.owners.iter() {
        costs[route] = match owner {
            Some(owner) if *owner == seat.seat => 0,
            None if seen.is_open(seat.seat, route) => whole(route),
            Some(_) | None => CLOSED,
        };
    }
    let built = seen.stations.iter().filter(|(_, owner)| **owner == Some(seat.seat));
    for (route, _) in built.flat_map(|(city, _)| exits(city)) {
        if seen.owners[*route].is_some_and(|owner| owner != seat.seat) {
            costs[*route] = LENT;
        }
    }
    costs
}

fn has(is: bool) -> f64 {
    u8::from(is).into()
}

#[expect(clippy::as_conversions, reason = "a clue, to the nearest number of 32 bits")]
fn narrow(number: f64) -> f32 {
    number as f32
}
