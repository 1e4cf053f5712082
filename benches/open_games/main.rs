//! The service with a million open games, each with a clock: its start, what it costs when nobody moves,
//! what a deadline costs, draws and reads over HTTP, and the size of it all. Everything is measured with a
//! thousand open games and with a tenth of them, too, so that what grows can be seen.
//!
//! Run by hand, on an otherwise idle machine: `cargo bench --bench open_games [-- GAMES [SECONDS]]`. With
//! `--data=DIRECTORY`, the games are kept there, or measured again if they are there already. With `--keep`,
//! the service runs on afterwards, until the end of standard input; its options are those of the
//! environment (`RAILHEAD_STREAMS`). PostgreSQL needs `pg_stat_statements`, which comes with it.
//!
//! A few hundred games are played over HTTP; the others are copies of them under other ids, with other
//! players, and earlier, so that their clocks run out as it is wanted: see [`copies`].

#![expect(clippy::unwrap_used, clippy::indexing_slicing)]

mod copies;
mod load_beside;
mod reads;
mod sizes;
mod statements;
mod templates;

use copies::{Copies, Due};
use railhead::postgres::{Options, Postgres};
use railhead_test_support::bench as support;
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
    let kept = env::args().find_map(|argument| Some(PathBuf::from(argument.strip_prefix("--data=")?)));
    let own = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("open_games-{}", std::process::id()));
    let dir = kept.as_ref().unwrap_or(&own);
    fs::create_dir_all(dir).unwrap();
    let is_made = Postgres::exists_in(&dir.join("postgres"));
    let postgres = start_postgres(dir.join("postgres"));
    execute(&postgres.url("postgres"), "DROP DATABASE IF EXISTS floor");
    let bench = Bench { floor: Floor::new(&postgres, dir, CLIENTS), url: postgres.url("open_games"), postgres, length };
    if is_made {
        let mut copies = Copies::made_in(&bench.url);
        println!("{} open games", copies.number);
        sizes::print(&bench.url, copies.number);
        bench.measure(&mut copies);
    } else {
        bench.make_and_measure(games);
    }
    if env::args().any(|argument| argument == "--keep") {
        keep(&bench.url);
    }
    bench.postgres.stop();
    if kept.is_none() {
        fs::remove_dir_all(own).unwrap();
    }
}

/// Starts PostgreSQL with statistics of statements.
fn start_postgres(data_dir: PathBuf) -> Postgres {
    let options = Options { data_dir, bin_dir: None, durable: true };
    let postgres = Postgres::start(options.clone()).unwrap();
    execute(&postgres.url("postgres"), "ALTER SYSTEM SET shared_preload_libraries = 'pg_stat_statements'");
    postgres.stop();
    Postgres::start(options).unwrap()
}

/// Starts the service as if it had not been down, because after an outage everybody gets more time; and
/// without the games of earlier draws to analyse.
fn start(url: &str) -> (Server, Duration) {
    execute(url, "UPDATE heartbeat SET beat_at = now(); DELETE FROM outages; DELETE FROM analyses");
    Server::start_timed(url, &[])
}

/// The databases, and the length of each window of load.
struct Bench {
    postgres: Postgres,
    url: String,
    floor: Floor,
    length: Duration,
}

impl Bench {
    /// Makes a thousand games, a tenth of all, and all, and measures with each.
    fn make_and_measure(&self, games: u64) {
        database(&self.postgres, "open_games");
        execute(&self.url, "CREATE SCHEMA bench; CREATE EXTENSION pg_stat_statements SCHEMA bench");
        templates::make(Server::start(&self.url, &[]).address);
        let mut copies = Copies::of_games_in(&self.url);
        let mut few = Vec::new();
        for number in [1000, games / 10, games] {
            let began = Instant::now();
            copies.grow_to(number, &Due::Later);
            execute(&self.url, "VACUUM ANALYZE");
            execute(&self.url, "CHECKPOINT");
            println!("{number} open games, made in {:.0?}", began.elapsed());
            if number == games {
                sizes::print(&self.url, games);
            }
            let seen = self.measure(&mut copies);
            if few.is_empty() {
                few = seen;
            } else {
                println!("  statements that read more blocks than with 1000 open games:");
                statements::print_grown(&few, &seen);
            }
        }
    }

    /// Measures all that is measured at a number of open games. Returns the statements of the service.
    fn measure(&self, copies: &mut Copies) -> Vec<statements::Statement> {
        let mut starts = (1..STARTS).map(|_| start(&self.url).1).collect::<Vec<_>>();
        statements::forget(&self.url);
        let (server, took) = start(&self.url);
        starts.push(took);
        println!("  starts: {starts:.2?}");
        let meter = Meter::new(&self.postgres, &server);
        server.settle();
        let idle = idle(&meter, self.length * 4);
        println!(
            "  idle: {:.1} ms of CPU of PostgreSQL and {:.1} ms of the service a second; {} kB resident",
            idle.0 * 1e3,
            idle.1 * 1e3,
            server.resident()
        );
        print_scan(&statements::seen(&self.url));
        load_beside::print_deadlines(copies, &meter, self.length * 2, idle);
        let mut pairs = load_beside::register(&server, copies.number);
        load_beside::print_draws(&mut pairs, &self.floor, self.length);
        reads::print(&server, pairs[0].authorization());
        load_beside::print_draws_with_deadlines(&mut pairs, &self.floor, self.length, copies);
        statements::seen(&self.url)
    }
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
    let scan = jobs.iter().find(|job| job.text.contains("game_heads WHERE due_at <= $"));
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
