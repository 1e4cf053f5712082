//! The service with a million open games, each with a clock: its start, what it costs when nobody moves,
//! what a deadline costs, draws and reads over HTTP, and the size of it all. Everything is measured with a
//! thousand open games and with a tenth of them, too, so that what grows can be seen.
//!
//! Run by hand, on an otherwise idle machine: `cargo bench --bench open_games [-- GAMES [SECONDS]]`. With
//! `--keep`, the service runs on afterwards, until the end of standard input. PostgreSQL needs
//! `pg_stat_statements`, which comes with it.
//!
//! A few hundred games are played over HTTP; the others are copies of them under other ids, with other
//! players, and earlier, so that their clocks run out as it is wanted: see [`copies`].

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::indexing_slicing, clippy::panic)]

mod copies;
mod load_beside;
mod reads;
mod sizes;
mod statements;
#[allow(dead_code, reason = "other benches use the rest")]
#[path = "../support/mod.rs"]
mod support;
mod templates;

use copies::{Copies, Due};
use railhead::postgres::{Options, Postgres};
use std::{
    env, fs,
    io::{self, Read},
    path::{Path, PathBuf},
    thread,
    time::{Duration, Instant},
};
use support::{
    costs::Meter,
    floor::Floor,
    server::Server,
    sql::{database, execute},
};

/// The number of times that the service is started.
const STARTS: usize = 3;
/// The number of clients of the floor.
const CLIENTS: usize = 32;

fn main() {
    let arguments = env::args().skip(1).filter(|argument| !argument.starts_with("--")).collect::<Vec<_>>();
    let number = |nth: usize, default| arguments.get(nth).map_or(default, |text| text.parse::<u64>().unwrap());
    let (games, length) = (number(0, 1_000_000), Duration::from_secs(number(1, 5)));
    let dir = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("open_games-{}", std::process::id()));
    fs::create_dir_all(&dir).unwrap();
    let postgres = start_postgres(dir.join("postgres"));
    let floor = Floor::new(&postgres, &dir, CLIENTS);
    let url = database(&postgres, "open_games");
    execute(&url, "CREATE SCHEMA bench; CREATE EXTENSION pg_stat_statements SCHEMA bench");
    let authorization = templates::make(Server::start(&url, &[]).address);
    let mut copies = Copies::of_games_in(&url);
    let mut few = Vec::new();
    for (generation, number) in [1000, games / 10, games].into_iter().enumerate() {
        let began = Instant::now();
        copies.grow_to(number, &Due::Later);
        execute(&url, "VACUUM ANALYZE");
        execute(&url, "CHECKPOINT");
        println!("{number} open games, made in {:.0?}", began.elapsed());
        if number == games {
            sizes::print(&url, games);
        }
        let seen = measure(&postgres, &url, generation, length, &mut copies, &floor, &authorization);
        if number == games {
            println!("statements that read more blocks than with 1000 open games:");
            statements::print_grown(&few, &seen);
        } else if few.is_empty() {
            few = seen;
        }
    }
    if env::args().any(|argument| argument == "--keep") {
        keep(&url);
    }
    let data_dir = postgres.data_dir().to_path_buf();
    postgres.stop();
    fs::remove_dir_all(data_dir).and_then(|()| fs::remove_dir_all(dir)).unwrap();
}

/// Starts PostgreSQL with statistics of statements.
fn start_postgres(data_dir: PathBuf) -> Postgres {
    let options = Options { data_dir, bin_dir: None, durable: true };
    let postgres = Postgres::start(options.clone()).unwrap();
    execute(&postgres.url("postgres"), "ALTER SYSTEM SET shared_preload_libraries = 'pg_stat_statements'");
    postgres.stop();
    Postgres::start(options).unwrap()
}

/// Starts the service as if it had not been down, because after an outage everybody gets more time.
fn start(url: &str) -> (Server, Duration) {
    execute(url, "UPDATE heartbeat SET beat_at = now(); DELETE FROM outages");
    Server::start_timed(url, &[])
}

/// Measures all that is measured at a number of open games. Returns the statements of the jobs.
fn measure(
    postgres: &Postgres,
    url: &str,
    generation: usize,
    length: Duration,
    copies: &mut Copies,
    floor: &Floor,
    authorization: &str,
) -> Vec<statements::Statement> {
    let mut starts = (1..STARTS).map(|_| start(url).1).collect::<Vec<_>>();
    statements::forget(url);
    let (server, took) = start(url);
    starts.push(took);
    println!("  starts: {starts:.2?}");
    let meter = Meter::new(postgres, &server);
    server.settle();
    let idle = idle(&meter, length * 4);
    let resident = server.resident();
    println!(
        "  idle: {:.1} ms of CPU of PostgreSQL and {:.1} ms of the service a second; {resident} kB resident",
        idle.0 * 1e3,
        idle.1 * 1e3
    );
    let jobs = statements::seen(url);
    print_scan(&jobs);
    load_beside::print_deadlines(copies, &meter, length * 2, idle);
    reads::print(&server, authorization);
    let mut pairs = load_beside::register(&server, generation);
    load_beside::print_draws(&mut pairs, floor, length);
    load_beside::print_draws_with_deadlines(&mut pairs, floor, length, copies);
    statements::seen(url)
}

/// The CPU of PostgreSQL and of the service in a second in which nobody sends anything, in seconds.
fn idle(meter: &Meter, length: Duration) -> (f64, f64) {
    let before = (meter.database_time(), meter.service_time());
    thread::sleep(length);
    let each = |before: Duration, after: Duration| (after - before).as_secs_f64() / length.as_secs_f64();
    (each(before.0, meter.database_time()), each(before.1, meter.service_time()))
}

/// Prints what the statement that looks for due games costs, and the others of idle jobs.
fn print_scan(jobs: &[statements::Statement]) {
    let scan = jobs.iter().find(|job| job.text.contains("game_heads") && job.text.contains("\"due_at\" <="));
    if let Some(scan) = scan {
        let (calls, ms, blocks) = (scan.calls, scan.ms_a_call(), scan.blocks_a_call());
        println!("  a scan for due games: {ms:.3} ms, {blocks:.1} blocks ({calls} scans)");
    }
    let (calls, ms) = jobs.iter().fold((0, 0.0), |sum, job| (sum.0 + job.calls, sum.1 + job.ms));
    println!("  statements of the start and of idle jobs: {calls}, {ms:.0} ms; the most:");
    for job in &jobs[..jobs.len().min(3)] {
        let text = job.text.chars().take(100).collect::<String>();
        println!(
            "    {:.2} ms, {:.0} blocks a call, {} calls: {text}",
            job.ms_a_call(),
            job.blocks_a_call(),
            job.calls
        );
    }
}

/// Lets the service run until the end of standard input.
fn keep(url: &str) {
    let (server, _) = start(url);
    println!("http://{} serves {url} until the end of standard input", server.address);
    let _ = io::stdin().read_to_end(&mut Vec::new());
}
