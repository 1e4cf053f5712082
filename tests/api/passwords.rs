//! Passwords cost time and memory: bounds on the cost that a client can cause.

use crate::app::{App, Setup, query};
use railhead::identity::Hasher;
use railhead_test_support::until;
use serde_json::json;
use std::{io::Write, net::TcpStream, thread, time::Duration};

fn register(app: &App, name: &str, password: &str) -> crate::app::Answer {
    app.tell("/v1/accounts", json!({"name": name, "password": password}))
}

/// A service, and its hasher.
fn with_hasher() -> (App, Hasher) {
    let hasher = Hasher::cheap().unwrap();
    (App::with(Setup { hasher: hasher.clone(), ..Setup::default() }), hasher)
}

/// Waits until so many requests wait for a hash.
fn until_waiting(hasher: &Hasher, places: usize, waiting: usize) {
    until(format!("{waiting} of {places} wait"), || places - hasher.free_places() >= waiting);
}

#[test]
fn a_name_that_is_taken_is_refused_before_anything_is_hashed() {
    let (app, hasher) = with_hasher();
    app.register("Ada");
    let guest = app.guest();
    let paused = hasher.paused().unwrap();
    register(&app, "aDA", "a train at noon").refused(409, "name_taken");
    register(&app, "A", "a train at noon").refused(422, "invalid_name");
    let upgrade =
        |name: &str| guest.post("/v1/accounts/me/upgrade", json!({"name": name, "password": "a train at noon"}));
    upgrade("Ada").refused(409, "name_taken");
    drop(paused);
    upgrade("Bob").ok();
    let paused = hasher.paused().unwrap();
    upgrade("Chiara").refused(409, "not_guest");
    drop(paused);
}

#[test]
fn a_password_too_many_is_told_to_come_again() {
    let (app, hasher) = with_hasher();
    app.register("Ada");
    let places = hasher.free_places();
    let paused = hasher.paused().unwrap();
    thread::scope(|scope| {
        let app = &app;
        let mut sent = Vec::new();
        // An address has 32 passwords judged at once.
        for n in 0..places {
            sent.push(scope.spawn(move || register(app, &format!("Name {n}"), "a train at noon")));
            if n % 16 == 15 || n == places - 1 {
                until_waiting(&hasher, places, n + 1);
            }
        }
        let refused = app.tell("/v1/sessions", json!({"name": "Ada", "password": "a train at noon"}));
        refused.refused(503, "unavailable");
        assert_eq!(refused.header("retry-after"), "1");
        drop(paused);
        for answer in sent {
            assert_eq!(answer.join().unwrap().status, 201);
        }
    });
    assert_eq!(hasher.free_places(), places);
    app.sign_in("Ada", "phone");
    let counted = query(&app.database_url, "SELECT key FROM login_throttle WHERE attempts > 0");
    assert!(counted.is_empty(), "a password that was not checked is no failure: {counted:?}");
}

#[test]
fn nothing_is_hashed_for_a_client_that_has_left() {
    let (app, hasher) = with_hasher();
    let places = hasher.free_places();
    let paused = hasher.paused().unwrap();
    let body = json!({"name": "Eve", "password": "a train at noon"}).to_string();
    let head = format!("content-type: application/json\r\ncontent-length: {}", body.len());
    let mut client = TcpStream::connect(app.url.strip_prefix("http://").unwrap()).unwrap();
    write!(client, "POST /v1/accounts HTTP/1.1\r\nhost: railhead\r\n{head}\r\n\r\n{body}").unwrap();
    until_waiting(&hasher, places, 1);
    drop(client);
    thread::sleep(Duration::from_secs(2));
    drop(paused);
    app.register("Ada");
    let names = query(&app.database_url, "SELECT name FROM accounts");
    assert_eq!(names, [json!({"name": "Ada"})]);
    assert_eq!(hasher.free_places(), places);
}
