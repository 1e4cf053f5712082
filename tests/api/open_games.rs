//! Bounds on the number of open games of a player, and on the time for which a game is open.

use crate::app::{App, dealt, over};
use railhead::hosting::limits::Limits;
use serde_json::{Value, json};
use std::time::Duration;

const DAY: Duration = Duration::from_hours(24);

#[test]
fn a_player_in_ten_open_games_opens_no_other() {
    let app = App::start();
    let (ada, bob) = (app.register("Ada"), app.register("Bob"));
    let game = over(json!({"seats": 2}), &[&ada, &bob]);
    // Those they have only joined count, too.
    let joined = bob.open(json!({"seats": 3}));
    ada.join(&joined);
    let opened = (0..9).map(|_| ada.open(json!({"seats": 2}))).collect::<Vec<_>>();
    for (path, body) in [
        ("/v1/games", json!({"seats": 2})),
        ("/v1/games", json!({"seats": 2, "bots": ["random"], "auto_start": true})),
        ("/v1/games/quick", json!({"seats": 4})),
        (&format!("{game}/rematch"), Value::Null),
    ] {
        let problem = ada.post(path, body).refused(409, "too_many_open_games");
        assert_eq!(problem["most"], 10);
    }
    // It keeps nobody from joining.
    let theirs = bob.open(json!({"seats": 5}));
    assert_eq!(ada.post("/v1/games/quick", json!({"seats": 5})).ok()["you"], 1);
    ada.delete(&format!("{theirs}/players/me")).ok();
    // Nor do games count that have begun or are over.
    ada.delete(&opened[0]).ok();
    let game = ada.open(json!({"seats": 2, "bots": ["random"]}));
    ada.post("/v1/games", json!({"seats": 2})).refused(409, "too_many_open_games");
    ada.start(&game);
    ada.open(json!({"seats": 2}));
}

#[test]
fn the_operator_says_how_many() {
    let app = App::with_limits(Limits { open_games: 1, ..crate::app::patient() });
    let ada = app.register("Ada");
    ada.post("/v1/games/quick", json!({})).ok();
    assert_eq!(ada.post("/v1/games", json!({"seats": 2})).refused(409, "too_many_open_games")["most"], 1);
    ada.post("/v1/games/quick", json!({})).ok();
    ada.post("/v1/games/quick", json!({"seats": 3})).refused(409, "too_many_open_games");
}

#[test]
fn a_game_open_for_seven_days_is_called_off_by_any_look() {
    let app = App::start();
    let (ada, bob) = (app.register("Ada"), app.register("Bob"));
    let opened = ada.post("/v1/games", json!({"seats": 2})).ok();
    let game = format!("/v1/games/{}", opened["id"].as_str().unwrap());
    let moment = |name: &str| opened[name].as_str().unwrap().parse::<jiff::Timestamp>().unwrap();
    assert_eq!(moment("expires_at").duration_since(moment("created_at")).as_hours(), 7 * 24);
    app.wait(7 * DAY - Duration::from_secs(60));
    assert_eq!(app.get(&game).ok()["status"], "lobby");
    app.wait(Duration::from_secs(60));
    bob.put(&format!("{game}/players/me")).refused(409, "game_over");
    assert_eq!(app.get(&game).ok()["status"], "void");
    let events = app.get(&format!("{game}/events")).ok()["events"].clone();
    let last = events.as_array().unwrap().last().unwrap().clone();
    assert_eq!((&last["type"], &last["reason"]), (&json!("game_voided"), &json!("expired")));
    bob.post("/v1/games/join-by-code", json!({"code": opened["code"]})).refused(409, "called_off");
    assert_eq!(app.run_due(), 0);
}

#[test]
fn a_game_that_nobody_looks_at_is_called_off_by_the_sweep() {
    let app = App::start();
    let ada = app.register("Ada");
    ada.open(json!({"seats": 2}));
    app.wait(4 * DAY);
    let young = ada.open(json!({"seats": 3}));
    assert_eq!(app.run_due(), 0);
    app.wait(3 * DAY);
    assert_eq!(app.run_due(), 1);
    let open = app.get("/v1/games?status=lobby").ok();
    assert_eq!(open["items"].as_array().unwrap().len(), 1);
    assert!(young.ends_with(open["items"][0]["id"].as_str().unwrap()));
    assert_eq!(app.get("/v1/games?status=void").items().len(), 1);
}

#[test]
fn a_player_in_too_many_games_opens_and_joins_no_other() {
    let app = App::with_limits(Limits { games: 3, ..crate::app::patient() });
    let (ada, bob) = (app.register("Ada"), app.register("Bob"));
    let begin = || dealt(json!({"seats": 2, "bots": ["random"]}), &[&ada]);
    let games = [begin(), begin(), begin()];
    let wish = json!({"seats": 2});
    assert_eq!(ada.post("/v1/games", wish.clone()).refused(409, "too_many_games")["most"], 3);
    ada.post("/v1/games/quick", wish.clone()).refused(409, "too_many_games");
    let other = bob.open(wish.clone());
    ada.put(&format!("{other}/players/me")).refused(409, "too_many_games");
    ada.post("/v1/games/quick", wish.clone()).refused(409, "too_many_games");
    // A game that is over, or given up, makes room.
    ada.resign(&games[0]);
    ada.join(&other);
}

/// Comings and goings without end fill a log that has no other end.
#[test]
fn a_table_whose_seats_change_for_ever_is_called_off() {
    let app = App::start();
    let ada = app.register("Ada");
    let game = ada.open(json!({"seats": 2}));
    let bots = format!("{game}/bots");
    let mut last = 0;
    for changes in 0.. {
        assert!(changes < 1100, "there is no end");
        let answer = if changes % 2 == 0 {
            ada.post(&bots, json!({"level": "random"}))
        } else {
            ada.delete(&format!("{bots}/1"))
        };
        if answer.status != 200 {
            answer.refused(409, "game_over");
            break;
        }
        last = answer.ok()["version"].as_u64().unwrap();
    }
    assert_eq!(last, 1000);
    assert_eq!(ada.get(&game).ok()["status"], "void");
    // It is in nobody's way.
    ada.open(json!({"seats": 2}));
}
