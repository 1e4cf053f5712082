//! Games on a Citus cluster, whose workers may crash meanwhile.

use crate::games::{self, GAMES};
use railhead_test_support::{citus, service};
use std::{
    env,
    panic::{catch_unwind, resume_unwind},
    process::Command,
    sync::atomic::{AtomicBool, Ordering},
    thread,
    time::Duration,
};

/// All nodes of a cluster may share two cores with the test, and each game must end in time.
pub const AT_ONCE: usize = 16;
/// The time between two crashes.
const CALM: Duration = Duration::from_secs(15);

#[test]
fn games_on_a_cluster_lose_no_move_and_double_none() {
    if citus::coordinator().is_none() {
        return;
    }
    let database = service::database();
    println!("{:?}", games::over(&database, false, AT_ONCE, 0));
    assert_every_game_ended(&database);
}

/// `RAILHEAD_TEST_CITUS_CRASH` is a command that kills a worker and starts it again.
#[test]
fn no_acknowledged_move_is_lost_when_workers_crash() {
    let Some(crash) = env::var("RAILHEAD_TEST_CITUS_CRASH").ok().filter(|_| citus::is_given()) else {
        println!("skipped: RAILHEAD_TEST_CITUS_URL and RAILHEAD_TEST_CITUS_CRASH are not set, so no worker crashed");
        return;
    };
    let database = service::database();
    let is_over = AtomicBool::new(false);
    let (counts, crashes) = thread::scope(|scope| {
        let crashing = scope.spawn(|| {
            let mut crashes = 0;
            while !is_over.load(Ordering::Relaxed) {
                thread::sleep(CALM);
                assert!(Command::new("sh").args(["-c", &crash]).status().unwrap().success());
                crashes += 1;
            }
            crashes
        });
        let counts = catch_unwind(|| games::over(&database, true, AT_ONCE, 0));
        is_over.store(true, Ordering::Relaxed);
        (counts.unwrap_or_else(|panic| resume_unwind(panic)), crashing.join().unwrap())
    });
    println!("{crashes} crashes: {counts:?}");
    assert!(counts["faults"] > 0, "no request met a crash");
    assert_every_game_ended(&database);
}

/// Checks that the coordinator's rows of the games agree with their logs on the workers.
fn assert_every_game_ended(database: &str) {
    let ended = "SELECT count(*) AS games, count(*) FILTER (WHERE status = 'finished') AS finished, \
        count(ended_seq) AS numbered FROM games";
    let ended = &service::query(database, ended)[0];
    for what in ["finished", "numbered"] {
        assert_eq!(ended[what], *GAMES, "{ended}");
    }
}
