//! Guessing passwords: counted, slowed down, locked, at all replicas.

use crate::{
    app::{Answer, App, Setup, execute, query},
    replicas::Replica,
};
use railhead::identity::Hasher;
use serde_json::json;
use std::{
    thread,
    time::{Duration, Instant},
};

fn try_from(app: &App, address: &str, name: &str, password: &str) -> Answer {
    let headers = [("content-type", "application/json"), ("x-forwarded-for", address)];
    app.send("POST", "/v1/sessions", &headers, &json!({"name": name, "password": password}).to_string())
}

fn try_once(app: &App, name: &str) -> Answer {
    app.tell("/v1/sessions", json!({"name": name, "password": "a wrong train"}))
}

/// For how many seconds it is locked.
#[track_caller]
pub fn locked(answer: &Answer) -> u64 {
    let problem = answer.refused(429, "too_many_attempts");
    let seconds = answer.header("retry-after").parse().unwrap();
    assert_eq!(problem["retry_after"], seconds);
    seconds
}

/// Lets so many seconds pass.
pub fn pass(app: &App, seconds: u64) {
    let sql = format!(
        "UPDATE login_throttle SET window_began_at = window_began_at - interval '{seconds} s', locked_until = locked_until - interval '{seconds} s'"
    );
    execute(&app.database_url, &sql).unwrap();
}

#[test]
fn five_wrong_passwords_in_a_minute_lock_for_a_time_that_grows() {
    let app = App::start();
    app.register("Ada");
    let mut last = 0;
    for minutes in [1, 2, 4] {
        (0..5).for_each(|_| drop(try_once(&app, "Ada").refused(401, "wrong_credentials")));
        let wait = locked(&try_once(&app, "aDA"));
        assert!((minutes * 60 - 5..=minutes * 60 + 1).contains(&wait) && wait > last, "{wait}");
        app.tell("/v1/sessions", json!({"name": "Ada", "password": "a train at noon"}))
            .refused(429, "too_many_attempts");
        pass(&app, wait + 1);
        last = wait;
    }
    app.sign_in("Ada", "phone");
}

#[test]
fn a_right_password_begins_the_count_of_its_name_anew() {
    let app = App::start();
    app.register("Ada");
    for _ in 0..2 {
        (0..4).for_each(|_| drop(try_once(&app, "Ada").refused(401, "wrong_credentials")));
        app.sign_in("Ada", "phone");
        execute(&app.database_url, "DELETE FROM login_throttle WHERE key LIKE 'address:%'").unwrap();
    }
}

/// Behind one address, such as that of a school.
#[test]
fn wrong_passwords_of_neighbours_block_no_right_one() {
    let app = App::start();
    app.register("Ada");
    for name in ["Bob", "Chiara", "Dmitri", "Edith", "Ferdinand"] {
        (0..5).for_each(|_| drop(try_once(&app, name).refused(401, "wrong_credentials")));
        locked(&try_once(&app, name));
    }
    app.sign_in("Ada", "phone");
}

#[test]
fn a_hundred_wrong_passwords_lock_an_address_for_all_names() {
    let app = App::start();
    app.register("Eve");
    for n in 0..99 {
        try_once(&app, &format!("Name {n}")).refused(401, "wrong_credentials");
    }
    // Who signs in with their own account does not free the address.
    app.sign_in("Eve", "phone");
    try_once(&app, "Ada").refused(401, "wrong_credentials");
    locked(&try_once(&app, "Bob"));
    app.tell("/v1/sessions", json!({"name": "Eve", "password": "a train at noon"})).refused(429, "too_many_attempts");
}

#[test]
fn strangers_lock_out_neither_an_owner_nor_a_known_device() {
    let app = App::with(Setup { proxies: 1, ..Setup::default() });
    let ada = app.register("Ada");
    let right = |address: &str, token: Option<&str>| {
        let headers = [("content-type", "application/json"), ("x-forwarded-for", address)];
        let mut body = json!({"name": "Ada", "password": "a train at noon"});
        token.inspect(|token| body["refresh_token"] = json!(token));
        app.send("POST", "/v1/sessions", &headers, &body.to_string())
    };
    for address in ["203.0.113.1", "203.0.113.2"] {
        (0..5).for_each(|_| drop(try_from(&app, address, "Ada", "a wrong train").refused(401, "wrong_credentials")));
        locked(&try_from(&app, address, "Ada", "a wrong train"));
    }
    assert_eq!(right("198.51.100.7", None).status, 201);
    // From a hundred places.
    for n in 0..100 {
        try_from(&app, &format!("192.0.2.{n}"), "Ada", "a wrong train");
    }
    locked(&right("198.51.100.7", None));
    assert_eq!(right("198.51.100.7", Some(&ada.refresh)).status, 201);
    // A token of somebody else opens nothing, and an open phone is no way to guess the password.
    let eve = app.register("Eve");
    locked(&right("198.51.100.7", Some(&eve.refresh)));
    let guess = || {
        let body = json!({"name": "Ada", "password": "a wrong train", "refresh_token": ada.refresh});
        app.tell("/v1/sessions", body)
    };
    (0..5).for_each(|_| drop(guess().refused(401, "wrong_credentials")));
    locked(&guess());
}

