//! Actions of the host on a table, and the fate of the table without them.

use crate::app::{App, Person, dealt, player_names, query};
use serde_json::{Value, json};

/// A table for four at which Ada, the host, Bob and a bot sit.
fn table() -> (App, [Person; 3], String) {
    let app = App::start();
    let people = ["Ada", "Bob", "Chiara"].map(|name| app.register(name));
    let game = people[0].open(json!({"seats": 4, "bots": ["random"]}));
    people[1].join(&game);
    (app, people, game)
}

#[test]
fn the_host_sends_players_away_and_they_may_not_come_back() {
    let (_app, [ada, bob, chiara], game) = table();
    bob.delete(&format!("{game}/players/0")).refused(403, "not_host");
    chiara.delete(&format!("{game}/players/2")).refused(403, "not_seated");
    ada.delete(&format!("{game}/players/0")).refused(409, "kicked_host");
    ada.delete(&format!("{game}/players/1")).refused(409, "no_person_there");
    ada.delete(&format!("{game}/players/3")).refused(409, "no_person_there");
    ada.delete(&format!("{game}/players/5")).refused(400, "invalid_path");
    assert_eq!(player_names(&ada.delete(&format!("{game}/players/2")).ok()), ["Ada", "random (bot)", "", ""]);
    bob.put(&format!("{game}/players/me")).refused(403, "kicked");
    bob.post("/v1/games/join-by-code", json!({"code": ada.get(&game).ok()["code"]})).refused(403, "kicked");
    assert_eq!(chiara.join(&game)["you"], 2);
}

#[test]
fn the_host_takes_bots_away() {
    let (_app, [ada, bob, chiara], game) = table();
    bob.delete(&format!("{game}/bots/1")).refused(403, "not_host");
    chiara.delete(&format!("{game}/bots/1")).refused(403, "not_seated");
    ada.delete(&format!("{game}/bots/2")).refused(409, "no_bot_there");
    assert_eq!(player_names(&ada.delete(&format!("{game}/bots/1")).ok()), ["Ada", "", "Bob", ""]);
    ada.delete(&format!("{game}/bots/1")).refused(409, "no_bot_there");
    assert_eq!(chiara.join(&game)["you"], 1);
}

#[test]
fn the_host_hands_their_role_on() {
    let (_app, [ada, bob, _], game) = table();
    let host = format!("{game}/host");
    bob.ask("PUT", &host, json!({"seat": 2})).refused(403, "not_host");
    for seat in [1, 3] {
        ada.ask("PUT", &host, json!({"seat": seat})).refused(409, "no_person_there");
    }
    assert_eq!(ada.ask("PUT", &host, json!({"seat": 0})).ok()["host"], 0);
    assert_eq!(ada.ask("PUT", &host, json!({"seat": 2})).ok()["host"], 2);
    ada.delete(&game).refused(403, "not_host");
    bob.delete(&format!("{game}/players/0")).ok();
    ada.put(&format!("{game}/players/me")).refused(403, "kicked");
}

#[test]
fn the_next_person_becomes_host_and_the_last_closes_the_game() {
    let (app, [ada, bob, _], game) = table();
    let seat = format!("{game}/players/me");
    let left = ada.delete(&seat).ok();
    assert_eq!((&left["host"], player_names(&left)), (&json!(2), vec!["", "random (bot)", "Bob", ""]));
    assert_eq!(ada.delete(&seat).ok()["version"], left["version"], "leaving again changes nothing");
    assert_eq!(bob.post(&format!("{game}/bots"), json!({"level": "random"})).ok()["status"], "lobby");
    let off = bob.delete(&seat).ok();
    assert_eq!((&off["status"], &off["code"], &off["expires_at"]), (&json!("void"), &Value::Null, &Value::Null));
    let events = app.get(&format!("{game}/events")).ok()["events"].clone();
    let last = events.as_array().unwrap().last().unwrap().clone();
    assert_eq!((&last["type"], &last["reason"]), (&json!("game_voided"), &json!("cancelled")));
    ada.put(&seat).refused(409, "game_over");
}

#[test]
fn the_host_calls_the_game_off_before_it_begins() {
    let (_app, [ada, bob, chiara], game) = table();
    bob.delete(&game).refused(403, "not_host");
    chiara.delete(&game).refused(403, "not_seated");
    assert_eq!(ada.delete(&game).ok()["status"], "void");
    ada.delete(&game).refused(409, "game_over");
    ada.post(&format!("{game}/start"), Value::Null).refused(409, "game_over");
    bob.delete(&format!("{game}/players/me")).refused(409, "game_over");
    let begun = dealt(json!({"seats": 2, "bots": ["random"]}), &[&ada]);
    ada.delete(&begun).refused(409, "game_started");
}

#[test]
fn a_self_starting_game_starts_when_its_last_seat_is_taken() {
    let app = App::start();
    let (ada, bob) = (app.register("Ada"), app.register("Bob"));
    let game = ada.open(json!({"seats": 3, "auto_start": true}));
    assert_eq!(bob.join(&game)["status"], "lobby");
    assert_eq!(ada.post(&format!("{game}/bots"), json!({"level": "random"})).ok()["status"], "running");
    let at_once = ada.post("/v1/games", json!({"seats": 2, "bots": ["random"], "auto_start": true})).ok();
    assert_eq!((&at_once["status"], &at_once["code"]), (&json!("running"), &Value::Null));
    assert!(!ada.moves(&format!("/v1/games/{}", at_once["id"].as_str().unwrap())).is_empty());
}

#[test]
fn rated_games_are_for_people() {
    let app = App::start();
    let (ada, bob) = (app.register("Ada"), app.register("Bob"));
    ada.post("/v1/games", json!({"seats": 2, "rated": true, "bots": ["random"]})).refused(409, "rated_game");
    let game = ada.open(json!({"seats": 2, "rated": true}));
    ada.post(&format!("{game}/bots"), json!({"level": "random"})).refused(409, "rated_game");
    bob.join(&game);
    ada.start(&game);
    assert_eq!(query(&app.database_url, "SELECT opener_mu FROM games"), [json!({"opener_mu": 25})]);
}
