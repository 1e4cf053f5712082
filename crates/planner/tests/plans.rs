//! Plans compared with the rules of the engine, and with searches that try everything.

#![expect(clippy::unwrap_used, clippy::indexing_slicing, clippy::panic)]
#![expect(clippy::disallowed_types, reason = "games are played to get views")]

mod played;

use played::play;
use railhead_engine::{
    BorrowedRoute, ByCity, ByRoute, City, Game, GameView, Network, Owners, Route, Seat, Stations, Ticket, TicketId,
    best_borrowing, second_track_closes,
};
use railhead_planner::{Connection, JointPlan, LegUse, PlannedLeg, SeatPlan, TicketPlan, TicketStatus};
use rand::{RngExt, SeedableRng, seq::IndexedRandom};
use rand_chacha::ChaCha8Rng;
use std::collections::BTreeSet;

/// The board as a view shows it to its seat, read without the planner.
struct Board {
    owners: ByRoute<Option<Seat>>,
    seat: Seat,
    open: Vec<Route>,
    own: Vec<Route>,
    built: Vec<City>,
    occupied: BTreeSet<City>,
    trains: u8,
    stations: u8,
}

impl Board {
    fn of(view: &GameView) -> Board {
        let seat = view.you.as_ref().unwrap().seat;
        let mut owners = ByRoute::<Option<Seat>>::default();
        view.table.routes.iter().for_each(|owned| owners[owned.route] = Some(owned.seat));
        let closes = second_track_closes(view.table.options.seats);
        let is_open = |route: &Route| {
            let twin = route.facts().twin.and_then(|twin| owners[twin]);
            owners[*route].is_none() && !twin.is_some_and(|owner| owner == seat || closes)
        };
        let own = &view.table.seats[usize::from(seat.number())];
        let stations = || view.table.stations.iter();
        Board {
            owners,
            seat,
            open: Route::all().filter(is_open).collect(),
            own: Route::all().filter(|route| owners[*route] == Some(seat)).collect(),
            built: stations().filter(|station| station.seat == seat).map(|station| station.city).collect(),
            occupied: stations().map(|station| station.city).collect(),
            trains: own.trains,
            stations: own.stations,
        }
    }

    /// The routes that a station in a city could lend.
    fn lendable(&self, city: City) -> Vec<Route> {
        let is_foreign = |route: &Route| self.owners[*route].is_some_and(|owner| owner != self.seat);
        Route::all().filter(|route| route.touches(city) && is_foreign(route)).collect()
    }

    /// Every choice of lent routes with exactly this many new stations in further cities.
    fn lendings(&self, new: usize) -> Vec<Vec<Route>> {
        let mut all = vec![Vec::new()];
        for city in &self.built {
            let lendable = self.lendable(*city);
            let with =
                |lent: &Vec<Route>| lendable.iter().map(|route| [&lent[..], &[*route]].concat()).collect::<Vec<_>>();
            all = all.iter().flat_map(|lent| [vec![lent.clone()], with(lent)].concat()).collect();
        }
        let free = City::all().filter(|city| !self.occupied.contains(city));
        let loans = free.flat_map(|city| self.lendable(city).into_iter().map(move |route| (city, route)));
        let loans = loans.collect::<Vec<_>>();
        let mut placed: Vec<Vec<(City, Route)>> = vec![Vec::new()];
        for _ in 0..new {
            placed = placed
                .iter()
                .flat_map(|so_far| {
                    let later = loans.iter().filter(|(city, _)| so_far.last().is_none_or(|(last, _)| last < city));
                    later.map(|loan| [&so_far[..], &[*loan]].concat())
                })
                .collect();
        }
        let with = |lent: &Vec<Route>| {
            let each =
                placed.iter().map(|loans| [lent.clone(), loans.iter().map(|(_, route)| *route).collect()].concat());
            each.collect::<Vec<_>>()
        };
        all.iter().flat_map(with).collect()
    }

