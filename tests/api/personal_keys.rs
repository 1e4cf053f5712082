//! API keys of persons: what they may do, what they never reach, and their end.

use crate::{
    app::{App, Person, Setup, dealt, execute, query, until_refused},
    bots_of_others::{make_bot, with_key},
    openapi::operations,
    replicas::Replica,
};
use railhead::{
    http::{self, KeyAccess},
    identity::ApiScope,
};
use railhead_test_support::until;
use serde_json::{Value, json};
use std::time::Duration;

const KEYS: &str = "/v1/me/keys";

fn make(person: &Person, scopes: &[&str]) -> Value {
    person.post(KEYS, json!({"label": "club", "scopes": scopes})).ok()
}

fn key(app: &App, person: &Person, scopes: &[&str]) -> Person {
    with_key(app, &make(person, scopes)["key"])
}

fn items(person: &Person) -> Vec<Value> {
    person.get(KEYS).items()
}

#[test]
fn a_key_reads_as_its_owner_and_does_nothing_else_by_default() {
    let app = App::start();
    let (ada, bob) = (app.register("Ada"), app.register("Bob"));
    let game = bob.open(json!({"seats": 2, "visibility": "private", "invite": ["Ada"]}));
    let made = ada.post(KEYS, json!({"label": " club list "}));
    assert_eq!(made.header("cache-control"), "no-store");
    let made = made.ok();
    assert!(made["key"].as_str().unwrap().starts_with("rhk_"));
    assert_eq!((&made["label"], &made["scopes"]), (&json!("club list"), &json!(["read"])));
    let tool = with_key(&app, &made["key"]);
    assert_eq!(tool.account()["name"], "Ada");
    tool.get(&game).ok();
    assert_eq!(tool.put(&format!("{game}/players/me")).refused(403, "scope_missing")["scope"], "play");
    assert_eq!(tool.post("/v1/games", json!({"seats": 2})).refused(403, "scope_missing")["scope"], "host");
}

#[test]
fn a_key_with_the_scope_plays_for_its_owner() {
    let app = App::start();
    let (ada, bob) = (app.register("Ada"), app.register("Bob"));
    let tool = key(&app, &ada, &["read", "play", "host"]);
    let game = dealt(json!({"seats": 2, "rated": true, "first_seat": 0, "invite": ["Bob"]}), &[&tool, &bob]);
    let choice = tool.moves(&game)[0].clone();
    tool.play(&game, &choice).ok();
    let players = ada.get(&game).ok()["players"].clone();
    assert_eq!((&players[0]["name"], &players[0]["bot_of"]), (&json!("Ada"), &Value::Null));
}

#[test]
fn no_key_reaches_the_account_itself() {
    let app = App::start();
    let ada = app.register("Ada");
    let tool = key(&app, &ada, &["read", "play", "host"]);
    let table = http::operations().unwrap();
    let closed = |template: &str, method: &str| {
        table.get(template, &method.to_uppercase().parse().unwrap()).unwrap().access == KeyAccess::People
    };
    let own = ["/v1/accounts/me/password", "/v1/me/keys", "/v1/me/webhooks", "/v1/sessions", "/v1/me/bots"];
    for (template, method, operation) in operations().filter(|(path, ..)| own.iter().any(|own| path.starts_with(own))) {
        let asks = operation["security"].as_array().is_some_and(|ways| !ways.is_empty());
        assert!(!asks || closed(template, method), "{method} {template}");
    }
    for path in ["/v1/me/keys", "/v1/me/webhooks", "/v1/sessions", "/v1/me/bots", "/v1/accounts/me/export"] {
        tool.get(path).refused(403, "not_for_keys");
    }
    tool.post(KEYS, json!({"label": "another"})).refused(403, "not_for_keys");
    tool.delete_account().refused(403, "not_for_keys");
    // A bot has nobody else who could export its data.
    make_bot(&ada, "Engine").ok();
    let engine = with_key(&app, &crate::bots_of_others::make_key(&ada, "Engine", &["read"]).ok()["key"]);
    engine.get("/v1/accounts/me/export").ok();
}

#[test]
fn a_key_is_listed_without_itself_and_its_use_is_noted_hourly() {
    let app = App::start();
    let ada = app.register("Ada");
    let made = make(&ada, &["read"]);
    let secret = &made["key"].as_str().unwrap()[4..];
    assert_eq!((&items(&ada)[0]["id"], &items(&ada)[0]["used_at"]), (&made["id"], &Value::Null));
    let tool = with_key(&app, &made["key"]);
    tool.get("/v1/me/home").ok();
    let used = items(&ada)[0]["used_at"].clone();
    assert!(used.is_string());
    app.wait(Duration::from_secs(600));
    tool.get("/v1/me/home").ok();
    assert_eq!(items(&ada)[0]["used_at"], used, "once an hour");
    let export = ada.get("/v1/accounts/me/export").ok();
    assert_eq!((&export["api_keys"][0]["label"], &export["api_keys"][0]["bot"]), (&json!("club"), &Value::Null));
    let stored = json!(query(&app.database_url, "SELECT to_jsonb(k) AS k FROM api_keys k")).to_string();
    assert!([items(&ada)[0].to_string(), export.to_string(), stored].iter().all(|text| !text.contains(secret)));
    let inbox = ada.get("/v1/me/inbox").ok()["items"].clone();
    assert_eq!((&inbox[0]["kind"], &inbox[0]["key"]), (&json!("api_key_made"), &made["id"]));
}

