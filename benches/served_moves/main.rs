//! Durable moves and views over HTTP, beside the least that PostgreSQL can do for them: plain durable
//! INSERTs of one event, and reads of one row by its primary key, by pgbench on the same server. Draws
//! are also compared with their own statement by pgbench, and views with the least handler of an HTTP
//! server of the same kind. They alternate. Finished games are not analysed meanwhile.
//!
//! Run by hand, on an otherwise idle machine: `cargo bench --bench served_moves [-- ROUNDS
//! [SECONDS [WHAT]]]`. WHAT selects rows by a part of their name; `1 3600 memory` shows the memory of
//! the service in each minute of an hour of mixed load. Absolute figures depend on the
//! machine and the hour; compare the ratios.

#![expect(clippy::unwrap_used, clippy::indexing_slicing)]

mod beside_bots;
mod least;
mod mixed;

use least::{LeastHandler, LeastReader};
use railhead::postgres::{Options, Postgres};
use railhead_test_support::bench as support;
use serde_json::json;
use std::{cell::RefCell, env, fs, path::Path, time::Duration};
use support::{
    costs::{Costs, Meter},
    floor::Floor,
    load::{Pair, Play, each, window},
    server::Server,
    sql::{database, execute},
};

/// The numbers of concurrent games.
const GAMES: [usize; 3] = [8, 32, 128];
/// The number of games of draws that are begun for a second of load: more than are drawn empty in
/// it.
const STOCK: usize = 120;
/// The number of clients that read views.
const READERS: usize = 8;

/// Games that end are not analysed: that would take one core of two.
const WITHOUT_ANALYSES: &str = "CREATE FUNCTION leave_out() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NULL; END'; \
    CREATE TRIGGER leave_out BEFORE INSERT ON analyses FOR EACH ROW EXECUTE FUNCTION leave_out()";

fn main() {
    let arguments = env::args().skip(1).filter(|argument| argument != "--bench").collect::<Vec<_>>();
    if let [first, url] = &arguments[..]
        && first == least::ARGUMENT
    {
        return least::serve(url).unwrap();
    }
    let number = |nth: usize, default| arguments.get(nth).map_or(default, |text| text.parse::<u64>().unwrap());
    let (rounds, seconds) = (number(0, 3), number(1, 7));
    let wanted = |name: &str| arguments.get(2).is_none_or(|part| name.contains(part.as_str()));
    let rounds = Rounds { number: rounds, length: Duration::from_secs(seconds) };
    let dir = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("served_moves-{}", std::process::id()));
    fs::create_dir_all(&dir).unwrap();
    let options = Options { data_dir: dir.join("postgres"), bin_dir: None, durable: true };
    let postgres = Postgres::start(options).unwrap();
    let floor = Floor::new(&postgres, &dir, GAMES[2]);
    let url = database(&postgres, "served");
    execute(&url, "ALTER DATABASE served SET track_functions = 'pl'");
    let server = Server::start(&url, &[]);
    execute(&url, WITHOUT_ANALYSES);
    let meter = Meter::new(&postgres, &server);

    server.settle();
    let at_rest = server.resident();
    if arguments.get(2).is_some_and(|what| what == "memory") {
        mixed::watch(&server, seconds / 60);
    } else {
        compare_all(&server, rounds, &meter, &floor, &wanted);
    }
    println!("resident: {at_rest} kB at rest, {} kB after the load", server.resident());

    drop(server);
    let data_dir = postgres.data_dir().to_path_buf();
    postgres.stop();
    fs::remove_dir_all(data_dir).and_then(|()| fs::remove_dir_all(dir)).unwrap();
}

/// Compares everything that is wanted.
fn compare_all(server: &Server, rounds: Rounds, meter: &Meter, floor: &Floor, wanted: &impl Fn(&str) -> bool) {
    let seconds = rounds.length.as_secs();
    // A few at a time: a service hashes no more passwords at once.
    let mut names = (0..GAMES[2]).map(|n| format!("p{n}")).collect::<Vec<_>>();
    let few = names.chunks_mut(2);
    let register = async |name: &mut String| Pair::register(server.address, name, json!({})).await;
    let mut pairs = few.flat_map(|names| each(names, register)).collect::<Vec<_>>();
    println!(
        "{:<24} {:>8} {:>8} {:>6} {:>9} {:>9} {:>9} {:>9} {:>7} {:>7}",
        "", "served/s", "floor/s", "ratio", "p50", "p99", "µs of DB", "µs served", "WAL", "a group"
    );
    let plays = [
        ("draws", Play::Draws, false),
        ("draws with keys", Play::Draws, true),
        ("whole games", Play::WholeGames, false),
        ("whole games with keys", Play::WholeGames, true),
    ];
    for (name, play, with_key) in plays {
        for games in GAMES {
            let name = format!("{name}, {games}");
            if wanted(&name) {
                let stock = if play == Play::Draws { STOCK * seconds as usize / games } else { 0 };
                let prepare = async |pair: &mut Pair| {
                    pair.reconnect().await;
                    pair.stock_up(stock).await;
                };
                let once = async |pair: &mut Pair| pair.play(play, with_key).await;
                let pairs = &mut pairs[..games];
                let inserts = || floor.inserts(games, seconds);
                let costs = compare(&name, rounds, meter, pairs, prepare, once, inserts);
                if (play, with_key) == (Play::Draws, false) {
                    let name = format!("draws by appends, {games}");
                    let appends = || floor.appends(games, costs.group.round() as usize, seconds);
                    compare(&name, rounds, meter, pairs, prepare, once, appends);
                }
            }
        }
    }
    compare_views(&mut pairs[..READERS], server, rounds, meter, floor, wanted);
    if wanted("people beside bots") {
        let people = pairs.drain(..beside_bots::PAIRS).collect();
        beside_bots::compare(people, server.address, rounds, meter);
    }
}

