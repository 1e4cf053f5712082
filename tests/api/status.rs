//! The state of the service, for people and for programs.

use crate::{admin::root, app::App, desk::command};
use jiff::SignedDuration;
use railhead::http::{StreamLimiter, StreamLimits};
use serde_json::{Value, json};
use std::time::Duration;

#[test]
fn the_state_of_a_service_that_works_is_ok() {
    let app = App::start();
    let answer = app.get("/v1/status");
    assert_eq!(answer.header("cache-control"), "public, max-age=3");
    let mut status = answer.ok();
    assert!(status["checked_at"].take().is_string());
    let expected = json!({"status": "ok", "version": env!("CARGO_PKG_VERSION"), "database": true, "play": true,
        "streams": true, "jobs": true, "notices": [], "min_client": null,
        "contact": null, "terms": null, "checked_at": null});
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

#[test]
fn a_notice_is_read_by_everybody_while_it_lasts() {
    let app = App::start();
    let root = root(&app);
    let notices = || {
        app.wait(Duration::from_secs(4));
        app.get("/v1/status").ok()["notices"].clone()
    };
    let texts = json!({"en": "We move on Sunday.", "de": "Am Sonntag ziehen wir um."});
    let hours = |hours| (app.process.time.now() + SignedDuration::from_hours(hours)).to_string();
    let body = json!({"texts": texts, "until": hours(2)});
    let notice = root.post("/v1/admin/notices", body.clone()).ok();
    assert_eq!(notices()[0], notice);
    assert_eq!(notice["texts"], texts);
    let later = root.post("/v1/admin/notices", json!({"texts": texts, "from": hours(1), "until": hours(3)})).ok();
    assert_eq!(notices().as_array().unwrap().len(), 1);
    app.wait(Duration::from_secs(3600));
    assert_eq!(notices().as_array().unwrap().len(), 2);
    app.wait(Duration::from_secs(3600));
    assert_eq!(notices()[0], later);
    let path = format!("/v1/admin/notices/{}", later["id"].as_str().unwrap());
    assert_eq!(root.delete(&path).status, 204);
    assert_eq!(notices(), json!([]));
    root.delete(&path).refused(404, "not_found");
    let over = json!({"texts": texts, "until": hours(-1)});
    root.post("/v1/admin/notices", over).refused(400, "invalid_body");
    for wrong in [json!({"texts": {"de": "Umzug"}, "until": hours(1)}), json!({"texts": {"en": ""}, "until": hours(1)})]
    {
        assert_eq!(root.post("/v1/admin/notices", wrong).status, 400);
    }
    let actions = root.get("/v1/admin/actions").ok()["items"].clone();
    let told = |action: &Value| ["admin", "action", "reason"].map(|member| action[member].clone());
    assert_eq!(told(&actions[0]), [json!("Root"), json!("remove_notice"), json!("We move on Sunday.")]);
    assert_eq!(told(&actions[2]), [json!("Root"), json!("post_notice"), json!("We move on Sunday.")]);
}

#[test]
fn the_command_line_posts_lists_and_removes_notices() {
    let app = App::start();
    let (good, said) = command(&app, &["notice", "--en", "We move.", "--it", "Traslochiamo.", "--hours", "2"]);
    assert!(good, "{said}");
    let id = said.split(' ').next().unwrap();
    let shown = app.get("/v1/status").ok()["notices"][0].clone();
    assert_eq!((&shown["id"], &shown["texts"]["it"]), (&json!(id), &json!("Traslochiamo.")));
    assert!(command(&app, &["notices"]).1.contains("We move."));
    assert!(command(&app, &["remove-notice", id]).0);
    assert!(!command(&app, &["remove-notice", id]).0);
    assert!(command(&app, &["notices"]).1.contains("there are no notices"));
}

#[test]
fn contact_terms_and_the_oldest_version_of_apps_are_told() {
    let app = App::start();
    app.process.set_min_client("1.4.0");
    app.process.set_contact("mailto:desk@example.org");
    app.process.set_terms("https://example.org/terms");
    let status = app.get("/v1/status").ok();
    let told = ["min_client", "contact", "terms"].map(|member| status[member].clone());
    assert_eq!(told, [json!("1.4.0"), json!("mailto:desk@example.org"), json!("https://example.org/terms")]);
}
