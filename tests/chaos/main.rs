//! Faults under load: three replicas behind HAProxy on a PostgreSQL that writes to disk. Nothing that
//! was acknowledged is lost or doubled. `cargo test --test chaos -- --nocapture` shows the figures;
//! `RAILHEAD_CHAOS_ROUNDS` says how often
//! each fault happens.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::indexing_slicing, clippy::panic)]

#[allow(dead_code, unused_imports, reason = "tests/api uses all of it")]
#[path = "../api/app.rs"]
mod app;
#[allow(dead_code, reason = "tests/durability uses all of it")]
#[path = "../durability/cluster.rs"]
mod cluster;
mod players;
mod proxy;
#[allow(dead_code, reason = "tests/api uses all of it")]
#[path = "../api/service.rs"]
mod service;

/// `tests/api` compares answers with the OpenAPI document; here they are taken as they come.
mod openapi {
    pub fn assert_documented(_method: &str, _path: &str, _answer: &crate::app::Answer) {}
}

use crate::{
    app::execute,
    cluster::Cluster,
    players::{Player, Score},
    proxy::{Proxy, Replica},
};
use nix::sys::signal::Signal;
use std::{
    process::Command,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    thread,
    time::{Duration, Instant},
};

/// How many people play, each against a bot.
const PLAYERS: u64 = 20;

/// How long everyone plays undisturbed between two faults.
const REST: Duration = Duration::from_secs(3);

/// How long it may take until everyone has made a move again.
const RECOVERY: Duration = Duration::from_secs(40);

/// What goes wrong.
#[derive(Clone, Copy, Debug)]
enum Fault {
    ReplicaKilled,
    ReplicaStopped,
    ReplicaTold,
    ConnectionsCut,
    RowsLocked,
    DatabaseKilled,
}

const FAULTS: [Fault; 6] = [
    Fault::ReplicaKilled,
    Fault::ReplicaTold,
    Fault::ConnectionsCut,
    Fault::ReplicaStopped,
    Fault::RowsLocked,
    Fault::DatabaseKilled,
];

/// The service and everything it stands on.
struct House {
    cluster: Cluster,
    replicas: [Replica; 3],
    proxy: Proxy,
}

impl House {
    fn new() -> House {
        let cluster = Cluster::primary();
        cluster.execute("postgres", &["CREATE DATABASE railhead"]);
        let url = cluster.url("railhead");
        let replicas = [(); 3].map(|()| Replica::start(&url));
        let proxy = Proxy::before(&replicas);
        House { cluster, replicas, proxy }
    }

    fn url(&self) -> String {
        self.proxy.url()
    }

    fn suffer(&mut self, fault: Fault, round: usize) {
        let which = round % self.replicas.len();
        let database = self.cluster.url("railhead");
        match fault {
            Fault::ReplicaKilled => {
                self.replicas[which].signal(Signal::SIGKILL);
                self.replicas[which].restart();
            }
            Fault::ReplicaTold => {
                self.replicas[which].signal(Signal::SIGTERM);
                self.replicas[which].restart();
            }
            Fault::ReplicaStopped => {
                self.replicas[which].signal(Signal::SIGSTOP);
                thread::sleep(Duration::from_secs(4));
                self.replicas[which].signal(Signal::SIGCONT);
            }
            Fault::ConnectionsCut => execute(
                &database,
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity \
                 WHERE datname = current_database() AND pid <> pg_backend_pid()",
            )
            .unwrap(),
            Fault::RowsLocked => {
                execute(&database, "BEGIN; SELECT FROM game_heads FOR UPDATE; SELECT pg_sleep(3); ROLLBACK").unwrap();
            }
            Fault::DatabaseKilled => {
                self.cluster.kill();
                self.cluster.start();
            }
        }
    }
}

/// Waits until everyone has made a move that began after this moment.
fn until_all_move(scores: &[Arc<Score>], since: Instant) -> Duration {
    let began = Instant::now();
    while scores.iter().any(|score| score.last_move() < since) {
        assert!(began.elapsed() < RECOVERY, "somebody cannot go on");
        thread::sleep(Duration::from_millis(20));
    }
    since.elapsed()
}

#[test]
fn whatever_fails_nothing_acknowledged_is_lost_or_doubled() {
    let mut house = House::new();
    let rounds = std::env::var("RAILHEAD_CHAOS_ROUNDS").ok().and_then(|rounds| rounds.parse().ok()).unwrap_or(1);
    let stopping = Arc::new(AtomicBool::new(false));
    let people = (0..PLAYERS).map(|number| Player::new(&house.url(), number)).collect::<Vec<_>>();
    let scores = people.iter().map(|player| Arc::clone(&player.score)).collect::<Vec<_>>();
    let playing = people.into_iter().map(|player| {
        let stopping = Arc::clone(&stopping);
        thread::spawn(move || player.play_until(&stopping))
    });
    let playing = playing.collect::<Vec<_>>();
    until_all_move(&scores, Instant::now());
    let mut recoveries = Vec::new();
    for round in 0..rounds {
        for fault in FAULTS {
            thread::sleep(REST);
            let failures = || scores.iter().map(|score| score.failures()).sum::<usize>();
            let (before, began) = (failures(), Instant::now());
            house.suffer(fault, round);
            let done = began.elapsed();
            let recovered = until_all_move(&scores, Instant::now());
            let failed = failures() - before;
            println!("{fault:?}: {done:.1?} long, all move {recovered:.1?} after its end, {failed} requests failed");
            if matches!(fault, Fault::ReplicaTold) {
                assert_eq!(failed, 0, "a replica that is told to stop costs nobody an answer");
            }
            recoveries.push(recovered);
        }
    }
    stopping.store(true, Ordering::Relaxed);
    let people = playing.into_iter().map(|player| player.join().unwrap()).collect::<Vec<_>>();
    let (mut moves, mut repeats, mut games) = (0, 0, 0);
    for player in people {
        let verdict = player.judge();
        moves += verdict.moves;
        repeats += verdict.repeats;
        games += verdict.games;
    }
    recoveries.sort_unstable();
    let (median, worst) = (recoveries[recoveries.len() / 2], recoveries[recoveries.len() - 1]);
    println!(
        "{} faults, {games} games, {moves} moves acknowledged: 0 lost, 0 doubled; {repeats} repeated and answered \
         alike; recovery {median:.1?} in the median, {worst:.1?} at worst",
        recoveries.len()
    );
    assert!(moves > 100 && repeats > 10, "{moves} moves and {repeats} repeats prove little");
    let rebuilt = Command::new(env!("CARGO_BIN_EXE_railhead"))
        .args(["rebuild", "--database-url", &house.cluster.url("railhead")])
        .output()
        .unwrap();
    let said = String::from_utf8_lossy(&rebuilt.stdout).into_owned();
    assert!(said.contains(" 0 rows corrected"), "{said} {}", String::from_utf8_lossy(&rebuilt.stderr));
}
