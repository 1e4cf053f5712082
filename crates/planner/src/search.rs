//! The cheapest connections of two cities, one for each number of new stations.

use crate::{
    cards::Lack,
    means::{Access, Means},
    works::{Leg, Loan, Use, Way, Works},
};
use railhead_engine::{ByCity, City, Route, RouteSet, STATIONS, TicketId};
use std::{cmp::Reverse, collections::BinaryHeap, sync::LazyLock};

/// The most new stations: all of a player's.
#[expect(clippy::as_conversions, reason = "From is not const")]
const MAX_NEW: usize = STATIONS as usize;
/// The most searches for one ticket. Further ones are needed only if a connection has to lead back
/// to a city to use the station there twice, which is not allowed.
const MAX_SEARCHES: usize = 16;

/// The routes that begin or end in each city.
pub(crate) static EXITS: LazyLock<ByCity<RouteSet>> = LazyLock::new(|| {
    let mut exits = ByCity::<RouteSet>::default();
    for route in Route::all() {
        exits[route.facts().from].insert(route);
        exits[route.facts().to].insert(route);
    }
    exits
});

/// The cost of a connection, the most important part first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, Debug)]
pub(crate) struct Cost {
    /// Turns in the last round; zero before it.
    turns: u8,
    trains: u8,
    /// Missing cards and expected surcharges, in hundredths of a card.
    cards: u32,
    legs: u8,
}

impl Cost {
    fn plus(self, other: Cost) -> Cost {
        Cost {
            turns: self.turns.saturating_add(other.turns),
            trains: self.trains.saturating_add(other.trains),
            cards: self.cards.saturating_add(other.cards),
            legs: self.legs.saturating_add(1),
        }
    }
}

/// A place of the search: a city, and the stations used so far.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Spot {
    city: City,
    /// The stations that stand and are used, a bit for each.
    built: u8,
    /// The number of new stations.
    new: u8,
    /// Whether one of them is in this city.
    is_new_here: bool,
}

impl Spot {
    fn layer(self) -> usize {
        (usize::from(self.built) * (MAX_NEW + 1) + usize::from(self.new)) * 2 + usize::from(self.is_new_here)
    }
}

/// The cheapest known connection to a place.
#[derive(Clone, Copy)]
struct Reached {
    cost: Cost,
    by: Option<(Spot, Leg)>,
}

/// New stations that a search may not use: the route and the city.
type Bans = Vec<(Route, City)>;

/// The cheapest connections between the cities of a ticket, if the works of others are built: the
/// one with the fewest new stations first, and each further one with fewer trains.
pub(crate) fn connections(ticket: TicketId, means: &Means, others: &Works) -> Vec<Way> {
    let mut best: [Option<(Cost, Way)>; MAX_NEW + 1] = Default::default();
    let mut open = vec![Bans::new()];
    for _ in 0..MAX_SEARCHES {
        let Some(bans) = open.pop() else { break };
        for (new, cost, way) in Search::new(means, others, &bans).run(ticket) {
            let Some(known) = best.get_mut(usize::from(new)) else { continue };
            if known.as_ref().is_some_and(|(known, _)| *known <= cost) {
                continue;
            }
            match clash(&way, others) {
                None => *known = Some((cost, way)),
                Some(clash) => open.extend(clash.map(|ban| [bans.as_slice(), &[ban]].concat())),
            }
        }
    }
    let mut least = None;
    let found = best.into_iter().flatten().filter(|(Cost { turns, trains, .. }, _)| {
        let is_less = least.is_none_or(|least| (*turns, *trains) < least);
        least = if is_less { Some((*turns, *trains)) } else { least };
        is_less
    });
    found.map(|(_, way)| way).collect()
}

/// Two legs that use a new station in the same city.
fn clash(way: &Way, others: &Works) -> Option<[(Route, City); 2]> {
    let new = way.iter().filter_map(|leg| match leg.used {
        Use::Borrow(loan) if !loan.is_built && !others.loans.contains(&loan) => Some(loan),
        Use::Borrow(_) | Use::Own | Use::Claim => None,
    });
    let new = new.collect::<Vec<_>>();
    let pair = |(at, one): (usize, &Loan)| {
        let other = new.iter().skip(at + 1).find(|other| other.city == one.city && other.route != one.route)?;
        Some([(one.route, one.city), (other.route, other.city)])
    };
    new.iter().enumerate().find_map(pair)
}

/// A search by Dijkstra's method.
struct Search<'a> {
    means: &'a Means,
    others: &'a Works,
    bans: &'a Bans,
    /// Stations that stand and lend nothing to others.
    built: Vec<City>,
    /// Cities in which a station stands or is planned.
    occupied: ByCity<bool>,
    /// The most new stations that are of interest.
    most_new: u8,
    /// The cards that a hand lacks for each further station, in hundredths.
    station_cards: [u32; MAX_NEW],
    reached: Vec<ByCity<Option<Reached>>>,
    queue: BinaryHeap<Reverse<(Cost, Spot)>>,
}

