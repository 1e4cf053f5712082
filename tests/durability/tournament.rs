//! A tournament of 64 players over HTTP, through kills of the service and of PostgreSQL.

use crate::{clusters, service::query};
use nix::sys::signal::Signal;
use parking_lot::{Mutex, RwLock};
use railhead::verify::tournament::TournamentTranscript;
use railhead_test_support::{Client, Cluster, PATIENCE, Server};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use serde_json::{Value, json};
use std::{
    collections::BTreeSet,
    sync::atomic::{AtomicU32, Ordering},
    thread,
    time::{Duration, Instant},
};

const PLAYERS: usize = 64;
const PATH: &str = "/v1/tournaments/0b0e6f3c-6c1d-4c3a-9a57-6f0f4b6f2a10";

/// The number of times that each of the two is killed.
const MAX_KILLS: u32 = 4;

/// A service that is killed and started again, at another port each time.
struct Killable {
    cluster: Mutex<Cluster>,
    server: Mutex<Option<Server>>,
    url: RwLock<String>,
}

impl Killable {
    fn start() -> Killable {
        let cluster = Mutex::new(clusters::with_database());
        let killable = Killable { cluster, server: Mutex::new(None), url: RwLock::default() };
        killable.start_server();
        killable
    }

    fn start_server(&self) {
        let server = Server::run(Server::command(&self.database()).env("RUST_LOG", "off"));
        *self.url.write() = server.url.clone();
        *self.server.lock() = Some(server);
    }

    fn database(&self) -> String {
        self.cluster.lock().url("railhead")
    }

    fn kill_server(&self) {
        self.server.lock().as_ref().unwrap().signal(Signal::SIGKILL);
        self.start_server();
    }

    fn kill_database(&self) {
        let mut cluster = self.cluster.lock();
        cluster.kill();
        cluster.start();
    }

    /// The answer to a request, sent again until the service gives one.
    fn ask(&self, client: &Client, method: &str, path: &str, body: &Value) -> (u16, Value) {
        let began = Instant::now();
        loop {
            let client = Client { url: self.url.read().clone(), ..client.clone() };
            if let Ok(answer) = client.try_send(method, path, &[], body.clone())
                && answer.status < 500
            {
                return (answer.status, answer.body);
            }
            assert!(began.elapsed() < PATIENCE, "{method} {path}");
            thread::sleep(Duration::from_millis(100));
        }
    }
}

/// The next move of a quick game: a route, if one can be claimed.
fn choose(moves: &[Value], rng: &mut ChaCha8Rng) -> Value {
    let routes = moves.iter().filter(|one| one["type"] == "claim_route").collect::<Vec<_>>();
    match routes.as_slice() {
        [] => moves[rng.random_range(0..moves.len())].clone(),
        routes => routes[rng.random_range(0..routes.len())].clone(),
    }
}

/// Plays the game of a table to its end.
fn play(service: &Killable, table: &Value, players: &[Client], made: &AtomicU32) {
    let mut rng = ChaCha8Rng::seed_from_u64(table["number"].as_u64().unwrap());
    let game = format!("/v1/games/{}", table["game"].as_str().unwrap());
    let seated = table["players"].as_array().unwrap().iter();
    let seated = seated.map(|one| &players[one["player"].as_u64().unwrap() as usize]).collect::<Vec<_>>();
    for turn in 0.. {
        let player = seated[turn % seated.len()];
        loop {
            let (status, answer) = service.ask(player, "GET", &format!("{game}/moves"), &Value::Null);
            // The table is opened in the second after its pairing.
            let moves = answer["moves"].as_array().cloned().unwrap_or_default();
            if status == 200 && moves.is_empty() {
                break;
            }
            if status == 200 {
                let the_move = choose(&moves, &mut rng);
                service.ask(player, "POST", &format!("{game}/moves"), &the_move);
                made.fetch_add(1, Ordering::Relaxed);
            } else {
                thread::sleep(Duration::from_millis(50));
            }
        }
        let (_, summary) = service.ask(player, "GET", &game, &Value::Null);
        if summary["status"] == "finished" {
            return;
        }
    }
}

