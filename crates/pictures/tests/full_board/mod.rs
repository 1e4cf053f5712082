//! The fullest board there can be: five players who have built all their trains and stations.
#![allow(clippy::unwrap_used, reason = "tests")]

use railhead_engine::{City, Event, Game, GameView, OwnedRoute, OwnedStation, Route, Seat};

const TRAINS: u8 = 45;
const STATIONS: usize = 3;

/// The view of the first seat, with its tickets.
pub fn full_board() -> GameView {
    let log = include_str!("../../../../docs/vectors/1.jsonl").lines().filter(|line| line.contains("\"type\""));
    let events = log.take(60).map(|line| serde_json::from_str::<Event>(line).unwrap()).collect::<Vec<_>>();
    let mut view = Game::replay(&events).view_for(Seat::new(0));
    let seats = (0..5).map(|seat| Seat::new(seat).unwrap()).collect::<Vec<_>>();
    let mut left = [TRAINS; 5];
    let mut routes = Route::all().collect::<Vec<_>>();
    routes.sort_by_key(|route| route.facts().length);
    for route in routes {
        let length = route.facts().length;
        let most = (0..5).max_by_key(|seat| left[*seat]).unwrap();
        if left[most] >= length {
            left[most] -= length;
            view.table.routes.push(OwnedRoute { route, seat: seats[most] });
        }
    }
    let cities = City::all().step_by(3).zip(seats.iter().cycle()).take(seats.len() * STATIONS);
    view.table.stations.extend(cities.map(|(city, seat)| OwnedStation { city, seat: *seat }));
    view
}

/// The names of the players.
pub fn names() -> [String; 5] {
    ["Ada", "Bartholomäus Weltenburger", "Zoë", "Đặng Thị", "Mr. Fox"].map(str::to_owned)
}
