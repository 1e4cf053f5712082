//! Limits on the number of requests of an account and an address.

use crate::app::{Answer, App, Person, Setup, dealt, until_refused};
use serde_json::json;
use std::time::Duration;

fn limited() -> App {
    App::with(Setup { rates: 1, proxies: 1, ..Setup::default() })
}

fn guest_from(app: &App, address: &str) -> Answer {
    app.send("POST", "/v1/accounts/guest", &[("x-forwarded-for", address)], "")
}

fn change(person: &Person, path: &str) -> Answer {
    person.ask("PATCH", path, json!({}))
}

/// For how many seconds it has to wait.
#[track_caller]
fn waits(answer: &Answer) -> u64 {
    let problem = answer.refused(429, "too_many_requests");
    let seconds = answer.header("retry-after").parse().unwrap();
    assert_eq!(problem["retry_after"], seconds);
    seconds
}

/// A school's pupils all at once are not without end.
#[test]
fn guests_are_limited_by_address_but_a_school_fits_in() {
    let app = limited();
    let refused = until_refused(300, |_| guest_from(&app, "203.0.113.7"));
    assert!((1..=3).contains(&waits(&refused)));
    assert_eq!(refused.header("ratelimit-policy"), "\"accounts\";q=300;w=600");
    assert!(refused.header("ratelimit").starts_with("\"accounts\";r=0;t="), "{:?}", refused.headers);
    assert_eq!(guest_from(&app, "203.0.113.8").status, 201);
    // One comes back every two seconds.
    app.wait(Duration::from_secs(1));
    waits(&guest_from(&app, "203.0.113.7"));
    app.wait(Duration::from_secs(1));
    assert_eq!(guest_from(&app, "203.0.113.7").status, 201);
    waits(&guest_from(&app, "203.0.113.7"));
    // An IPv6 address counts as its network.
    waits(&until_refused(300, |n| guest_from(&app, &format!("2001:db8:0:1::{n:x}"))));
    assert_eq!(guest_from(&app, "2001:db8:0:2::1").status, 201);
}

#[test]
fn a_flooding_account_must_wait_and_its_neighbours_need_not() {
    let app = limited();
    let (ada, bob) = (app.register("Ada"), app.register("Bob"));
    for left in (0..10).rev() {
        let answer = change(&ada, "/v1/accounts/me");
        assert_eq!((answer.status, answer.header("ratelimit")), (200, format!("\"names\";r={left}").as_str()));
        assert_eq!(answer.header("ratelimit-policy"), "\"names\";q=10;w=300");
    }
    // One comes back every thirty seconds.
    assert_eq!(waits(&change(&ada, "/v1/accounts/me")), 31);
    change(&bob, "/v1/accounts/me").ok();
    // Other classes are counted for themselves.
    ada.open(json!({"seats": 2}));
    let read = ada.get("/v1/accounts/me");
    assert_eq!((read.status, read.header("ratelimit")), (200, "\"reads\";r=1199"));
}

#[test]
fn a_game_played_as_fast_as_possible_is_not_limited() {
    let app = limited();
    let ada = app.register("Ada");
    let game = dealt(json!({"seats": 2, "bots": ["random"]}), &[&ada]);
    let played = ada.play_to_the_end(&game, |moves| moves - 1);
    assert!(played > 30, "{played}");
}

#[test]
fn expensive_reads_are_limited() {
    let app = limited();
    let table = json!({"variant": "classic", "players": []});
    waits(&until_refused(600, |_| app.tell("/v1/scorings", table.clone())));
}

#[test]
fn pages_that_anybody_reads_are_limited_by_address() {
    let app = limited();
    let read = |path: &str, address| app.send("GET", path, &[("x-forwarded-for", address)], "");
    waits(&until_refused(2400, |_| read("/docs/errors/not_found", "203.0.113.7")));
    for path in ["/", "/docs/", "/docs/errors", "/play/", "/play/assets/icon.svg", "/.well-known/jwks.json"] {
        assert_eq!(read(path, "203.0.113.7").status, 429, "{path}");
        assert_ne!(read(path, "203.0.113.8").status, 429, "{path}");
    }
    // Load balancers ask without end.
    assert_eq!(read("/health/live", "203.0.113.7").status, 200);
}

#[test]
fn large_files_and_previews_are_limited_by_address() {
    let app = limited();
    let ada = app.register("Ada");
    let code = ada.get(&ada.open(json!({"seats": 3}))).ok()["code"].as_str().unwrap().to_owned();
    let read = |path: &str| app.send("GET", path, &[("x-forwarded-for", "203.0.113.7")], "");
    waits(&until_refused(300, |_| read("/openapi.json")));
    let page = app.get("/docs/").text;
    let script = page.split('"').find(|text| text.ends_with("scalar.js")).unwrap().to_owned();
    let script = format!("/docs/{script}");
    waits(&read(&script));
    waits(&until_refused(600, |_| read(&format!("/i/{code}/preview.png"))));
}