#[test]
fn signing_in_rightly_again_and_again_locks_nobody() {
    let app = App::start();
    app.register("Ada");
    (0..12).for_each(|_| drop(app.sign_in("Ada", "phone")));

    assert!(query(&app.database_url, "SELECT key FROM login_throttle WHERE attempts > 0").is_empty());
}

#[test]
fn unknown_and_impossible_names_are_locked_like_others() {
    let app = App::start();
    for name in ["Nobody", "<>"] {
        execute(&app.database_url, "DELETE FROM login_throttle").unwrap();
        (0..5).for_each(|_| drop(try_once(&app, name).refused(401, "wrong_credentials")));
        locked(&try_once(&app, name));
    }
}

#[test]
fn two_replicas_agree_on_locks() {
    let one = App::start();
    let two = Replica::start(&one.database_url);
    one.register("Ada");
    for n in 0..5 {
        try_once(if n % 2 == 0 { &one } else { &two.app }, "Ada").refused(401, "wrong_credentials");
    }
    locked(&try_once(&one, "Ada"));
    locked(&try_once(&two.app, "Ada"));
}

#[test]
fn many_guesses_at_once_are_not_more_than_one_after_the_other() {
    let one = App::start();
    let two = Replica::start(&one.database_url);
    one.register("Ada");
    let answers = thread::scope(|scope| {
        let tries = (0..16).map(|n| if n % 2 == 0 { &one } else { &two.app });
        let tries = tries.map(|app| scope.spawn(|| try_once(app, "Ada").status)).collect::<Vec<_>>();
        tries.into_iter().map(|answer| answer.join().unwrap()).collect::<Vec<_>>()
    });
    assert_eq!(answers.iter().filter(|status| **status == 401).count(), 5, "{answers:?}");
    assert_eq!(answers.iter().filter(|status| **status == 429).count(), 11, "{answers:?}");
}

#[test]
fn a_locked_name_never_keeps_its_owner_from_an_existing_session() {
    let app = App::start();
    let ada = app.register("Ada");
    (0..6).for_each(|_| drop(try_once(&app, "Ada")));
    locked(&try_once(&app, "Ada"));
    ada.account();
    let ada = app.person(&app.refresh(&ada.refresh).ok());
    let change = |old: &str| {
        ada.ask("PUT", "/v1/accounts/me/password", json!({"old_password": old, "new_password": "a train at midnight"}))
    };
    assert_eq!(change("a train at noon").status, 204);
    // Who has found an open phone cannot guess the password there either.
    (0..5).for_each(|_| drop(change("a wrong train").refused(401, "wrong_credentials")));
    locked(&change("a train at midnight"));
    app.refresh(&ada.refresh).ok();
}

#[test]
fn behind_proxies_it_is_the_address_that_the_outermost_saw() {
    let app = App::start();
    let proxied =
        Replica::run(Replica::command(&app.database_url).args(["--trusted-proxies", "1"]).env("RUST_LOG", "error"));
    for n in 0..5 {
        // What the client says of itself stands before what the proxy says.
        let said = format!("198.51.100.{n}, 203.0.113.7");
        try_from(&proxied.app, &said, "Ada", "a wrong train").refused(401, "wrong_credentials");
    }
    locked(&try_from(&proxied.app, "203.0.113.7", "Ada", "a wrong train"));
    try_from(&proxied.app, "203.0.113.8", "Ada", "a wrong train").refused(401, "wrong_credentials");
    for n in 0..5 {
        let said = format!("2001:db8:0:1:{n}::1");
        try_from(&proxied.app, &said, "Bob", "a wrong train").refused(401, "wrong_credentials");
    }
    locked(&try_from(&proxied.app, "2001:db8:0:1:ffff::1", "Bob", "a wrong train"));
    let keys = "SELECT key FROM login_throttle WHERE attempts = 5 AND key LIKE 'address:%' ORDER BY key";
    let keys = query(&app.database_url, keys);
    assert_eq!(keys, [json!({"key": "address:2001:db8:0:1::/64"}), json!({"key": "address:203.0.113.7"})]);
    // Without the option the header is hearsay.
    for n in 0..5 {
        try_from(&app, &format!("203.0.113.{n}"), "Chiara", "a wrong train").refused(401, "wrong_credentials");
    }
    locked(&try_from(&app, "203.0.113.99", "Chiara", "a wrong train"));
}

