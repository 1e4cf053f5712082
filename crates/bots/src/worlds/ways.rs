//! The cheapest way between two cities. Speed matters here: playing out one game searches dozens of
//! times.

use railhead_engine::{ByCity, ByRoute, City, Int, Route, TicketId};
use std::sync::LazyLock;

/// The cost of using each route.
pub(crate) type Costs = ByRoute<u16>;

/// The cost of a route that this player can never use.
pub(crate) const CLOSED: u16 = u16::MAX;

/// A city and the routes that leave it, with their other ends.
struct Place {
    city: City,
    exits: Vec<(Route, City)>,
}

/// All places in the order of the cities' indexes, so that the bits of a `u64` can represent a set
/// of them.
static PLACES: LazyLock<Vec<Place>> = LazyLock::new(|| {
    let exits = |city: City| Route::all().filter(move |route| route.touches(city));
    City::all()
        .map(|city| Place { city, exits: exits(city).map(|route| (route, route.other_end(city))).collect() })
        .collect()
});

/// The routes that leave a city, with their other ends.
pub(crate) fn exits(city: City) -> &'static [(Route, City)] {
    PLACES.get(city.index()).map_or(&[], |place| &place.exits)
}

/// The cost and the routes of the cheapest way between the cities of a ticket; none if there is no
/// way.
///
/// The search proceeds in waves. A wave is the set of cities just reached at a lower cost than
/// before. The search ends when no city is reached at a lower cost than the goal.
pub(crate) fn cheapest_way(ticket: TicketId, costs: &Costs) -> Option<(u16, Vec<Route>)> {
    let TicketId { from, to } = ticket;
    let places = &**PLACES;
    // The cost of reaching each city, as what is left of `CLOSED`: zero for one not reached.
    let mut left = ByCity::<u16>::default();
    let mut last = ByCity::<Option<Route>>::default();
    left[from] = CLOSED;
    let mut wave = 1_u64 << from.index();
    while wave != 0 {
        let mut next = 0_u64;
        while let Some(place) = places.get(usize::saturating_from(wave.trailing_zeros())) {
            wave &= wave - 1;
            let here = left[place.city];
            for &(route, there) in &place.exits {
                let after = here.saturating_sub(costs[route]);
                if after > left[there] && after > left[to] {
                    (left[there], last[there]) = (after, Some(route));
                    next |= 1 << there.index();
                }
            }
        }
        wave = next & !(1 << to.index());
    }
    let cost = CLOSED - left[to];
    if cost == CLOSED {
        return None;
    }
    let mut way = Vec::with_capacity(8);
    let mut city = to;
    while city != from {
        let route = last[city]?;
        city = route.other_end(city);
        way.push(route);
    }
    Some((cost, way))
}

#[cfg(test)]
#[expect(clippy::unwrap_used)]
mod tests {
    use super::*;
    use crate::planning::{Plan, Tolls};

    fn by_length() -> Costs {
        let mut costs = Costs::default();
        Route::all().for_each(|route| costs[route] = route.facts().length.into());
        costs
    }

    #[test]
    fn the_cheapest_way_costs_the_same_as_in_the_conductors_plan() {
        let costs = by_length();
        let mut tolls = Tolls::default();
        Route::all().for_each(|route| tolls[route] = Some(costs[route].into()));
        for (from, to) in City::all().flat_map(|from| City::all().map(move |to| (from, to))) {
            let ticket = TicketId { from, to };
            let (cost, way) = cheapest_way(ticket, &costs).unwrap();
            assert_eq!(way.iter().fold(to, |city, route| route.other_end(city)), from);
            assert_eq!(way.iter().map(|route| costs[*route]).sum::<u16>(), cost);
            assert_eq!(u32::from(cost), Plan::of(&[ticket], &tolls).cost, "{ticket}");
        }
    }

    #[test]
    fn a_city_without_open_routes_has_no_way() {
        let mut costs = by_length();
        Route::all().filter(|route| route.touches("lisboa".parse().unwrap())).for_each(|route| costs[route] = CLOSED);
        assert!(cheapest_way("lisboa-danzig".parse().unwrap(), &costs).is_none());
    }
}
