//! Clocks: deadlines, the consequences when time is up, once each (R10.1, R10.2).

use crate::{
    app::{App, Person, RUNTIME, everyone_moves, query},
    games::all_events,
};
use railhead::{
    engine::{Event, Game},
    log::packs::Packs,
    store::games::scheduler,
};
use serde_json::{Value, json};
use std::{thread, time::Duration};

const MINUTE: Duration = Duration::from_secs(60);

fn per_move() -> Value {
    json!({"kind": "per_move", "seconds": 60})
}

/// A game of these people, seat 0 to begin, everyone's tickets chosen and a turn of everyone's made.
fn begun(people: &[&Person], clock: Value) -> String {
    let game = dealt(people, clock);
    everyone_moves(&game, people);
    game
}

fn dealt(people: &[&Person], clock: Value) -> String {
    let game = people[0].open(json!({"seats": people.len(), "first_seat": 0, "clock": clock}));
    people[1..].iter().for_each(|person| drop(person.put(&format!("{game}/players/me")).ok()));
    people[0].start(&game);
    game
}

fn view(person: &Person, game: &str) -> Value {
    person.get(&format!("{game}/view")).ok()
}

fn deadline(view: &Value, seat: usize) -> Option<jiff::Timestamp> {
    view["clocks"][seat]["deadline"].as_str().map(|text| text.parse().unwrap())
}

/// In how many seconds, by the time of the service.
fn seconds_until(app: &App, moment: jiff::Timestamp) -> f64 {
    moment.duration_since(app.process.time.now()).as_secs_f64()
}

/// The types of the events after a version, as everyone may know them.
fn kinds(app: &App, game: &str, after: u64) -> Vec<String> {
    let events = app.get(&format!("{game}/events?after={after}")).ok()["events"].clone();
    events.as_array().unwrap().iter().map(|event| event["type"].as_str().unwrap().to_owned()).collect()
}

fn times_out(app: &App, game: &str) -> usize {
    let timed_out = |event: &Event| matches!(event, Event::TimeRanOut { .. });
    let id = game.rsplit('/').next().unwrap();
    let rows =
        query(&app.database_url, &format!("SELECT payload FROM game_events WHERE game_id = '{id}' ORDER BY seq"));
    rows.iter().filter(|row| timed_out(&serde_json::from_value(row["payload"].clone()).unwrap())).count()
}

#[test]
fn the_view_tells_until_when_the_game_waits_and_for_whom() {
    let app = App::start();
    let (ada, bob) = (app.guest(), app.guest());
    let game = dealt(&[&ada, &bob], per_move());
    let choosing = view(&bob, &game);
    for seat in 0..2 {
        let left = seconds_until(&app, deadline(&choosing, seat).unwrap());
        assert!((50.0..=60.0).contains(&left), "{left}");
    }
    everyone_moves(&game, &[&ada, &bob]);
    app.wait(MINUTE / 2);
    let seen = view(&bob, &game);
    assert!(seconds_until(&app, deadline(&seen, 0).unwrap()) <= 30.0);
    assert_eq!((deadline(&seen, 1), &seen["clocks"][1]["bank_ms"]), (None, &Value::Null));
    ada.play(&game, &json!({"type": "draw_card"})).ok();
    let next = seconds_until(&app, deadline(&view(&bob, &game), 0).unwrap());
    assert!((50.0..=60.0).contains(&next), "the second card is a move of its own: {next}");
    let untimed = ada.open(json!({"seats": 2}));
    assert_eq!(view(&ada, &untimed)["clocks"], Value::Null);
}

#[test]
fn a_clock_gives_10_seconds_to_14_days() {
    let app = App::start();
    let ada = app.guest();
    let open = |clock: Value| ada.post("/v1/games", json!({"seats": 2, "clock": clock}));
    for seconds in [0, 9, 1_209_601] {
        open(json!({"kind": "per_move", "seconds": seconds})).refused(422, "clock_range");
    }
    open(json!({"kind": "bank", "seconds": 59, "increment": 0})).refused(422, "clock_range");
    open(json!({"kind": "bank", "seconds": 60, "increment": 86_401})).refused(422, "clock_range");
    for clock in
        [json!({"kind": "per_move", "seconds": 10}), json!({"kind": "bank", "seconds": 1_209_600, "increment": 0})]
    {
        assert_eq!(open(clock.clone()).ok()["options"]["clock"], clock);
    }
    open(json!({"kind": "sand"})).refused(400, "invalid_body");
}