/// Plays all rounds, eight tables at a time.
fn play_all(service: &Killable, players: &[Client], rounds: u64, made: &AtomicU32) {
    for round in 0..rounds {
        let began = Instant::now();
        let tables = loop {
            let (status, answer) = service.ask(&players[0], "GET", &format!("{PATH}/rounds/{round}"), &Value::Null);
            if status == 200 {
                break answer["tables"].as_array().unwrap().clone();
            }
            assert!(began.elapsed() < PATIENCE, "round {round} does not begin");
            thread::sleep(Duration::from_millis(200));
        };
        assert_eq!(tables.len(), PLAYERS / 4);
        let left = Mutex::new(tables);
        thread::scope(|scope| {
            for _ in 0..8 {
                scope.spawn(|| {
                    while let Some(table) = { left.lock().pop() } {
                        play(service, &table, players, made);
                    }
                });
            }
        });
    }
}

#[test]
fn a_tournament_of_64_ends_through_kills_with_every_table_once() {
    let (service, made) = (Killable::start(), AtomicU32::new(0));
    let nobody = Client::at(&service.url.read());
    let players = (0..PLAYERS).map(|number| nobody.register(&format!("Rider {number}"))).collect::<Vec<_>>();
    let rules = json!({"format": {"kind": "swiss", "rounds": 2}, "seats": 4, "max_players": PLAYERS});
    let games = json!({"clock": {"kind": "per_move", "seconds": 1200}});
    let body = json!({"name": "Through the night", "rules": rules, "games": games});
    assert_eq!(service.ask(&players[0], "PUT", PATH, &body).0, 200);
    for player in &players {
        assert_eq!(service.ask(player, "PUT", &format!("{PATH}/entry"), &Value::Null).0, 200);
    }
    service.ask(&players[0], "POST", &format!("{PATH}/start"), &Value::Null);
    let kills = thread::scope(|scope| {
        // Servers end with the thread that has started them, so this one kills, and others play.
        let playing = scope.spawn(|| play_all(&service, &players, 2, &made));
        let mut kills = [0, 0];
        // The first kill comes while the tables of the first round are opened.
        thread::sleep(Duration::from_millis(700));
        while !playing.is_finished() {
            if kills[0] < MAX_KILLS {
                service.kill_server();
                kills[0] += 1;
            }
            thread::sleep(Duration::from_secs(4));
            if kills[1] < MAX_KILLS {
                service.kill_database();
                kills[1] += 1;
            }
            thread::sleep(Duration::from_secs(4));
        }
        playing.join().unwrap();
        kills
    });
    let began = Instant::now();
    while service.ask(&nobody, "GET", PATH, &Value::Null).1["phase"] != "finished" {
        assert!(began.elapsed() < PATIENCE, "it does not end");
        thread::sleep(Duration::from_millis(200));
    }
    let client = Client { url: service.url.read().clone(), ..nobody };
    let text = client.agent.get(format!("{}{PATH}/export", client.url)).call().unwrap().into_body().read_to_string();
    let tournament = TournamentTranscript::parse(&text.unwrap()).unwrap().verify().unwrap();
    let tables = tournament.rounds.iter().flat_map(|round| &round.tables).map(|table| table.game.to_string());
    let tables = tables.collect::<BTreeSet<_>>();
    let games = query(&service.database(), "SELECT id::text AS id FROM games");
    let games = games.iter().map(|row| row["id"].as_str().unwrap().to_owned()).collect::<BTreeSet<_>>();
    println!("{} moves, service and database killed {kills:?} times", made.load(Ordering::Relaxed));
    assert_eq!((tables.len(), &tables), (PLAYERS / 4 * 2, &games), "every table once, and no other game");
    assert!(kills[0] > 1 && kills[1] > 1, "{kills:?}");
}