    /// The fewest trains for a ticket with these lent routes (Bellman–Ford).
    fn fewest_trains(&self, ticket: TicketId, lent: &[Route]) -> Option<u8> {
        let free = self.own.iter().chain(lent).map(|route| (*route, 0));
        let edges = free.chain(self.open.iter().map(|route| (*route, route.facts().length))).collect::<Vec<_>>();
        let mut trains = ByCity::<Option<u8>>::default();
        trains[ticket.from] = Some(0);
        let mut changed = true;
        while changed {
            changed = false;
            for (route, cost) in &edges {
                let facts = route.facts();
                for (here, there) in [(facts.from, facts.to), (facts.to, facts.from)] {
                    let Some(so_far) = trains[here].map(|so_far| so_far + cost) else { continue };
                    if trains[there].is_none_or(|known| so_far < known) {
                        (trains[there], changed) = (Some(so_far), true);
                    }
                }
            }
        }
        trains[ticket.to]
    }

    /// The tickets that would be completed if these routes were claimed and stations built.
    fn completes(&self, claims: &[Route], new: &[City], tickets: &[Ticket]) -> Vec<TicketId> {
        let own = [&self.own[..], claims].concat();
        let mut built = [&self.built[..], new].concat();
        built.sort();
        let lent = best_borrowing(&self.owners, self.seat, &built, &own, tickets);
        let network = Network::of(own.into_iter().chain(lent.iter().map(|BorrowedRoute { route, .. }| *route)));
        tickets.iter().map(|ticket| ticket.id).filter(|id| network.completes(*id)).collect()
    }
}