#[test]
fn a_player_out_of_time_is_moved_for_when_anyone_looks() {
    let app = App::start();
    let (ada, bob) = (app.guest(), app.guest());
    let game = begun(&[&ada, &bob], per_move());
    let before = view(&bob, &game)["version"].as_u64().unwrap();
    app.wait(MINUTE);
    assert_eq!(view(&bob, &game)["version"], before, "a second of lenience");
    app.wait(Duration::from_secs(2));
    let seen = view(&bob, &game);
    assert_eq!(seen["table"]["phase"]["seat"], 1, "the whole turn was made");
    let happened = kinds(&app, &game, before);
    assert_eq!(happened[0], "time_ran_out");
    assert_eq!(happened.iter().filter(|kind| *kind == "turn_started").count(), 1);
    assert!(seconds_until(&app, deadline(&seen, 1).unwrap()) > 50.0);
    bob.play(&game, &bob.moves(&game)[0]).ok();
}

#[test]
fn a_move_that_comes_too_late_is_not_made() {
    let app = App::start();
    let (ada, bob) = (app.guest(), app.guest());
    let game = begun(&[&ada, &bob], per_move());
    app.wait(MINUTE + Duration::from_secs(2));
    ada.play(&game, &json!({"type": "draw_card"})).refused(409, "not_your_turn");
    bob.play(&game, &json!({"type": "draw_card"})).ok();
    assert_eq!(times_out(&app, &game), 1);
}

#[test]
fn for_tickets_the_clock_keeps_the_fewest_and_cheapest() {
    let app = App::start();
    let (ada, bob) = (app.guest(), app.guest());
    let game = dealt(&[&ada, &bob], per_move());
    let offered = view(&ada, &game)["you"]["offer"]["tickets"].as_array().unwrap().clone();
    app.wait(2 * MINUTE);
    let kept = view(&ada, &game)["you"]["tickets"].as_array().unwrap().clone();
    let points = |tickets: &[Value]| {
        let mut points = tickets.iter().map(|ticket| ticket["points"].as_u64().unwrap()).collect::<Vec<_>>();
        points.sort_unstable();
        points
    };
    assert_eq!(points(&kept), points(&offered)[..2]);
    assert_eq!(times_out(&app, &game), 2, "of both");
}

#[test]
fn after_two_timeouts_a_bot_plays_until_the_seat_is_taken_back() {
    let app = App::start();
    let (ada, bob, eve) = (app.register("Ada"), app.register("Bob"), app.register("Eve"));
    let game = begun(&[&ada, &bob, &eve], per_move());
    let others = [&bob, &eve];
    let round = || {
        others
            .iter()
            .for_each(|person| (0..2).for_each(|_| drop(person.play(&game, &json!({"type": "draw_card"})).ok())))
    };
    app.wait(2 * MINUTE);
    round();
    app.wait(2 * MINUTE);
    let seat = |shown: &Value| (shown["players"][0]["occupant"]["kind"].clone(), shown["players"][0]["away"].clone());
    let shown = app.get(&game).ok();
    assert_eq!(seat(&shown), (json!("bot"), json!("out_of_time")));
    assert_eq!(shown["players"][0]["name"], "conductor (bot)");
    assert_eq!(view(&bob, &game)["table"]["phase"]["seat"], 1, "the bot has moved");
    ada.play(&game, &json!({"type": "draw_card"})).refused(403, "not_seated");
    let back = ada.put(&format!("{game}/players/me")).ok();
    assert_eq!(seat(&back), (json!("person"), Value::Null));
    round();
    ada.play(&game, &json!({"type": "draw_card"})).ok();
    assert_eq!(ada.put(&format!("{game}/players/me")).ok()["players"][0]["name"], "Ada");
}

