//! Whole games on a device.

#![expect(clippy::unwrap_used, clippy::indexing_slicing)]

use railhead_device::{DeviceGame, NewGame, Request};
use railhead_engine::{Move, Seat};
use railhead_verify::{transcript::Transcript, verify_whole};
use serde_json::{Value, json};
use std::time::Duration;

const SECRET: &str = "0707070707070707070707070707070707070707070707070707070707070707";

fn opened(seats: Value) -> DeviceGame {
    let id = "018f0000-0000-8000-8000-000000000000";
    let new = json!({"id": id, "secret": SECRET, "variant": "classic", "seats": seats});
    DeviceGame::open(serde_json::from_value::<NewGame>(new).unwrap(), 0).unwrap()
}

fn ask(game: &mut DeviceGame, seat: Seat, request: Value, at: i64) -> (u16, Value) {
    let answer = game.answer(seat, serde_json::from_value::<Request>(request).unwrap(), at).unwrap();
    (answer.status, serde_json::from_str(answer.body.get()).unwrap())
}

/// Plays to the end: people make the move at a third of their list, and the game is saved and read now and then.
fn played(mut game: DeviceGame) -> DeviceGame {
    let mut at = 0;
    while !game.is_over() {
        at += 1000;
        let asked = game.asked().next();
        if let Some(seat) = asked {
            let (_, moves) = ask(&mut game, seat, json!({"list_legal_moves": {}}), at);
            let all = moves["moves"].as_array().unwrap();
            let chosen = &all[all.len() / 3];
            let (status, done) = ask(&mut game, seat, json!({"play_move": {"the_move": chosen}}), at);
            assert_eq!((status, &done["version"]), (200, &json!(game.version())), "{done}");
        } else {
            assert!(game.let_bot_move(Duration::from_millis(1), at).unwrap());
        }
        if game.version().is_multiple_of(16) {
            game = DeviceGame::load(&game.save().unwrap()).unwrap();
        }
    }
    game
}

#[test]
fn a_game_against_bots_is_played_to_an_end_that_verifies() {
    let mut game = played(opened(json!([{"person": "Ada"}, {"bot": "conductor"}, {"bot": "director"}])));
    let seat = Seat::ALL[0];
    let (status, export) = ask(&mut game, seat, json!({"export_game": {}}), 0);
    assert_eq!(status, 200);
    verify_whole(&Transcript::parse(export.as_str().unwrap()).unwrap()).unwrap();
    let (status, result) = ask(&mut game, seat, json!({"show_result": {}}), 0);
    assert_eq!((status, result["scores"].as_array().unwrap().len()), (200, 3));
    assert!(result["played"][0]["thinking_seconds"].as_f64().unwrap() > 10.0);
}

#[test]
fn people_of_one_device_do_not_see_the_cards_of_each_other() {
    let mut game = opened(json!([{"person": "Ada"}, {"person": "Ben"}]));
    let [ada, ben] = [Seat::ALL[0], Seat::ALL[1]];
    let view = |game: &mut DeviceGame, seat| ask(game, seat, json!({"show_view": {}}), 0).1;
    assert_eq!(view(&mut game, ben)["you"]["seat"], json!(1));
    let hidden = view(&mut game, ada)["you"]["offer"].to_string();
    assert!(!view(&mut game, ben).to_string().contains(&hidden));
    let events = json!({"list_events": {}});
    let [of_ada, of_ben] = [ada, ben].map(|seat| ask(&mut game, seat, events.clone(), 0).1);
    assert_ne!(of_ada["events"], of_ben["events"], "each sees the own tickets");
    let (status, _) = ask(&mut game, ada, json!({"replay_game": {"seat": 1}}), 0);
    assert_eq!(status, 409, "until it is over");
    assert!(played(game).save().is_ok());
}

#[test]
fn a_move_on_another_state_changes_nothing() {
    let mut game = opened(json!([{"person": "Ada"}, {"bot": "random"}]));
    let (seat, at) = (Seat::ALL[0], 0);
    let before = game.save().unwrap();
    let head = "1-00000000000000000000000000000000";
    let stale = json!({"play_move": {"the_move": Move::DrawCard {}, "expected": head}});
    let (status, problem) = ask(&mut game, seat, stale, at);
    assert_eq!((status, &problem["code"]), (412, &json!("stale_version")));
    let (status, problem) = ask(&mut game, seat, json!({"play_move": {"the_move": {"type": "pass"}}}), at);
    assert_eq!((status, &problem["code"]), (422, &json!("illegal_move")));
    assert_eq!(game.save().unwrap(), before);
}

#[test]
fn a_game_without_a_person_or_with_one_seat_is_not_opened() {
    for seats in [json!([{"bot": "random"}, {"person": "Ada"}]), json!([{"person": "Ada"}]), json!([])] {
        let new = json!({"id": "018f0000-0000-8000-8000-000000000000", "secret": SECRET, "variant": "classic",
            "seats": seats});
        let new = serde_json::from_value::<NewGame>(new).unwrap();
        assert!(DeviceGame::open(new, 0).is_err());
    }
}
