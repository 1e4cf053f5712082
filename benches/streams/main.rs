//! Open streams: the memory of each, and the time until the events of a move have arrived.
//!
//! Run by hand: `cargo bench --bench streams [-- WHAT…]`. WHAT is `memory`, `steady`, `floor`, or all of
//! them by default. With `steady`, numbers may follow: STREAMS GAMES MOVES_PER_SECOND SECONDS PROCESSES. The
//! clients and PostgreSQL share the machine with the service. Times include the commit of the move. A
//! process of the service or of clients needs an open file for each stream, and 1,200 more.
//!
//! Measure memory with `MIMALLOC_PURGE_DELAY=0`: otherwise streams may use memory that the start of a process
//! has taken and not given back.

#![expect(clippy::unwrap_used, clippy::indexing_slicing, clippy::panic)]

mod floor;
mod readers;
mod service;
mod tables;

use railhead::postgres::{Options, Postgres};
use railhead_test_support::bench as support;
use readers::{Readers, Received};
use std::{
    collections::HashMap,
    env, fs,
    path::Path,
    thread,
    time::{Duration, SystemTime},
};
use tables::{Move, Table};
use tokio::runtime::{Builder, Runtime};

/// The time after the last move within which its events arrive.
const ARRIVAL: Duration = Duration::from_secs(3);

/// The number of streams of a process that are open before memory is measured.
const WARM: usize = 1000;

/// Streams and moves.
struct Scenario {
    name: String,
    /// Processes of the service. The streams of each game are spread over them; the first takes the moves.
    services: usize,
    games: usize,
    streams: usize,
    /// Whether a player reads the stream; otherwise an anonymous viewer.
    as_players: bool,
    /// Moves per second, and for how long.
    rate: f64,
    seconds: u64,
}

/// The time on this machine, in microseconds: the same for all processes.
pub fn clock() -> u64 {
    SystemTime::UNIX_EPOCH.elapsed().unwrap().as_micros() as u64
}

fn main() {
    let arguments = env::args().skip(1).filter(|argument| argument != "--bench").collect::<Vec<_>>();
    if let [role, service] = &arguments[..]
        && role == readers::ROLE
    {
        return readers::run(service.parse().unwrap());
    }
    let numbers = arguments.iter().filter_map(|argument| argument.parse::<usize>().ok()).collect::<Vec<_>>();
    let wanted = |what: &str| arguments.iter().all(|argument| argument.parse::<usize>().is_ok() || argument == what);
    let runtime = Builder::new_current_thread().enable_all().build().unwrap();
    let dir = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("streams-{}", std::process::id()));
    let options = Options { data_dir: dir.join("postgres"), bin_dir: None, durable: true };
    let postgres = Postgres::start(options).unwrap();
    let url = postgres.url("postgres");
    if wanted("memory") {
        memory().iter().for_each(|scenario| measure(&runtime, &url, scenario));
    }
    if wanted("steady") {
        measure(&runtime, &url, &steady(&numbers));
    }
    if wanted("floor") {
        floor::measure(&runtime, 2000, 60);
    }
    let data_dir = postgres.data_dir().to_path_buf();
    postgres.stop();
    fs::remove_dir_all(data_dir).and_then(|()| fs::remove_dir_all(dir)).unwrap();
}

/// Streams of one game, and of games of their own.
fn memory() -> Vec<Scenario> {
    let scenario = |name: &str, games, streams, as_players| {
        let rate = if games == 1 { (4000.0 / streams as f64).min(4.0) } else { 20.0 };
        Scenario { name: name.to_owned(), services: 1, games, streams, as_players, rate, seconds: 10 }
    };
    let one = [500, 2000, 8000].map(|streams| scenario("of one game", 1, streams, false));
    let own = [500, 2000, 4000].map(|streams| scenario("each of its own game", streams, streams, false));
    let players = scenario("each of its own game, by a player", 2000, 2000, true);
    one.into_iter().chain(own).chain([players]).collect()
}

