//! Bots that think after the answer: a move does not wait for them, and their moves arrive like anyone's.

use crate::app::{App, dealt};
use railhead::{
    engine::Command,
    hosting::limits::Limits,
    store::{CommandOptions, Done, games::commands},
};
use railhead_test_support::until;
use serde_json::json;
use std::time::Duration;

/// A service on which bots never think before the answer.
fn hurried() -> App {
    App::with_limits(Limits { thinking: Duration::ZERO, ..crate::app::patient() })
}

#[test]
fn bots_beyond_the_budget_move_after_the_answer_has_gone() {
    let app = hurried();
    let ada = app.guest();
    let levels = ["porter", "conductor", "stationmaster", "director"];
    let game = ada.open(json!({"seats": 5, "bots": levels, "first_seat": 1}));
    let started = ada.start(&game);
    let waiting = started["view"]["table"]["phase"]["waiting"].clone();
    assert_eq!(waiting, json!([0, 1, 2, 3, 4]), "nobody has chosen yet");
    let answered = ada.play(&game, &ada.moves(&game)[0]).ok();
    until("the bots move", || !ada.moves(&game).is_empty());
    let after = answered["version"].as_u64().unwrap();
    let events = ada.events(&game, after);
    let seats = events.iter().filter(|event| event["type"] == "turn_started").map(|event| event["seat"].clone());
    assert!(seats.collect::<Vec<_>>().ends_with(&[json!(2), json!(3), json!(4), json!(0)]));
}

#[test]
fn a_whole_game_is_played_that_way() {
    let app = hurried();
    let ada = app.guest();
    let game = dealt(json!({"seats": 2, "bots": ["random"]}), &[&ada]);
    ada.play_to_the_end(&game, |count| count - 1);
    assert_eq!(app.get(&format!("{game}/result")).ok()["scores"].as_array().unwrap().len(), 2);
}

/// The process that was to let them think ended with the answer: the first to see it goes on.
#[test]
fn stopped_bots_go_on_at_the_next_look_or_by_the_sweep() {
    let app = hurried();
    app.process.time.hold();
    let ada = app.guest();
    let account = ada.account()["id"].as_str().unwrap().parse().unwrap();
    let abandoned = || {
        let game = ada.open(json!({"seats": 2, "bots": ["random"]}));
        let id = game.rsplit('/').next().unwrap().parse().unwrap();
        let process = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
        let start = async {
            commands::act(&app.database(), id, account, &Command::Start, CommandOptions::default()).await.unwrap()
        };
        assert!(matches!(process.block_on(start), Done::Changed(_)));
        game
    };
    let waiting = |game: &str| ada.view(game)["table"]["phase"]["waiting"].clone();
    let (looked_at, swept) = (abandoned(), abandoned());
    assert_eq!((waiting(&looked_at), app.run_due()), (json!([0, 1]), 0), "for five seconds it is left to who began");
    app.wait(Duration::from_secs(6));
    assert_eq!(waiting(&looked_at), json!([0]));
    assert_eq!(app.run_due(), 1);
    assert_eq!(waiting(&swept), json!([0]));
}

#[test]
fn in_every_seat_but_one_bots_of_every_level_say_they_are_bots() {
    let app = App::with_limits(crate::app::patient());
    let ada = app.register("Ada");
    for level in ["random", "porter", "conductor", "stationmaster", "director"] {
        let game = ada.open(json!({"seats": 5, "bots": [level, level, level, level]}));
        let players = app.get(&game).ok()["players"].clone();
        for seat in 1..5 {
            assert_eq!(players[seat]["name"], format!("{level} (bot)"));
        }
        let started = ada.start(&game);
        assert_eq!(started["view"]["table"]["phase"]["waiting"], json!([0]));
        ada.delete(&game).refused(409, "game_started");
        ada.resign(&game);
    }
}
