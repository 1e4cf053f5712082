//! Vacations and sleeping hours (R10.8, R10.9).

use crate::{
    app::{App, Person, RUNTIME, dealt, execute, query, until_waiting},
    clocks::begun,
    service::database,
};
use railhead::{log::packs::Packs, store::games::reconcile};
use railhead_test_support::until;
use serde_json::{Value, json};
use std::{sync::mpsc, thread, time::Duration};

const HOUR: Duration = Duration::from_secs(3600);
const DAY: Duration = Duration::from_secs(86_400);

fn a_day() -> Value {
    json!({"kind": "per_move", "seconds": 86_400})
}

/// In how many hours the clock of a seat runs out; none if it does not run.
fn hours_left(app: &App, view: &Value, seat: usize) -> Option<f64> {
    let deadline = view["clocks"][seat]["deadline"].as_str()?.parse::<jiff::Timestamp>().unwrap();
    Some(deadline.duration_since(app.process.time.now()).as_secs_f64() / 3600.0)
}

fn about(hours: f64) -> std::ops::RangeInclusive<f64> {
    hours - 0.02..=hours + 0.01
}

fn vacation(person: &Person, days: u16) -> Value {
    person.ask("PUT", "/v1/me/vacation", json!({"days": days})).ok()
}

fn come_back(person: &Person) {
    assert_eq!(person.delete("/v1/me/vacation").status, 204);
}

/// The events of these types, as everyone sees them.
fn told(app: &App, game: &str, kinds: &[&str]) -> Vec<(String, u64)> {
    let events = app.events(game, 0);
    let events = events.iter();
    let named = events.map(|event| (event["type"].as_str().unwrap().to_owned(), event["seat"].as_u64().unwrap_or(9)));
    named.filter(|(kind, _)| kinds.contains(&kind.as_str())).collect()
}

#[test]
fn on_vacation_a_clock_stands_still_and_goes_on_where_it_stood() {
    let url = database();
    let (one, two) = (App::on(url.clone(), Packs::default()), App::on(url, Packs::default()));
    let (ada, bob) = (one.register("Ada"), one.register("Bob"));
    let game = begun(&[&ada, &bob], a_day());
    let wait = |time| {
        one.wait(time);
        two.process.time.advance(time);
    };
    wait(HOUR);
    assert_eq!(vacation(&ada, 5)["days_left"], 25);
    let seen = bob.at(&two).view(&game);
    assert_eq!(
        (&seen["table"]["seats"][0]["on_vacation"], &seen["clocks"][0]["deadline"]),
        (&json!(true), &Value::Null)
    );
    assert!(about(23.0).contains(&(seen["clocks"][0]["left_ms"].as_f64().unwrap() / 3_600_000.0)), "{seen}");
    assert!(bob.get("/v1/players/Ada").ok()["vacation_until"].is_string());
    assert_eq!(ada.get("/v1/me/home").ok()["games"][0]["your_turn"], false);
    assert!(ada.moves(&game).is_empty());
    assert_eq!(ada.at(&two).draw(&game).refused(409, "on_vacation")["rule"], "R10.8");
    wait(3 * DAY + HOUR);
    one.run_due();
    assert_eq!(told(&one, &game, &["time_ran_out"]), []);
    come_back(&ada);
    come_back(&ada);
    assert!(about(23.0).contains(&hours_left(&one, &ada.view(&game), 0).unwrap()));
    ada.draw(&game).ok();
    let expected = [("vacation_begun".to_owned(), 0), ("vacation_ended".to_owned(), 0)];
    assert_eq!(told(&one, &game, &["vacation_begun", "vacation_ended"]), expected);
    let own = ada.get("/v1/me/vacation").ok();
    assert_eq!((&own["days_left"], &own["ends_at"], own["again_at"].is_string()), (&json!(26), &Value::Null, true));
    assert_eq!(bob.get("/v1/players/Ada").ok()["vacation_until"], Value::Null);
}