/// Many streams while moves are made: by default 20,000 of 2,000 games at two processes, with 1,000 moves
/// a second.
fn steady(numbers: &[usize]) -> Scenario {
    let number = |nth: usize, default| numbers.get(nth).copied().unwrap_or(default);
    let (streams, games, rate, seconds) = (number(0, 20_000), number(1, 2000), number(2, 1000), number(3, 30));
    assert!(rate * seconds < tables::DRAWS * games, "there are not so many cards");
    Scenario {
        name: "with moves".to_owned(),
        services: number(4, 2),
        games,
        streams,
        as_players: false,
        rate: rate as f64,
        seconds: seconds as u64,
    }
}

fn measure(runtime: &Runtime, url: &str, scenario: &Scenario) {
    let Scenario { services, games, streams, as_players, rate, seconds, .. } = *scenario;
    let each = streams / services;
    let mut tables = {
        let service = service::start(url, streams);
        runtime.block_on(tables::open(service.address, games + 1))
    };
    // New processes have no game in memory. Streams of a further game fill what a process keeps anyway.
    let services = (0..services).map(|_| service::start(url, each + WARM)).collect::<Vec<_>>();
    let warm = tables.split_off(games);
    let open = |streams: usize, tables: &[Table]| {
        let readers = services.iter().map(|service| Readers::open(service.address, tables, streams, as_players));
        let readers = readers.collect::<Vec<_>>();
        (readers, services.iter().map(service::settled).sum::<f64>())
    };
    let (warm, before) = open(WARM, &warm);
    let (readers, after) = open(each, &tables);
    let memory = (after - before) / streams as f64;
    println!("{streams} streams {}, {games} games: {memory:.1} kB a stream, {before:.0} kB before", scenario.name);
    let cpu = || services.iter().map(service::cpu).sum::<Duration>().as_secs_f64();
    let idle = cpu();
    thread::sleep(Duration::from_secs(5));
    let idle = (cpu() - idle) / 5.0;
    let (length, used) = (Duration::from_secs(seconds), cpu());
    let moves = runtime.block_on(tables::play(services[0].address, &mut tables, rate, length));
    let used = (cpu() - used) / length.as_secs_f64();
    thread::sleep(ARRIVAL);
    let rate = moves.len() as f64 / length.as_secs_f64();
    println!(
        "    {rate:.0} moves/s; the service takes {:.1} % of a core when idle, {:.1} % now",
        idle * 100.0,
        used * 100.0
    );
    print("answered", moves.iter().map(|made| made.answered - made.sent).collect());
    for (nth, readers) in readers.into_iter().enumerate() {
        let followers = (0..each).map(|stream| tables[stream % games].number);
        report(if nth == 0 { "" } else { ", by another process" }, &moves, readers.close(), followers);
    }
    drop(warm);
}

/// Prints how long the streams of a process waited. Each follower of a game has to receive every move.
fn report(name: &str, moves: &[Move], received: Vec<Received>, followers: impl Iterator<Item = usize>) {
    let made = moves.iter().map(|made| ((made.game, made.version), made)).collect::<HashMap<_, _>>();
    let mut followed = HashMap::<usize, usize>::new();
    followers.for_each(|game| *followed.entry(game).or_default() += 1);
    let expected = moves.iter().filter_map(|made| followed.get(&made.game)).sum::<usize>();
    let (mut from_sending, mut from_answer, mut last) = (Vec::new(), Vec::new(), HashMap::<_, u64>::new());
    for Received { game, version, at } in received {
        let Some(made) = made.get(&(game, version)) else { continue };
        from_sending.push(at.saturating_sub(made.sent));
        from_answer.push(at.saturating_sub(made.answered));
        let last = last.entry((game, version)).or_default();
        *last = (*last).max(at.saturating_sub(made.sent));
    }
    println!("    {} of {expected} events arrived{name}", from_sending.len());
    print(&format!("from sending to each stream{name}"), from_sending);
    print(&format!("from the answer to each stream{name}"), from_answer);
    print(&format!("from sending to the last stream of the game{name}"), last.into_values().collect());
}

fn print(name: &str, mut micros: Vec<u64>) {
    micros.sort_unstable();
    let Some(last) = micros.last() else { return };
    let share = |percent: usize| micros[(micros.len() - 1) * percent / 100] as f64 / 1000.0;
    let (half, most) = (share(50), share(99));
    println!("    {name:<66} p50 {half:>7.1} ms, p99 {most:>7.1} ms, max {:>7.1} ms", *last as f64 / 1000.0);
}