#[test]
fn with_one_person_left_the_game_ends_and_timeouts_are_last() {
    let app = App::start();
    let (ada, bob) = (app.guest(), app.guest());
    let game = begun(&[&ada, &bob], per_move());
    app.wait(2 * MINUTE);
    (0..2).for_each(|_| drop(bob.play(&game, &json!({"type": "draw_card"})).ok()));
    app.wait(2 * MINUTE);
    let result = bob.get(&format!("{game}/result")).ok();
    assert_eq!((&result["scores"][0]["rank"], &result["scores"][1]["rank"]), (&json!(2), &json!(1)));
    assert_eq!(json!(Game::replay(&all_events(&app, &game)).score()), result["scores"]);
    ada.put(&format!("{game}/players/me")).refused(409, "game_over");
}

#[test]
fn the_sweep_sees_to_games_that_nobody_looks_at() {
    let app = App::start();
    let (ada, bob) = (app.guest(), app.guest());
    let games = (0..3).map(|_| begun(&[&ada, &bob], per_move())).collect::<Vec<_>>();
    assert_eq!(app.run_due(), 0);
    app.wait(MINUTE + Duration::from_secs(2));
    assert_eq!(app.run_due(), 3);
    assert_eq!(app.run_due(), 0, "once");
    assert!(games.iter().all(|game| times_out(&app, game) == 1));
}

#[test]
fn replicas_that_see_it_at_once_move_once() {
    let one = App::start();
    let two = App::on(one.database_url.clone(), Packs::default());
    let (ada, bob) = (one.guest(), one.guest());
    let games = (0..12).map(|_| begun(&[&ada, &bob], per_move())).collect::<Vec<_>>();
    games.iter().for_each(|game| drop(view(&bob.at(&two), game)));
    [&one, &two].iter().for_each(|app| app.wait(MINUTE + Duration::from_secs(2)));
    let swept = thread::scope(|scope| {
        let sweeps = [&one, &two, &one, &two].map(|app| scope.spawn(|| app.run_due()));
        for app in [&one, &two] {
            let (bob, games) = (bob.at(app), &games);
            scope.spawn(move || games.iter().for_each(|game| drop(view(&bob, game))));
        }
        sweeps.map(|sweep| sweep.join().unwrap()).iter().sum::<usize>()
    });
    assert!(swept <= games.len(), "{swept}");
    for game in &games {
        assert_eq!(times_out(&one, game), 1);
        assert_eq!(view(&bob, game), view(&bob.at(&two), game));
    }
}

#[test]
fn a_bank_is_used_up_over_the_game_and_every_turn_adds_to_it() {
    let app = App::start();
    let (ada, bob) = (app.guest(), app.guest());
    let game = dealt(&[&ada, &bob], json!({"kind": "bank", "seconds": 600, "increment": 20}));
    let bank = |seat: usize| view(&ada, &game)["clocks"][seat]["bank_ms"].as_f64().map(|ms| ms / 1000.0);
    app.wait(MINUTE);
    everyone_moves(&game, &[&ada, &bob]);
    assert!(
        (570.0..=580.0).contains(&bank(1).unwrap()),
        "600 − 60 + 20 for the tickets + 20 for a turn: {:?}",
        bank(1)
    );
    let left = seconds_until(&app, deadline(&view(&ada, &game), 0).unwrap());
    assert!((570.0..=580.0).contains(&left), "{left}");
    app.wait(MINUTE);
    ada.play(&game, &json!({"type": "draw_card"})).ok();
    let left = seconds_until(&app, deadline(&view(&ada, &game), 0).unwrap());
    assert!((510.0..=520.0).contains(&left), "the second card is of the same turn: {left}");
    ada.play(&game, &json!({"type": "draw_card"})).ok();
    assert!((530.0..=540.0).contains(&bank(0).unwrap()), "{:?}", bank(0));
    app.wait(20 * MINUTE);
    assert_eq!(view(&ada, &game)["table"]["phase"]["seat"], 0, "Bob's bank is empty");
    assert_eq!(bank(1), Some(20.0));
}