/// The quickest of some tries, because other load only ever adds. An answer without a hash takes a tenth of this.
#[test]
fn a_hash_is_computed_for_an_unknown_name_too() {
    let app = App::with(Setup { hasher: Hasher::default(), ..Setup::default() });
    let quickest = (0..5).map(|_| {
        let asked = Instant::now();
        try_once(&app, "Eve").refused(401, "wrong_credentials");
        let took = asked.elapsed();
        execute(&app.database_url, "DELETE FROM login_throttle").unwrap();
        took
    });
    assert!(quickest.min().unwrap() > Duration::from_millis(5));
}

/// A thief with the access token of one device guesses there.
#[test]
fn wrong_old_passwords_on_one_device_lock_no_other() {
    let app = App::start();
    let (stolen, phone) = (app.register("Ada"), app.sign_in("Ada", "phone"));
    let change = |person: &crate::app::Person, old: &str, new: &str| {
        person.ask("PUT", "/v1/accounts/me/password", json!({"old_password": old, "new_password": new}))
    };
    (0..5).for_each(|_| drop(change(&stolen, "a wrong train", "a train at six").refused(401, "wrong_credentials")));
    locked(&change(&stolen, "a train at noon", "a train at six"));
    // The other checks of the password on that device are the same guess.
    let codes = |person: &crate::app::Person, password: &str| {
        person.post("/v1/accounts/me/recovery-codes", json!({"password": password}))
    };
    locked(&codes(&stolen, "a train at noon"));
    locked(&stolen.delete_account());
    let again = json!({"name": "Ada", "password": "a train at noon", "refresh_token": stolen.refresh});
    locked(&app.tell("/v1/sessions", again));
    codes(&phone, "a train at noon").ok();
    assert_eq!(change(&phone, "a train at noon", "a train at midnight").status, 204);
}

#[test]
fn wrong_codes_on_one_device_lock_no_other() {
    let app = App::start();
    let (stolen, phone, host) = (app.register("Ada"), app.sign_in("Ada", "phone"), app.register("Bob"));
    let game = host.post("/v1/games", json!({"seats": 2})).ok();
    let join = |person: &crate::app::Person, code: &str| person.post("/v1/games/join-by-code", json!({"code": code}));
    (0..5).for_each(|_| drop(join(&stolen, "WWWWWW").refused(404, "not_found")));
    locked(&join(&stolen, game["code"].as_str().unwrap()));
    join(&phone, game["code"].as_str().unwrap()).ok();
}

/// A hundred wrong passwords from a school keep nobody there from another way in.
#[test]
fn wrong_passwords_of_neighbours_lock_no_other_way_in() {
    let provider = crate::provider::Provider::new("it");
    let app = provider.app();
    let ada = app.register("Ada");
    let codes = ada.post("/v1/accounts/me/recovery-codes", json!({"password": "a train at noon"})).ok();
    crate::provider::sign_in(&app, &provider, "bob", Some("Bob")).ok();
    for n in 0..100 {
        try_once(&app, &format!("Name {n}")).refused(401, "wrong_credentials");
    }
    locked(&try_once(&app, "Eve"));
    crate::provider::sign_in(&app, &provider, "bob", None).ok();
    let body = json!({"name": "Ada", "code": codes["codes"][0], "new_password": "a train at midnight"});
    app.tell("/v1/accounts/recover", body).ok();
}

/// A code has 100 bits, so that no number of tries finds one.
#[test]
fn strangers_at_a_hundred_addresses_lock_no_recovery() {
    let app = App::with(Setup { proxies: 1, ..Setup::default() });
    let ada = app.register("Ada");
    let codes = ada.post("/v1/accounts/me/recovery-codes", json!({"password": "a train at noon"})).ok();
    let recover = |address: &str, code: &serde_json::Value| {
        let headers = [("content-type", "application/json"), ("x-forwarded-for", address)];
        let body = json!({"name": "Ada", "code": code, "new_password": "a train at midnight"});
        app.send("POST", "/v1/accounts/recover", &headers, &body.to_string())
    };
    for n in 0..100 {
        recover(&format!("192.0.2.{n}"), &json!("k7mp-4xwd-9hqt-2rfc-y8vn")).refused(401, "wrong_recovery_code");
    }
    recover("198.51.100.7", &codes["codes"][0]).ok();
}
