//! The longest continuous path of a network (R9.3): the heaviest trail, each route once, cities any number of times.
//!
//! A trail is a connected set of routes with none or two odd cities, so a component with at most two odd cities counts
//! whole (Euler). Any other component is swept city by city in an order in which few cities are open at a time;
//! states that agree on what lies open are merged, the heavier kept.

use super::{
    board::{ByCity, City, Route},
    network::Network,
};

/// Cities in the order of the sweep: never more than eight lie open, whatever the network.
const SWEEP: &str = "sevastopol angora erzurum sochi rostov kharkov moskva kyiv smolensk petrograd wilno constantinople \
     smyrna bucuresti sofia budapest warszawa riga danzig berlin wien sarajevo zagrab athina brindisi palermo roma \
     stockholm munchen venezia kobenhavn essen frankfurt zurich marseille amsterdam paris bruxelles london dieppe \
     edinburgh brest pamplona barcelona madrid lisboa cadiz";

/// The routes of a longest continuous path, in the order they are travelled. `routes` is one player's network: at most
/// 24 routes within 45 trains, never both tracks of a double route.
pub fn longest_path(routes: &[Route]) -> Vec<Route> {
    let network = Network::of(routes.iter().copied());
    let mut components: Vec<(City, Vec<Route>)> = Vec::new();
    for &route in routes {
        let root = network.root(route.facts().from);
        match components.iter_mut().find(|(other, _)| *other == root) {
            Some((_, component)) => component.push(route),
            None => components.push((root, vec![route])),
        }
    }
    let mut bounded = components.into_iter().map(|(_, routes)| (upper_bound(&routes), routes)).collect::<Vec<_>>();
    bounded.sort_by_key(|(bound, _)| std::cmp::Reverse(*bound));
    let mut best = Vec::new();
    for (bound, component) in bounded {
        if bound <= trains(&best) {
            break;
        }
        let trail = if bound == trains(&component) { component } else { sweep(component, trains(&best)) };
        if trains(&trail) > trains(&best) {
            best = trail;
        }
    }
    travel(best)
}

/// The trains on these routes: the length of a path, the weight of a network.
pub fn trains(routes: &[Route]) -> u8 {
    routes.iter().map(|route| route.facts().length).sum()
}

fn degrees(routes: &[Route]) -> ByCity<u8> {
    let mut degrees = ByCity::<u8>::default();
    for route in routes {
        degrees[route.facts().from] += 1;
        degrees[route.facts().to] += 1;
    }
    degrees
}

/// No trail of a component is heavier: of all odd cities but two, each leaves out at least its lightest route, and a
/// route left out serves at most two of them. The whole weight exactly if at most two cities are odd.
fn upper_bound(component: &[Route]) -> u8 {
    let degrees = degrees(component);
    let odd = degrees.iter().filter(|(_, degree)| **degree % 2 == 1).map(|(city, _)| city);
    let lightest = |city: City| {
        let touching = component.iter().filter(|route| route.touches(city));
        touching.map(|route| route.facts().length).min().unwrap_or(0)
    };
    let mut left_out = odd.map(lightest).collect::<Vec<_>>();
    left_out.sort_unstable();
    let but_two = left_out.len().saturating_sub(2);
    let sum = left_out.iter().take(but_two).sum::<u8>();
    trains(component) - sum.div_ceil(2)
}

/// What lies open at one moment of the sweep, and the best choice of routes that led to it.
#[derive(Clone, Copy)]
struct State {
    open: Open,
    /// The routes taken, a bit each in the order of the sweep.
    taken: u32,
    /// Their trains.
    trains: u8,
}

/// The open cities, five bits a place: four say which group of taken routes reaches it (0: none), one its parity; in
/// the top bits how many odd cities are closed. Equal groupings have equal bits.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
struct Open(u64);

impl Open {
    const PLACES: u32 = 12;
    const CLOSED_AT: u32 = 5 * Open::PLACES;

    fn group(self, place: u32) -> u64 {
        self.0 >> (5 * place) & 15
    }

    fn is_odd(self, place: u32) -> bool {
        self.0 >> (5 * place + 4) & 1 == 1
    }

    fn set_group(&mut self, place: u32, group: u64) {
        self.0 = self.0 & !(15 << (5 * place)) | group << (5 * place);
    }

    fn flip(&mut self, place: u32) {
        self.0 ^= 1 << (5 * place + 4);
    }

    /// Takes a route between two open cities: their groups become one.
    fn take(&mut self, a: u32, b: u32) {
        let (old, new) = (self.group(b), self.group(a));
        let joined = if new != 0 {
            new
        } else if old != 0 {
            old
        } else {
            15
        };
        for place in 0..Open::PLACES {
            let group = self.group(place);
            if place == a || place == b || (old != 0 && group == old) {
                self.set_group(place, joined);
            }
        }
        self.flip(a);
        self.flip(b);
    }

