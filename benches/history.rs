//! The response times, over HTTP, of every query about players, leaderboards and popularity on a
//! database with a long history; and of the move that ends a game, there and on an empty database.
//!
//! Run by hand: `cargo lab seed-history --games 1000000 --players 100000`, then with the same
//! `DATABASE_URL` `cargo bench --bench history [-- REQUESTS]`. The floor is `/health/ready`: one
//! request and one round trip to the database. The plans of these queries are in `history-plans.md`.

#![expect(clippy::unwrap_used, clippy::expect_used, clippy::indexing_slicing)]

use diesel_async::{AsyncConnection, AsyncPgConnection, RunQueryDsl, SimpleAsyncConnection};
use rand::{RngExt, SeedableRng, seq::IndexedRandom};
use rand_chacha::ChaCha8Rng;
use serde_json::{Value, json};
use std::{
    env,
    io::{BufRead, BufReader},
    process::{Child, Command, Stdio},
    sync::LazyLock,
    thread,
    time::{Duration, Instant},
};
use tokio::runtime::Runtime;
use ureq::Agent;

static RUNTIME: LazyLock<Runtime> = LazyLock::new(|| Runtime::new().unwrap());

/// The number of concurrent clients.
const CLIENTS: usize = 2;
/// The number of accounts drawn at random for `Asked::anybody`.
const NAMES: usize = 2000;
/// The number of games played to their end on each database.
const GAMES: usize = 100;

const BOARDS: [&str; 7] = ["duel", "table", "wins", "best_score", "mean_score", "tickets_completed", "longest_path"];
const VARIANTS: [&str; 4] = ["classic", "europa_1912", "mega", "big_cities"];

/// Draws the path of a random request of one kind.
type Asking = fn(&Asked, &mut ChaCha8Rng) -> String;

fn main() {
    let requests = env::args().find_map(|argument| argument.parse::<usize>().ok()).unwrap_or(2000);
    let url = env::var("DATABASE_URL").expect("DATABASE_URL names a database that was seeded");
    let server = Server::start(&url);
    let asked = Asked::look(&url, &server);
    let floor = measure(&server, requests, |_| "/health/ready".to_owned());
    println!("{:<44} {:>9} {:>9} {:>9} {:>7}", "", "median", "p99", "worst", "floors");
    print("floor: /health/ready", &floor, &floor);
    let queries: [(&str, Asking); 24] = [
        ("profile", |asked, rng| format!("/v1/players/{}", asked.often(rng))),
        ("games", |asked, rng| format!("/v1/players/{}/games", asked.often(rng))),
        ("games, 100", |asked, rng| format!("/v1/players/{}/games?limit=100", asked.often(rng))),
        ("games won of big_cities with 5 seats", |asked, rng| {
            format!("/v1/players/{}/games?variant=big_cities&seats=5&outcome=won", asked.often(rng))
        }),
        ("games against", |asked, rng| format!("/v1/players/{}/games?opponent={}", asked.often(rng), asked.often(rng))),
        ("games of a month", |asked, rng| {
            let month = rng.random_range(1..12);
            format!(
                "/v1/players/{}/games?from=2025-{month:02}-01T00:00:00Z&to=2025-{:02}-01T00:00:00Z",
                asked.often(rng),
                month + 1
            )
        }),
        ("statistics", |asked, rng| format!("/v1/players/{}/statistics", asked.often(rng))),
        ("statistics of a variant and seats", |asked, rng| {
            format!("/v1/players/{}/statistics?variant=classic&seats=2&rated=true", asked.often(rng))
        }),
        ("statistics of a season", |asked, rng| {
            format!("/v1/players/{}/statistics?period=2025-Q{}", asked.often(rng), rng.random_range(1..5))
        }),
        ("statistics of a month", |asked, rng| {
            format!("/v1/players/{}/statistics?period=2025-{:02}", asked.often(rng), rng.random_range(1..13))
        }),
        ("statistics of a week", |asked, rng| {
            format!("/v1/players/{}/statistics?period=2025-W{:02}", asked.often(rng), rng.random_range(1..53))
        }),
        ("ratings", |asked, rng| format!("/v1/players/{}/ratings?board=duel", asked.often(rng))),
        ("two against each other", |asked, rng| {
            format!("/v1/players/{}/versus/{}", asked.often(rng), asked.often(rng))
        }),
        ("leaderboards there are", |_, _| "/v1/leaderboards".to_owned()),
        ("leaderboard", |asked, rng| format!("/v1/leaderboards/{}?{}", pick(&BOARDS, rng), asked.which(rng))),
        ("leaderboard, a page further down", |asked, rng| {
            let (board, cursor) = asked.pages.choose(rng).unwrap();
            format!("/v1/leaderboards/{board}?cursor={cursor}")
        }),
        ("around somebody who plays much", |asked, rng| {
            format!("/v1/leaderboards/{}/around/{}?{}", pick(&BOARDS, rng), asked.often(rng), asked.which(rng))
        }),
        ("around anybody, of all time and variants", |asked, rng| {
            format!("/v1/leaderboards/{}/around/{}", pick(&BOARDS, rng), asked.anybody(rng))
        }),
        ("routes", |_, rng| format!("/v1/statistics/routes?variant={}", pick(&VARIANTS, rng))),
        ("tickets", |_, _| "/v1/statistics/tickets".to_owned()),
        ("routes of a season", |_, rng| format!("/v1/statistics/routes?season=2025-Q{}", rng.random_range(1..5))),
        ("tickets of a band", |_, _| "/v1/statistics/tickets?band=beginner".to_owned()),
        ("order of turns", |_, _| "/v1/statistics/turn-positions".to_owned()),
        ("groups by month", |asked, rng| format!("/v1/players/{}/statistics/by/month", asked.often(rng))),
    ];
    for (name, path) in queries {
        print(name, &measure(&server, requests, |rng| path(&asked, rng)), &floor);
    }
    compare_endings(&url, &server, &floor);
}

