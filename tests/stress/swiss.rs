//! Tournaments beside the games: their players enter over a bad connection, leave and come back, and
//! every table is played once.

use crate::{
    judge::{self, Told},
    phone::{Counts, Phone},
    table::{self, Bell, Player},
    wire::Replica,
};
use parking_lot::Mutex;
use railhead::{
    store::{Database, tournaments::advance},
    verify::tournament::TournamentTranscript,
};
use serde_json::json;
use std::{
    collections::{BTreeMap, HashMap},
    sync::Arc,
    time::Duration,
};
use tokio::{task::JoinSet, time::sleep};
use uuid::Uuid;

/// The players of a tournament. At tables of two one of them sits out.
const PLAYERS: u64 = 9;

/// The interval at which players look for their next table.
const LOOK: Duration = Duration::from_millis(250);

/// The state that the players of a tournament share.
#[derive(Default)]
struct Shared {
    bells: Mutex<HashMap<String, Bell>>,
    /// The answers to the players of each game.
    told: Mutex<BTreeMap<String, Told>>,
}

/// Plays so many tournaments, whose steps both replicas take at the same time; answers what happened how
/// often.
pub async fn play_all(replicas: Arc<[Replica; 2]>, databases: [Database; 2], count: u64) -> Counts {
    let mut steps = JoinSet::new();
    for db in databases {
        steps.spawn(async move {
            loop {
                advance::run(&db).await.unwrap();
                sleep(LOOK).await;
            }
        });
    }
    let all = (0..count).map(|number| play(number, Arc::clone(&replicas))).collect::<JoinSet<_>>();
    let mut counts = Counts::new();
    for (what, count) in all.join_all().await.into_iter().flatten() {
        *counts.entry(what).or_default() += count;
    }
    counts
}

async fn play(number: u64, replicas: Arc<[Replica; 2]>) -> Vec<(&'static str, usize)> {
    let path = format!("/v1/tournaments/{}", Uuid::now_v7());
    let mut phones = Vec::new();
    for player in 0..PLAYERS {
        let seed = 1_000_000 + number * PLAYERS + player;
        phones.push(Phone::of_a_player(seed, &format!("Rider {number} {player}"), &replicas).await);
    }
    let rules = json!({"format": {"kind": "swiss", "rounds": 2}, "seats": 2 + number % 4, "max_players": PLAYERS});
    let games = json!({"clock": {"kind": "per_move", "seconds": 86_400}});
    let body = json!({"name": "Storm", "rules": rules, "games": games}).to_string();
    assert_eq!(phones[0].repeatable("PUT", &path, &body).await.status, 200);
    for phone in &mut phones {
        let entered = phone.repeatable("PUT", &format!("{path}/entry"), "").await;
        assert_eq!(entered.status, 200, "{entered:?}");
    }
    // One who leaves and enters again before the beginning is in as before.
    phones[1].repeatable("DELETE", &format!("{path}/entry"), "").await;
    phones[1].repeatable("PUT", &format!("{path}/entry"), "").await;
    let started = phones[0].repeatable("POST", &format!("{path}/start"), "").await;
    assert!(started.is_success() || started.code() == "tournament_refused", "{started:?}");
    let shared = Arc::new(Shared::default());
    let playing = phones.into_iter().map(|phone| play_on(phone, path.clone(), Arc::clone(&shared)));
    let mut phones = playing.collect::<JoinSet<_>>().join_all().await;
    judge(&mut phones, &path, &shared).await
}

/// Plays every table of a player until the tournament is over.
async fn play_on(mut phone: Phone, path: String, shared: Arc<Shared>) -> Phone {
    loop {
        let seen = phone.get(&path).await.json();
        if seen["phase"] == "finished" {
            return phone;
        }
        let table = &seen["you"]["table"];
        let game = format!("/v1/games/{}", table["game"].as_str().unwrap_or_default());
        // It is opened in the moment after its pairing.
        if table.is_null() || table["over"] == true || phone.get(&game).await.json()["status"] != "running" {
            sleep(LOOK).await;
            continue;
        }
        let bell = shared.bells.lock().entry(game.clone()).or_insert_with(table::bell).clone();
        let Player { phone: after, told, .. } = Player::at(phone, game.clone(), bell).play_on().await;
        shared.told.lock().entry(game).or_default().extend(told);
        phone = after;
    }
}

/// Checks that the tournament can be verified, and that each of its tables was played, and no other.
async fn judge(phones: &mut [Phone], path: &str, shared: &Shared) -> Vec<(&'static str, usize)> {
    let export = phones[0].get(&format!("{path}/export")).await;
    let tournament = TournamentTranscript::parse(&export.body).unwrap().verify().unwrap();
    let drawn = tournament.rounds.iter().flat_map(|round| &round.tables);
    let mut drawn = drawn.map(|table| format!("/v1/games/{}", table.game)).collect::<Vec<_>>();
    drawn.sort();
    let told = std::mem::take(&mut *shared.told.lock());
    assert!(told.keys().eq(&drawn), "{path}: not the tables that were drawn");
    let (tables, mut moves) = (drawn.len(), 0);
    for (game, told) in told {
        moves += judge::judge_table(&game, &mut phones[0], told).await;
    }
    let counts = phones.iter_mut().flat_map(|phone| std::mem::take(&mut phone.counts));
    counts.chain([("moves", moves), ("tables", tables), ("tournaments", 1)]).collect()
}