    /// Closes a city. Says what remains possible.
    fn close(&mut self, place: u32) -> Closed {
        let group = self.group(place);
        if self.is_odd(place) {
            self.flip(place);
            self.0 += 1 << Open::CLOSED_AT;
        }
        self.set_group(place, 0);
        if self.0 >> Open::CLOSED_AT > 2 {
            return Closed::DeadEnd;
        }
        if group == 0 {
            return Closed::Open;
        }
        let mut others = (0..Open::PLACES).map(|place| self.group(place)).filter(|group| *group != 0);
        if others.clone().any(|other| other == group) {
            Closed::Open
        } else if others.next().is_some() {
            Closed::DeadEnd
        } else {
            Closed::Whole
        }
    }

    /// Numbers the groups in the order of their first places.
    fn normalize(&mut self) {
        let mut names = [0_u64; 16];
        let mut used = 0;
        for place in 0..Open::PLACES {
            if let Some(name) = names.get_mut(self.group(place) as usize).filter(|_| self.group(place) != 0) {
                if *name == 0 {
                    used += 1;
                    *name = used;
                }
                self.set_group(place, *name);
            }
        }
    }
}

enum Closed {
    /// The sweep goes on.
    Open,
    /// The routes taken are a whole trail; nothing can be added.
    Whole,
    /// No trail can come of it.
    DeadEnd,
}

/// One route in the order of the sweep: the places of its ends, and which of them close after it.
struct Stop {
    route: Route,
    ends: [u32; 2],
    closing: Vec<u32>,
}

/// The heaviest trail of a component, if heavier than `at_least`; else no routes.
fn sweep(component: Vec<Route>, at_least: u8) -> Vec<Route> {
    let stops = stops(component);
    let mut remaining = stops.iter().map(|stop| stop.route.facts().length).sum::<u8>();
    let mut best = State { open: Open::default(), taken: 0, trains: at_least };
    let mut states = vec![State { trains: 0, ..best }];
    for (at, stop) in stops.iter().enumerate() {
        remaining -= stop.route.facts().length;
        let mut next = Vec::with_capacity(2 * states.len());
        for state in states {
            let taken = State {
                open: {
                    let mut open = state.open;
                    open.take(stop.ends[0], stop.ends[1]);
                    open
                },
                taken: state.taken | 1 << at,
                trains: state.trains + stop.route.facts().length,
            };
            for state in [state, taken] {
                advance(state, stop, remaining, &mut best, &mut next);
            }
        }
        next.sort_unstable_by_key(|state| (state.open, std::cmp::Reverse(state.trains)));
        next.dedup_by_key(|state| state.open);
        states = next;
    }
    stops.iter().enumerate().filter(|(at, _)| best.taken >> at & 1 == 1).map(|(_, stop)| stop.route).collect()
}

/// Closes what closes at a stop; a state that can still beat the best goes to `next`.
fn advance(mut state: State, stop: &Stop, remaining: u8, best: &mut State, next: &mut Vec<State>) {
    for &place in &stop.closing {
        match state.open.close(place) {
            Closed::Open => {}
            Closed::DeadEnd => return,
            Closed::Whole => {
                if state.trains > best.trains {
                    *best = state;
                }
                return;
            }
        }
    }
    if state.trains + remaining > best.trains {
        state.open.normalize();
        next.push(state);
    }
}

fn stops(mut component: Vec<Route>) -> Vec<Stop> {
    let mut rank = ByCity::<usize>::default();
    for (at, city) in SWEEP.split(' ').enumerate() {
        if let Ok(city) = city.parse::<City>() {
            rank[city] = at;
        }
    }
    let ranks = |route: &Route| {
        let (from, to) = (rank[route.facts().from], rank[route.facts().to]);
        (from.min(to), from.max(to))
    };
    component.sort_by_key(ranks);
    let mut left = degrees(&component);
    let mut places = ByCity::<Option<u32>>::default();
    let mut free = (0..Open::PLACES).rev().collect::<Vec<_>>();
    let mut stops = Vec::with_capacity(component.len());
    for route in component {
        let mut closing = Vec::new();
        let ends = [route.facts().from, route.facts().to].map(|city| {
            let place = *places[city].get_or_insert_with(|| free.pop().unwrap_or(0));
            left[city] -= 1;
            if left[city] == 0 {
                closing.push(place);
            }
            place
        });
        free.extend(&closing);
        stops.push(Stop { route, ends, closing });
    }
    stops
}

/// Puts the routes of a trail in the order they are travelled (Hierholzer).
fn travel(mut trail: Vec<Route>) -> Vec<Route> {
    let degrees = degrees(&trail);
    let odd = degrees.iter().find(|(_, degree)| **degree % 2 == 1).map(|(city, _)| city);
    let Some(start) = odd.or(trail.first().map(|route| route.facts().from)) else { return trail };
    let mut walk: Vec<(City, Option<Route>)> = vec![(start, None)];
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
