//! Views and polls of a client that knows the head: without a statement, and never told for long that
//! nothing has changed although something has.

use crate::{
    app::{App, Person, dealt, execute},
    heads::{begun, head, set_back},
    metrics::{figures, sum},
};
use railhead_test_support::until;
use serde_json::{Value, json};
use std::time::Duration;

/// The longest time for which a client may be told so.
const LONGEST: Duration = Duration::from_secs(5);

/// The number of games that the replica found unchanged without a statement.
fn unasked(app: &App) -> f64 {
    sum(&figures(app), "railhead_folds_total", &[("source", "unchanged")])
}

/// The number of statements that read heads and logs of games.
fn statements(app: &App) -> f64 {
    let count =
        |operation| sum(&figures(app), "db_client_operation_duration_seconds_count", &[("operation", operation)]);
    ["read_heads", "read_head", "read_game", "read_events"].map(count).iter().sum()
}

/// The status of a view for a client that knows a head.
fn seen(app: &App, person: Option<&Person>, game: &str, known: &Value) -> u16 {
    let tag = known.to_string();
    let mut headers = vec![("if-none-match", tag.as_str())];
    headers.extend(person.map(|person| ("authorization", person.token.as_str())));
    app.send("GET", &format!("{game}/view"), &headers, "").status
}

/// Asks until the replica answers without a statement.
fn rely(app: &App, person: Option<&Person>, game: &str, known: &Value) {
    until("it answers without a statement", || {
        let before = unasked(app);
        assert_eq!(seen(app, person, game, known), 304);
        unasked(app) > before
    });
}

/// Asks until the client is told of another head.
fn until_seen(app: &App, person: &Person, game: &str, known: &Value) {
    until("the client is told", || seen(app, Some(person), game, known) != 304);
}

fn stop_listening(app: &App) {
    let listening = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity \
        WHERE query LIKE 'LISTEN%' AND datname = current_database()";
    execute(&app.database_url, listening).unwrap();
}

#[test]
fn an_unchanged_view_and_poll_cost_no_statement() {
    let app = App::start().still();
    let (ada, _, game) = begun(&app);
    let known = head(&app, &game);
    let poll = format!("{game}/events?after={}", known.as_str().unwrap());
    let requests = || {
        assert_eq!(seen(&app, Some(&ada), &game, &known), 304);
        assert_eq!(seen(&app, None, &game, &known), 304);
        let polled = ada.get(&poll).ok();
        assert_eq!((&polled["head"], &polled["events"], &polled["next"]), (&known, &json!([]), &Value::Null));
    };
    // What was read is relied on for some seconds, while the replica hears the others.
    until("no request costs a statement", || {
        let before = (unasked(&app), statements(&app));
        (0..10).for_each(|_| requests());
        (unasked(&app), statements(&app)) == (before.0 + 30.0, before.1)
    });
}

#[test]
fn a_move_at_another_replica_is_seen_at_once() {
    let one = App::start();
    let two = one.another().still();
    let (ada, bob, game) = begun(&one);
    for _ in 0..2 {
        let known = head(&one, &game);
        rely(&two, Some(&bob), &game, &known);
        let next = ada.draw(&game).ok()["head"].clone();
        until_seen(&two, &bob, &game, &known);
        assert_eq!(seen(&two, Some(&bob), &game, &next), 304, "who knows the new one is right at once");
        assert_eq!(seen(&two, Some(&bob), &game, &known), 200);
    }
}

#[test]
fn a_move_at_the_same_replica_is_seen_by_the_next_request() {
    let app = App::start().still();
    let (ada, bob, game) = begun(&app);
    let known = head(&app, &game);
    rely(&app, Some(&bob), &game, &known);
    ada.draw(&game).ok();
    assert_eq!(seen(&app, Some(&bob), &game, &known), 200);
    let poll = bob.get(&format!("{game}/events?after={}", known.as_str().unwrap())).ok();
    assert_eq!(poll["events"].as_array().unwrap().len(), 1);
}

/// A game that is set back to an earlier head than the one that its second player knows, while the
/// replica relies on that one. Nobody publishes it.
fn set_back_unheard(app: &App) -> (Person, String, Value) {
    let (ada, bob, game) = begun(app);
    let before = app.get(&game).ok()["version"].clone();
    ada.draw(&game).ok();
    let known = head(app, &game);
    rely(app, Some(&bob), &game, &known);
    set_back(app, &game, &before);
    (bob, game, known)
}

/// As after the death of a replica between the commit of a move and the notification.
#[test]
fn a_change_that_was_not_published_is_seen_after_some_seconds() {
    let app = App::start().still();
    let mut unheard = None;
    // Its own notification of the move may come back so late that it reads the game once more.
    until("the replica relies on what it has read before", || {
        let (bob, game, known) = set_back_unheard(&app);
        let is_told = seen(&app, Some(&bob), &game, &known) == 304;
        unheard = is_told.then_some((bob, game, known));
        is_told
    });
    let (bob, game, known) = unheard.unwrap();
    app.wait(LONGEST);
    assert_eq!(seen(&app, Some(&bob), &game, &known), 200);
}

#[test]
fn a_client_that_knows_another_head_gets_what_the_database_has() {
    let app = App::start().still();
    let (bob, game, known) = set_back_unheard(&app);
    assert_eq!(seen(&app, Some(&bob), &game, &json!("1-00000000000000000000000000000000")), 200);
    assert_eq!(seen(&app, Some(&bob), &game, &known), 200, "and so does everybody from then on");
}

/// As after a failover to a standby that was behind: the connections are lost with the history.
#[test]
fn a_lost_connection_ends_it_at_once() {
    let app = App::start().still();
    let (bob, game, known) = set_back_unheard(&app);
    stop_listening(&app);
    until_seen(&app, &bob, &game, &known);
    let poll = bob.get(&format!("{game}/events?after={}", known.as_str().unwrap()));
    poll.refused(410, "history_changed");
}

#[test]
fn a_deadline_that_has_passed_is_carried_out_all_the_same() {
    let app = App::start().still();
    let (ada, bob) = (app.guest(), app.guest());
    let game =
        dealt(json!({"seats": 2, "first_seat": 0, "clock": {"kind": "per_move", "seconds": 3600}}), &[&ada, &bob]);
    let known = head(&app, &game);
    rely(&app, Some(&bob), &game, &known);
    // A move may be some seconds late.
    app.process.time.advance(Duration::from_secs(3660));
    assert_eq!(seen(&app, Some(&bob), &game, &known), 200);
}

#[test]
fn strangers_to_a_private_game_learn_nothing_by_its_head() {
    let app = App::start().still();
    let (ada, bob, eve) = (app.guest(), app.guest(), app.guest());
    let game = dealt(json!({"seats": 2, "visibility": "private", "bots": ["random"]}), &[&ada]);
    let known = ada.get(&game).ok()["head"].clone();
    rely(&app, Some(&ada), &game, &known);
    for stranger in [Some(&bob), Some(&eve), None] {
        assert_eq!(seen(&app, stranger, &game, &known), 404);
    }
}
