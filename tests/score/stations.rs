//! The best use of stations (R8.2, R8.3) against an oracle that tries every opponents' route of every station.

use crate::position::{cities, seat, ticket};
use railhead::engine::{BorrowedRoute, ByRoute, City, Route, Seat, Ticket, TicketSet, best_borrowing};
use rand::{Rng, RngExt, SeedableRng, seq::SliceRandom};
use rand_chacha::ChaCha8Rng;

/// One player's view of a board on which stations stand.
struct Table {
    owners: ByRoute<Option<Seat>>,
    stations: Vec<City>,
    tickets: Vec<Ticket>,
}

const ME: u8 = 0;

impl Table {
    /// `own` routes are mine, `foreign` ones of an opponent.
    fn new(own: &str, foreign: &str, stations: &str, tickets: &[Ticket]) -> Table {
        let mut owners = ByRoute::default();
        for (names, owner) in [(own, ME), (foreign, 1)] {
            crate::networks::routes(names).into_iter().for_each(|route| owners[route] = Some(seat(owner)));
        }
        Table { owners, stations: cities(stations), tickets: tickets.to_vec() }
    }

    fn random(rng: &mut impl Rng) -> Table {
        let mut owners = ByRoute::default();
        let (mine, claimed) = (rng.random_range(0.1..0.5), rng.random_range(0.4..=1.0));
        for route in Route::all().filter(|_| rng.random_bool(claimed)).collect::<Vec<_>>() {
            let owner = if rng.random_bool(mine) { ME } else { rng.random_range(1..5) };
            let twin_owner = route.facts().twin.and_then(|twin| owners[twin]);
            owners[route] = Some(seat(owner)).filter(|owner| twin_owner != Some(*owner));
        }
        let mut stations = City::all().collect::<Vec<_>>();
        stations.shuffle(rng);
        stations.truncate(rng.random_range(1..=3));
        let mut tickets = TicketSet::Europe.tickets().chain(TicketSet::Europa1912.tickets()).collect::<Vec<_>>();
        tickets.shuffle(rng);
        tickets.truncate(rng.random_range(3..=20));
        Table { owners, stations, tickets }
    }

    fn own(&self) -> Vec<Route> {
        Route::all().filter(|route| self.owners[*route] == Some(seat(ME))).collect()
    }

    fn best(&self) -> Vec<BorrowedRoute> {
        best_borrowing(&self.owners, seat(ME), &self.stations, &self.own(), &self.tickets)
    }

    fn names_of_best(&self) -> Vec<String> {
        self.best().iter().map(|lent| format!("{}: {}", lent.city, lent.route)).collect()
    }

    /// The opponents' routes at a city, one of which its station lends.
    fn foreign_at(&self, city: City) -> Vec<Route> {
        let is_foreign = |route: &Route| self.owners[*route].is_some_and(|owner| owner != seat(ME));
        Route::all().filter(|route| route.touches(city) && is_foreign(route)).collect()
    }

    /// Points and number of the tickets that the player completes with these routes.
    fn worth(&self, lent: &[BorrowedRoute]) -> (u32, u32) {
        let routes = self.own().into_iter().chain(lent.iter().map(|lent| lent.route)).collect::<Vec<_>>();
        let completed = self.tickets.iter().filter(|ticket| is_joined(&routes, ticket.id.from, ticket.id.to));
        completed.fold((0, 0), |(points, count), ticket| (points + u32::from(ticket.points), count + 1))
    }

    /// Every way to lend, the earlier route first, at the earlier station first; of the best, the first.
    fn oracle(&self) -> Vec<BorrowedRoute> {
        let mut ways = vec![Vec::new()];
        for &city in &self.stations {
            let foreign = self.foreign_at(city);
            if !foreign.is_empty() {
                let lend = |way: &Vec<BorrowedRoute>, route| {
                    way.iter().copied().chain([BorrowedRoute { city, route }]).collect()
                };
                ways = ways
                    .iter()
                    .flat_map(|way| foreign.iter().map(|&route| lend(way, route)).collect::<Vec<_>>())
                    .collect();
            }
        }
        let mut best = (ways[0].clone(), self.worth(&ways[0]));
        for way in ways {
            let worth = self.worth(&way);
            if worth > best.1 {
                best = (way, worth);
            }
        }
        best.0
    }
}

/// Whether one can go from one city to the other, found by walking.
fn is_joined(routes: &[Route], from: City, to: City) -> bool {
    let mut reached = [false; City::COUNT];
    reached[from.index()] = true;
    let mut grew = true;
    while grew && !reached[to.index()] {
        grew = false;
        for route in routes {
            let (a, b) = (route.facts().from.index(), route.facts().to.index());
            grew |= reached[a] != reached[b];
            reached[a] |= reached[b];
            reached[b] = reached[a];
        }
    }
    reached[to.index()]
}

#[test]
fn r8_3_random_positions_get_the_best_of_all_ways_to_lend() {
    let mut rng = ChaCha8Rng::seed_from_u64(83);
    let mut helped = 0;
    for number in 0..800 {
        let table = Table::random(&mut rng);
        let best = table.best();
        assert_eq!(best, table.oracle(), "position {number}");
        helped += u32::from(table.worth(&best) > table.worth(&[]));
    }
    assert!(helped > 100, "only {helped} positions put it to the test");
}

