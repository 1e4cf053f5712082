//! API keys of bots: their scopes, secrecy, and end.

use crate::{
    app::{App, Person, Setup, query, until_refused},
    bots_of_others::{SCOPES, bot, keys_of, make_bot, make_key, with_key},
    openapi::operations,
    replicas::Replica,
};
use railhead::{
    http::{self, KeyAccess},
    identity::{ApiKey, ApiScope},
};
use railhead_test_support::until;
use serde_json::{Value, json};
use std::time::Duration;
use ureq::Agent;
use uuid::Uuid;

const DAY: Duration = Duration::from_secs(24 * 3600);

/// The path of an operation with something for each parameter.
fn path_of(template: &str) -> String {
    let id = Uuid::nil().to_string();
    let words = [
        ("name", "Nobody"),
        ("secret", "mJ0Vb2hE"),
        ("other", "Nobody"),
        ("seat", "1"),
        ("board", "wins"),
        ("code", "K7P2XM"),
        ("key", "month"),
        ("round", "0"),
        ("season", "2026-Q4"),
        ("number", "1"),
        ("day", "2026-11-26"),
    ];
    let ids = [
        "game_id",
        "webhook_id",
        "delivery_id",
        "session_id",
        "identity_id",
        "key_id",
        "imported_id",
        "tournament_id",
        "league_id",
        "alert_id",
    ];
    let ids = ids.map(|name| (name, id.as_str()));
    let path = words.into_iter().chain(ids);
    path.fold(template.to_owned(), |path, (name, value)| path.replace(&format!("{{{name}}}"), value))
}

#[test]
fn every_operation_says_which_keys_it_takes_and_takes_no_others() {
    let app = App::start();
    let ada = app.register("Ada");
    make_bot(&ada, "Engine").ok();
    let keys = SCOPES.map(|scope| (scope, with_key(&app, &make_key(&ada, "Engine", &[scope]).ok()["key"])));
    let table = http::operations().unwrap();
    for (template, method, operation) in operations() {
        let id = operation["operationId"].as_str().unwrap();
        let access = table.get(template, &method.to_uppercase().parse().unwrap()).unwrap().access;
        let asks = operation["security"].as_array().unwrap().iter().any(|scheme| !scheme["bearer"].is_null());
        assert_eq!(access != KeyAccess::Anybody, asks, "{id}");
        let needed = if let KeyAccess::Scope(scope) = access { json!(scope.name()) } else { Value::Null };
        assert_eq!(operation["x-api-key-scope"], needed, "{id}");
        for (scope, bot) in &keys {
            if id == "stream_inbox" && needed == *scope {
                continue;
            }
            let answer = bot.ask(&method.to_uppercase(), &path_of(template), json!({}));
            let code = if answer.status < 400 { Value::Null } else { answer.json()["code"].clone() };
            let refused = ["scope_missing", "not_for_keys", "invalid_token", "unauthenticated"].map(Value::from);
            match access {
                KeyAccess::People => drop(answer.refused(403, "not_for_keys")),
                KeyAccess::Scope(_) if needed != *scope => {
                    assert_eq!(answer.refused(403, "scope_missing")["scope"], needed, "{id} with {scope}");
                }
                KeyAccess::Scope(_) | KeyAccess::Anybody => {
                    assert!(!refused.contains(&code), "{id} with {scope}: {}", answer.text);
                }
            }
        }
    }
}

#[test]
fn a_read_key_cannot_move_whatever_the_spelling_of_the_path() {
    let app = App::start();
    let ada = app.register("Ada");
    let engine = bot(&ada, "Engine");
    let reader = with_key(&app, &make_key(&ada, "Engine", &["read"]).ok()["key"]);
    let game = ada.open(json!({"seats": 2, "first_seat": 1, "invite": ["Engine"]}));
    reader.put(&format!("{game}/players/me")).refused(403, "scope_missing");
    engine.join(&game);
    ada.start(&game);
    let choice = &reader.moves(&game)[0];
    let head = app.get(&game).ok()["head"].clone();
    reader.play(&game, choice).refused(403, "scope_missing");
    for spelling in [game.replace("/games/", "/%67ames/"), game.replace("/v1/", "/v1//"), format!("{game}/")] {
        // By hand: the document does not know these paths.
        let url = format!("{}{spelling}/moves", app.url);
        let sent = Agent::config_builder().http_status_as_error(false).build().new_agent().post(url);
        let status = sent.header("authorization", &reader.token).send_json(choice).unwrap().status();
        assert!(status.is_client_error(), "{spelling}: {status}");
    }
    assert_eq!(app.get(&game).ok()["head"], head);
    engine.play(&game, choice).ok();
}

#[test]
fn a_key_is_shown_once_and_stored_as_a_hash() {
    let app = App::start();
    let ada = app.register("Ada");
    make_bot(&ada, "Engine").ok();
    let answer = make_key(&ada, "Engine", &["play", "read"]);
    assert_eq!(answer.header("cache-control"), "no-store");
    let made = answer.ok();
    let key = made["key"].as_str().unwrap();
    assert!(key.starts_with("rhk_") && key.len() == 47, "{key}");
    let listed = ada.get(&keys_of("Engine")).ok()["items"][0].clone();
    assert_eq!((&listed["scopes"], &listed["used_at"]), (&json!(["read", "play"]), &Value::Null));
    with_key(&app, &made["key"]).account();
    assert!(ada.get(&keys_of("Engine")).ok()["items"][0]["used_at"].is_string());
    let export = ada.get("/v1/accounts/me/export").ok();
    assert_eq!((&export["bots"][0]["name"], &export["api_keys"][0]["bot"]), (&json!("Engine"), &json!("Engine")));
    let stored = json!(query(&app.database_url, "SELECT to_jsonb(k) AS k FROM api_keys k")).to_string();
    for text in [listed.to_string(), export.to_string(), stored] {
        assert!(!text.contains(&key[4..]), "{text}");
    }
    assert!(!export.to_string().contains("key_hash"));
}

