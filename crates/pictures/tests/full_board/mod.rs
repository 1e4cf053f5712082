//! The fullest board there can be: five players who have built all their trains and stations.
#![expect(clippy::unwrap_used, reason = "tests")]

use railhead_engine::{City, Event, Game, GameView, OwnedRoute, OwnedStation, Route, Seat};
use serde_json::{Value, json};

const PLAYERS: [&str; 5] = ["brown", "red", "purple", "gray", "blue"];
const CREATED: &str = r#"{"type": "game_created", "rules": 1, "variant": "classic", "seats": 5, "tie_break": "standard",
    "first_seat": null, "rated": false, "clock": {"kind": "per_move", "seconds": 86400}, "commitment": ""}"#;

const TRAINS: u8 = 45;
const STATIONS: usize = 3;

/// The view of the first seat.
pub fn full_board() -> GameView {
    let created = serde_json::from_str::<Value>(CREATED).unwrap();
    let joined = PLAYERS.into_iter().enumerate();
    let joined = joined.map(|(seat, color)| json!({"type": "player_joined", "seat": seat, "color": color}));
    let events = [created].into_iter().chain(joined).map(|event| serde_json::from_value(event).unwrap());
    let mut view = Game::replay(&events.collect::<Vec<Event>>()).view_for(Seat::new(0));
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
