//! Registering, signing in, tokens.

use crate::app::App;
use serde_json::json;

fn credentials(name: &str, password: &str) -> String {
    json!({"name": name, "password": password}).to_string()
}

const JSON: [(&str, &str); 1] = [("content-type", "application/json")];

#[test]
fn a_new_account_is_signed_in_and_can_sign_in_again() {
    let app = App::start();
    let ada = app.register("Ada");
    let me = ada.account();
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
    for name in ["A", " Ada", "Ada ", "A  da", "Ada\n", "<script>", &"x".repeat(25)] {
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
    assert_eq!(ada.at(&replica.app).account()["name"], "Ada");
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
    assert_eq!(ada.account()["name"], "ADA 5");
    let reserved = crate::app::query(&app.database_url, "SELECT name_key FROM names WHERE account_id IS NULL");
    assert_eq!(reserved.len(), 5);
    pass(20);
    rename("Ada 6").ok();
    rename("Ada 7").refused(429, "too_many_renames");
}

#[test]
fn invisible_names_and_names_of_the_operator_are_refused() {
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
fn browsers_keep_no_tokens_and_pages_load_nothing_foreign() {
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

/// A phone writes é as one character, another one as e and an accent.
#[test]
fn a_password_is_the_same_however_it_is_composed() {
    let app = App::start();
    let (one, two) = ("un caf\u{e9} \u{e0} midi", "un cafe\u{301}\u{a0}a\u{300} midi");
    let sign_in = |name: &str, password: &str| app.send("POST", "/v1/sessions", &JSON, &credentials(name, password));
    for (name, registered, other) in [("Ada", one, two), ("Bob", two, one)] {
        let session = app.send("POST", "/v1/accounts", &JSON, &credentials(name, registered)).ok();
        sign_in(name, other).ok();
        let change = json!({"old_password": other, "new_password": registered});
        assert_eq!(app.person(&session).ask("PUT", "/v1/accounts/me/password", change).status, 204);
        sign_in(name, other).ok();
    }
    // Counted as it is seen: eight characters of sixteen.
    app.send("POST", "/v1/accounts", &JSON, &credentials("Cleo", &"e\u{301}".repeat(7)))
        .refused(422, "invalid_password");
}

/// Of a time when passwords were hashed as they were typed.
#[test]
fn a_password_hashed_as_it_was_typed_goes_on_working() {
    use argon2::password_hash::PasswordHasher;
    let app = App::start();
    let (one, two) = ("un caf\u{e9} \u{e0} midi", "un cafe\u{301} a\u{300} midi");
    for (name, typed) in [("Ada", one), ("Bob", two), ("Cleo", "un cafe\u{301} \u{e0} midi")] {
        app.register(name);
        let hash = argon2::Argon2::default().hash_password(typed.as_bytes()).unwrap().to_string();
        let sql = format!("UPDATE accounts SET password_hash = '{hash}' WHERE name = '{name}'");
        crate::app::execute(&app.database_url, &sql).unwrap();
        let sign_in = |password: &str| app.send("POST", "/v1/sessions", &JSON, &credentials(name, password));
        sign_in(typed).ok();
        if name != "Cleo" {
            sign_in(one).ok();
        }
        sign_in("un cafe a midi").refused(401, "wrong_credentials");
    }
}

#[test]
fn a_name_is_taken_in_every_spelling_that_folds_to_it() {
    let app = App::start();
    for (n, (name, others)) in [
        ("Straße2b62", ["STRASSE2b62", "strasse2B62", "STRAẞE2b62"]),
        ("STRASSE2b63", ["Straße2b63", "straSSe2b63", "Straẞe2b63"]),
        ("Σίσυφος", ["ΣΊΣΥΦΟΣ", "σίσυφοσ", "Σίσυφοσ"]),
    ]
    .into_iter()
    .enumerate()
    {
        let person = app.register(name);
        let id = person.account()["id"].clone();
        for other in others {
            app.send("POST", "/v1/accounts", &JSON, &credentials(other, "a train at dawn")).refused(409, "name_taken");
            let again = app.send("POST", "/v1/sessions", &JSON, &credentials(other, "a train at noon"));
            assert_eq!(again.ok()["account"]["id"], id, "{other}");
        }
        // Another spelling of the own name is none that is taken, nor is it a new one.
        for _ in 0..6 {
            person.ask("PATCH", "/v1/accounts/me", json!({"name": others[n]})).ok();
            person.ask("PATCH", "/v1/accounts/me", json!({"name": name})).ok();
        }
    }
}

#[test]
fn short_names_and_names_with_an_apostrophe_are_names() {
    let app = App::start();
    for name in ["李明", "Bo", "Ng", "O'Brien", "D'Arcy N'Golo"] {
        let person = app.register(name);
        assert_eq!(person.account()["name"], name);
    }
    let post = |name: &str| app.send("POST", "/v1/accounts", &JSON, &credentials(name, "a train at noon"));
    // As a phone writes it, and as it can be mistaken for.
    for other in ["O’Brien", "O‘Brien", "o＇brien", "Oʼbrien", "Ο’Brien"] {
        post(other).refused(409, "name_taken");
    }
    let signed_in = app.send("POST", "/v1/sessions", &JSON, &credentials("o’brien", "a train at noon")).ok();
    assert_eq!(signed_in["account"]["name"], "O'Brien");
    for path in ["O'Brien", "O%27Brien", "O%E2%80%99Brien"] {
        assert_eq!(app.get(&format!("/v1/players/{path}")).ok()["name"], "O'Brien");
    }
    assert_eq!(post("D’Or").ok()["account"]["name"], "D'Or");
    for name in ["B", "李", "..", "--", "_.", "'Bo", "Bo'", "O''Brien", "O '", "B'.", "A`B", "A´B", "A\"B"] {
        post(name).refused(422, "invalid_name");
    }
    post("Ad'min").refused(422, "name_reserved");
}

#[test]
fn a_mark_stands_only_on_a_letter_of_its_own_script() {
    let app = App::start();
    let post = |name: &str| app.send("POST", "/v1/accounts", &JSON, &credentials(name, "a train at noon"));
    for name in
        ["Ada\u{345}", "Ada\u{93e}", "Bo\u{902}b", "Ada\u{5b4}", "\u{93e}\u{93e}\u{93e}", "1\u{93e}2", "क\u{5b4}क"]
    {
        post(name).refused(422, "invalid_name");
    }
    // Five marks in a row are no letter.
    post(&format!("क{}", "\u{93e}".repeat(5))).refused(422, "invalid_name");
    for name in ["विक्रम", "สมชาย", "น้ำฝน", "Zoe\u{308}", "Nguyễn Văn A", "גִּלָּה"]
    {
        post(name).ok();
    }
}
