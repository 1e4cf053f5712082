//! A primary that vanishes: its packets get lost, its standby is promoted, and the service goes on
//! there. Needs root, for a network namespace: `cargo test --test partition`.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::indexing_slicing, clippy::panic)]

mod client;
mod cluster;
mod network;

use client::Client;
use cluster::Cluster;
use network::Namespace;
use serde_json::json;
use std::{
    io::{BufRead, BufReader},
    process::{Child, Command, Stdio},
    thread,
    time::{Duration, Instant},
};

/// The latest time after the primary vanished at which the service answers again.
const AT_LATEST: Duration = Duration::from_secs(10);

/// Clients that look at the game all the time: each has a connection of the pool.
const ONLOOKERS: usize = 12;

/// A server process, with the address it listens at.
struct Service(Child, String);

impl Service {
    fn start(database_url: &str) -> Service {
        let mut command = Command::new(env!("CARGO_BIN_EXE_railhead"));
        command.args(["serve", "--listen", "127.0.0.1:0", "--workers", "1"]).env("DATABASE_URL", database_url);
        command.env("RAILHEAD_RATE_LIMITS", "off");
        let mut child = command.env("RUST_LOG", "warn").stdout(Stdio::piped()).spawn().unwrap();
        let mut said = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut said).unwrap();
        let url = said.split_whitespace().last().unwrap().strip_suffix("/v1").unwrap().to_owned();
        Service(child, url)
    }
}

impl Drop for Service {
    fn drop(&mut self) {
        self.0.kill().unwrap();
        self.0.wait().unwrap();
    }
}

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
fn moves_and_views_go_on_at_the_promoted_standby_in_10_seconds() {
    let namespace = Namespace::new();
    let primary = Cluster::primary(&namespace);
    primary.execute("postgres", "CREATE DATABASE railhead");
    let standby = Cluster::standby_of(&primary);
    let url = format!("postgres://railhead@{},{}/railhead", primary.place(), standby.place());
    let service = Service::start(&url);
    let ada = Client::register(&service.1, "Ada");
    let game = ada.open_game(json!({"seats": 2, "bots": ["random"], "first_seat": 0}));
    let look = || ada.get(&format!("{game}/view")).0;
    let play = || {
        let (status, listed) = ada.get(&format!("{game}/moves"));
        if status == 200 { ada.post(&format!("{game}/moves"), &listed["moves"][0]).0 } else { status }
    };
    assert_eq!((look(), play()), (200, 200));
    thread::scope(|scope| {
        for _ in 0..ONLOOKERS {
            scope.spawn(|| (0..20).for_each(|_| assert_eq!(look(), 200)));
        }
    });
    standby.catch_up_with(&primary);
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
        let began = Instant::now();
        assert_eq!((look(), play()), (200, 200), "no connection to the old primary is left");
        assert!(began.elapsed() < Duration::from_secs(3), "{:?}", began.elapsed());
    }
}
