//! The longest continuous path of a network (R9.3): the heaviest trail, using each route once and
//! cities any number of times.
//!
//! A trail is a connected set of routes with zero or two cities of odd degree, so a component with
//! at most two odd cities counts in full (Euler). Any other component is swept city by city, in an
//! order that keeps few cities open at a time. States with equal open cities are merged, and the
//! heavier one is kept.

use super::{
    board::{ByCity, City, Route, RouteFacts, SWEEP, SWEEP_OPEN},
    network::Network,
};
use std::{cmp::Reverse, collections::HashSet};

/// The routes of a longest continuous path, in travel order. `routes` is one player's network: at
/// most 24 routes within 45 trains, never both tracks of a double route.
pub fn longest_path(routes: &[Route]) -> Vec<Route> {
    longest_path_in(&Network::of(routes.iter().copied()), routes)
}

/// [`longest_path`], given the network of the routes.
pub(super) fn longest_path_in(network: &Network, routes: &[Route]) -> Vec<Route> {
    let root = |route: &Route| network.root(route.facts().from);
    let mut bounds = bounds(network, routes);
    let mut best = Vec::new();
    // The component with the highest bound comes first; of equal ones, that of the first route.
    while let Some(&bound) = bounds.0.iter().max()
        && bound > trains(&best)
        && let Some(of) = routes.iter().map(root).find(|root| bounds[*root] == bound)
    {
        bounds[of] = 0;
        let mut component = Vec::with_capacity(routes.len());
        component.extend(routes.iter().copied().filter(|route| root(route) == of));
        let trail = if bound == trains(&component) { component } else { sweep(component, trains(&best)) };
        if !trail.is_empty() {
            best = trail;
        }
    }
    travel(best)
}

/// The trains on these routes: the length of a path, or the weight of a network.
pub fn trains(routes: &[Route]) -> u8 {
    routes.iter().map(|route| route.facts().length).sum()
}

/// Whether these routes, in this order, are one path that uses each route once.
pub(super) fn is_path(routes: &[Route]) -> bool {
    let Some(first) = routes.first() else { return true };
    let is_distinct = routes.iter().collect::<HashSet<_>>().len() == routes.len();
    let leads_on = |start: City| {
        routes.iter().try_fold(start, |at, route| route.touches(at).then(|| route.other_end(at))).is_some()
    };
    is_distinct && (leads_on(first.facts().from) || leads_on(first.facts().to))
}

/// The cities that an odd number of these routes reaches, one bit each.
fn odd_cities(routes: &[Route]) -> u64 {
    let ends = routes.iter().flat_map(|route| [route.facts().from, route.facts().to]);
    ends.fold(0, |odd, city| odd ^ 1 << city.index())
}

/// The trains that every trail of a component leaves out. All odd cities but two leave out at least
/// their lightest route, and one omitted route serves at most two of them. Zero exactly if at most
/// two cities are odd.
#[derive(Clone, Copy, Default)]
struct LeftOut {
    /// The two heaviest of the odd cities' lightest routes.
    heaviest: [u8; 2],
    /// The sum of the others.
    others: u8,
}

impl LeftOut {
    fn add(&mut self, lightest: u8) {
        let [first, second] = self.heaviest;
        let spilled = lightest.min(second);
        self.others += spilled;
        let kept = lightest.max(second);
        self.heaviest = [first.max(kept), first.min(kept)];
    }

    fn at_least(self) -> u8 {
        self.others.div_ceil(2)
    }
}

/// The trains that a trail of each component has at most, indexed by the city that represents it.
fn bounds(network: &Network, routes: &[Route]) -> ByCity<u8> {
    let mut bounds = ByCity::<u8>::default();
    let mut lightest = ByCity([u8::MAX; City::COUNT]);
    let mut odd = 0_u64;
    for route in routes {
        let RouteFacts { from, to, length, .. } = *route.facts();
        bounds[network.root(from)] += length;
        lightest[from] = length.min(lightest[from]);
        lightest[to] = length.min(lightest[to]);
        odd ^= 1 << from.index() ^ 1 << to.index();
    }
    let mut left_out = ByCity::<LeftOut>::default();
    for city in City::of_bits(odd) {
        left_out[network.root(city)].add(lightest[city]);
    }
    bounds.0.iter_mut().zip(&left_out.0).for_each(|(bound, left_out)| *bound -= left_out.at_least());
    bounds
}

/// The open cities at one moment of the sweep, and the best choice of routes that led there.
#[derive(Clone, Copy)]
struct State {
    open: Open,
    /// The routes taken, one bit each, in sweep order.
    taken: u32,
    /// Their trains.
    trains: u8,
}

/// The open cities, each in its own place. There are enough places for the whole board; a subset of
/// the routes in the same order opens no city earlier and closes none later.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
struct Open {
    /// The group of taken routes that reaches a city, four bits a place: 0 for none, else 1 + the
    /// group's first place. Equal groupings therefore have equal bits.
    groups: u32,
    /// Whether an odd number of taken routes reaches the city, one bit a place.
    odd: u8,
    /// The number of odd cities closed.
    closed_odd: u8,
}

const _: () = assert!(SWEEP_OPEN <= 8, "the bits of `Open` have eight places");

/// The lowest bit of each place of `Open::groups`.
const EACH: u32 = 0x1111_1111;

impl Open {
    fn group(self, place: u32) -> u32 {
        self.groups >> (4 * place) & 15
    }

    fn set_group(&mut self, place: u32, group: u32) {
        self.groups = self.groups & !(15 << (4 * place)) | group << (4 * place);
    }