/// Compares views with reads by pgbench, and with the least handler, which is compared with pgbench, too.
fn compare_views(
    pairs: &mut [Pair],
    server: &Server,
    rounds: Rounds,
    meter: &Meter,
    floor: &Floor,
    wanted: &impl Fn(&str) -> bool,
) {
    let names = ["views", "views unchanged", "the least handler", "views by handler", "views unchanged by handler"];
    if !names.into_iter().any(wanted) {
        return;
    }
    let seconds = rounds.length.as_secs();
    let tags = each(pairs, async |pair| {
        pair.reconnect().await;
        pair.tag().await
    });
    let least = LeastHandler::start(&server.database_url);
    let mut least_readers = pairs.iter().map(|pair| least.reader(pair.game_id())).collect::<Vec<_>>();
    let mut readers = tags.into_iter().zip(pairs).collect::<Vec<_>>();
    if wanted(names[2]) {
        let prepare = async |reader: &mut LeastReader| reader.connect().await;
        let read = async |reader: &mut LeastReader| reader.read().await;
        compare(names[2], rounds, meter, &mut least_readers, prepare, read, || floor.reads(READERS, seconds));
    }
    let by_handler = RefCell::new(least_readers);
    let by_handler = || {
        let readers = &mut *by_handler.borrow_mut();
        each(readers, async |reader| reader.connect().await);
        window(readers, rounds.length, Duration::ZERO, async |reader| reader.read().await).rate
    };
    let by_pgbench = || floor.reads(READERS, seconds);
    type Reader<'a> = (String, &'a mut Pair);
    let floors: [(_, _, &dyn Fn() -> f64); 4] = [
        (names[0], 200, &by_pgbench),
        (names[1], 304, &by_pgbench),
        (names[3], 200, &by_handler),
        (names[4], 304, &by_handler),
    ];
    for (name, status, floor) in floors {
        let prepare = async |(_, pair): &mut Reader<'_>| pair.reconnect().await;
        let see = async |(tag, pair): &mut Reader<'_>| {
            let known = (status == 304).then_some(tag.as_str());
            pair.see(known).await == status
        };
        if wanted(name) {
            compare(name, rounds, meter, &mut readers, prepare, see, floor);
        }
    }
}

/// The number of windows of load, and the length of each.
#[derive(Clone, Copy)]
struct Rounds {
    number: u64,
    length: Duration,
}

/// Runs both in alternation and prints the medians of the rounds, and the costs of the last one.
/// `prepare` is not a part of what is measured.
fn compare<C: Send>(
    name: &str,
    rounds: Rounds,
    meter: &Meter,
    clients: &mut [C],
    prepare: impl AsyncFn(&mut C) + Sync,
    once: impl AsyncFn(&mut C) -> bool + Sync,
    floor: impl Fn() -> f64,
) -> Costs {
    let (mut latencies, mut rates) = (Vec::new(), Vec::new());
    for _ in 1..rounds.number {
        each(clients, &prepare);
        let window = window(clients, rounds.length, Duration::ZERO, &once);
        latencies.extend(window.latencies);
        rates.push((window.rate, floor()));
    }
    each(clients, &prepare);
    let (window, costs) = meter.measure(|| window(clients, rounds.length, Duration::ZERO, &once));
    latencies.extend(window.latencies);
    rates.push((window.rate, floor()));
    latencies.sort_unstable();
    let share = |percent: usize| latencies[latencies.len() * percent / 100];
    let median = |mut of: Vec<f64>| {
        of.sort_unstable_by(f64::total_cmp);
        of[of.len() / 2]
    };
    let served = median(rates.iter().map(|(served, _)| *served).collect());
    let floor = median(rates.iter().map(|(_, floor)| *floor).collect());
    let ratio = median(rates.iter().map(|(served, floor)| served / floor).collect());
    println!(
        "{name:<24} {served:>8.0} {floor:>8.0} {ratio:>6.2} {:>9.2?} {:>9.2?} {:>9.0} {:>9.0} {:>7.0} {:>7.1}",
        share(50),
        share(99),
        costs.database_us,
        costs.service_us,
        costs.wal_bytes,
        costs.group,
    );
    costs
}
