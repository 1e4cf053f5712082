//! A primary that is lost under load, and a standby that takes over: a promised move is there, or
//! its client is notified that it is gone.

use crate::{
    app::{Answer, App, Person, everyone_moves},
    clusters,
    crashes::until_served,
    service::{RUNTIME, query},
};
use railhead::{
    log::{chain::Head, packs::Packs},
    store,
    verify::{transcript::Transcript, verify},
};
use railhead_test_support::{Cluster, sse::Reader, until, urls};
use rand::{RngExt, SeedableRng, seq::IndexedRandom};
use rand_chacha::ChaCha8Rng;
use serde_json::Value;
use std::{
    collections::HashSet,
    sync::atomic::{AtomicBool, AtomicU64, Ordering},
    thread,
    time::Duration,
};

const GAMES: u64 = 10;

/// The time that a player thinks: no game is to end by itself before its time.
const PACE: Duration = Duration::from_millis(60);

/// Whether a primary cannot send its standby what it has written, of which there is more than a message takes.
const SOCKET_IS_FULL: &str = "SELECT 1 FROM pg_stat_replication WHERE pg_current_wal_lsn() - sent_lsn > 150000";

/// Two clusters and two replicas of the service that know both.
struct Scene {
    primary: Cluster,
    standby: Cluster,
    replicas: [App; 2],
}

impl Scene {
    fn new() -> Scene {
        let primary = clusters::with_database();
        let standby = primary.standby();
        let url = urls(&[&primary, &standby], "railhead");
        let replicas = [(); 2].map(|()| App::on(url.clone(), Packs::default()));
        Scene { primary, standby, replicas }
    }
}

/// The promises and answers that the clients of a game received.
struct Witness {
    game: String,
    /// The heads of acknowledged moves, in order.
    acknowledged: Vec<Head>,
    /// Of these, how many were known when a client was notified that its history is gone.
    told_after: Vec<usize>,
    /// The heads on a stream, and its end.
    streamed: Vec<Head>,
    stream_end: Option<String>,
}

/// Plays a game by turns for both of its people until it is stopped, then ends it. Each move names
/// the head after the last one.
fn play(number: u64, replicas: &[App; 2], begun: &AtomicU64, is_time: &AtomicBool) -> Witness {
    let mut rng = ChaCha8Rng::seed_from_u64(number);
    let people = [replicas[0].guest(), replicas[1].guest()];
    let game = people[0].open(serde_json::json!({"seats": 2}));
    people[1].join(&game);
    people[0].start(&game);
    everyone_moves(&game, &people.each_ref());
    let mut known = until_served(|| people[0].get(&game)).json()["head"].as_str().unwrap().parse::<Head>().unwrap();
    let mut witness = Witness {
        game: game.clone(),
        acknowledged: Vec::new(),
        told_after: Vec::new(),
        streamed: Vec::new(),
        stream_end: None,
    };
    let listener = follow(&people[0], &game, known);
    begun.fetch_add(1, Ordering::Relaxed);
    let mut key = 0;
    while !is_time.load(Ordering::Relaxed) {
        let seat = rng.random_range(0..2);
        let mover = people[seat].at(replicas.choose(&mut rng).unwrap());
        let view = until_served(|| mover.get(&format!("{game}/view?moves=true"))).json();
        if view["table"]["phase"]["name"] != "turn" {
            break;
        }
        let moves = view["moves"].as_array().unwrap();
        let Some(chosen) = moves.choose(&mut rng) else { continue };
        key += 1;
        let answer = command(&mover, &game, &format!("{number}-{key}"), known, chosen);
        match answer.status {
            200 => {
                known = answer.json()["head"].as_str().unwrap().parse().unwrap();
                witness.acknowledged.push(known);
                thread::sleep(PACE);
            }
            410 | 412 => {
                known = answer.json()["head"].as_str().unwrap().parse().unwrap();
                if answer.status == 410 {
                    witness.told_after.push(witness.acknowledged.len());
                }
            }
            409 | 422 => {}
            other => panic!("{other} {}", answer.text),
        }
    }
    until_served(|| people[1].post(&format!("{game}/resign"), Value::Null));
    (witness.streamed, witness.stream_end) = listener.join().unwrap();
    witness
}

/// Sends a move under a key until it is answered.
fn command(mover: &Person, game: &str, key: &str, known: Head, the_move: &Value) -> Answer {
    let headers = [("idempotency-key", key.to_owned()), ("if-match", format!("\"{known}\""))];
    let headers = headers.each_ref().map(|(name, value)| (*name, value.as_str()));
    until_served(|| mover.post_with(&format!("{game}/moves"), &headers, the_move.clone()))
}

type Told = (Vec<Head>, Option<String>);

/// Follows a game until its stream ends; answers the heads on it and the code at its end.
fn follow(person: &Person, game: &str, known: Head) -> thread::JoinHandle<Told> {
    let headers = [("authorization", person.token.clone()), ("last-event-id", known.to_string())];
    let headers = headers.each_ref().map(|(name, value)| (*name, value.as_str()));
    let reader = Reader::open(&person.app, &format!("{game}/stream"), &headers);
    assert_eq!(reader.status, 200, "{}", reader.head);
    thread::spawn(move || {
        let mut heads = Vec::new();
        for message in reader {
            if message.event == "end" {
                return (heads, message.data["code"].as_str().map(str::to_owned));
            }
            if !message.comment {
                heads.push(message.id.parse().unwrap());
            }
        }
        (heads, None)
    })
}