impl<'a> Search<'a> {
    fn new(means: &'a Means, others: &'a Works, bans: &'a Bans) -> Search<'a> {
        let is_free = |city: &City| !others.loans.iter().any(|loan| loan.city == *city);
        let built = means.built.iter().copied().filter(is_free).collect::<Vec<_>>();
        let mut occupied = means.occupied;
        others.new_stations().for_each(|city| occupied[city] = true);
        let planned = u8::try_from(others.new_stations().count()).unwrap_or(u8::MAX);
        let left = means.stations.saturating_sub(planned);
        let mut more = planned;
        let station_cards = [(); MAX_NEW].map(|()| {
            let lack = Lack::of(means.station_price(more), means.hand);
            more = more.saturating_add(1);
            u32::from(lack.total()) * 100
        });
        let layers = (1 << built.len().min(MAX_NEW)) * (MAX_NEW + 1) * 2;
        let most_new = left.min(STATIONS);
        let reached = vec![ByCity::default(); layers];
        Search { means, others, bans, built, occupied, most_new, station_cards, reached, queue: BinaryHeap::new() }
    }

    /// The cheapest connections, each with the number of its new stations: with fewer trains, those
    /// with more.
    fn run(mut self, TicketId { from, to }: TicketId) -> Vec<(u8, Cost, Way)> {
        let start = Spot { city: from, built: 0, new: 0, is_new_here: false };
        self.reach(start, Reached { cost: Cost::default(), by: None });
        let mut found = Vec::new();
        while let Some(Reverse((cost, spot))) = self.queue.pop() {
            if spot.new > self.most_new || self.at(spot).is_none_or(|known| known.cost < cost) {
                continue;
            }
            if spot.city == to {
                found.push((spot.new, cost, self.way(spot)));
                let Some(fewer) = spot.new.checked_sub(1) else { break };
                self.most_new = fewer;
                continue;
            }
            let exits: &ByCity<RouteSet> = &EXITS;
            exits[spot.city].iter().for_each(|route| self.follow(spot, cost, route));
        }
        found
    }

    fn at(&self, spot: Spot) -> Option<Reached> {
        self.reached.get(spot.layer()).and_then(|layer| layer[spot.city])
    }

    fn reach(&mut self, spot: Spot, reached: Reached) {
        let Some(layer) = self.reached.get_mut(spot.layer()) else { return };
        if layer[spot.city].is_none_or(|known| reached.cost < known.cost) {
            layer[spot.city] = Some(reached);
            self.queue.push(Reverse((reached.cost, spot)));
        }
    }

    fn follow(&mut self, spot: Spot, so_far: Cost, route: Route) {
        let city = route.other_end(spot.city);
        let next = Spot { city, is_new_here: false, ..spot };
        match self.means.routes[route] {
            Access::Own => self.step(spot, next, so_far, Cost::default(), route, Use::Own),
            Access::Open => self.step(spot, next, so_far, self.claim(route), route, Use::Claim),
            Access::Foreign(_) => self.borrow(spot, so_far, route),
            Access::Closed => {}
        }
    }

    fn step(&mut self, from: Spot, to: Spot, so_far: Cost, cost: Cost, route: Route, used: Use) {
        let leg = Leg { route, from: from.city, to: to.city, used };
        self.reach(to, Reached { cost: so_far.plus(cost), by: Some((from, leg)) });
    }

    fn claim(&self, route: Route) -> Cost {
        if self.others.claims.contains(route) {
            return Cost::default();
        }
        let cards = self.means.needs[route].hundredths();
        Cost { turns: self.one_turn(), trains: route.facts().length, cards, legs: 0 }
    }

    /// One turn, if turns count.
    fn one_turn(&self) -> u8 {
        u8::from(self.means.turns_left.is_some())
    }

    /// Follows an opponent's route, lent by a station at either end.
    fn borrow(&mut self, spot: Spot, so_far: Cost, route: Route) {
        let there = route.other_end(spot.city);
        let next = Spot { city: there, is_new_here: false, ..spot };
        if let Some(loan) = self.others.loans.iter().find(|loan| loan.route == route).copied() {
            return self.step(spot, next, so_far, Cost::default(), route, Use::Borrow(loan));
        }
        for city in [spot.city, there] {
            let standing = self.built.iter().position(|built| *built == city);
            if let Some(bit) = standing.map(|at| 1_u8 << at).filter(|bit| spot.built & bit == 0) {
                let next = Spot { built: spot.built | bit, ..next };
                let used = Use::Borrow(Loan { city, route, is_built: true });
                self.step(spot, next, so_far, Cost::default(), route, used);
            }
            if self.may_build(spot, city, route) {
                let next = Spot { new: spot.new + 1, is_new_here: city == there, ..next };
                let cards = self.station_cards.get(usize::from(spot.new)).copied().unwrap_or_default();
                let cost = Cost { turns: self.one_turn(), trains: 0, cards, legs: 0 };
                let used = Use::Borrow(Loan { city, route, is_built: false });
                self.step(spot, next, so_far, cost, route, used);
            }
        }
    }

    fn may_build(&self, spot: Spot, city: City, route: Route) -> bool {
        let is_used = city == spot.city && spot.is_new_here;
        spot.new < self.most_new && !is_used && !self.occupied[city] && !self.bans.contains(&(route, city))
    }

    /// The legs to a place.
    fn way(&self, mut spot: Spot) -> Way {
        let mut way = Way::new();
        while let Some((before, leg)) = self.at(spot).and_then(|reached| reached.by) {
            way.push(leg);
            spot = before;
        }
        way.reverse();
        way
    }
}
