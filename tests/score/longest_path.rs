//! The longest continuous path (R9.3) against the plain search that tries every walk.

use crate::networks::{connected, dense, filled, may_add, routes, scattered};
use railhead::engine::{City, Route, TRAINS, longest_path, trains};
use rand::{SeedableRng, seq::SliceRandom};
use rand_chacha::ChaCha8Rng;
use serde::Deserialize;
use std::thread;

/// Every walk from every city, each route once: nothing clever.
struct PlainSearch {
    exits: Vec<Vec<(usize, usize, u8)>>,
}

impl PlainSearch {
    fn longest(network: &[Route]) -> u8 {
        let mut exits = vec![Vec::new(); City::COUNT];
        for (number, route) in network.iter().enumerate() {
            let facts = route.facts();
            exits[facts.from.index()].push((number, facts.to.index(), facts.length));
            exits[facts.to.index()].push((number, facts.from.index(), facts.length));
        }
        let search = PlainSearch { exits };
        (0..City::COUNT).map(|city| search.longest_from(city, 0)).max().unwrap()
    }

    fn longest_from(&self, city: usize, used: u64) -> u8 {
        let unused = self.exits[city].iter().filter(|(number, ..)| used >> number & 1 == 0);
        unused.map(|&(number, to, length)| length + self.longest_from(to, used | 1 << number)).max().unwrap_or(0)
    }
}

/// Whether the routes can be travelled in their order from this city.
fn can_travel_from(start: City, path: &[Route]) -> bool {
    let mut at = start;
    path.iter().all(|route| {
        let touches = route.touches(at);
        at = route.other_end(at);
        touches
    })
}

fn assert_is_trail_of(network: &[Route], path: &[Route]) {
    assert!(path.iter().all(|route| network.contains(route)), "{path:?} leaves {network:?}");
    assert!((1..path.len()).all(|at| !path[at..].contains(&path[at - 1])), "a route twice in {path:?}");
    if let Some(first) = path.first() {
        let facts = first.facts();
        let can_travel = [facts.from, facts.to].into_iter().any(|start| can_travel_from(start, path));
        assert!(can_travel, "{path:?} is not in the order of travel");
    }
}

fn assert_exact(network: &[Route]) {
    let path = longest_path(network);
    assert_is_trail_of(network, &path);
    assert_eq!(trains(&path), PlainSearch::longest(network), "of {network:?}");
}

#[derive(Deserialize)]
struct Worst {
    name: String,
    cars: u8,
    longest: u8,
    routes: Vec<Route>,
}

fn worst() -> Vec<Worst> {
    serde_json::from_str(include_str!("longest_path_worst.json")).unwrap()
}

#[test]
fn r9_3_scattered_networks_agree_with_the_plain_search() {
    let mut rng = ChaCha8Rng::seed_from_u64(93);
    (0..4000).for_each(|_| assert_exact(&scattered(&mut rng)));
}

#[test]
fn r9_3_connected_networks_agree_with_the_plain_search() {
    let mut rng = ChaCha8Rng::seed_from_u64(94);
    (0..1500).for_each(|_| assert_exact(&connected(&mut rng)));
}

#[test]
fn r9_3_dense_networks_have_the_length_the_plain_search_finds() {
    let mut rng = ChaCha8Rng::seed_from_u64(95);
    let networks = (0..500).map(|_| dense(&mut rng)).collect::<Vec<_>>();
    // The plain search takes seconds, on as many cores as there are.
    thread::scope(|scope| {
        for some in networks.chunks(50) {
            scope.spawn(|| some.iter().for_each(|network| assert_exact(network)));
        }
    });
}