#[test]
fn five_keys_at_most_and_none_for_guests() {
    let app = App::start();
    let (ada, guest) = (app.register("Ada"), app.guest());
    guest.post(KEYS, json!({"label": "club"})).refused(409, "guest_account");
    assert_eq!(query(&app.database_url, "SELECT id FROM api_keys").len(), 0);
    let first = make(&ada, &["read"]);
    (0..4).for_each(|_| drop(make(&ada, &["read"])));
    let sixth = ada.post(KEYS, json!({"label": "club"}));
    assert_eq!(sixth.refused(409, "too_many_api_keys")["most"], 5);
    assert_eq!(items(&ada).len(), 5);
    // Those of a bot are counted for themselves.
    make_bot(&ada, "Engine").ok();
    crate::bots_of_others::make_key(&ada, "Engine", &["read"]).ok();
    assert_eq!(items(&ada).len(), 5);
    let path = format!("{KEYS}/{}", first["id"].as_str().unwrap());
    app.register("Bob").delete(&path).refused(404, "not_found");
    assert_eq!(ada.delete(&path).status, 204);
    ada.delete(&path).refused(404, "not_found");
    make(&ada, &["read"]);
}

#[test]
fn a_revoked_key_is_refused_by_all_replicas() {
    let one = App::start();
    let two = Replica::start(&one.database_url);
    let ada = one.register("Ada");
    let made = make(&ada, &["read"]);
    let here = with_key(&one, &made["key"]);
    let there = here.at(&two.app);
    [&here, &there].iter().for_each(|tool| drop(tool.get("/v1/me/home").ok()));
    assert_eq!(ada.delete(&format!("{KEYS}/{}", made["id"].as_str().unwrap())).status, 204);
    here.get("/v1/me/home").refused(401, "invalid_token");
    until("the key is refused there", || there.get("/v1/me/home").status == 401);
}

#[test]
fn keys_end_with_a_password_a_sign_out_and_the_account() {
    let app = App::start();
    let (old, new) = ("a train at noon", "a night train to Wien");
    let end = |person: &Person, name: &str| match name {
        "Ada" => {
            let passwords = json!({"old_password": old, "new_password": new});
            person.ask("PUT", "/v1/accounts/me/password", passwords)
        }
        "Bob" => person.delete("/v1/sessions"),
        _ => person.ask("DELETE", "/v1/accounts/me", json!({ "password": old })),
    };
    for name in ["Ada", "Bob", "Cleo"] {
        let person = app.register(name);
        make_bot(&person, &format!("{name} bot")).ok();
        let bots = crate::bots_of_others::make_key(&person, &format!("{name} bot"), &["read"]).ok();
        let (tool, bot) = (key(&app, &person, &["read"]), with_key(&app, &bots["key"]));
        [&tool, &bot].iter().for_each(|key| drop(key.get("/v1/me/home").ok()));
        assert_eq!(end(&person, name).status, 204, "{name}");
        tool.get("/v1/me/home").refused(401, "invalid_token");
        assert_eq!(bot.get("/v1/me/home").status == 200, name != "Cleo", "keys of bots are not the person's");
    }
}

#[test]
fn a_banned_person_has_no_keys_that_work() {
    let app = App::start();
    let ada = app.register("Ada");
    let tool = key(&app, &ada, &["read"]);
    execute(&app.database_url, "UPDATE accounts SET banned_at = now() WHERE name = 'Ada'").unwrap();
    tool.get("/v1/me/home").refused(403, "banned");
}

#[test]
fn a_tool_does_not_use_up_what_its_owner_may_send() {
    let app = App::with(Setup { rates: 1, ..Setup::default() });
    let ada = app.register("Ada");
    let tool = key(&app, &ada, &["read", "play", "host"]);
    let open = |person: &Person| person.post("/v1/games", json!({"seats": 9}));
    until_refused(60, |_| open(&tool));
    assert_ne!(open(&ada).status, 429);
}

#[test]
fn every_scope_is_offered_to_persons_too() {
    let app = App::start();
    let ada = app.register("Ada");
    let all = ApiScope::ALL.iter().map(|scope| scope.name()).collect::<Vec<_>>();
    assert_eq!(make(&ada, &all)["scopes"], json!(all));
}