/// The subjects of the requests.
struct Asked {
    /// Names of registered players, each in proportion to the games played.
    often: Vec<String>,
    /// Names of registered players, each at most once.
    anybody: Vec<String>,
    periods: Vec<String>,
    /// Pairs of a leaderboard and a cursor into it.
    pages: Vec<(&'static str, String)>,
}

impl Asked {
    fn look(url: &str, server: &Server) -> Asked {
        let names = |from: &str| {
            let sql = format!(
                "SELECT a.name AS text FROM ({from}) p JOIN accounts a ON a.id = p.id AND a.password_hash IS NOT NULL"
            );
            texts(url, &sql)
        };
        let often = names(
            "SELECT player AS id FROM results TABLESAMPLE SYSTEM (1) WHERE player IS NOT NULL ORDER BY random() LIMIT 2000",
        );
        let anybody = names(&format!("SELECT id FROM accounts ORDER BY random() LIMIT {NAMES}"));
        let agent = agent();
        let known = json_of(&agent, &format!("{}/v1/leaderboards", server.url));
        let periods = known["periods"].as_array().unwrap().iter().map(|period| period.as_str().unwrap().to_owned());
        let mut asked = Asked { often, anybody, periods: periods.collect(), pages: Vec::new() };
        let mut rng = ChaCha8Rng::seed_from_u64(7);
        while asked.pages.len() < 300 {
            let board = BOARDS[asked.pages.len() % BOARDS.len()];
            let path = format!("{}/v1/leaderboards/{board}/around/{}", server.url, asked.anybody(&mut rng));
            if let Some(next) = json_of(&agent, &path)["next"].as_str() {
                asked.pages.push((board, next.to_owned()));
            }
        }
        asked
    }

    fn often(&self, rng: &mut ChaCha8Rng) -> &str {
        self.often.choose(rng).unwrap()
    }

    fn anybody(&self, rng: &mut ChaCha8Rng) -> &str {
        self.anybody.choose(rng).unwrap()
    }

