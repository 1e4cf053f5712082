//! Durable moves and views over HTTP, compared with what pgbench reaches with the same SQL on the
//! same PostgreSQL. The two alternate.
//!
//! Run by hand, on an otherwise idle machine: `cargo bench --bench served_moves [-- ROUNDS
//! [SECONDS]]`. Absolute figures depend on the machine and the hour; compare the ratios.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::indexing_slicing, clippy::panic)]

mod floor;
mod load;

use diesel_async::{AsyncConnection, AsyncPgConnection, RunQueryDsl, SimpleAsyncConnection};
use floor::Floor;
use load::{Pair, Window, window};
use railhead::postgres::{Options, Postgres};
use std::{
    env, fs,
    io::{BufRead, BufReader},
    net::SocketAddr,
    path::Path,
    process::{Child, ChildStdout, Command, Stdio},
    sync::LazyLock,
    thread,
    time::Duration,
};
use tokio::runtime::Runtime;

static RUNTIME: LazyLock<Runtime> = LazyLock::new(|| Runtime::new().unwrap());

/// The numbers of concurrent games.
const GAMES: [usize; 2] = [8, 32];
/// The number of clients that read views.
const READERS: usize = 8;
/// The maximum delay after which the processes of PostgreSQL report their statistics.
const STATISTICS: Duration = Duration::from_millis(10_500);

fn main() {
    let mut numbers = env::args().filter_map(|argument| argument.parse::<u64>().ok());
    let (rounds, seconds) = (numbers.next().unwrap_or(3), numbers.next().unwrap_or(7));
    let length = Duration::from_secs(seconds);
    let dir = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("served_moves-{}", std::process::id()));
    fs::create_dir_all(&dir).unwrap();
    let options = Options { data_dir: dir.join("postgres"), bin_dir: None, durable: true };
    let postgres = Postgres::start(options).unwrap();
    let floor = Floor::new(&postgres, &dir, GAMES[1]);
    let server = Server::start(&database(&postgres, "served"));

    let at_rest = server.resident();
    let mut pairs = (0..GAMES[1]).map(|n| Pair::register(server.address, &format!("p{n}"))).collect::<Vec<_>>();
    cost_of_a_move(&server, &mut pairs[0]);
    println!("{:<26} {:>8} {:>8} {:>6} {:>9} {:>9}", "", "served/s", "floor/s", "ratio", "p50", "p99");
    for (name, draw) in [("moves", Pair::draw as fn(&mut Pair) -> bool), ("moves with keys", Pair::draw_once)] {
        for games in GAMES {
            let pairs = &mut pairs[..games];
            let served = || {
                pairs.iter_mut().for_each(Pair::reconnect);
                window(pairs, length, draw)
            };
            compare(&format!("{name}, {games} games"), rounds, served, || floor.moves(games, seconds));
        }
    }
    let pairs = &mut pairs[..READERS];
    pairs.iter_mut().for_each(Pair::reconnect);
    let mut readers = pairs.iter_mut().map(|pair| (pair.tag(), pair)).collect::<Vec<_>>();
    let changed = || {
        readers.iter_mut().for_each(|(_, pair)| pair.reconnect());
        window(&mut readers, length, |(_, pair)| pair.see(None) == 200)
    };
    compare(&format!("views, {READERS} readers"), rounds, changed, || floor.reads(READERS, seconds));
    let unchanged = || {
        readers.iter_mut().for_each(|(_, pair)| pair.reconnect());
        window(&mut readers, length, |(tag, pair)| pair.see(Some(tag)) == 304)
    };
    compare(&format!("views unchanged, {READERS} readers"), rounds, unchanged, || floor.reads(READERS, seconds));
    floor.check();
    println!("resident: {at_rest} kB at rest, {} kB after the load", server.resident());

    drop(server);
    let data_dir = postgres.data_dir().to_path_buf();
    postgres.stop();
    fs::remove_dir_all(data_dir).and_then(|()| fs::remove_dir_all(dir)).unwrap();
}