/// The outcome of a run.
#[derive(Debug, Default)]
struct Count {
    acknowledged: usize,
    lost: usize,
    told: usize,
    streams_ended: usize,
}

/// Holds what was promised against the log that there is.
fn judge(app: &App, witness: &Witness) -> Count {
    let game = witness.game.rsplit('/').next().unwrap();
    let log = format!("SELECT seq || '-' || encode(head, 'hex') AS head FROM game_events WHERE game_id = '{game}'");
    let log = query(&app.database_url, &log).into_iter().map(|row| row["head"].as_str().unwrap().parse().unwrap());
    let log = log.collect::<HashSet<Head>>();
    let lost = witness.acknowledged.iter().enumerate().filter(|(_, head)| !log.contains(head)).collect::<Vec<_>>();
    if let (Some((first, _)), Some((last, _))) = (lost.first(), lost.last()) {
        assert_eq!(last - first + 1, lost.len(), "{game}: what is lost is lost in one piece");
        let told = &witness.told_after;
        assert!(told.contains(&(last + 1)), "{game}: moves {first} to {last} are gone, and nobody was told: {told:?}");
    }
    let gone = witness.streamed.iter().position(|head| !log.contains(head));
    if let Some(gone) = gone {
        let is_mixture = witness.streamed[gone..].iter().any(|head| log.contains(head));
        assert!(!is_mixture, "{game}: a stream told of two histories");
        assert_eq!(witness.stream_end.as_deref(), Some("history_changed"), "{game}");
    }
    let versions = witness.streamed.iter().map(|head| head.version).collect::<Vec<_>>();
    assert!(versions.windows(2).all(|pair| pair[1] == pair[0] + 1), "{game}: a stream without a gap: {versions:?}");
    let export = until_served(|| app.get(&format!("{}/export", witness.game)));
    assert_eq!(export.status, 200, "{}", export.text);
    verify(&Transcript::parse(&export.text).unwrap()).unwrap_or_else(|doubt| panic!("{game}: {doubt}"));
    Count {
        acknowledged: witness.acknowledged.len(),
        lost: lost.len(),
        told: witness.told_after.len(),
        streams_ended: usize::from(witness.stream_end.as_deref() == Some("history_changed")),
    }
}

/// Plays all the games while `happen` does something to the clusters; judges them at what is then the primary.
fn played_while(scene: &mut Scene, happen: impl FnOnce(&mut Cluster, &Cluster)) -> Count {
    let (begun, is_time) = (AtomicU64::new(0), AtomicBool::new(false));
    let Scene { primary, standby, replicas } = scene;
    let witnesses = thread::scope(|scope| {
        let (replicas, begun, is_time) = (&*replicas, &begun, &is_time);
        let play = |number| scope.spawn(move || play(number, replicas, begun, is_time));
        let games = (0..GAMES).map(play).collect::<Vec<_>>();
        until("all games have begun", || begun.load(Ordering::Relaxed) == GAMES);
        thread::sleep(Duration::from_secs(2));
        happen(primary, standby);
        thread::sleep(Duration::from_secs(3));
        is_time.store(true, Ordering::Relaxed);
        games.into_iter().map(|game| game.join().unwrap()).collect::<Vec<_>>()
    });
    let mut sum = Count::default();
    for witness in &witnesses {
        let count = judge(&replicas[0], witness);
        sum.acknowledged += count.acknowledged;
        sum.lost += count.lost;
        sum.told += count.told;
        sum.streams_ended += count.streams_ended;
    }
    println!("{sum:?}");
    sum
}

#[test]
fn a_lost_tail_of_an_asynchronous_standby_is_announced() {
    let mut scene = Scene::new();
    let count = played_while(&mut scene, |primary, standby| {
        let lag = standby.stop_receiving();
        // What fits into the socket is received all the same, as soon as the receiver goes on.
        primary.wait_for(SOCKET_IS_FULL);
        let events = || primary.query("railhead", "SELECT count(*) FROM game_events")[0].parse::<u64>().unwrap();
        let before = events();
        until("moves are made that the standby does not receive", || events() > before + 30);
        primary.kill();
        drop(lag);
        standby.promote();
    });
    assert!(count.lost > 0 && count.told > 0 && count.streams_ended > 0, "nothing was lost: {count:?}");
    let rebuilt = RUNTIME.block_on(store::rebuild(&scene.standby.url("railhead"), |_, _| ())).unwrap();
    assert_eq!(rebuilt.corrected, 0);
}

#[test]
fn with_a_synchronous_standby_every_acknowledged_move_survives() {
    let mut scene = Scene::new();
    scene.primary.synchronous_with(&scene.standby.name);
    scene.primary.wait_for("SELECT 1 FROM pg_stat_replication WHERE sync_state = 'sync'");
    let count = played_while(&mut scene, |primary, standby| {
        let lag = standby.stop_receiving();
        thread::sleep(Duration::from_millis(2500));
        lag.resume();
        thread::sleep(Duration::from_secs(1));
        primary.kill();
        standby.promote();
    });
    assert_eq!((count.lost, count.told, count.streams_ended), (0, 0, 0), "{count:?}");
    assert!(count.acknowledged > 0);
}
