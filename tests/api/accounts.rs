//! Registering, signing in, tokens.

use crate::app::App;
use serde_json::json;

fn credentials(name: &str, password: &str) -> String {
    json!({"name": name, "password": password}).to_string()
}

const JSON: [(&str, &str); 1] = [("content-type", "application/json")];

#[test]
fn who_registers_is_signed_in_and_can_sign_in_again() {
    let app = App::start();
    let ada = app.register("Ada");
    let me = ada.get("/v1/accounts/me").ok();
    assert_eq!(me["name"], "Ada");
    let again = app.send("POST", "/v1/sessions", &JSON, &credentials("aDA", "a train at noon"));
    assert_eq!(again.status, 201);
    assert_eq!(again.json()["account"]["id"], me["id"]);
    assert!((899..=900).contains(&again.json()["expires_in"].as_u64().unwrap()));
}

#[test]
fn a_name_is_taken_whatever_its_case() {
    let app = App::start();
    app.register("Ada");
    app.send("POST", "/v1/accounts", &JSON, &credentials("ADA", "another password")).refused(409, "name_taken");
}

#[test]
fn wrong_password_and_unknown_name_are_told_in_the_same_words() {
    let app = App::start();
    app.register("Ada");
    let wrong = app
        .send("POST", "/v1/sessions", &JSON, &credentials("Ada", "a train at one"))
        .refused(401, "wrong_credentials");
    let unknown = app
        .send("POST", "/v1/sessions", &JSON, &credentials("Eve", "a train at one"))
        .refused(401, "wrong_credentials");
    assert_eq!(wrong, unknown);
}

#[test]
fn names_and_passwords_have_a_form() {
    let app = App::start();
    let long = "x".repeat(129);
    for name in ["Al", " Ada", "Ada ", "A  da", "Ada\n", "<script>", &"x".repeat(25)] {
        app.send("POST", "/v1/accounts", &JSON, &credentials(name, "a train at noon")).refused(422, "invalid_name");
    }
    for password in ["short", &long] {
        app.send("POST", "/v1/accounts", &JSON, &credentials("Ada", password)).refused(422, "invalid_password");
    }
    app.register("Łukasz O.");
}

#[test]
fn passwords_are_stored_as_argon2id_hashes_only() {
    let app = App::start();
    app.register("Ada");
    let stored = crate::app::query(&app.database_url, "SELECT * FROM accounts");
    assert!(stored[0]["password_hash"].as_str().unwrap().starts_with("$argon2id$v=19$"));
    assert!(!stored[0].to_string().contains("a train at noon"));
}

#[test]
fn without_a_good_token_nothing_of_ones_own_is_shown() {
    let app = App::start();
    let ada = app.register("Ada");
    let answer = app.get("/v1/accounts/me");
    answer.refused(401, "unauthenticated");
    assert_eq!(answer.header("www-authenticate"), "Bearer");
    let token = ada.token.strip_prefix("Bearer ").unwrap();
    let (signed, signature) = token.rsplit_once('.').unwrap();
    let other = App::start().register("Eve").token;
    // {"alg":"none"} with the same claims; a signature of somebody else; another scheme; no token at all.
    let none = format!("Bearer eyJhbGciOiJub25lIn0.{}.", token.split('.').nth(1).unwrap());
    let foreign = format!("Bearer {signed}.{}", other.rsplit_once('.').unwrap().1);
    let cut = format!("Bearer {signed}.{}", &signature[..80]);
    for token in [none, foreign, cut, other, format!("Basic {token}"), "Bearer x".into()] {
        app.send("GET", "/v1/accounts/me", &[("authorization", &token)], "").refused(401, "invalid_token");
    }
}

#[test]
fn tokens_outlive_a_restart_and_serve_at_every_replica() {
    let app = App::start();
    let ada = app.register("Ada");
    let replica = crate::replicas::Replica::start(&app.database_url);
    assert_eq!(ada.at(&replica.app).get("/v1/accounts/me").ok()["name"], "Ada");
}
