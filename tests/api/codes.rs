//! Joining by a code, and guessing codes.

use crate::{
    app::{Answer, App, Person, execute, query},
    replicas::Replica,
};
use serde_json::{Value, json};

const BY_CODE: &str = "/v1/games/join-by-code";

fn code(game: &Value) -> String {
    game["code"].as_str().unwrap().to_owned()
}

pub fn enter(person: &Person, code: &str) -> Answer {
    person.post(BY_CODE, json!({"code": code}))
}

/// Sends a request from an address.
fn enter_from(person: &Person, address: &str, code: &str) -> Answer {
    person.post_with(BY_CODE, &[("x-forwarded-for", address)], json!({"code": code}))
}

#[test]
fn a_code_may_be_written_as_one_likes() {
    let app = App::start();
    let (ada, bob) = (app.register("Ada"), app.register("Bob"));
    let game = ada.post("/v1/games", json!({"seats": 5, "visibility": "unlisted"})).ok();
    let code = code(&game);
    let (head, tail) = code.split_at(3);
    for written in [code.clone(), code.to_lowercase(), format!(" {head}-{tail} "), format!("{head} {tail}\t")] {
        let joined = enter(&bob, &written).ok();
        assert_eq!((&joined["id"], &joined["you"]), (&game["id"], &json!(1)), "{written}");
    }
}

#[test]
fn a_code_is_good_while_the_game_waits_for_players() {
    let app = App::start();
    let (ada, bob) = (app.register("Ada"), app.register("Bob"));
    let game = ada.post("/v1/games", json!({"seats": 2})).ok();
    enter(&bob, &code(&game)).ok();
    enter(&app.register("Eve"), &code(&game)).refused(409, "table_full");
    let path = format!("/v1/games/{}", game["id"].as_str().unwrap());
    ada.start(&path);
    enter(&app.register("Eva"), &code(&game)).refused(409, "game_started");
    assert_eq!(app.get(&path).ok()["code"], Value::Null);
    let private = ada.post("/v1/games", json!({"seats": 2, "visibility": "private"})).ok();
    assert_eq!(private["code"], Value::Null);
}

#[test]
fn joining_by_code_with_the_same_key_repeats_the_answer() {
    let app = App::start();
    let (ada, bob) = (app.register("Ada"), app.register("Bob"));
    let game = ada.post("/v1/games", json!({"seats": 3})).ok();
    let body = json!({"code": code(&game)});
    let join = || bob.post_with(BY_CODE, &[("idempotency-key", "a")], body.clone());
    let joined = join();
    ada.delete(&format!("/v1/games/{}", game["id"].as_str().unwrap())).ok();
    assert_eq!((joined.status, join().text), (200, joined.text));
    bob.post_with(BY_CODE, &[("idempotency-key", "a")], json!({"code": "AAAAAA"}))
        .refused(422, "idempotency_key_reused");
}

#[test]
fn guessing_codes_is_stopped_and_neighbours_are_not() {
    let app = App::start();
    let (ada, eve) = (app.register("Ada"), app.register("Eve"));
    let game = ada.post("/v1/games", json!({"seats": 5})).ok();
    for guess in ["AAAAAA", "ZZZZZZ", "", "not a code at all", "22222"] {
        enter(&eve, guess).refused(404, "not_found");
    }
    let refused = enter(&eve, &code(&game));
    let problem = refused.refused(429, "too_many_attempts");
    assert_eq!(problem["title"], "Too many failed attempts");
    assert!((55..=61).contains(&refused.header("retry-after").parse::<u64>().unwrap()));
    // Nobody is kept from signing in, and others at the same address have guessed nothing.
    app.sign_in("Eve", "another phone");
    enter(&app.register("Bob"), &code(&game)).ok();
    // Until it is a hundred guesses of many accounts.
    for n in 0..19 {
        let mallory = app.register(&format!("Mallory {n}"));
        (0..5).for_each(|_| drop(enter(&mallory, "AAAAAA").refused(404, "not_found")));
    }
    enter(&app.register("Chiara"), &code(&game)).refused(429, "too_many_attempts");
}

#[test]
fn guessing_codes_is_limited_by_account_from_any_address() {
    let app = App::start();
    let proxied =
        Replica::run(Replica::command(&app.database_url).args(["--trusted-proxies", "1"]).env("RUST_LOG", "error"));
    let (ada, eve) = (app.register("Ada"), app.register("Eve").at(&proxied.app));
    let game = ada.post("/v1/games", json!({"seats": 5})).ok();
    let own = eve.post("/v1/games", json!({"seats": 5})).ok();
    for n in 0..5 {
        // A right code in between takes back no guess but itself.
        enter_from(&eve, &format!("203.0.113.{}", 100 + n), &code(&own)).ok();
        enter_from(&eve, &format!("203.0.113.{n}"), "AAAAAA").refused(404, "not_found");
    }
    enter_from(&eve, "203.0.113.99", &code(&game)).refused(429, "too_many_attempts");
    enter_from(&ada.at(&proxied.app), "203.0.113.99", &code(&own)).ok();
}

#[test]
fn right_codes_lock_nobody() {
    let app = App::start();
    let (ada, bob) = (app.register("Ada"), app.register("Bob"));
    let game = ada.post("/v1/games", json!({"seats": 5})).ok();
    (0..12).for_each(|_| drop(enter(&bob, &code(&game)).ok()));
    assert!(query(&app.database_url, "SELECT key FROM login_throttle WHERE attempts > 0").is_empty());
}

#[test]
fn guessed_codes_are_in_the_export() {
    let app = App::start();
    let eve = app.register("Eve");
    enter(&eve, "AAAAAA").refused(404, "not_found");
    execute(&app.database_url, "DELETE FROM login_throttle WHERE key NOT LIKE 'code:%'").unwrap();
    assert_eq!(eve.get("/v1/accounts/me/export").ok()["login_throttle"][0]["attempts"], 1);
}
