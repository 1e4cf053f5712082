//! A primary that vanishes: its packets get lost, its standby is promoted, and the service goes on
//! there. Needs root, for a network namespace: `cargo test --test partition`.

#![expect(clippy::unwrap_used, clippy::indexing_slicing, clippy::panic)]

use railhead_test_support::{Client, Cluster, Namespace, Server};
use serde_json::json;
use std::{
    thread,
    time::{Duration, Instant},
};

/// The latest time after the primary vanished at which the service answers again, also on a busy machine: seconds on a
/// quiet one. A connection that nobody probes would hang for a quarter of an hour.
const AT_LATEST: Duration = Duration::from_secs(45);

/// Clients that look at the game all the time: each has a connection of the pool.
const ONLOOKERS: usize = 12;

/// The time from a moment to the first good answer to a request that was sent later.
fn until_answered(since: Instant, what: &str, mut ask: impl FnMut() -> u16) -> Duration {
    loop {
        let status = ask();
        match status {
            200 => return since.elapsed(),
            503 => thread::sleep(Duration::from_millis(50)),
            _ => panic!("{what}: {status}"),
        }
        assert!(since.elapsed() < Duration::from_secs(60), "{what}: no answer in a minute");
    }
}

#[test]
fn moves_and_views_go_on_at_the_promoted_standby() {
    let namespace = Namespace::new();
    let primary = Cluster::primary_in(&namespace);
    primary.execute("postgres", &["CREATE DATABASE railhead"]);
    let standby = primary.standby_at_port();
    let url = format!("postgres://railhead@{},{}/railhead", primary.place(), standby.place());
    let server = Server::start(&url);
    let ada = Client::at(&server.url).register("Ada");
    let game = ada.open(json!({"seats": 2, "bots": ["random"], "first_seat": 0}));
    ada.start(&game);
    let look = || ada.get(&format!("{game}/view")).status;
    let play = || {
        let listed = ada.get(&format!("{game}/moves"));
        let the_move = || listed.body["moves"][0].clone();
        if listed.status == 200 { ada.post(&format!("{game}/moves"), the_move()).status } else { listed.status }
    };
    assert_eq!((look(), play()), (200, 200));
    thread::scope(|scope| {
        for _ in 0..ONLOOKERS {
            scope.spawn(|| (0..20).for_each(|_| assert_eq!(look(), 200)));
        }
    });
    primary.wait_until_replayed_by(&standby);
    namespace.vanish();
    let vanished = Instant::now();
    standby.promote();
    println!("promoted after {:?}", vanished.elapsed());
    thread::scope(|scope| {
        let looks = [(); ONLOOKERS].map(|()| scope.spawn(|| until_answered(vanished, "a view", look)));
        let moved = until_answered(vanished, "a move", play);
        let looked = looks.map(|look| look.join().unwrap()).into_iter().max().unwrap();
        println!("moves after {moved:?}, all views after {looked:?}");
        assert!(moved < AT_LATEST && looked < AT_LATEST, "moves after {moved:?}, all views after {looked:?}");
    });
    for _ in 0..3 * ONLOOKERS {
        assert_eq!((look(), play()), (200, 200), "no connection to the old primary is left");
    }
}