fn claims(legs: &[PlannedLeg]) -> impl Iterator<Item = Route> {
    legs.iter().filter(|leg| leg.r#use == LegUse::Claim).map(|leg| leg.route)
}

/// The rules let the seat do what the connection needs, and then the ticket is completed.
fn check_connection(board: &Board, ticket: Ticket, connection: &Connection) {
    let Connection { legs, stations, cost } = connection;
    let end = legs.iter().fold(ticket.id.from, |at, leg| {
        assert_eq!((leg.from, leg.to), (at, leg.route.other_end(at)));
        leg.to
    });
    assert_eq!(end, ticket.id.to);
    let claims = claims(legs).collect::<Vec<_>>();
    assert!(claims.iter().all(|route| board.open.contains(route)));
    let new = stations.iter().filter(|station| !station.is_built).map(|station| station.city).collect::<Vec<_>>();
    let distinct = new.iter().collect::<BTreeSet<_>>();
    assert!(distinct.len() == new.len() && new.iter().all(|city| !board.occupied.contains(city)));
    assert!(new.len() <= usize::from(board.stations));
    assert_eq!(cost.trains, claims.iter().map(|route| route.facts().length).sum::<u8>());
    assert_eq!((usize::from(cost.new_stations), usize::from(cost.turns)), (new.len(), new.len() + claims.len()));
    assert_eq!(board.completes(&claims, &new, &[ticket]), [ticket.id], "{connection:?}");
}

/// A joint plan is allowed as a whole, and completes all its tickets with the same lent routes.
fn check_joint(board: &Board, view: &GameView, plan: &SeatPlan) {
    let JointPlan { tickets, stations, cost } = &plan.together;
    let claims = tickets.iter().flat_map(|ticket| claims(&ticket.legs)).collect::<BTreeSet<_>>();
    let claims = claims.into_iter().collect::<Vec<_>>();
    let new = stations.iter().filter(|station| !station.is_built).map(|station| station.city).collect::<Vec<_>>();
    assert!(claims.iter().all(|route| !route.facts().twin.is_some_and(|twin| claims.contains(&twin))));
    assert!(cost.trains <= board.trains && new.len() <= usize::from(board.stations));
    assert_eq!(cost.trains, claims.iter().map(|route| route.facts().length).sum::<u8>());
    assert_eq!(cost.trains, tickets.iter().map(|ticket| ticket.added_trains).sum::<u8>());
    let cities = stations.iter().map(|station| station.city).collect::<BTreeSet<_>>();
    assert_eq!(cities.len(), stations.len(), "each station lends one route");
    let planned = tickets.iter().filter(|ticket| ticket.status == TicketStatus::Possible);
    let planned = planned.map(|ticket| ticket.id).collect::<BTreeSet<_>>();
    let held = view.you.as_ref().unwrap().tickets.iter().map(|own| own.ticket);
    let held = held.filter(|ticket| planned.contains(&ticket.id)).collect::<Vec<_>>();
    let completed = board.completes(&claims, &new, &held);
    assert_eq!(completed.into_iter().collect::<BTreeSet<_>>(), planned);
}

/// Nothing cheaper exists, for each number of new stations up to `most`.
fn check_minimal(board: &Board, plan: &TicketPlan, turns_left: Option<u8>, most: usize) -> usize {
    let TicketPlan { ticket, status, connections, .. } = plan;
    if *status == TicketStatus::Done || turns_left.is_some() {
        return 0;
    }
    let mut least = None;
    for new in 0..=most.min(usize::from(board.stations)) {
        let trains = board.lendings(new).iter().filter_map(|lent| board.fewest_trains(ticket.id, lent)).min();
        let listed = connections.iter().find(|connection| usize::from(connection.cost.new_stations) == new);
        let fewer = trains.filter(|trains| least.is_none_or(|least| *trains < least));
        match status {
            TicketStatus::Possible => {
                let expected = fewer.filter(|trains| *trains <= board.trains);
                assert_eq!(listed.map(|listed| listed.cost.trains), expected, "{new} stations: {plan:?}");
            }
            TicketStatus::TooFewTrains => assert!(trains.is_none_or(|trains| trains > board.trains)),
            TicketStatus::Blocked => assert_eq!(trains, None),
            TicketStatus::Done | TicketStatus::TooFewTurns => panic!("{status:?}"),
        }
        least = fewer.or(least);
    }
    1
}

fn check(game: &Game, seat: Seat, most: usize) -> (SeatPlan, usize) {
    let view = game.view_for(Some(seat));
    let board = Board::of(&view);
    let plan = SeatPlan::of(&view).unwrap();
    let mut compared = 0;
    for ticket in &plan.tickets {
        ticket.connections.iter().for_each(|connection| check_connection(&board, ticket.ticket, connection));
        compared += check_minimal(&board, ticket, plan.turns_left, most);
    }
    for (own, plan) in view.you.as_ref().unwrap().tickets.iter().zip(&plan.tickets) {
        assert_eq!(own.completed, plan.status == TicketStatus::Done);
    }
    check_joint(&board, &view, &plan);
    (plan, compared)
}

/// Positions of played games, with their hands and tickets.
fn positions() -> Vec<Game> {
    let mut positions = Vec::new();
    (0..12).for_each(|number| play(number, |game| positions.push(game.clone())));
    positions
}

/// A position that no play led to: routes and stations are given at random.
fn arranged(positions: &[Game], rng: &mut ChaCha8Rng) -> Game {
    let mut game = positions.choose(rng).unwrap().clone();
    let seats = game.options().seats;
    let (claimed, built) = (rng.random_range(20..95), rng.random_range(0..12));
    let parts = game.parts();
    *parts.owners = Owners::default();
    *parts.stations = Stations::default();
    for seat in Seat::first(seats) {
        parts.players[seat].trains = rng.random_range(0..=45);
        parts.players[seat].stations = 3;
    }
    let routes = Route::all().collect::<Vec<_>>();
    for _ in 0..claimed {
        let route = *routes.choose(rng).unwrap();
        let seat = Seat::new(rng.random_range(0..seats)).unwrap();
        let twin = route.facts().twin.and_then(|twin| parts.owners[twin]);
        if parts.owners[route].is_none() && !twin.is_some_and(|owner| owner == seat || second_track_closes(seats)) {
            parts.owners.give(route, seat, seats);
        }
    }
    let cities = City::all().collect::<Vec<_>>();
    for _ in 0..built {
        let city = *cities.choose(rng).unwrap();
        let seat = Seat::new(rng.random_range(0..seats)).unwrap();
        if parts.stations[city].is_none() && parts.players[seat].stations > 0 {
            parts.stations.build(city, seat);
            parts.players[seat].stations -= 1;
        }
    }
    game
}

#[test]
fn connections_in_played_games_are_the_cheapest() {
    let (mut compared, mut statuses) = (0, BTreeSet::new());
    for number in 0..12 {
        let mut moves = 0;
        play(number, |game| {
            moves += 1;
            if moves % 23 == 1 {
                for seat in game.seats() {
                    let (plan, more) = check(game, seat, 1);
                    compared += more;
                    statuses.extend(plan.tickets.iter().map(|ticket| format!("{:?}", ticket.status)));
                }
            }
        });
    }
    assert!(compared > 1000, "only {compared} tickets were compared");
    assert_eq!(
        statuses.into_iter().collect::<Vec<_>>(),
        ["Blocked", "Done", "Possible", "TooFewTrains", "TooFewTurns"]
    );
}

#[test]
fn connections_on_random_boards_are_the_cheapest() {
    let (positions, mut rng) = (positions(), ChaCha8Rng::seed_from_u64(7));
    let compared = (0..40).map(|number| {
        let game = arranged(&positions, &mut rng);
        let most = if number % 6 == 0 { 2 } else { 1 };
        game.seats().map(|seat| check(&game, seat, most).1).sum::<usize>()
    });
    let compared = compared.sum::<usize>();
    assert!(compared > 300, "only {compared} tickets were compared");
}

/// R8.2: two stations in one city are never planned, even where going back to the city is free.
#[test]
fn three_stations_are_planned_in_three_cities() {
    let (positions, mut rng) = (positions(), ChaCha8Rng::seed_from_u64(8));
    let mut most = 0;
    for _ in 0..400 {
        let game = arranged(&positions, &mut rng);
        for seat in game.seats() {
            let view = game.view_for(Some(seat));
            let board = Board::of(&view);
            for ticket in SeatPlan::of(&view).unwrap().tickets {
                for connection in &ticket.connections {
                    check_connection(&board, ticket.ticket, connection);
                    most = most.max(connection.cost.new_stations);
                }
            }
        }
    }
    assert_eq!(most, 3);
}

/// All routes are another seat's but one of Paris, and every city but Paris has a station. Both
/// routes that the ticket needs could be lent in Paris only.
#[test]
fn a_station_is_not_used_twice_by_going_back_to_it() {
    let mut game = None;
    play(0, |position| game = Some(game.take().unwrap_or_else(|| position.clone())));
    let mut game = game.unwrap();
    let [seat, other] = [0, 1].map(|number| Seat::new(number).unwrap());
    let parts = game.parts();
    *parts.owners = Owners::default();
    let own = "paris-zurich".parse::<Route>().unwrap();
    for route in Route::all() {
        parts.owners.give(route, if route == own { seat } else { other }, 5);
    }
    for city in City::all().filter(|city| city.facts().id != "paris") {
        parts.stations.build(city, other);
    }
    let ticket = *parts.tickets.fresh.first().unwrap();
    let ticket_of = |id: &str| vec![Ticket { id: id.parse().unwrap(), ..ticket }];
    parts.players[seat].tickets = ticket_of("brest-frankfurt");
    let view = game.view_for(Some(seat));
    assert_eq!(SeatPlan::of(&view).unwrap().tickets[0].status, TicketStatus::Blocked);
    game.parts().players[seat].tickets = ticket_of("brest-zurich");
    let plan = SeatPlan::of(&game.view_for(Some(seat))).unwrap();
    assert_eq!(plan.tickets[0].connections[0].stations[0].city.facts().id, "paris");
}

/// The fewest trains for several tickets together without stations: the best partition of the tickets, for
/// each part a Steiner tree of their cities (Dreyfus and Wagner).
fn least_for(board: &Board, tickets: &[TicketId]) -> u16 {
    let mut apart = ByCity::<ByCity<u16>>::default();
    for from in City::all() {
        for to in City::all() {
            apart[from][to] = board.fewest_trains(TicketId { from, to }, &[]).map_or(200, u16::from);
        }
    }
    let ends = tickets.iter().flat_map(|ticket| [ticket.from, ticket.to]).collect::<Vec<_>>();
    let mut table = vec![ByCity::<u16>::default(); 1 << ends.len()];
    for set in 1..1_usize << ends.len() {
        for city in City::all() {
            table[set][city] = match set.count_ones() {
                1 => apart[ends[set.trailing_zeros() as usize]][city],
                _ => (1..set)
                    .filter(|part| part & set == *part)
                    .map(|part| table[part][city] + table[set ^ part][city])
                    .min()
                    .unwrap(),
            };
        }
        let joined = table[set];
        for city in City::all().filter(|_| set.count_ones() > 1) {
            table[set][city] = City::all().map(|via| joined[via] + apart[via][city]).min().unwrap();
        }
    }
    let tree = |cities: usize| City::all().map(|city| table[cities][city]).min().unwrap();
    let ends_of =
        |set: usize| (0..tickets.len()).filter(|at| set >> at & 1 == 1).fold(0, |ends, at| ends | 3 << (2 * at));
    let mut forests = vec![0];
    for set in 1..1_usize << tickets.len() {
        let parts = (1..=set).filter(|part| part & set == *part);
        forests.push(parts.map(|part| tree(ends_of(part)) + forests[set ^ part]).min().unwrap());
    }
    *forests.last().unwrap()
}

#[test]
fn a_plan_without_stations_needs_the_fewest_trains() {
    let mut found = [0; 5];
    for number in 0..12 {
        let mut moves = 0;
        play(number, |game| {
            moves += 1;
            for seat in game.seats().filter(|_| moves % 17 == 8) {
                let view = game.view_for(Some(seat));
                let plan = SeatPlan::of(&view).unwrap();
                let JointPlan { tickets, stations, cost } = plan.together;
                let ids = tickets.iter().map(|ticket| ticket.id).collect::<Vec<_>>();
                if !(2..=4).contains(&ids.len()) || !stations.is_empty() || plan.turns_left.is_some() {
                    continue;
                }
                // Four tickets take a second.
                if ids.len() == 4 && found[4] >= 4 {
                    continue;
                }
                let least = least_for(&Board::of(&view), &ids);
                let is_possible = tickets.iter().all(|ticket| ticket.status == TicketStatus::Possible);
                assert_eq!(is_possible, least <= u16::from(plan.trains), "{ids:?}: {least}");
                if is_possible {
                    assert_eq!(u16::from(cost.trains), least, "{ids:?}");
                    found[ids.len()] += 1;
                }
            }
        });
    }
    assert!(found[2] > 30 && found[3] > 3, "{found:?}");
}

/// R9.1: with one turn left, a connection of two routes comes too late.
#[test]
fn in_the_last_round_one_turn_is_all_that_is_left() {
    let mut seen = BTreeSet::new();
    for number in 0..12 {
        play(number, |game| {
            for seat in game.seats() {
                let plan = SeatPlan::of(&game.view_for(Some(seat))).unwrap();
                let Some(left) = plan.turns_left else { continue };
                for ticket in &plan.tickets {
                    let turns = ticket.connections.first().map(|connection| connection.cost.turns);
                    match ticket.status {
                        TicketStatus::Possible => assert!(turns.unwrap() <= left),
                        TicketStatus::TooFewTurns => assert!(turns.unwrap() > left),
                        TicketStatus::Done | TicketStatus::Blocked => assert_eq!(turns, None),
                        TicketStatus::TooFewTrains => assert!(turns.is_some()),
                    }
                }
                let plays = game.waits_for().any(|mover| mover == seat);
                assert!(left <= 1 && !(plays && game.moves(seat).len() > 30 && left == 0));
                seen.insert(left);
            }
        });
    }
    assert_eq!(seen.into_iter().collect::<Vec<_>>(), [0, 1]);
}

/// Each choice that the rules allow is planned, and none needs fewer trains than what is held.
#[test]
fn every_choice_of_offered_tickets_is_planned() {
    let mut choices = 0;
    for number in 0..16 {
        play(number, |game| {
            for seat in game.seats() {
                let view = game.view_for(Some(seat));
                let plan = SeatPlan::of(&view).unwrap();
                let offer = view.you.unwrap().offer;
                let allowed = offer
                    .iter()
                    .flat_map(railhead_engine::TicketOffer::choices)
                    .map(|kept| kept.to_vec())
                    .collect::<Vec<_>>();
                assert_eq!(plan.choices.iter().map(|choice| choice.keep.clone()).collect::<Vec<_>>(), allowed);
                for choice in plan.choices {
                    assert_eq!(choice.cost.trains, plan.together.cost.trains + choice.added_trains);
                    assert!(choice.cost.trains <= plan.trains);
                    choices += 1;
                }
            }
        });
    }
    assert!(choices > 500, "only {choices}");
}