    /// The lowest bit of each place that belongs to a group other than 0.
    fn members(self, group: u32) -> u32 {
        let others = self.groups ^ (EACH * group);
        !(others | others >> 1 | others >> 2 | others >> 3) & EACH
    }

    fn rename(&mut self, old: u32, new: u32) {
        self.groups ^= self.members(old) * (old ^ new);
    }

    /// Takes a route between two open cities, which merges their groups.
    fn take(&mut self, ends: [u32; 2]) {
        let [a, b] = ends.map(|place| {
            self.odd ^= 1 << place;
            if self.group(place) == 0 {
                self.set_group(place, 1 + place);
            }
            self.group(place)
        });
        self.rename(a.max(b), a.min(b));
    }

    /// Closes a city and returns the remaining possibilities.
    fn close(&mut self, place: u32) -> Closed {
        let group = self.group(place);
        self.closed_odd += self.odd >> place & 1;
        self.odd &= !(1 << place);
        if self.closed_odd > 2 {
            return Closed::DeadEnd;
        }
        if group == 0 {
            return Closed::Open;
        }
        self.set_group(place, 0);
        match self.members(group).trailing_zeros() / 4 {
            first if first < SWEEP_OPEN => {
                self.rename(group, 1 + first);
                Closed::Open
            }
            _ if self.groups == 0 => Closed::Whole,
            _ => Closed::DeadEnd,
        }
    }
}

enum Closed {
    /// The sweep continues.
    Open,
    /// The routes taken are a complete trail; nothing can be added.
    Whole,
    /// No trail is possible from this state.
    DeadEnd,
}

/// One route in sweep order: the places of its ends, and those ends that close after it.
struct Stop {
    route: Route,
    ends: [u32; 2],
    closing: [Option<u32>; 2],
}

/// Initial capacity for states, enough for most networks.
const STATES: usize = 16;

/// The heaviest trail of a component, if it is heavier than `at_least`; otherwise no routes.
fn sweep(component: Vec<Route>, at_least: u8) -> Vec<Route> {
    let mut remaining = trains(&component);
    let stops = stops(component);
    let mut best = State { open: Open::default(), taken: 0, trains: at_least };
    let (mut states, mut next) = (Vec::with_capacity(STATES), Vec::with_capacity(STATES));
    states.push(State { trains: 0, ..best });
    for (at, stop) in stops.iter().enumerate() {
        let length = stop.route.facts().length;
        remaining -= length;
        for skipping in states.drain(..) {
            let mut taking = State { taken: skipping.taken | 1 << at, trains: skipping.trains + length, ..skipping };
            taking.open.take(stop.ends);
            for state in [skipping, taking] {
                if let Some(state) = advance(state, stop, remaining, &mut best) {
                    next.push(state);
                }
            }
        }
        if next.len() > 1 {
            next.sort_unstable_by_key(|state| (state.open, Reverse(state.trains), state.taken));
            next.dedup_by_key(|state| state.open);
        }
        std::mem::swap(&mut states, &mut next);
    }
    stops.iter().enumerate().filter(|(at, _)| best.taken >> at & 1 == 1).map(|(_, stop)| stop.route).collect()
}

/// Closes the cities that close at a stop. Returns the state if it can still beat the best one. A
/// complete trail is stored in `best` only.
fn advance(mut state: State, stop: &Stop, remaining: u8, best: &mut State) -> Option<State> {
    if state.trains + remaining <= best.trains {
        return None;
    }
    for place in stop.closing.into_iter().flatten() {
        match state.open.close(place) {
            Closed::Open => {}
            Closed::DeadEnd => return None,
            Closed::Whole => {
                if state.trains > best.trains {
                    *best = state;
                }
                return None;
            }
        }
    }
    Some(state)
}

/// The routes in sweep order. Each city takes the first free place.
fn stops(mut component: Vec<Route>) -> Vec<Stop> {
    component.sort_by_key(|route| {
        let (from, to) = (SWEEP[route.facts().from], SWEEP[route.facts().to]);
        (from.max(to), from.min(to))
    });
    let mut left = ByCity::<u8>::default();
    for route in &component {
        left[route.facts().from] += 1;
        left[route.facts().to] += 1;
    }
    let mut places = ByCity::<Option<u32>>::default();
    let mut used = 0_u32;
    let stop = |route: Route| {
        let cities = [route.facts().from, route.facts().to];
        let ends = cities.map(|city| {
            let place = *places[city].get_or_insert(used.trailing_ones());
            used |= 1 << place;
            place
        });
        let closing = cities.map(|city| {
            left[city] -= 1;
            places[city].filter(|_| left[city] == 0)
        });
        closing.into_iter().flatten().for_each(|place| used &= !(1 << place));
        Stop { route, ends, closing }
    };
    component.into_iter().map(stop).collect()
}

/// Puts the routes of a trail in travel order (Hierholzer).
fn travel(mut trail: Vec<Route>) -> Vec<Route> {
    let odd = City::of_bits(odd_cities(&trail)).next();
    let Some(start) = odd.or(trail.first().map(|route| route.facts().from)) else { return trail };
    let mut walk = Vec::with_capacity(trail.len() + 1);
    walk.push((start, None));
    let mut travelled = Vec::with_capacity(trail.len());
    while let Some(&(city, by)) = walk.last() {
        if let Some(at) = trail.iter().position(|route| route.touches(city)) {
            let route = trail.swap_remove(at);
            walk.push((route.other_end(city), Some(route)));
        } else {
            walk.pop();
            travelled.extend(by);
        }
    }
    travelled
}
