//! Many games at once through two replicas.

use crate::{
    judge,
    phone::Counts,
    service::{self, Service},
    swiss, table,
    wire::Replica,
};
use railhead::{engine::PhaseView, hosting::limits::Limits, identity::Hasher, log::packs::Packs};
use railhead_test_support::history::History;
use std::{
    env,
    panic::resume_unwind,
    sync::{Arc, LazyLock},
    time::Duration,
};
use tokio::{
    sync::{Semaphore, watch},
    task::JoinSet,
    time::sleep,
};

/// The number of games that are played.
pub static GAMES: LazyLock<usize> =
    LazyLock::new(|| env::var("RAILHEAD_TEST_STRESS_GAMES").map_or(200, |games| games.parse().expect("a number")));
/// A game in which nothing happens for so many seconds does not end. How long it takes otherwise
/// depends on the machine and on what else is done there. The seconds are counted, so that one in which
/// the machine itself stood still, however long, is one.
const PATIENCE: u32 = 300;

/// Plays all the games through two replicas on this database; answers what happened how often. If it
/// crashes now and then, requests are repeated until they are answered. At most
/// `at_once` games are played at the same time, and so many tournaments beside them.
pub fn over(database: &str, crashes: bool, at_once: usize, tournaments: u64) -> Counts {
    let shared = || service::prepare(database, Packs::default(), Limits::default(), Hasher::cheap().unwrap());
    let states = [(); 2].map(|()| shared());
    let databases = states.each_ref().map(|state| state.context.database(4).unwrap());
    let services = states.map(Service::start);
    let history = Arc::<History>::default();
    let replicas = Arc::new(services.each_ref().map(|service| Replica::at(service.address, crashes, &history)));
    let all = async {
        let others = swiss::play_all(Arc::clone(&replicas), databases, tournaments);
        let (mut counts, others) = tokio::join!(play_all(Arc::clone(&replicas), at_once), others);
        others.into_iter().for_each(|(what, count)| *counts.entry(what).or_default() += count);
        counts
    };
    let mut counts = service::RUNTIME.block_on(all);
    counts.insert("heads", history.judge());
    let faults = replicas.iter().flat_map(Replica::faults).collect::<Vec<_>>();
    counts.insert("faults", faults.iter().map(|(_, count)| count).sum());
    if crashes {
        println!("faults: {faults:?}");
    }
    counts
}

async fn play_all(replicas: Arc<[Replica; 2]>, at_once: usize) -> Counts {
    let (mut games, turns) = (JoinSet::new(), Arc::new(Semaphore::new(at_once)));
    for number in 0..*GAMES as u64 {
        let (replicas, turns) = (Arc::clone(&replicas), Arc::clone(&turns));
        games.spawn(async move {
            let _turn = turns.acquire().await.unwrap();
            let bell = table::bell();
            let (game, mut players) = tokio::select! {
                ended = table::play(number, replicas, bell.clone()) => ended,
                version = standstill(bell.subscribe()) => panic!("game {number} stands still at version {version}"),
            };
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

/// Ends when nothing has happened for too long; answers the version since which that is so.
async fn standstill(mut news: watch::Receiver<(u32, PhaseView)>) -> u32 {
    let mut quiet = 0;
    while quiet < PATIENCE {
        sleep(Duration::from_secs(1)).await;
        quiet = if news.has_changed().unwrap_or(false) { 0 } else { quiet + 1 };
        news.mark_unchanged();
    }
    let (version, _) = *news.borrow();
    version
}
