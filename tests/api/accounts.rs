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
    let words = |problem: &serde_json::Value| (problem["title"].clone(), problem["detail"].clone());
    assert_eq!(words(&wrong), words(&unknown));
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

/// Each change reserves the old name for 30 days.
#[test]
fn a_name_can_be_changed_five_times_in_thirty_days() {
    let app = App::start();
    let ada = app.register("Ada");
    let rename = |name: &str| ada.ask("PATCH", "/v1/accounts/me", json!({"name": name}));
    let pass = |days: u8| {
        let sql = format!(
            "UPDATE accounts SET renamed_at = ARRAY(SELECT t - interval '{days} days' FROM unnest(renamed_at) t)"
        );
        crate::app::execute(&app.database_url, &sql).unwrap();
    };
    rename("Ada 1").ok();
    pass(10);
    (2..=5).for_each(|n| drop(rename(&format!("Ada {n}")).ok()));
    let refused = rename("Ada 6");
    let problem = refused.refused(429, "too_many_renames");
    let seconds = problem["retry_after"].as_u64().unwrap();
    assert_eq!((&problem["most"], refused.header("retry-after")), (&json!(5), &*seconds.to_string()));
    assert!((20 * 86400 - 60..=20 * 86400).contains(&seconds), "{seconds}");
    rename("ADA 5").ok();
    assert_eq!(ada.get("/v1/accounts/me").ok()["name"], "ADA 5");
    let reserved = crate::app::query(&app.database_url, "SELECT name_key FROM names WHERE account_id IS NULL");
    assert_eq!(reserved.len(), 5);
    pass(20);
    rename("Ada 6").ok();
    rename("Ada 7").refused(429, "too_many_renames");
}

#[test]
fn nobody_registers_a_name_that_is_not_seen_or_that_passes_for_the_operator() {
    let app = App::start();
    let guest = app.guest();
    for (name, status, code) in [
        ("Ada\u{3164}", 422, "invalid_name"),
        ("\u{3164}\u{3164}\u{3164}", 422, "invalid_name"),
        ("Admin", 422, "name_reserved"),
        ("Moderator", 422, "name_reserved"),
        ("Railhead Team", 422, "name_reserved"),
    ] {
        app.send("POST", "/v1/accounts", &JSON, &credentials(name, "a train at noon")).refused(status, code);
        guest.ask("PATCH", "/v1/accounts/me", json!({"name": name})).refused(status, code);
        let upgrade = json!({"name": name, "password": "a train at noon"});
        guest.post("/v1/accounts/me/upgrade", upgrade).refused(status, code);
    }
}

#[test]
fn tokens_are_not_kept_by_browsers_and_pages_load_nothing_from_elsewhere() {
    let app = App::start();
    let register = app.send("POST", "/v1/accounts", &JSON, &credentials("Ada", "a train at noon"));
    let ada = app.person(&register.ok());
    let answers = [
        register,
        app.send("POST", "/v1/accounts/guest", &[], ""),
        app.send("POST", "/v1/sessions", &JSON, &credentials("Ada", "a train at noon")),
        app.refresh(&ada.refresh),
        ada.get("/v1/accounts/me/export"),
        app.send("POST", "/v1/sessions", &JSON, &credentials("Ada", "a wrong train")),
    ];
    for answer in answers {
        assert_eq!(answer.header("cache-control"), "no-store", "{}", answer.text);
        assert_eq!(answer.header("x-content-type-options"), "nosniff");
    }
    let page = app.get("/docs/");
    assert!(page.header("content-security-policy").contains("default-src 'none'"), "{:?}", page.headers);
    assert_eq!(page.header("x-content-type-options"), "nosniff");
    assert!(!page.text.contains("<script>"), "a script in the page would not run");
}
