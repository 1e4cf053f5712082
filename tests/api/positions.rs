//! Positions of games that are over, played on against bots.

use crate::app::{Answer, App, Person, path};
use railhead::verify::{transcript::Transcript, verify};
use serde_json::{Value, json};

/// A whole game of Ada in seat 0 against a bot.
fn played(ada: &Person, seed: usize) -> String {
    let game = ada.open(json!({"seats": 2, "bots": ["conductor"], "auto_start": true, "visibility": "private"}));
    let mut state = seed;
    ada.play_to_the_end(&game, |count| {
        state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
        state / 65_536 % count
    });
    game
}

fn play_on(person: &Person, game: &str, version: u64, seat: u8) -> Answer {
    let id = game.rsplit('/').next().unwrap();
    person.post(
        "/v1/prepared-games",
        json!({"kind": "position", "game": id, "version": version, "seat": seat, "bots": "conductor"}),
    )
}

fn replay(person: &Person, game: &str, at: u64, seat: u8) -> Value {
    person.get(&format!("{game}/replay?at={at}&as={seat}")).ok()
}

/// The version at which a seat begins this turn of its own, counted from 1.
fn turn_of(person: &Person, game: &str, seat: u8, turn: usize) -> u64 {
    let mut begun = Vec::new();
    let mut after = 0;
    while begun.len() < turn {
        let page = person.get(&format!("{game}/events?after={after}")).ok();
        let events = page["events"].as_array().unwrap();
        begun.extend(events.iter().filter(|event| event["type"] == "turn_started" && event["seat"] == seat).cloned());
        after = events.last().unwrap()["seq"].as_u64().unwrap();
    }
    begun[turn - 1]["seq"].as_u64().unwrap()
}

#[test]
fn a_position_is_played_on_with_other_cards() {
    let app = App::start();
    let ada = app.register("Ada");
    let game = played(&ada, 7);
    let version = turn_of(&ada, &game, 0, 6);
    let then = replay(&ada, &game, version, 0);
    let drawn = [(); 3].map(|()| {
        let on = path(&play_on(&ada, &game, version, 0).ok());
        let now = ada.view(&on);
        for part in ["hand", "tickets"] {
            assert_eq!(now["you"][part], then["you"][part], "{part}");
        }
        for part in ["row", "routes", "stations", "phase"] {
            assert_eq!(now["table"][part], then["table"][part], "{part}");
        }
        assert_eq!(now["you"]["to_move"], true);
        for _ in 0..2 {
            ada.draw(&on).ok();
        }
        ada.view(&on)["you"]["hand"].clone()
    });
    assert!(drawn.iter().any(|hand| *hand != drawn[0]), "the same cards came three times: {drawn:?}");
}

#[test]
fn a_game_that_was_played_on_is_verified_and_counts_for_nobody() {
    let app = App::start();
    let ada = app.register("Ada");
    let game = played(&ada, 3);
    let version = turn_of(&ada, &game, 1, 9);
    let on = path(&play_on(&ada, &game, version, 1).ok());
    let summary = ada.get(&on).ok();
    assert_eq!((&summary["players"][1]["name"], &summary["visibility"]), (&json!("Ada"), &json!("private")));
    assert_eq!(summary["players"][0]["occupant"]["level"], "conductor");
    assert!(summary["options"]["copied_events"].as_u64().unwrap() > 30, "{summary}");
    let home = ada.get("/v1/me/home").ok();
    assert_eq!(home["games"][0]["copied_events"], summary["options"]["copied_events"], "its row says so");
    ada.play_to_the_end(&on, |_| 0);
    let record = Transcript::parse(&ada.get(&format!("{on}/export")).text).unwrap();
    let verified = verify(&record).unwrap();
    let copied = u64::from(verified.game.options().copied_events);
    assert_eq!(copied, summary["options"]["copied_events"].as_u64().unwrap());
    assert_eq!(app.get("/v1/players/Ada/statistics").ok()["games"], 1, "the first game");
    let again = path(&play_on(&ada, &on, turn_of(&ada, &on, 1, 10), 1).ok());
    assert_eq!(ada.get(&again).ok()["status"], "running", "its positions can be played on, too");
    let rematch = ada.post(&format!("{on}/rematch"), Value::Null).ok();
    assert_eq!(rematch["options"]["copied_events"], Value::Null, "the next game is dealt anew");
}

#[test]
fn only_positions_that_one_may_see_can_be_played_on() {
    let app = App::start();
    let (ada, eve) = (app.register("Ada"), app.register("Eve"));
    let running = ada.open(json!({"seats": 2, "bots": ["conductor"], "auto_start": true, "visibility": "private"}));
    play_on(&ada, &running, 20, 0).refused(409, "game_not_over");
    let hidden = play_on(&eve, &running, 20, 0).refused(404, "not_found");
    let nowhere = play_on(&eve, "/v1/games/019a0000-0000-7000-8000-000000000000", 20, 0).refused(404, "not_found");
    assert_eq!(hidden["detail"], nowhere["detail"]);
    let game = played(&ada, 1);
    play_on(&eve, &game, 50, 0).refused(404, "not_found");
    let last = ada.get(&game).ok()["version"].as_u64().unwrap();
    for version in [1, 2, last - 1, last, last + 1000] {
        let refused = play_on(&ada, &game, version, 0).refused(422, "script_refused");
        assert_eq!(refused["rule"], Value::Null, "{refused}");
    }
    play_on(&ada, &game, 50, 4).refused(422, "script_refused");
    for (version, seat) in [(0, 0), (50, 9)] {
        play_on(&ada, &game, version, seat).refused(400, "invalid_body");
    }
}