#[test]
fn r8_2_each_station_lends_one_opposing_route_of_its_city() {
    let mut rng = ChaCha8Rng::seed_from_u64(82);
    for _ in 0..1500 {
        let table = Table::random(&mut rng);
        let best = table.best();
        let lending = table.stations.iter().filter(|city| !table.foreign_at(**city).is_empty());
        assert!(best.iter().map(|lent| lent.city).eq(lending.copied()), "also where it helps no ticket");
        assert!(best.iter().all(|lent| table.foreign_at(lent.city).contains(&lent.route)));
    }
}

#[test]
fn r8_3_three_stations_have_252_ways_and_get_the_best() {
    let tickets = TicketSet::Europe.tickets().collect::<Vec<_>>();
    let mut table = Table::new("", "", "paris frankfurt kyiv", &tickets);
    for route in Route::all() {
        table.owners[route] = Some(seat(1 + (route.facts().length % 4)));
    }
    let neighbours = |city: &City| {
        let mut ends = table.foreign_at(*city).iter().map(|route| route.other_end(*city)).collect::<Vec<_>>();
        ends.dedup();
        ends.len()
    };
    assert_eq!(table.stations.iter().map(neighbours).product::<usize>(), 252);
    assert_eq!(table.best(), table.oracle());
    for route in crate::networks::routes("berlin-wien munchen-wien budapest-wien-red bucuresti-sofia kyiv-smolensk") {
        table.owners[route] = Some(seat(ME));
    }
    assert_eq!(table.best(), table.oracle());
}

#[test]
fn r8_2_a_station_lends_the_same_route_for_all_tickets() {
    let tickets = [ticket("paris-brest", 6), ticket("paris-zurich", 7)];
    let table = Table::new("", "brest-paris paris-zurich", "paris", &tickets);
    assert_eq!(table.names_of_best(), ["paris: paris-zurich"]);
    assert_eq!(table.worth(&table.best()), (7, 1));
}

#[test]
fn r8_2_several_stations_may_use_one_route() {
    let table = Table::new("", "dieppe-paris", "paris dieppe", &[ticket("paris-dieppe", 5)]);
    assert_eq!(table.names_of_best(), ["paris: dieppe-paris", "dieppe: dieppe-paris"]);
}

#[test]
fn r8_2_several_stations_may_make_one_way() {
    let table = Table::new(
        "dieppe-paris",
        "paris-zurich venezia-zurich roma-venezia",
        "paris zurich roma",
        &[ticket("dieppe-roma", 9)],
    );
    assert_eq!(table.names_of_best(), ["paris: paris-zurich", "zurich: venezia-zurich", "roma: roma-venezia"]);
    assert_eq!(table.worth(&table.best()), (9, 1));
}

#[test]
fn r8_2_own_and_unclaimed_routes_lend_nothing() {
    let tickets = [ticket("paris-zurich", 7), ticket("london-edinburgh", 7)];
    let own = Table::new("dieppe-paris", "", "paris", &tickets);
    assert_eq!(own.best(), []);
    let one_of_two = Table::new("dieppe-paris", "brest-paris", "london paris", &tickets);
    assert_eq!(one_of_two.names_of_best(), ["paris: brest-paris"]);
}

#[test]
fn r8_2_an_opponents_track_beside_ones_own_is_lent() {
    let table = Table::new("budapest-wien-red", "budapest-wien-white", "wien", &[]);
    assert_eq!(table.names_of_best(), ["wien: budapest-wien-white"]);
}

#[test]
fn r8_3_more_points_come_before_more_tickets() {
    let tickets = [ticket("paris-brest", 5), ticket("pamplona-paris", 5), ticket("paris-zurich", 11)];
    let table = Table::new("brest-pamplona", "brest-paris paris-zurich", "paris", &tickets);
    assert_eq!(table.names_of_best(), ["paris: paris-zurich"]);
}

#[test]
fn r8_3_of_equal_points_more_tickets_completed_are_better() {
    // Lending brest-paris, first in the order, brings 10 with one ticket; paris-zurich 5 + 5 with two.
    let tickets = [ticket("brest-paris", 10), ticket("paris-zurich", 5), ticket("munchen-paris", 5)];
    let table = Table::new("munchen-zurich", "brest-paris paris-zurich", "paris", &tickets);
    assert_eq!(table.names_of_best(), ["paris: paris-zurich"]);
}

#[test]
fn r8_3_of_equal_use_the_first_in_the_order_of_ids_is_lent() {
    let tickets = [ticket("paris-zurich", 5), ticket("paris-marseille", 5)];
    let table = Table::new("marseille-zurich", "paris-zurich marseille-paris", "paris", &tickets);
    assert_eq!(table.names_of_best(), ["paris: marseille-paris"]);
    let tracks = Table::new("", "pamplona-paris-green pamplona-paris-blue", "paris", &[ticket("paris-pamplona", 5)]);
    assert_eq!(tracks.names_of_best(), ["paris: pamplona-paris-blue"]);
}

#[test]
fn r8_3_a_ticket_completed_without_help_sways_no_choice() {
    let tickets = [ticket("dieppe-paris", 20), ticket("paris-zurich", 5)];
    let table = Table::new("dieppe-paris", "brest-dieppe brest-paris paris-zurich", "paris", &tickets);
    assert_eq!(table.names_of_best(), ["paris: paris-zurich"]);
}