#[test]
fn a_key_is_in_no_log() {
    let app = App::start();
    let replica = Replica::logging(&app.database_url);
    let ada = app.register("Ada");
    let here = ada.at(&replica.app);
    let engine = bot(&here, "Engine");
    let game = here.open(json!({"seats": 2, "invite": ["Engine"]}));
    engine.join(&game);
    engine.get(&format!("{game}/missing")).refused(404, "not_found");
    let wrong = Person { token: format!("{}A", engine.token), ..engine.clone() };
    wrong.get("/v1/accounts/me").refused(401, "invalid_token");
    drop(here);
    let log = replica.process.stop();
    assert!(log.contains("api_key_made"), "{log}");
    assert!(!log.contains(&engine.token[11..]), "a key was logged");
}

#[test]
fn the_options_of_a_key_are_checked() {
    let app = App::start();
    let ada = app.register("Ada");
    make_bot(&ada, "Engine").ok();
    let keys = keys_of("Engine");
    let now = app.process.time.now();
    let body = |member: &str, value: Value| {
        let mut body = json!({"label": "laptop", "scopes": ["read"]});
        body[member] = value;
        body
    };
    for (member, value) in [
        ("label", json!("")),
        ("label", json!("  ")),
        ("label", json!("a\nb")),
        ("label", json!("a\u{202e}b")),
        ("label", json!("x".repeat(41))),
        ("scopes", json!([])),
        ("scopes", json!(["read", "read"])),
        ("scopes", json!(["everything"])),
        ("expires_at", json!(now.to_string())),
        ("expires_at", json!((now + 367 * DAY).to_string())),
        ("admin", json!(true)),
    ] {
        let answer = ada.post(&keys, body(member, value.clone()));
        assert_eq!((answer.status, &answer.json()["code"]), (400, &json!("invalid_body")), "{member} {value}");
    }
    assert_eq!(ada.get(&keys).ok()["items"], json!([]));
    ada.post(&keys, body("expires_at", Value::Null)).ok();
    ada.post(&keys, body("expires_at", json!((now + 365 * DAY).to_string()))).ok();
}

#[test]
fn a_key_that_expires_is_refused_from_then_on_and_makes_room() {
    let app = App::start();
    let ada = app.register("Ada");
    make_bot(&ada, "Engine").ok();
    let expires_at = (app.process.time.now() + DAY).to_string();
    let keys = (0..5).map(|_| {
        let body = json!({"label": "laptop", "scopes": ["read"], "expires_at": expires_at});
        with_key(&app, &ada.post(&keys_of("Engine"), body).ok()["key"])
    });
    let keys = keys.collect::<Vec<_>>();
    keys[0].get("/v1/me/home").ok();
    app.wait(DAY);
    keys.iter().for_each(|key| drop(key.get("/v1/me/home").refused(401, "invalid_token")));
    make_key(&ada, "Engine", &["read"]).ok();
    assert_eq!(ada.get(&keys_of("Engine")).items().len(), 1);
}

#[test]
fn a_revoked_key_ends_here_at_once_and_elsewhere_within_seconds() {
    let one = App::start();
    let two = Replica::start(&one.database_url);
    let ada = one.register("Ada");
    let engine = bot(&ada, "Engine");
    let second = with_key(&one, &make_key(&ada, "Engine", &["read"]).ok()["key"]);
    let there = engine.at(&two.app);
    let game = ada.open(json!({"seats": 3, "invite": ["Engine"]}));
    there.join(&game);
    let mut stream = there.follow(&game, 0);
    let key = ada.get(&keys_of("Engine")).ok()["items"][0]["id"].as_str().unwrap().to_owned();
    assert_eq!(ada.delete(&format!("{}/{key}", keys_of("Engine"))).status, 204);
    engine.get("/v1/accounts/me").refused(401, "invalid_token");
    until("the key is refused there", || there.get("/v1/accounts/me").status == 401);
    while stream.next().is_some() {}
    second.at(&two.app).account();
}

#[test]
fn guessing_keys_is_limited_by_address_but_known_keys_pass() {
    let app = App::with(Setup { rates: 1, proxies: 1, ..Setup::default() });
    let ada = app.register("Ada");
    let engine = bot(&ada, "Engine");
    let from = |address: &str, token: &str| {
        app.send("GET", "/v1/accounts/me", &[("authorization", token), ("x-forwarded-for", address)], "")
    };
    from("203.0.113.7", &engine.token).ok();
    let guess = |_| from("203.0.113.7", &format!("Bearer {}", ApiKey::random().written()));
    // The good key was looked up, too.
    assert_eq!(until_refused(119, guess).json()["retry_after"], 1);
    from("203.0.113.7", &engine.token).ok();
    from("203.0.113.8", &format!("Bearer {}", ApiKey::random().written())).refused(401, "invalid_token");
    // What looks like no key of ours costs nothing.
    from("203.0.113.9", "Bearer rhk_short").refused(401, "invalid_token");
}

#[test]
fn the_tests_know_every_scope() {
    let names = ApiScope::ALL.iter().map(|scope| scope.name()).collect::<Vec<_>>();
    assert_eq!(names, SCOPES);
}