#[test]
fn a_vacation_ends_by_itself_and_the_clock_runs_again() {
    let app = App::start();
    let (ada, bob) = (app.register("Ada"), app.register("Bob"));
    let game = begun(&[&ada, &bob], json!({"kind": "bank", "seconds": 172_800, "increment": 3600}));
    vacation(&bob, 2);
    ada.draw_twice(&game);
    let seen = ada.view(&game);
    assert!(about(50.0).contains(&(seen["clocks"][1]["left_ms"].as_f64().unwrap() / 3_600_000.0)), "{seen}");
    app.wait(2 * DAY - HOUR);
    app.run_due();
    assert_eq!(hours_left(&app, &ada.view(&game), 1), None);
    app.wait(HOUR);
    app.run_due();
    assert!(about(50.0).contains(&hours_left(&app, &ada.view(&game), 1).unwrap()));
    assert_eq!(told(&app, &game, &["vacation_begun", "vacation_ended"]).len(), 2);
}

#[test]
fn games_that_begin_meanwhile_pause_too_but_not_short_clocks() {
    let app = App::start();
    let (ada, bob) = (app.register("Ada"), app.register("Bob"));
    let short = begun(&[&ada, &bob], json!({"kind": "per_move", "seconds": 86_399}));
    let none = begun(&[&ada, &bob], Value::Null);
    vacation(&ada, 3);
    let later = dealt(json!({"seats": 2, "first_seat": 0, "clock": a_day()}), &[&ada, &bob]);
    until("the vacation begins in the game", || {
        app.run_due();
        !told(&app, &later, &["vacation_begun"]).is_empty()
    });
    for game in [&short, &none] {
        ada.draw(game).ok();
        assert_eq!(told(&app, game, &["vacation_begun"]), []);
    }
    let choice = json!({"type": "keep_tickets", "tickets": ada.view(&later)["you"]["offer"]["tickets"]
        .as_array().unwrap().iter().map(|ticket| ticket["id"].clone()).collect::<Vec<_>>()});
    ada.play(&later, &choice).refused(409, "on_vacation");
}

#[test]
fn a_vacation_is_no_way_to_win_time_in_a_game() {
    let app = App::start();
    let (ada, bob) = (app.register("Ada"), app.register("Bob"));
    let game = begun(&[&ada, &bob], a_day());
    app.wait(10 * HOUR);
    // What somebody else does gives nobody a new day.
    vacation(&bob, 1);
    assert!(about(14.0).contains(&hours_left(&app, &ada.view(&game), 0).unwrap()));
    vacation(&ada, 1);
    come_back(&ada);
    assert!(about(14.0).contains(&hours_left(&app, &ada.view(&game), 0).unwrap()));
    let again = ada.ask("PUT", "/v1/me/vacation", json!({"days": 1})).refused(409, "too_soon")["again_at"].clone();
    let again = again.as_str().unwrap().parse::<jiff::Timestamp>().unwrap().duration_since(app.process.time.now());
    assert!(about(24.0).contains(&(again.as_secs_f64() / 3600.0)));
    app.wait(15 * HOUR);
    vacation(&bob, 2);
    assert_eq!(told(&app, &game, &["time_ran_out"]), [("time_ran_out".to_owned(), 0)]);
    app.wait(10 * HOUR);
    vacation(&ada, 1);
    assert_eq!(told(&app, &game, &["time_ran_out"]).len(), 1, "her second turn waits for Bob");
}

#[test]
fn time_that_has_run_out_is_not_stopped_by_a_vacation() {
    let app = App::start();
    let (ada, bob) = (app.register("Ada"), app.register("Bob"));
    let game = begun(&[&ada, &bob], a_day());
    app.wait(DAY + HOUR);
    vacation(&ada, 1);
    let kinds = told(&app, &game, &["time_ran_out", "vacation_begun"]);
    assert_eq!(kinds, [("time_ran_out".to_owned(), 0), ("vacation_begun".to_owned(), 0)]);
}

#[test]
fn a_player_has_thirty_days_a_year() {
    let app = App::start();
    let ada = app.register("Ada");
    for days in [0, 366] {
        ada.ask("PUT", "/v1/me/vacation", json!({"days": days})).refused(400, "invalid_body");
    }
    assert_eq!(
        ada.ask("PUT", "/v1/me/vacation", json!({"days": 31})).refused(409, "vacation_used_up")["days_left"],
        30
    );
    let own = vacation(&ada, 30);
    assert_eq!((&own["days_left"], &own["days_a_year"]), (&json!(0), &json!(30)));
    let ends_at = own["ends_at"].clone();
    assert_ne!(vacation(&ada, 20)["ends_at"], ends_at);
    assert_eq!(vacation(&ada, 30)["ends_at"], ends_at, "it can become longer and shorter");
    app.wait(31 * DAY);
    ada.ask("PUT", "/v1/me/vacation", json!({"days": 1})).refused(409, "vacation_used_up");
    assert_eq!(ada.get("/v1/accounts/me/export").ok()["vacations"].as_array().unwrap().len(), 1);
    app.wait(365 * DAY);
    assert_eq!(ada.get("/v1/me/vacation").ok()["days_left"], 30);
}

