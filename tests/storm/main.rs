//! Many games at once over a bad connection, through two replicas: every command is done exactly once.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::indexing_slicing, clippy::panic)]

mod judge;
mod phone;
#[path = "../api/service.rs"]
mod service;
mod table;
mod wire;

use phone::Counts;
use railhead::{auth::Hasher, game::limits::Limits, packs::Packs};
use service::Service;
use std::{panic::resume_unwind, sync::Arc, time::Duration};
use tokio::{task::JoinSet, time::timeout};
use wire::Replica;

const GAMES: usize = 200;
/// Games that do not end in this time do not end.
const PATIENCE: Duration = Duration::from_secs(600);

/// Plays all the games; answers what happened how often.
async fn storm(replicas: Arc<[Replica; 2]>) -> Counts {
    let mut games = JoinSet::new();
    for number in 0..GAMES as u64 {
        let replicas = Arc::clone(&replicas);
        games.spawn(async move {
            let (game, mut players) = table::play(number, replicas).await;
            let moves = judge::judge(&game, &mut players).await;
            let counts = players.into_iter().flat_map(|player| player.phone.counts);
            counts.chain([("moves", moves), ("games", 1)]).collect::<Vec<_>>()
        });
    }
    let mut counts = Counts::new();
    while let Some(game) = games.join_next().await {
        for (what, count) in game.unwrap_or_else(|error| resume_unwind(error.into_panic())) {
            *counts.entry(what).or_default() += count;
        }
    }
    counts
}

#[test]
fn two_hundred_games_with_lost_and_doubled_requests_lose_no_move_and_double_none() {
    let database = service::database();
    let shared = || service::prepare(&database, Packs::default(), Limits::default(), Hasher::cheap().unwrap());
    let services = [(); 2].map(|()| Service::start(shared()));
    let replicas = Arc::new(services.each_ref().map(|service| Replica::at(service.address)));
    let ended = service::RUNTIME.block_on(async { timeout(PATIENCE, storm(replicas)).await });
    let counts = ended.expect("every game ends");
    println!("{counts:?}");
    let opened = service::query(&database, "SELECT count(*) AS count FROM games");
    assert_eq!((counts["games"], &opened[0]["count"]), (GAMES, &GAMES.into()), "{counts:?}");
    for what in ["drops", "sent twice", "repeats", "refusals", "keys reused"] {
        assert!(counts[what] > GAMES, "hardly any {what}: {counts:?}");
    }
}
