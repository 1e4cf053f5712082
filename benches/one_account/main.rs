//! The wait of others while one account does one thing as fast as it can: each operation of the OpenAPI document,
//! with its largest bodies, on all connections that one address may have, at the default limits. Another
//! address asks for `GET /v1/time` meanwhile.
//!
//! Run by hand: `cargo bench --bench one_account [-- OPERATION…]`; by default all of them, for ten minutes. The
//! clients and PostgreSQL share the machine with the service. The floor is a load of `GET /v1/time` itself.

#![expect(clippy::unwrap_used, clippy::indexing_slicing)]

mod bodies;

use bodies::Document;
use railhead::postgres::{Options, Postgres};
use railhead_test_support::bench as support;
use serde_json::json;
use std::{
    env, fs,
    net::{Ipv4Addr, SocketAddr},
    path::Path,
    thread,
    time::{Duration, Instant},
};
use support::{connection::Connection, server::Server, sql::database};
use tokio::{
    runtime::Builder,
    time::{sleep, timeout},
};

/// The address of the account, and that of the others.
const LOADING: Ipv4Addr = Ipv4Addr::new(127, 0, 0, 3);
const OTHERS: Ipv4Addr = Ipv4Addr::new(127, 0, 0, 2);

const CONNECTIONS: usize = 64;
/// The time for which each request is repeated.
const WINDOW: Duration = Duration::from_millis(1500);
/// The pause between the requests of others.
const PAUSE: Duration = Duration::from_millis(5);
/// A request that takes longer is given up.
const PATIENCE: Duration = Duration::from_secs(20);

/// A request to repeat.
struct Load {
    name: String,
    method: String,
    path: String,
    body: String,
}

/// The wait of others, and the answers to the account.
struct Measured {
    name: String,
    /// The response times of others, in milliseconds.
    p99: f64,
    worst: f64,
    answers: usize,
    /// The last status.
    status: u16,
}

fn main() {
    let asked = env::args().skip(1).filter(|argument| argument != "--bench").collect::<Vec<_>>();
    let dir = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("one-account-{}", std::process::id()));
    let options = Options { data_dir: dir.join("postgres"), bin_dir: None, durable: true };
    let postgres = Postgres::start(options).unwrap();
    let server = Server::with_limits(&database(&postgres, "one_account"), &[]);
    let document = Document::read();
    let (authorization, games) = block_on(player(server.address));
    let floor = Load {
        name: "floor: get_time".to_owned(),
        method: "GET".to_owned(),
        path: "/v1/time".to_owned(),
        body: String::new(),
    };
    let loads = document.loads(&games).into_iter();
    let loads = loads.filter(|load| asked.is_empty() || asked.iter().any(|name| load.name.starts_with(name.as_str())));
    let mut measured = Vec::new();
    for load in [floor].into_iter().chain(loads) {
        let one = measure(server.address, &authorization, load);
        println!("{}", line(&one));
        measured.push(one);
    }
    measured.sort_by(|one, other| other.worst.total_cmp(&one.worst));
    println!("\nthe longest waits of others:");
    measured.iter().take(12).for_each(|one| println!("{}", line(one)));
    drop(server);
    postgres.stop();
    fs::remove_dir_all(dir).unwrap();
}

fn line(Measured { name, p99, worst, answers, status }: &Measured) -> String {
    format!("{name:<44} p99 {p99:>7.1} ms, worst {worst:>7.1} ms; {answers:>6} answers, the last {status}")
}

fn block_on<T>(work: impl Future<Output = T>) -> T {
    Builder::new_current_thread().enable_all().build().unwrap().block_on(work)
}

/// Registers the account, and begins two games against bots, of which it plays one to its end.
async fn player(server: SocketAddr) -> (String, [String; 2]) {
    let mut connection = Connection::between(LOADING, server).await;
    let account = json!({"name": "Ada", "password": "a train at noon"}).to_string();
    assert_eq!(connection.send("POST", "/v1/accounts", "", &account).await, 201);
    let authorization = format!("Authorization: Bearer {}\r\n", connection.json()["access_token"].as_str().unwrap());
    let mut games = [String::new(), String::new()];
    for game in &mut games {
        let table = json!({"seats": 2, "bots": ["random"]}).to_string();
        assert_eq!(connection.send("POST", "/v1/games", &authorization, &table).await, 201);
        *game = connection.json()["id"].as_str().unwrap().to_owned();
        let start = connection.send("POST", &format!("/v1/games/{game}/start"), &authorization, "").await;
        assert_eq!(start, 200, "{}", connection.json());
    }
    let moves = format!("/v1/games/{}/moves", games[1]);
    while connection.send("GET", &moves, &authorization, "").await == 200 {
        let legal = connection.json();
        let Some(first) = legal["moves"].as_array().and_then(|moves| moves.first()) else { break };
        if connection.send("POST", &moves, &authorization, &first.to_string()).await == 429 {
            sleep(Duration::from_millis(200)).await;
        }
    }
    (authorization, games)
}

fn measure(server: SocketAddr, authorization: &str, load: Load) -> Measured {
    let until = Instant::now() + WINDOW;
    let mut waits = Vec::new();
    let (mut answers, mut status) = (0, 0);
    thread::scope(|scope| {
        let others = scope.spawn(|| block_on(others(server, until)));
        (answers, status) = block_on(repeated(server, authorization, &load, until));
        waits = others.join().unwrap();
    });
    waits.sort_by(f64::total_cmp);
    let worst = waits.last().copied().unwrap_or_default();
    Measured { name: load.name, p99: waits[waits.len() * 99 / 100], worst, answers, status }
}

/// The response times of others.
async fn others(server: SocketAddr, until: Instant) -> Vec<f64> {
    let mut connection = Connection::between(OTHERS, server).await;
    let mut waits = Vec::new();
    while Instant::now() < until {
        let asked = Instant::now();
        if connection.try_send("GET", "/v1/time", "", "").await.is_err() {
            connection.reconnect().await;
        }
        waits.push(asked.elapsed().as_secs_f64() * 1000.0);
        sleep(PAUSE).await;
    }
    waits
}

/// Repeats a request on all connections. Returns the number of answers, and the last status.
async fn repeated(server: SocketAddr, authorization: &str, load: &Load, until: Instant) -> (usize, u16) {
    let repeat = async || {
        let mut connection = Connection::between(LOADING, server).await;
        let (mut answers, mut last) = (0, 0);
        while Instant::now() < until {
            let asking = connection.try_send(&load.method, &load.path, authorization, &load.body);
            match timeout(PATIENCE, asking).await {
                Ok(Ok(status)) => (answers, last) = (answers + 1, status),
                Ok(Err(_)) | Err(_) => connection.reconnect().await,
            }
        }
        (answers, last)
    };
    let ended = futures_util::future::join_all((0..CONNECTIONS).map(|_| repeat())).await;
    (ended.iter().map(|(answers, _)| answers).sum(), ended.iter().map(|(_, status)| *status).max().unwrap_or_default())
}
