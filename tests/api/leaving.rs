//! Giving up, and games that may be left without loss (R10.1).

use crate::app::{App, begun, in_first_turn};
use serde_json::{Value, json};

#[test]
fn a_player_who_resigns_is_last_and_does_not_come_back() {
    let app = App::start();
    let (ada, bob, eve) = (app.register("Ada"), app.register("Bob"), app.register("Eve"));
    let game = begun(json!({"seats": 3, "first_seat": 0}), &[&ada, &bob, &eve]);
    let resigned = ada.resign(&game);
    assert_eq!(resigned["events"][0]["reason"], "resigned");
    assert_eq!(resigned["view"]["table"]["seats"][0]["away"], "resigned");
    assert_eq!(resigned["view"]["you"], Value::Null, "an onlooker from now on");
    assert!(!bob.moves(&game).is_empty(), "the bot has made the turn");
    ada.post(&format!("{game}/resign"), Value::Null).refused(403, "not_seated");
    ada.put(&format!("{game}/players/me")).refused(409, "seat_given_up");
    ada.delete(&format!("{game}/players/me")).refused(403, "not_seated");
    bob.resign(&game);
    let scores = app.get(&format!("{game}/result")).ok()["scores"].clone();
    assert_eq!(scores[2]["rank"], 1, "one person is left: it is scored at once");
    eve.post(&format!("{game}/resign"), Value::Null).refused(409, "game_over");
}

#[test]
fn a_game_is_left_without_loss_before_everyone_has_moved() {
    let app = App::start();
    let (ada, bob) = (app.register("Ada"), app.register("Bob"));
    let game = in_first_turn(json!({"seats": 2, "first_seat": 0}), &[&ada, &bob]);
    ada.draw_twice(&game);
    let left = bob.resign(&game);
    assert_eq!(left["view"]["table"]["phase"], json!({"name": "voided", "reason": "left_early"}));
    assert_eq!(app.get(&game).ok()["status"], "void");
    app.get(&format!("{game}/result")).refused(409, "game_void");
}

#[test]
fn a_game_that_has_not_begun_is_left_by_resigning_too() {
    let app = App::start();
    let (ada, bob) = (app.register("Ada"), app.register("Bob"));
    let game = ada.open(json!({"seats": 2}));
    bob.join(&game);
    bob.resign(&game);
    assert_eq!(app.get(&game).ok()["players"][1]["occupant"]["kind"], "nobody");
}
