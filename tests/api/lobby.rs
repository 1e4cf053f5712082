//! Opening tables and taking seats.

use crate::app::App;
use serde_json::{Value, json};

fn kinds(game: &Value) -> Vec<String> {
    let players = game["players"].as_array().unwrap().iter();
    players.map(|player| player["occupant"]["kind"].as_str().unwrap().to_owned()).collect()
}

#[test]
fn the_host_sits_first_bots_next_and_people_join_the_rest() {
    let app = App::start();
    let (ada, bob) = (app.register("Ada"), app.register("Bob"));
    let created = ada.post("/v1/games", json!({"seats": 3, "bots": ["random"]}));
    assert_eq!(created.status, 201);
    let game = created.header("location").to_owned();
    assert_eq!(kinds(&created.json()), ["person", "bot", "nobody"]);
    ada.post(&format!("{game}/start"), Value::Null).refused(409, "seats_open");
    let joined = bob.join(&game);
    assert_eq!(kinds(&joined), ["person", "bot", "person"]);
    assert_eq!(joined["players"][2]["name"], "Bob");
    assert_eq!(joined["players"][1]["name"], "random (bot)");
    bob.post(&format!("{game}/start"), Value::Null).refused(403, "not_host");
    assert_eq!(ada.start(&game)["view"]["table"]["phase"], json!({"name": "dealing", "waiting": [0, 2]}));
    assert_eq!(app.get(&game).ok()["status"], "running");
}

#[test]
fn joining_again_changes_nothing() {
    let app = App::start();
    let (ada, bob) = (app.register("Ada"), app.register("Bob"));
    let game = ada.open(json!({"seats": 3}));
    let joined = bob.join(&game);
    assert_eq!(bob.join(&game), joined);
    let hosts = ada.join(&game);
    assert_eq!((&hosts["version"], &hosts["players"]), (&joined["version"], &joined["players"]));
    assert_eq!((&hosts["you"], &joined["you"]), (&json!(0), &json!(1)));
}

#[test]
fn a_leaving_player_makes_room_for_another() {
    let app = App::start();
    let (ada, bob, eve) = (app.register("Ada"), app.register("Bob"), app.register("Eve"));
    let game = ada.open(json!({"seats": 2}));
    let seat = format!("{game}/players/me");
    bob.delete(&seat).ok();
    bob.put(&seat).ok();
    eve.put(&seat).refused(409, "table_full");
    bob.delete(&seat).ok();
    assert_eq!(eve.put(&seat).ok()["players"][1]["name"], "Eve");
    ada.start(&game);
    eve.delete(&seat).refused(409, "game_started");
    bob.put(&seat).refused(409, "game_started");
}

#[test]
fn the_host_adds_bots() {
    let app = App::start();
    let (ada, bob) = (app.register("Ada"), app.register("Bob"));
    let game = ada.open(json!({"seats": 3}));
    let bots = format!("{game}/bots");
    bob.join(&game);
    bob.post(&bots, json!({"level": "random"})).refused(403, "not_host");
    assert_eq!(kinds(&ada.post(&bots, json!({"level": "conductor"})).ok()), ["person", "person", "bot"]);
    ada.post(&bots, json!({"level": "conductor"})).refused(409, "table_full");
    ada.post(&bots, json!({"level": "genius"})).refused(400, "invalid_body");
}

#[test]
fn a_table_has_two_to_five_seats() {
    let app = App::start();
    let ada = app.register("Ada");
    for seats in [0, 1, 6, 255] {
        assert_eq!(ada.post("/v1/games", json!({"seats": seats})).refused(422, "seat_count")["seats"], seats);
    }
    ada.post("/v1/games", json!({"seats": 2, "bots": ["random", "random"]})).refused(409, "table_full");
    ada.post("/v1/games", json!({"seats": 2, "first_seat": 2})).refused(422, "no_such_seat");
    ada.post("/v1/games", json!({"seats": 2, "variant": "pandemic"})).refused(400, "invalid_body");
    ada.post("/v1/games", json!({"seats": 2, "sets": 1})).refused(400, "invalid_body");
    ada.post("/v1/games", json!({})).refused(400, "invalid_body");
}

#[test]
fn the_host_may_name_who_plays_first() {
    let app = App::start();
    let ada = app.register("Ada");
    for first in 0..3 {
        let game = ada.open(json!({"seats": 3, "bots": ["random", "random"], "first_seat": first}));
        let events = ada.start(&game)["events"].clone();
        assert_eq!(events[0]["first"], first);
    }
}

#[test]
fn a_game_that_is_not_there_is_not_found() {
    let app = App::start();
    let ada = app.register("Ada");
    let nowhere = "/v1/games/01890000-0000-7000-8000-000000000000";
    for path in ["", "/view", "/events", "/result"] {
        app.get(&format!("{nowhere}{path}")).refused(404, "not_found");
    }
    ada.get(&format!("{nowhere}/moves")).refused(404, "not_found");
    ada.put(&format!("{nowhere}/players/me")).refused(404, "not_found");
    ada.draw(nowhere).refused(404, "not_found");
}
