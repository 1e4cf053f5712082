//! The routes that connect several pairs of cities with the fewest trains: a Steiner forest. Its trees are
//! found as Dreyfus and Wagner do, for every set of the cities; the forest is the best partition of the pairs.

use crate::{
    means::{Access, Means},
    search::EXITS,
    works::Works,
};
use railhead_engine::{ByCity, City, Int, Route, RouteSet, TicketId};

/// The most cities: for eight, some 300,000 sums.
const MOST: usize = 8;

/// Trains, then missing cards and expected surcharges in hundredths, then routes: parts of one number, which
/// are added without touching each other.
type Cost = u64;

/// The cost of claiming these routes.
pub(crate) fn cost_of(routes: impl IntoIterator<Item = Route>, means: &Means) -> Cost {
    let cost =
        |route: Route| u64::from(route.facts().length) << 40 | u64::from(means.needs[route].hundredths()) << 8 | 1;
    routes.into_iter().map(cost).sum()
}

/// The routes to claim for all pairs, without stations; the works `base` count as built. None if some cities
/// cannot be connected, or there are too many.
pub(crate) fn forest(pairs: &[TicketId], means: &Means, base: &Works) -> Option<RouteSet> {
    let mut ends = pairs.iter().flat_map(|pair| [pair.from, pair.to]).collect::<Vec<_>>();
    ends.sort_unstable();
    ends.dedup();
    if ends.len() > MOST || pairs.len() > MOST {
        return None;
    }
    let trees = Trees::grow(&ends, means, base);
    let is_end = |city: City| ends.iter().position(|end| *end == city).map_or(0, |at| 1 << at);
    let of_pairs = |set: usize| {
        let in_set = pairs.iter().enumerate().filter(|(at, _)| set >> at & 1 == 1);
        in_set.fold(0, |cities, (_, pair)| cities | is_end(pair.from) | is_end(pair.to))
    };
    // For each set of pairs, the cost of its forest, and the pairs of the tree that has the first of them.
    let mut forests = vec![(0, 0)];
    for set in 1..1_usize << pairs.len() {
        let first = set & set.wrapping_neg();
        let tree = |rest: usize| {
            let others = forests.get(set ^ first ^ rest).map_or(Cost::MAX, |(cost, _)| *cost);
            (
                trees.root(of_pairs(first | rest)).map_or(Cost::MAX, |(cost, _)| cost.saturating_add(others)),
                first | rest,
            )
        };
        let best = subsets(set ^ first).map(tree).min().unwrap_or((Cost::MAX, set));
        forests.push(best);
    }
    let mut routes = RouteSet::default();
    let mut left = forests.len() - 1;
    while left > 0 {
        let (_, tree) = *forests.get(left).filter(|(cost, _)| *cost < Cost::MAX)?;
        let cities = of_pairs(tree);
        let (_, root) = trees.root(cities)?;
        trees.collect(cities, root, &mut routes);
        left ^= tree;
    }
    Some(routes)
}

/// All subsets of a set of bits, the set itself and the empty one included.
fn subsets(set: usize) -> impl Iterator<Item = usize> {
    std::iter::successors(Some(set), move |part| part.checked_sub(1).map(|less| less & set))
}

/// The way in which a tree reaches a city.
#[derive(Clone, Copy, Default)]
enum By {
    /// It begins there.
    #[default]
    End,
    Route(Route),
    /// Two trees meet: that of these ends, and that of the others.
    Trees(usize),
}

/// The cheapest trees: for each set of ends and each city, that which connects them.
struct Trees(Vec<ByCity<(Cost, By)>>);

impl Trees {
    fn grow(ends: &[City], means: &Means, base: &Works) -> Trees {
        let mut trees = Trees(vec![unreached()]);
        for set in 1..1_usize << ends.len() {
            let mut layer = unreached();
            if let Some(end) = ends.get(usize::saturating_from(set.trailing_zeros())).filter(|_| set.is_power_of_two())
            {
                layer[*end] = (0, By::End);
            }
            // Each split once: one part has the first end.
            let first = set & set.wrapping_neg();
            for part in subsets(set ^ first).map(|part| part | first).filter(|part| *part != set) {
                trees.meet(&mut layer, part, set ^ part);
            }
            spread(&mut layer, means, base);
            trees.0.push(layer);
        }
        trees
    }

    fn meet(&self, layer: &mut ByCity<(Cost, By)>, one: usize, other: usize) {
        let (Some(ones), Some(others)) = (self.0.get(one), self.0.get(other)) else { return };
        for city in City::all() {
            let cost = ones[city].0.saturating_add(others[city].0);
            if cost < layer[city].0 {
                layer[city] = (cost, By::Trees(one));
            }
        }
    }

    /// The cheapest tree of these ends, by a city of it. None if they cannot be connected.
    fn root(&self, ends: usize) -> Option<(Cost, City)> {
        let layer = self.0.get(ends)?;
        City::all().map(|city| (layer[city].0, city)).min().filter(|(cost, _)| *cost < Cost::MAX)
    }

