//! The state of the service, for people and for programs.

use crate::app::App;
use railhead::http::{StreamLimiter, StreamLimits};
use serde_json::json;

#[test]
fn the_state_of_a_service_that_works_is_ok() {
    let app = App::start();
    let answer = app.get("/v1/status");
    assert_eq!(answer.header("cache-control"), "public, max-age=3");
    let mut status = answer.ok();
    assert!(status["checked_at"].take().is_string());
    let expected = json!({"status": "ok", "version": env!("CARGO_PKG_VERSION"), "database": true, "play": true,
        "streams": true, "jobs": true, "checked_at": null});
    assert_eq!(status, expected);
}

#[test]
fn jobs_that_fail_and_full_streams_degrade_the_service() {
    let app = App::start();
    app.process.metrics.job_failed("scheduler");
    let status = app.get("/v1/status").ok();
    assert_eq!((&status["status"], &status["jobs"]), (&json!("degraded"), &json!(false)));
    app.process.metrics.job_succeeded("scheduler");
    assert_eq!(app.get("/v1/status").ok(), status, "a look is good for three seconds");

    let full = App::with_permits(StreamLimiter::new(StreamLimits { all: 0, ..StreamLimits::default() }));
    let status = full.get("/v1/status").ok();
    assert_eq!((&status["status"], &status["streams"]), (&json!("degraded"), &json!(false)));
}

#[test]
fn a_server_that_stops_says_that_games_cannot_be_played() {
    let app = App::start();
    app.process.drain();
    let status = app.get("/v1/status").ok();
    assert_eq!((&status["status"], &status["play"]), (&json!("unavailable"), &json!(false)));
    assert_eq!(status["database"], true);
}

#[test]
fn the_page_is_for_people_in_five_languages() {
    let app = App::start();
    for (language, title) in [
        ("en", "Everything works"),
        ("fr", "Tout fonctionne"),
        ("de", "Alles funktioniert"),
        ("es", "Todo funciona"),
        ("it", "Tutto funziona"),
    ] {
        let page = app.send("GET", "/status", &[("accept-language", language)], "");
        assert_eq!((page.status, page.header("content-type")), (200, "text/html; charset=utf-8"));
        assert_eq!((page.header("content-language"), page.header("vary")), (language, "accept-language"));
        assert!(page.text.contains(&format!("<h1>{title}</h1>")), "{}", page.text);
        assert!(!page.text.contains("<script"), "{}", page.text);
    }
    assert_eq!(app.send("HEAD", "/status", &[], "").status, 200);
    app.send("POST", "/status", &[], "").refused(405, "method_not_allowed");
}
