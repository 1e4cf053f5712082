//! The commitment, the entropy of players, the secret after the end.

use crate::app::{App, Person, query};
use railhead::{
    engine::{Event, VisibleEvent},
    log::logged_event::LoggedEvent,
};
use serde_json::{Value, json};

fn join(person: &Person, game: &str, entropy: &str) -> Value {
    person.ask("PUT", &format!("{game}/players/me"), json!({"entropy": entropy})).ok()
}

fn fairness(app: &App, game: &str) -> Value {
    app.get(&format!("{game}/fairness")).ok()
}

fn secret(app: &App, game: &str) -> Value {
    let id = game.rsplit('/').next().unwrap();
    query(&app.database_url, &format!("SELECT encode(secret, 'hex') AS hex FROM games WHERE id = '{id}'"))[0]["hex"]
        .clone()
}

#[test]
fn commitment_and_entropy_are_public_and_the_secret_at_the_end() {
    let app = App::start();
    let (ada, bob, eve) = (app.guest(), app.guest(), app.guest());
    let game = ada.open(json!({"seats": 4, "bots": ["random"], "entropy": "ada-rolls-4"}));
    join(&bob, &game, "bob~rolls~2");
    eve.join(&game);
    let shown = fairness(&app, &game);
    assert_eq!(shown["entropies"], json!(["ada-rolls-4", null, "bob~rolls~2", null]));
    assert_eq!(shown["commitment"], ada.get(&game).ok()["commitment"]);
    assert_eq!(shown["secret"], Value::Null);
    ada.start(&game);
    assert_eq!(fairness(&app, &game), shown);
    bob.resign(&game);
    assert_eq!(ada.get(&game).ok()["status"], "void");
    let revealed = fairness(&app, &game);
    assert_eq!(revealed["secret"], secret(&app, &game));
    assert_eq!((&revealed["commitment"], &revealed["entropies"]), (&shown["commitment"], &shown["entropies"]));
}

#[test]
fn while_a_game_runs_no_answer_about_it_has_its_secret() {
    let app = App::start();
    let ada = app.guest();
    let game = ada.open(json!({"seats": 2, "bots": ["random"], "entropy": "x"}));
    let secret = secret(&app, &game);
    let played = ada.start(&game).to_string();
    let paths = ["", "/view", "/events", "/moves", "/fairness"].map(|path| ada.get(&format!("{game}{path}")).text);
    for text in paths.iter().chain([&played, &ada.get("/v1/accounts/me/export").text]) {
        assert!(!text.contains(secret.as_str().unwrap()), "{text}");
    }
}

#[test]
fn entropy_is_1_to_64_visible_ascii_characters() {
    let app = App::start();
    let (ada, bob) = (app.guest(), app.guest());
    let longest = "~".repeat(64);
    let game = ada.open(json!({"seats": 2, "entropy": longest}));
    let me = format!("{game}/players/me");
    for wrong in [json!(""), json!("~".repeat(65)), json!("a b"), json!("zürich"), json!("\u{7f}"), json!(7)] {
        bob.ask("PUT", &me, json!({"entropy": wrong})).refused(400, "invalid_body");
        ada.post("/v1/games", json!({"seats": 2, "entropy": wrong})).refused(400, "invalid_body");
    }
    bob.ask("PUT", &me, json!({"luck": "1"})).refused(400, "invalid_body");
    bob.ask("PUT", &me, json!({"entropy": null})).ok();
    assert_eq!(fairness(&app, &game)["entropies"], json!([longest, null]));
}

#[test]
fn a_leaving_player_takes_along_their_text() {
    let app = App::start();
    let (ada, bob) = (app.guest(), app.guest());
    let game = ada.open(json!({"seats": 2}));
    join(&bob, &game, "first");
    bob.delete(&format!("{game}/players/me")).ok();
    assert_eq!(fairness(&app, &game)["entropies"], json!([null, null]));
    join(&bob, &game, "second");
    join(&bob, &game, "third");
    assert_eq!(fairness(&app, &game)["entropies"], json!([null, "second"]));
    let events = app.get(&format!("{game}/events")).ok()["events"].clone();
    let joined = serde_json::from_value::<Vec<LoggedEvent>>(events).unwrap().into_iter().filter_map(|logged| {
        let VisibleEvent::Full(Event::PlayerJoined { entropy, .. }) = logged.event else { return None };
        Some(entropy.map(String::from))
    });
    assert_eq!(joined.collect::<Vec<_>>(), [None, Some("first".into()), Some("second".into())]);
}

#[test]
fn joining_with_the_same_key_but_other_entropy_is_a_new_request() {
    let app = App::start();
    let (ada, bob) = (app.guest(), app.guest());
    let game = ada.open(json!({"seats": 2}));
    let join = |entropy: &str| {
        let headers =
            [("authorization", bob.token.as_str()), ("content-type", "application/json"), ("idempotency-key", "k1")];
        app.send("PUT", &format!("{game}/players/me"), &headers, &json!({"entropy": entropy}).to_string())
    };
    let first = join("a");
    first.ok();
    assert_eq!(join("a").text, first.text);
    join("b").refused(422, "idempotency_key_reused");
}

#[test]
fn private_games_are_nobodys_business() {
    let app = App::start();
    let (ada, eve) = (app.guest(), app.guest());
    let game = ada.open(json!({"seats": 2, "visibility": "private"}));
    eve.get(&format!("{game}/fairness")).refused(404, "not_found");
    app.get(&format!("{game}/fairness")).refused(404, "not_found");
    ada.get(&format!("{game}/fairness")).ok();
}
