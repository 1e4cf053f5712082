//! Duties of the server go on whatever happens to one part of it.

use crate::{
    app::{self, App, dealt},
    replicas::Replica,
    service::{self, execute, query},
};
use railhead::hosting::limits::Limits;
use railhead_test_support::until;
use serde_json::{Value, json};
use std::{
    sync::mpsc::{self, Sender},
    thread::{self, JoinHandle},
    time::{Duration, Instant},
};

/// The time for which the rebuild holds its lock in the test; by hand it was a minute.
fn held_for() -> Duration {
    let seconds = std::env::var("RAILHEAD_TEST_HOLD").ok().and_then(|seconds| seconds.parse().ok());
    Duration::from_secs(seconds.unwrap_or(6))
}

/// A transaction that stays open until this is dropped.
struct Held {
    release: Option<Sender<()>>,
    holder: Option<JoinHandle<()>>,
}

impl Held {
    /// One that has run this.
    fn by(url: &str, sql: &'static str) -> Held {
        let (release, released) = mpsc::channel();
        let (begun, has_begun) = mpsc::channel();
        let url = url.to_owned();
        let holder = thread::spawn(move || {
            execute(&url, &format!("BEGIN; {sql}")).unwrap();
            begun.send(()).unwrap();
            released.recv().unwrap_err();
            execute(&url, "ROLLBACK").unwrap();
        });
        has_begun.recv().unwrap();
        Held { release: Some(release), holder: Some(holder) }
    }
}

impl Drop for Held {
    fn drop(&mut self) {
        drop(self.release.take());
        self.holder.take().unwrap().join().unwrap();
    }
}

#[test]
fn heartbeats_revocations_and_clocks_go_on_during_a_rebuild() {
    let url = service::database();
    let [one, two] = [(); 2].map(|()| Replica::run(Replica::command(&url).env("RUST_LOG", "off")));
    let (ada, bob) = (one.app.register("Ada"), one.app.register("Bob"));
    let timed = dealt(json!({"seats": 2, "clock": {"kind": "per_move", "seconds": 60}}), &[&ada, &bob]);
    let duel = app::duel(&ada, &bob);
    let held = Held::by(&url, "SELECT pg_advisory_xact_lock(x'0072656d61696e73'::bigint)");
    // The end of a game waits for the rebuild. It is refused in time.
    let resigning = thread::spawn({
        let (ada, path) = (ada.clone(), format!("{duel}/resign"));
        move || ada.post(&path, Value::Null)
    });
    let holding = Instant::now();
    let beat = || query(&url, "SELECT beat_at FROM heartbeat").remove(0);
    let of_timed = format!("game_heads WHERE game_id = '{}'", timed.rsplit('/').next().unwrap());
    while holding.elapsed() < held_for() {
        let before = beat();
        until("the heartbeat stands still", || beat() != before);
        let eve = one.app.guest();
        eve.at(&two.app).account();
        assert_eq!(eve.delete("/v1/sessions/current").status, 204);
        until("the other replica lets her in", || eve.at(&two.app).get("/v1/accounts/me").status == 401);
        execute(&url, &of_timed.replace("game_heads WHERE", "UPDATE game_heads SET due_at = now() WHERE")).unwrap();
        let later = format!("SELECT due_at > now() AS later FROM {of_timed}");
        until("the scheduler stands still", || query(&url, &later) == [json!({"later": true})]);
    }
    let answer = resigning.join().unwrap();
    assert_eq!((answer.status, answer.header("retry-after")), (503, "1"), "{}", answer.text);
    drop(held);
    ada.resign(&duel);
}

/// A line of the log of PostgreSQL.
const LOCK_TIMEOUT: &str = "canceling statement due to lock timeout";

#[test]
fn a_move_behind_a_locked_row_is_refused_and_can_be_repeated() {
    let url = service::database();
    let server = Replica::run(
        Replica::command(&url).args(["--lock-timeout", "1", "--statement-timeout", "600"]).env("RUST_LOG", "off"),
    );
    let ada = server.app.guest();
    let game = dealt(json!({"seats": 2, "bots": ["random"]}), &[&ada]);
    let the_move = ada.moves(&game).remove(0);
    let held = Held::by(&url, "SELECT FROM game_heads FOR UPDATE");
    let before = service::log().matches(LOCK_TIMEOUT).count();
    ada.play(&game, &the_move).refused(503, "unavailable");
    assert!(service::log().matches(LOCK_TIMEOUT).count() > before);
    drop(held);
    ada.play(&game, &the_move).ok();
}

/// Both services deal the same cards.
#[test]
fn without_a_free_core_bots_that_think_play_like_a_conductor() {
    let played = |level: &str, limits: Limits| {
        let app = App::with_limits(limits);
        let ada = app.guest();
        let game = dealt(json!({"seats": 3, "bots": [level, level], "first_seat": 0}), &[&ada]);
        for _ in 0..3 {
            ada.play(&game, &ada.moves(&game)[0]).ok();
        }
        let events = ada.events(&game, 0);
        let told = events.into_iter().filter(|event| event["type"] != "bot_added");
        let told = told.map(|event| (event["type"].clone(), event["seat"].clone(), event["route"].clone()));
        told.collect::<Vec<_>>()
    };
    let patient = crate::app::patient();
    let conductors = played("conductor", patient);
    for level in ["stationmaster", "director"] {
        assert_eq!(played(level, Limits { thinking_cores: 0, ..patient }), conductors);
    }
    assert_ne!(played("stationmaster", patient), conductors, "with a core it thinks for itself");
}
