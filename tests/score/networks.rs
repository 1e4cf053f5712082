//! Networks that one player may own: within 45 trains (R1.1), never both tracks of a double route (R5.5).

use railhead::engine::{Route, TRAINS, trains};
use rand::{Rng, RngExt, seq::SliceRandom};

/// The routes of these names.
pub fn routes(names: &str) -> Vec<Route> {
    names.split_whitespace().map(|name| name.parse().unwrap()).collect()
}

/// Whether a player who owns this network may add the route.
pub fn may_add(network: &[Route], route: Route) -> bool {
    let twin = route.facts().twin;
    let both_tracks = twin.is_some_and(|twin| network.contains(&twin));
    !network.contains(&route) && !both_tracks && trains(network) + route.facts().length <= TRAINS
}

/// Routes taken in the given order, as far as the trains go.
pub fn filled(order: impl IntoIterator<Item = Route>) -> Vec<Route> {
    let mut network = Vec::new();
    for route in order {
        if may_add(&network, route) {
            network.push(route);
        }
    }
    network
}

fn shuffled(rng: &mut impl Rng) -> Vec<Route> {
    let mut routes = Route::all().collect::<Vec<_>>();
    routes.shuffle(rng);
    routes
}

/// Routes from all over the board, until a random number of trains is laid.
pub fn scattered(rng: &mut impl Rng) -> Vec<Route> {
    let mut network = filled(shuffled(rng));
    network.truncate(rng.random_range(1..=network.len()));
    network
}

/// One connected network, grown route by route.
pub fn connected(rng: &mut impl Rng) -> Vec<Route> {
    let mut network = vec![shuffled(rng)[0]];
    loop {
        let joins =
            |route: &Route| network.iter().any(|own| own.touches(route.facts().from) || own.touches(route.facts().to));
        let next = shuffled(rng).into_iter().find(|route| joins(route) && may_add(&network, *route));
        match next {
            Some(route) => network.push(route),
            None => return network,
        }
    }
}

/// As many routes as possible around central Europe, where most short ones meet.
pub fn dense(rng: &mut impl Rng) -> Vec<Route> {
    const CENTRES: [(f64, f64); 4] = [(0.25, 0.35), (0.35, 0.4), (0.45, 0.5), (0.6, 0.65)];
    let (x, y) = CENTRES[rng.random_range(0..CENTRES.len())];
    let noise = rng.random_range(0.0..0.4);
    let mut near = shuffled(rng)
        .into_iter()
        .map(|route| {
            let ends = [route.facts().from.facts(), route.facts().to.facts()];
            let away = ends.iter().map(|city| (city.x - x).hypot(city.y - y)).sum::<f64>();
            (away + 0.05 * f64::from(route.facts().length) + noise * rng.random::<f64>(), route)
        })
        .collect::<Vec<_>>();
    near.sort_by(|a, b| a.0.total_cmp(&b.0));
    filled(near.into_iter().map(|(_, route)| route))
}