#[test]
fn taking_back_or_giving_up_a_seat_on_vacation_is_no_trap() {
    let app = App::start();
    let (ada, bob, cleo) = (app.register("Ada"), app.register("Bob"), app.register("Cleo"));
    let game = begun(&[&ada, &bob, &cleo], a_day());
    vacation(&ada, 3);
    vacation(&bob, 3);
    ada.resign(&game);
    let seen = cleo.view(&game);
    assert_eq!(
        (&seen["table"]["seats"][0]["on_vacation"], &seen["table"]["phase"]["seat"]),
        (&json!(false), &json!(1))
    );
    assert_eq!(told(&app, &game, &["seat_handed_over"]).len(), 1, "a bot has moved for her");
}

#[test]
fn sleeping_hours_end_with_the_seat_and_return_with_it() {
    let app = App::start();
    let (ada, bob, cleo) = (app.register("Ada"), app.register("Bob"), app.register("Cleo"));
    let game = begun(&[&ada, &bob, &cleo], a_day());
    ada.ask("PUT", "/v1/me/sleeping-hours", json!({"from": "22:30", "to": "07:00", "zone": "UTC"})).ok();
    let hours = || cleo.view(&game)["clocks"][0]["sleeping_hours"].clone();
    let hours_of_ada = hours();
    assert!(hours_of_ada.is_object());
    for _ in 0..2 {
        app.wait(2 * DAY);
        app.run_due();
        for person in [&bob, &cleo] {
            person.draw_twice(&game);
        }
    }
    assert_eq!((told(&app, &game, &["seat_handed_over"]).len(), hours()), (1, Value::Null));
    ada.join(&game);
    app.wait(2 * HOUR);
    app.run_due();
    assert_eq!(hours(), hours_of_ada);
}

#[test]
fn time_for_a_move_does_not_end_while_a_player_sleeps() {
    let app = App::start();
    let (ada, bob) = (app.register("Ada"), app.register("Bob"));
    let game = begun(&[&ada, &bob], a_day());
    let short = begun(&[&ada, &bob], json!({"kind": "per_move", "seconds": 80_000}));
    let deadline = ada.view(&game)["clocks"][0]["deadline"].clone();
    let now = app.process.time.now().to_zoned(jiff::tz::TimeZone::UTC);
    let clock = |hours: i64| now.saturating_add(jiff::Span::new().hours(hours)).time().strftime("%H:%M").to_string();
    let hours = json!({"from": clock(-2), "to": clock(4), "zone": "UTC"});
    for person in [&ada, &bob] {
        assert!(person.ask("PUT", "/v1/me/sleeping-hours", hours.clone()).ok()["hours"].is_object());
    }
    assert_eq!(ada.view(&game)["clocks"][0]["deadline"], deadline, "time that runs is not changed");
    ada.draw(&game).ok();
    let put_off = hours_left(&app, &ada.view(&game), 0).unwrap();
    assert!((27.0..=28.01).contains(&put_off), "until they wake up, at a whole minute: {put_off}");
    ada.draw(&game).ok();
    let put_off = hours_left(&app, &bob.view(&game), 1).unwrap();
    assert!((27.0..=28.01).contains(&put_off), "{put_off}");
    ada.draw(&short).ok();
    assert_eq!(told(&app, &short, &["sleeping_hours_set"]), []);
    assert_eq!(told(&app, &game, &["sleeping_hours_set"]).len(), 2);
    assert_eq!(ada.view(&game)["clocks"][0]["sleeping_hours"]["from"].as_u64().map(|from| from < 1440), Some(true));
}

