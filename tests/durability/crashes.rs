//! A crash in the middle of a commit.

use crate::{
    app::{Answer, App, Person, duel},
    clusters,
    service::{RUNTIME, query},
};
use diesel_async::{AsyncConnection, AsyncPgConnection};
use nix::sys::signal::Signal;
use railhead::log::packs::Packs;
use railhead_test_support::{PATIENCE, signal};
use serde_json::json;
use std::{
    thread,
    time::{Duration, Instant},
};

const TRIALS: u64 = 12;

/// The first answer that is not a fault: connections whose backends died are found out one by one.
pub fn until_served(mut ask: impl FnMut() -> Answer) -> Answer {
    let began = Instant::now();
    loop {
        let answer = ask();
        if answer.status < 500 {
            return answer;
        }
        assert!(began.elapsed() < PATIENCE, "{} {}", answer.status, answer.text);
        thread::sleep(Duration::from_millis(20));
    }
}

/// A connection that does nothing; answers its process, too.
fn bystander(url: &str) -> (AsyncPgConnection, i32) {
    let connection = RUNTIME.block_on(AsyncPgConnection::establish(url)).unwrap();
    let idle = "SELECT pid FROM pg_stat_activity WHERE pid <> pg_backend_pid() \
        AND backend_type = 'client backend' ORDER BY backend_start DESC LIMIT 1";
    let pid = query(url, idle)[0]["pid"].as_i64().unwrap();
    (connection, pid as i32)
}

/// The player whose turn it is.
fn mover<'a>(people: &'a [Person], game: &str) -> &'a Person {
    let is_to_move = |person: &&Person| {
        let moves = until_served(|| person.get(&format!("{game}/moves"))).ok();
        !moves["moves"].as_array().unwrap().is_empty()
    };
    people.iter().find(is_to_move).unwrap()
}

#[test]
fn a_backend_killed_while_committing_loses_no_acknowledged_move() {
    let cluster = clusters::with_database();
    let url = cluster.url("railhead");
    let app = App::on(url.clone(), Packs::default());
    let people = [app.guest(), app.guest()];
    let game = duel(&people[0], &people[1]);
    // A commit takes 100 ms.
    cluster.set("commit_siblings", "0");
    cluster.set("commit_delay", "100000");
    let version = || until_served(|| app.get(&game)).ok()["version"].as_u64().unwrap();
    let draw = json!({"type": "draw_card"});
    let (mut prevented, mut acknowledged) = (0, 0);
    for trial in 0..TRIALS {
        let (before, mover) = (version(), mover(&people, &game));
        let (_bystander, pid) = bystander(&url);
        let answer = thread::scope(|scope| {
            let answer = scope.spawn(|| mover.play(&game, &draw));
            thread::sleep(Duration::from_millis(20 + trial * 30 / TRIALS));
            signal(pid, Signal::SIGKILL);
            answer.join().unwrap()
        });
        cluster.wait_until_ready();
        let after = version();
        if answer.status < 300 {
            acknowledged += 1;
            assert_eq!(answer.json()["version"], after, "trial {trial}: the move was acknowledged and is gone");
        }
        prevented += usize::from(after == before);
    }
    println!("of {TRIALS} moves {acknowledged} were acknowledged and {prevented} prevented");
    assert!(prevented > 0, "no commit was interrupted");
    let last = until_served(|| mover(&people, &game).play(&game, &draw));
    assert_eq!(last.ok()["version"], version(), "the service has recovered");
}