/// Runs both in alternation and prints the medians of the rounds.
fn compare(name: &str, rounds: u64, mut served: impl FnMut() -> Window, floor: impl Fn() -> f64) {
    let (mut latencies, mut rates) = (Vec::new(), Vec::new());
    for _ in 0..rounds {
        let window = served();
        latencies.extend(window.latencies);
        rates.push((window.rate, floor()));
    }
    latencies.sort_unstable();
    let share = |percent: usize| latencies[latencies.len() * percent / 100];
    let median = |mut of: Vec<f64>| {
        of.sort_unstable_by(f64::total_cmp);
        of[of.len() / 2]
    };
    let served = median(rates.iter().map(|(served, _)| *served).collect());
    let floor = median(rates.iter().map(|(_, floor)| *floor).collect());
    let ratio = median(rates.iter().map(|(served, floor)| served / floor).collect());
    println!("{name:<26} {served:>8.0} {floor:>8.0} {ratio:>6.2} {:>9.2?} {:>9.2?}", share(50), share(99));
}

/// Prints the average cost of the 90 draws of one game, for the database and on the wire.
fn cost_of_a_move(server: &Server, pair: &mut Pair) {
    const MOVES: i64 = 90;
    let counters = || {
        thread::sleep(STATISTICS);
        let of = ["xact_commit", "tup_inserted", "tup_updated", "blks_hit"];
        let of = of.map(|name| format!("(SELECT {name} FROM pg_stat_database WHERE datname = current_database())"));
        let wal = "(pg_current_wal_lsn() - '0/0')::bigint";
        query(&server.database_url, &format!("SELECT unnest(ARRAY[{}, {wal}]) AS value", of.join(", ")))
    };
    let before = counters();
    pair.reconnect();
    (0..MOVES).for_each(|_| assert!(pair.draw()));
    let cost = counters().into_iter().zip(&before).map(|(after, before)| (after - before) as f64 / MOVES as f64);
    let [commits, inserted, updated, blocks, wal] = cost.collect::<Vec<_>>()[..] else { panic!("five counters") };
    println!(
        "one move: {commits:.2} transactions, {inserted:.2} rows inserted, {updated:.2} updated, {blocks:.0} blocks \
         read, {wal:.0} bytes of WAL, {} bytes answered",
        pair.answer_size()
    );
}

/// Creates a database and returns its URL.
fn database(postgres: &Postgres, name: &str) -> String {
    execute(&postgres.url("postgres"), &format!("CREATE DATABASE {name}"));
    postgres.url(name)
}

fn execute(url: &str, sql: &str) {
    RUNTIME.block_on(async { AsyncPgConnection::establish(url).await.unwrap().batch_execute(sql).await.unwrap() });
}

#[derive(diesel::QueryableByName)]
struct Row {
    #[diesel(sql_type = diesel::sql_types::BigInt)]
    value: i64,
}

/// Returns the numbers in the column `value` of a query.
fn query(url: &str, sql: &str) -> Vec<i64> {
    let sql = format!("SELECT value::bigint FROM ({sql}) q");
    let rows = RUNTIME.block_on(async {
        let mut connection = AsyncPgConnection::establish(url).await.unwrap();
        diesel::sql_query(sql).load::<Row>(&mut connection).await.unwrap()
    });
    rows.iter().map(|row| row.value).collect()
}

/// The service in a separate process.
struct Server {
    process: Child,
    address: SocketAddr,
    database_url: String,
    _output: BufReader<ChildStdout>,
}

impl Server {
    fn start(database_url: &str) -> Server {
        let mut command = Command::new(env!("CARGO_BIN_EXE_railhead"));
        command.args(["serve", "--listen", "127.0.0.1:0"]).env("DATABASE_URL", database_url).stdout(Stdio::piped());
        let mut process = command.spawn().unwrap();
        let mut output = BufReader::new(process.stdout.take().unwrap());
        let mut line = String::new();
        output.read_line(&mut line).unwrap();
        let address = line.split_once("http://").unwrap().1.trim_end().trim_end_matches("/v1").parse().unwrap();
        Server { process, address, database_url: database_url.to_owned(), _output: output }
    }

    /// Its resident memory, in kB.
    fn resident(&self) -> u64 {
        let status = fs::read_to_string(format!("/proc/{}/status", self.process.id())).unwrap();
        let resident = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).unwrap();
        resident.trim().trim_end_matches(" kB").parse().unwrap()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