/// A table that its host starts, and one that starts when it is full. `tournaments` has those of tournaments.
#[test]
fn sleeping_hours_count_for_the_first_deadline_of_a_game() {
    let app = App::start();
    let (ada, bob) = (app.register("Ada"), app.register("Bob"));
    let now = app.process.time.now().to_zoned(jiff::tz::TimeZone::UTC);
    let clock = |hours: i64| now.saturating_add(jiff::Span::new().hours(hours)).time().strftime("%H:%M").to_string();
    bob.ask("PUT", "/v1/me/sleeping-hours", json!({"from": clock(-2), "to": clock(4), "zone": "UTC"})).ok();
    let open = |options: Value| {
        let game = format!("/v1/games/{}", ada.post("/v1/games", options).ok()["id"].as_str().unwrap());
        bob.join(&game);
        game
    };
    let by_host = open(json!({"seats": 2, "clock": a_day()}));
    assert_eq!(told(&app, &by_host, &["sleeping_hours_set"]), [], "nobody learns it before");
    ada.post(&format!("{by_host}/start"), Value::Null).ok();
    let when_full = open(json!({"seats": 2, "clock": a_day(), "auto_start": true}));
    for game in [by_host, when_full] {
        assert_eq!(told(&app, &game, &["sleeping_hours_set"]), [("sleeping_hours_set".to_owned(), 1)], "{game}");
        let view = ada.view(&game);
        assert!(about(24.0).contains(&hours_left(&app, &view, 0).unwrap()), "{view}");
        let put_off = hours_left(&app, &view, 1).unwrap();
        assert!((27.0..=28.01).contains(&put_off), "until Bob wakes up: {put_off}");
    }
}

/// The replica has compared the games and is about to forget the account when hours are set by another.
#[test]
fn a_change_of_mind_while_games_are_reconciled_is_not_lost() {
    let app = App::start();
    let ada = app.register("Ada");
    vacation(&ada, 1);
    come_back(&ada);
    let checks =
        || query(&app.database_url, "SELECT check_at <= now() + interval '1 minute' AS due FROM absence_checks");
    assert_eq!(checks().len(), 1);
    let blocked = || until_waiting(&app.database_url, 1);
    thread::scope(|scope| {
        execute(&app.database_url, "BEGIN; LOCK TABLE game_seats").unwrap();
        let db = app.database();
        let compares = scope.spawn(move || RUNTIME.block_on(reconcile::due_games(&db)).unwrap());
        blocked();
        let (held, is_held) = mpsc::channel();
        let (wish, wishes) = mpsc::channel();
        let url = &app.database_url;
        scope.spawn(move || {
            execute(url, "BEGIN; SELECT FROM absence_checks FOR UPDATE").unwrap();
            held.send(()).unwrap();
            wishes.recv().unwrap();
            execute(url, "UPDATE absence_checks SET check_at = now(); COMMIT").unwrap();
        });
        is_held.recv().unwrap();
        execute(&app.database_url, "ROLLBACK").unwrap();
        blocked();
        wish.send(()).unwrap();
        compares.join().unwrap();
    });
    assert_eq!(checks(), [json!({"due": true})]);
}

#[test]
fn sleeping_hours_are_few_and_rarely_changed() {
    let app = App::start();
    let ada = app.register("Ada");
    let game = begun(&[&ada, &app.guest()], a_day());
    let set = |from: &str, to: &str, zone: &str| {
        ada.ask("PUT", "/v1/me/sleeping-hours", json!({"from": from, "to": to, "zone": zone}))
    };
    for (from, to, zone) in
        [("22:00", "08:01", "UTC"), ("22:00", "22:00", "UTC"), ("22:00", "06:00", "Europe/Atlantis")]
    {
        set(from, to, zone).refused(422, "invalid_sleeping_hours");
    }
    assert_eq!(ada.get("/v1/me/sleeping-hours").ok()["hours"], Value::Null);
    set("22:00", "08:00", "Europe/Paris").ok();
    set("22:00", "08:00", "Europe/Paris").ok();
    set("22:00", "07:00", "Europe/Paris").refused(409, "too_soon");
    assert_eq!(ada.delete("/v1/me/sleeping-hours").status, 204);
    assert_eq!(ada.delete("/v1/me/sleeping-hours").status, 204);
    set("22:00", "07:00", "Europe/Paris").refused(409, "too_soon");
    app.wait(HOUR);
    set("22:00", "07:00", "Europe/Paris").ok();
    assert_eq!(told(&app, &game, &["sleeping_hours_set"]).len(), 3, "set, removed, set");
    app.run_due();
    assert_eq!(ada.get("/v1/accounts/me/export").ok()["sleeping_hours"].as_array().unwrap().len(), 1);
    // As when a process ended before it told the game, or clocks were set forward.
    execute(&app.database_url, "UPDATE sleeping_hours SET hours = jsonb_set(hours, '{zone}', '\"Asia/Tokyo\"')")
        .unwrap();
    app.run_due();
    assert_eq!(told(&app, &game, &["sleeping_hours_set"]).len(), 3);
    app.wait(HOUR);
    app.run_due();
    assert_eq!(told(&app, &game, &["sleeping_hours_set"]).len(), 4);
    assert_eq!(ada.delete("/v1/me/sleeping-hours").status, 204);
    app.run_due();
    assert_eq!(query(&app.database_url, "SELECT count(*) FROM absence_checks")[0]["count"], 0);
}