#[test]
fn time_that_ran_out_during_an_outage_has_five_minutes_of_grace() {
    let app = App::start();
    let (ada, bob) = (app.guest(), app.guest());
    let game = begun(&[&ada, &bob], per_move());
    let before = view(&ada, &game)["version"].as_u64().unwrap();
    let beat = || RUNTIME.block_on(scheduler::heartbeat(&app.database())).unwrap();
    app.outage(60 * MINUTE);
    beat();
    let seen = view(&ada, &game);
    assert_eq!(kinds(&app, &game, before), ["time_granted"]);
    let left = seconds_until(&app, deadline(&seen, 0).unwrap());
    assert!((290.0..=301.0).contains(&left), "{left}");
    let go_on = |time: Duration| {
        for _ in 0..time.as_secs() / 8 {
            app.wait(Duration::from_secs(8));
            beat();
        }
    };
    go_on(4 * MINUTE);
    assert_eq!(app.run_due(), 0);
    go_on(2 * MINUTE);
    assert_eq!(app.run_due(), 1);
    assert_eq!(kinds(&app, &game, before)[..2], ["time_granted", "time_ran_out"]);
}

#[test]
fn time_that_runs_out_while_a_server_is_at_work_has_no_grace() {
    let app = App::start();
    let (ada, bob) = (app.guest(), app.guest());
    let game = begun(&[&ada, &bob], per_move());
    for _ in 0..10 {
        app.outage(Duration::from_secs(8));
        RUNTIME.block_on(scheduler::heartbeat(&app.database())).unwrap();
    }
    assert_eq!(app.run_due(), 1);
    assert_eq!(times_out(&app, &game), 1);
}

#[test]
fn an_access_before_the_first_heartbeat_after_an_outage_is_safe() {
    let app = App::start();
    let (ada, bob) = (app.guest(), app.guest());
    let [looked_at, swept] = [(); 2].map(|()| begun(&[&ada, &bob], per_move()));
    let before = view(&ada, &looked_at)["version"].as_u64().unwrap();
    app.wait(MINUTE / 2);
    app.outage(MINUTE);
    let seen = view(&ada, &looked_at);
    assert_eq!(kinds(&app, &looked_at, before), ["time_granted"]);
    assert!((290.0..=301.0).contains(&seconds_until(&app, deadline(&seen, 0).unwrap())));
    assert_eq!((app.run_due(), times_out(&app, &swept)), (1, 0), "nor does the sweep");
    RUNTIME.block_on(scheduler::heartbeat(&app.database())).unwrap();
    app.wait(6 * MINUTE);
    view(&ada, &looked_at);
    assert_eq!(times_out(&app, &looked_at), 1, "time granted runs out like any other");
}

#[test]
fn time_that_ran_out_before_an_outage_began_has_no_grace() {
    let app = App::start();
    let (ada, bob) = (app.guest(), app.guest());
    let game = begun(&[&ada, &bob], per_move());
    app.wait(MINUTE + Duration::from_secs(5));
    app.outage(MINUTE);
    view(&bob, &game);
    assert_eq!(times_out(&app, &game), 1);
}

#[test]
fn clocks_are_the_same_whether_remembered_or_read_again() {
    let one = App::start();
    let two = App::on(one.database_url.clone(), Packs::default());
    let (ada, bob) = (one.guest(), one.guest());
    for clock in [per_move(), json!({"kind": "bank", "seconds": 600, "increment": 20})] {
        let game = begun(&[&ada, &bob], clock);
        for _ in 0..4 {
            one.wait(Duration::from_millis(1500));
            let mover = if view(&ada, &game)["you"]["to_move"] == true { &ada } else { &bob };
            mover.play(&game, &json!({"type": "draw_card"})).ok();
            let fresh = App::on(one.database_url.clone(), Packs::default());
            assert_eq!(view(&ada, &game), view(&ada.at(&fresh), &game));
            assert_eq!(view(&ada, &game), view(&ada.at(&two), &game));
        }
    }
}