    /// A query string with a random period, and with a variant in half of the cases.
    fn which(&self, rng: &mut ChaCha8Rng) -> String {
        let period = self.periods.choose(rng).unwrap();
        match VARIANTS.get(rng.random_range(0..8)) {
            Some(variant) => format!("variant={variant}&period={period}"),
            None => format!("period={period}"),
        }
    }
}

fn pick(of: &[&'static str], rng: &mut ChaCha8Rng) -> &'static str {
    of.choose(rng).unwrap()
}

/// Response times, in ascending order.
type Times = Vec<Duration>;

/// Measures `requests` requests, spread over the clients. A 404 is a valid answer, because a player
/// may have no rank in a leaderboard.
fn measure(server: &Server, requests: usize, path: impl Fn(&mut ChaCha8Rng) -> String + Sync) -> Times {
    let client = |nth: usize| {
        let (agent, mut rng) = (agent(), ChaCha8Rng::seed_from_u64(nth as u64));
        let once = |_| {
            let url = format!("{}{}", server.url, path(&mut rng));
            let asked = Instant::now();
            let mut answer = agent.get(&url).call().unwrap();
            let text = answer.body_mut().read_to_string().unwrap();
            assert!(matches!(answer.status().as_u16(), 200 | 404), "{url}: {text}");
            asked.elapsed()
        };
        (0..requests / CLIENTS).map(once).collect::<Vec<_>>()
    };
    let mut times = thread::scope(|scope| {
        let threads = (0..CLIENTS).map(|nth| scope.spawn(move || client(nth))).collect::<Vec<_>>();
        threads.into_iter().flat_map(|thread| thread.join().unwrap()).collect::<Vec<_>>()
    });
    times.sort_unstable();
    times
}

fn print(name: &str, times: &Times, floor: &Times) {
    let (median, p99, worst) = (times[times.len() / 2], times[times.len() * 99 / 100], times[times.len() - 1]);
    let floors = median.as_secs_f64() / floor[floor.len() / 2].as_secs_f64();
    let missed = median > Duration::from_millis(20) || p99 > Duration::from_millis(100);
    let missed = if missed { "  MISSED" } else { "" };
    println!("{name:<44} {median:>9.2?} {p99:>9.2?} {worst:>9.2?} {floors:>7.1}{missed}");
}

/// Measures the move that ends a game on this database and on an empty one, in alternation.
fn compare_endings(url: &str, server: &Server, floor: &Times) {
    let (base, empty) = (url.rsplit_once('/').unwrap().0, format!("empty_{}", std::process::id()));
    execute(url, &format!("CREATE DATABASE {empty}"));
    let other = Server::start(&format!("{base}/{empty}"));
    let (mut here, mut there) = (Vec::new(), Vec::new());
    for _ in 0..GAMES {
        here.push(end_of_a_game(server));
        there.push(end_of_a_game(&other));
    }
    here.sort_unstable();
    there.sort_unstable();
    print("the move that ends a game", &here, floor);
    print("the same on an empty database", &there, floor);
    drop(other);
    execute(url, &format!("DROP DATABASE {empty} WITH (FORCE)"));
}

/// Two guests play a turn each, then one resigns, which ends the game. Returns the time of the
/// resignation.
fn end_of_a_game(server: &Server) -> Duration {
    let agent = agent();
    let post = |path: &str, token: &str, body: &Value| {
        let request = agent.post(format!("{}{path}", server.url)).header("authorization", token);
        request.send_json(body).unwrap().body_mut().read_json::<Value>().unwrap()
    };
    let guest = || format!("Bearer {}", post("/v1/accounts/guest", "", &json!({}))["access_token"].as_str().unwrap());
    let (ada, bob) = (guest(), guest());
    let id = post("/v1/games", &ada, &json!({"seats": 2, "first_seat": 0, "auto_start": true}))["id"].clone();
    let game = format!("/v1/games/{}", id.as_str().unwrap());
    let join = agent.put(format!("{}{game}/players/me", server.url)).header("authorization", &bob);
    join.send_empty().unwrap();
    for token in [&ada, &bob] {
        let moves = agent.get(format!("{}{game}/moves", server.url)).header("authorization", token).call();
        let moves = moves.unwrap().body_mut().read_json::<Value>().unwrap();
        post(&format!("{game}/moves"), token, &moves["moves"][0]);
    }
    for token in [&ada, &ada, &bob, &bob] {
        post(&format!("{game}/moves"), token, &json!({"type": "draw_card"}));
    }
    let asked = Instant::now();
    post(&format!("{game}/resign"), &bob, &json!({}));
    let took = asked.elapsed();
    let result = agent.get(format!("{}{game}/result", server.url)).call().unwrap();
    assert_eq!(result.status(), 200);
    took
}

fn agent() -> Agent {
    Agent::config_builder().http_status_as_error(false).build().new_agent()
}

fn json_of(agent: &Agent, url: &str) -> Value {
    agent.get(url).call().unwrap().body_mut().read_json().unwrap()
}

#[derive(diesel::QueryableByName)]
struct Row {
    #[diesel(sql_type = diesel::sql_types::Text)]
    text: String,
}

fn texts(url: &str, sql: &str) -> Vec<String> {
    let rows = RUNTIME.block_on(async {
        let mut connection = AsyncPgConnection::establish(url).await.unwrap();
        diesel::sql_query(sql).load::<Row>(&mut connection).await.unwrap()
    });
    rows.into_iter().map(|row| row.text).collect()
}

fn execute(url: &str, sql: &str) {
    RUNTIME.block_on(async { AsyncPgConnection::establish(url).await.unwrap().batch_execute(sql).await.unwrap() });
}

/// The service in a separate process.
struct Server {
    process: Child,
    url: String,
    _output: BufReader<std::process::ChildStdout>,
}

impl Server {
    fn start(database_url: &str) -> Server {
        let mut command = Command::new(env!("CARGO_BIN_EXE_railhead"));
        command
            .args(["serve", "--rate-limits", "off", "--listen", "127.0.0.1:0"])
            .env("DATABASE_URL", database_url)
            .stdout(Stdio::piped());
        let mut process = command.spawn().unwrap();
        let mut output = BufReader::new(process.stdout.take().unwrap());
        let mut line = String::new();
        output.read_line(&mut line).unwrap();
        let url = format!("http://{}", line.split_once("http://").unwrap().1.trim_end().trim_end_matches("/v1"));
        Server { process, url, _output: output }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