#[test]
fn r9_3_the_hardest_known_networks_have_paths_of_45_and_41() {
    for Worst { name, cars, longest, routes } in worst() {
        assert_eq!(filled(routes.iter().copied()), routes, "{name} is a network one player may own");
        assert_eq!(trains(&routes), cars);
        assert_eq!(PlainSearch::longest(&routes), longest, "{name}");
        let path = longest_path(&routes);
        assert_is_trail_of(&routes, &path);
        assert_eq!(trains(&path), longest, "{name}");
    }
    assert_eq!(worst().iter().map(|worst| worst.longest).collect::<Vec<_>>(), [45, 41]);
}

#[test]
fn r9_3_the_order_in_which_routes_were_claimed_does_not_matter() {
    let mut rng = ChaCha8Rng::seed_from_u64(96);
    for Worst { mut routes, longest, .. } in worst() {
        for _ in 0..50 {
            routes.shuffle(&mut rng);
            let path = longest_path(&routes);
            assert_is_trail_of(&routes, &path);
            assert_eq!(trains(&path), longest);
        }
    }
}

#[test]
fn r9_3_no_routes_are_no_path() {
    assert_eq!(longest_path(&[]), []);
}

#[test]
fn r9_3_one_route_is_a_path() {
    for route in Route::all() {
        assert_eq!(longest_path(&[route]), [route]);
    }
}

#[test]
fn r9_3_a_path_may_pass_a_city_any_number_of_times() {
    // Two loops that meet in Wien, 3 + 4 + 4 and 2 + 2 + 1.
    let eight = routes("berlin-wien warszawa-wien berlin-warszawa-pink wien-zagrab budapest-zagrab budapest-wien-red");
    let path = longest_path(&eight);
    assert_is_trail_of(&eight, &path);
    assert_eq!(trains(&path), 16);
}

#[test]
fn r9_3_a_path_uses_a_route_once() {
    // From Paris to Zürich 3, to Dieppe 1, to Marseille 4: there is no way back from any of them.
    let star = routes("paris-zurich dieppe-paris marseille-paris");
    assert_eq!(trains(&longest_path(&star)), 3 + 4);
}

#[test]
fn r9_3_the_longest_of_separate_parts_counts_alone() {
    // 3 + 4 around the star of Paris, a chain of 4 + 4 in Russia, a line of 2 in Iberia.
    let parts = routes("paris-zurich dieppe-paris marseille-paris moskva-petrograd petrograd-riga barcelona-madrid");
    let path = longest_path(&parts);
    assert_is_trail_of(&parts, &path);
    assert_eq!(trains(&path), 8);
    assert!(path.iter().all(|route| route.touches("petrograd".parse().unwrap())));
}

#[test]
fn r9_3_a_lighter_part_may_have_the_longer_path() {
    // The star of München has 2 + 2 + 2 + 3, but at most 3 + 2 in a row; the line through Iberia has 3 + 3.
    let parts = routes("frankfurt-munchen munchen-venezia munchen-zurich munchen-wien cadiz-madrid lisboa-madrid");
    let path = longest_path(&parts);
    assert_is_trail_of(&parts, &path);
    assert_eq!(trains(&path), 6);
}

#[test]
fn r1_1_no_player_owns_more_than_24_routes_and_24_are_measured() {
    let mut shortest_first = Route::all().collect::<Vec<_>>();
    shortest_first.sort_by_key(|route| route.facts().length);
    let network = filled(shortest_first);
    assert_eq!((network.len(), trains(&network)), (24, TRAINS));
    assert!(Route::all().all(|route| !may_add(&network, route)));
    assert_exact(&network);
}

#[test]
fn r9_3_every_choice_of_24_routes_is_measured() {
    // The three routes of one space and any 21 of two: all networks of 24 routes are of this kind.
    let mut rng = ChaCha8Rng::seed_from_u64(97);
    let mut short = Route::all().filter(|route| route.facts().length <= 2).collect::<Vec<_>>();
    for _ in 0..300 {
        short.shuffle(&mut rng);
        short.sort_by_key(|route| route.facts().length);
        let network = filled(short.iter().copied());
        assert_eq!(network.len(), 24);
        assert_exact(&network);
    }
}