    /// Adds the routes of a tree.
    fn collect(&self, ends: usize, city: City, routes: &mut RouteSet) {
        let Some(layer) = self.0.get(ends) else { return };
        match layer[city].1 {
            By::End => {}
            By::Route(route) => {
                routes.insert(route);
                self.collect(ends, route.other_end(city), routes);
            }
            By::Trees(one) => {
                self.collect(one, city, routes);
                self.collect(ends ^ one, city, routes);
            }
        }
    }
}

fn unreached() -> ByCity<(Cost, By)> {
    let mut layer = ByCity::default();
    City::all().for_each(|city| layer[city] = (Cost::MAX, By::End));
    layer
}

/// Leads trees on along routes, by Dijkstra's method.
fn spread(layer: &mut ByCity<(Cost, By)>, means: &Means, base: &Works) {
    let exits: &ByCity<RouteSet> = &EXITS;
    let mut is_done = ByCity::<bool>::default();
    loop {
        let next = City::all().filter(|city| !is_done[*city]).map(|city| (layer[city].0, city)).min();
        let Some((so_far, city)) = next.filter(|(cost, _)| *cost < Cost::MAX) else { return };
        is_done[city] = true;
        for route in exits[city].iter() {
            let Some(cost) = price(route, means, base) else { continue };
            let (there, cost) = (route.other_end(city), so_far.saturating_add(cost));
            if cost < layer[there].0 {
                layer[there] = (cost, By::Route(route));
            }
        }
    }
}

/// The cost of using a route. None if the seat cannot.
fn price(route: Route, means: &Means, base: &Works) -> Option<Cost> {
    match means.routes[route] {
        Access::Own => Some(0),
        Access::Open if base.claims.contains(route) => Some(0),
        Access::Open => Some(cost_of([route], means)),
        Access::Foreign(_) | Access::Closed => None,
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;
    use crate::{cards::Lack, means::Need};
    use railhead_engine::{ByRoute, Cards, Seat};

    /// The means of a seat that may claim every route.
    pub(crate) fn means() -> Means {
        let mut routes = ByRoute::<Access>::default();
        Route::all().for_each(|route| routes[route] = Access::Open);
        Means {
            seat: Seat::ALL[0],
            routes,
            needs: ByRoute::default(),
            built: Vec::new(),
            occupied: ByCity::default(),
            trains: 45,
            stations: 3,
            hand: Cards::default(),
            turns_left: None,
            chooses: true,
        }
    }

    fn lacking(cards: u8, surcharge: u32) -> Need {
        Need { lack: Lack { color: None, cards, locomotives: 0 }, surcharge }
    }

    fn pair(from: Option<&City>, to: Option<&City>) -> Option<TicketId> {
        Some(TicketId { from: *from?, to: *to? })
    }

    #[test]
    fn the_parts_of_a_cost_do_not_touch() {
        let mut means = means();
        let routes = Route::all().take(3).collect::<Vec<_>>();
        let mut trains = 0;
        for route in &routes {
            means.needs[*route] = lacking(8, 75);
            trains += u64::from(route.facts().length);
        }
        let cost = cost_of(routes, &means);
        assert_eq!([cost >> 40, cost >> 8 & 0xffff_ffff, cost & 0xff], [trains, 3 * 875, 3]);
    }

    /// The track that lacks fewer cards, whichever it is.
    #[test]
    fn of_two_tracks_the_cheaper_one_is_claimed() {
        for (track, twin) in Route::all().filter_map(|route| Some((route, route.facts().twin?))) {
            let mut means = means();
            means.needs[twin] = lacking(0, 1);
            let id = TicketId { from: track.facts().from, to: track.facts().to };
            let direct = forest(&[id], &means, &Works::default()).filter(|routes| routes.iter().count() == 1);
            assert!(direct.is_none_or(|routes| routes.contains(track)), "{track}");
            // What is planned already costs nothing.
            let base = Works { claims: [twin].into_iter().collect(), loans: Vec::new() };
            assert!(forest(&[id], &means, &base).is_some_and(|routes| routes.iter().eq([twin])), "{track}");
        }
    }

    /// Eight tickets of eight cities are the most.
    #[test]
    fn a_forest_has_eight_tickets_and_cities_at_most() {
        let means = means();
        let cities = City::all().collect::<Vec<_>>();
        let ring = |count: usize, more: usize| {
            let pairs = (0..count + more)
                .filter_map(|at| pair(cities.get(at % count), cities.get((at + 1 + at / count) % count)));
            forest(&pairs.collect::<Vec<_>>(), &means, &Works::default())
        };
        assert!(ring(8, 0).is_some());
        assert!(ring(8, 1).is_none());
        assert!(ring(9, 0).is_none());
        assert!(ring(4, 4).is_some());
    }
}
