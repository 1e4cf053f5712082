//! Many games at once over a bad connection, through two replicas: every command is done exactly once. With
//! `RAILHEAD_TEST_CITUS_URL`, on a Citus cluster.

#![expect(clippy::unwrap_used, clippy::expect_used, clippy::indexing_slicing, clippy::panic)]

mod games;
mod judge;
mod phone;
mod swiss;
mod table;
mod wire;
mod workers;

use games::GAMES;
use railhead_test_support::{citus, service};

/// The number of tournaments beside the games, each of two rounds.
const TOURNAMENTS: u64 = 4;

#[test]
fn games_and_tournaments_with_doubled_requests_lose_no_move() {
    // On a cluster, `workers` plays.
    if citus::is_given() {
        return;
    }
    let database = service::database();
    let counts = games::over(&database, false, *GAMES, TOURNAMENTS);
    println!("{counts:?}");
    let opened = service::query(&database, "SELECT count(*) AS count FROM games");
    let all = *GAMES + counts["tables"];
    assert_eq!((counts["games"], &opened[0]["count"]), (*GAMES, &all.into()), "{counts:?}");
    assert_eq!(counts["tournaments"], TOURNAMENTS as usize, "{counts:?}");
    for what in ["drops", "heads", "sent twice", "repeats", "refusals", "keys reused"] {
        assert!(counts[what] > *GAMES, "hardly any {what}: {counts:?}");
    }
}