#[test]
fn a_standing_order_waits_until_its_player_is_back() {
    let app = App::start();
    let (ada, bob) = (app.register("Ada"), app.register("Bob"));
    let game = begun(&[&ada, &bob], a_day());
    bob.ask("PUT", &format!("{game}/standing-order"), json!({"type": "draw_cards"})).ok();
    vacation(&bob, 2);
    bob.ask("PUT", &format!("{game}/standing-order"), json!({"type": "draw_cards"})).refused(409, "on_vacation");
    ada.draw_twice(&game);
    app.run_due();
    assert_eq!(ada.view(&game)["table"]["phase"]["seat"], 1);
    app.wait(2 * DAY);
    app.run_due();
    app.run_due();
    assert_eq!(ada.view(&game)["table"]["phase"]["seat"], 0, "it is carried out when they are back");
}

/// In the nights in which clocks change, on both hemispheres: sleeping hours from 22:30 to 07:00.
#[test]
fn a_deadline_in_a_night_of_changing_clocks_is_at_waking() {
    let app = App::start();
    for (n, (zone, begun_at, deadline)) in [
        ("America/New_York", "2027-03-13T05:00:00Z", "2027-03-14T11:00:00Z"),
        ("America/New_York", "2027-03-13T08:00:00Z", "2027-03-14T11:00:00Z"),
        ("Europe/Paris", "2027-03-27T00:30:00Z", "2027-03-28T05:00:00Z"),
        ("Europe/Paris", "2027-03-27T02:00:00Z", "2027-03-28T05:00:00Z"),
        ("Australia/Sydney", "2027-04-02T14:00:00Z", "2027-04-03T21:00:00Z"),
        ("Australia/Lord_Howe", "2027-04-02T14:00:00Z", "2027-04-03T20:30:00Z"),
        ("Australia/Lord_Howe", "2027-04-02T16:00:00Z", "2027-04-03T20:30:00Z"),
        ("Australia/Sydney", "2027-04-02T17:00:00Z", "2027-04-03T21:00:00Z"),
        ("Australia/Sydney", "2027-10-01T15:00:00Z", "2027-10-02T20:00:00Z"),
        ("Australia/Lord_Howe", "2027-10-01T15:00:00Z", "2027-10-02T20:00:00Z"),
        ("Australia/Lord_Howe", "2027-10-01T17:00:00Z", "2027-10-02T20:00:00Z"),
        ("Australia/Sydney", "2027-10-01T17:00:00Z", "2027-10-02T20:00:00Z"),
        ("Europe/Paris", "2027-10-30T00:30:00Z", "2027-10-31T06:00:00Z"),
        ("Europe/Paris", "2027-10-30T01:46:00Z", "2027-10-31T06:00:00Z"),
        ("America/New_York", "2027-11-06T05:00:00Z", "2027-11-07T12:00:00Z"),
        ("America/New_York", "2027-11-06T08:00:00Z", "2027-11-07T12:00:00Z"),
    ]
    .into_iter()
    .enumerate()
    {
        let until = begun_at.parse::<jiff::Timestamp>().unwrap().duration_since(app.process.time.now());
        app.wait(Duration::try_from(until).unwrap_or_default());
        let (ada, bob) = (app.register(&format!("Ada {n}")), app.guest());
        let game = begun(&[&ada, &bob], a_day());
        ada.ask("PUT", "/v1/me/sleeping-hours", json!({"from": "22:30", "to": "07:00", "zone": zone})).ok();
        ada.draw(&game).ok();
        assert_eq!(bob.view(&game)["clocks"][0]["deadline"], deadline, "{zone} {begun_at}");
    }
}
