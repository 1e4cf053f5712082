//! The cost of a million finished games between people, with the analysis of each: CPU, WAL, bytes that are kept, and
//! what that is in dollars.
//!
//! Run by hand, on an otherwise idle machine: `cargo bench --bench cost [-- SECONDS [CORE_HOUR [GB_MONTH]]]`. Games are
//! played for so many seconds (60), as fast as 32 tables can. The prices are in dollars: by default 0.036 for an hour
//! of a core, and 0.115 for a gigabyte in a month, of which a year is counted.

#![expect(clippy::unwrap_used, clippy::indexing_slicing)]

use nix::sys::resource::{UsageWho, getrusage};
use railhead::postgres::{Options, Postgres};
use railhead_test_support::{
    bench::{
        costs::Meter,
        load::{Pair, Play, each, window},
        server::Server,
        sql::{database, execute, query},
    },
    railhead,
};
use serde_json::json;
use std::{env, fs, path::Path, process::Stdio, thread, time::Duration};

const TABLES: usize = 32;

const MILLION: f64 = 1e6;

/// The games that are over look older, for logs are packed after a day.
const AGED: &str = "UPDATE game_heads h SET updated_at = h.updated_at - interval '2 days' FROM results r \
    WHERE r.game_id = h.game_id";

fn main() {
    let arguments = env::args().skip(1).filter(|argument| argument != "--bench").collect::<Vec<_>>();
    let number = |nth: usize, default: f64| arguments.get(nth).map_or(default, |text| text.parse().unwrap());
    let (length, core_hour, gb_month) = (Duration::from_secs_f64(number(0, 60.0)), number(1, 0.036), number(2, 0.115));
    let dir = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("cost-{}", std::process::id()));
    let postgres = Postgres::start(Options { data_dir: dir.clone(), bin_dir: None, durable: true }).unwrap();
    let url = database(&postgres, "served");
    let server = Server::start(&url, &[]);
    let meter = Meter::new(&postgres, &server);
    let mut names = (0..TABLES).map(|n| format!("p{n}")).collect::<Vec<_>>();
    let register = async |name: &mut String| Pair::register(server.address, name, json!({})).await;
    let mut pairs = names.chunks_mut(2).flat_map(|names| each(names, register)).collect::<Vec<_>>();
    let count = |sql: &str| query(&url, sql)[0] as f64;
    let bytes = || count("SELECT pg_database_size(current_database()) AS value");
    let wal = || count("SELECT pg_current_wal_lsn() - '0/0' AS value");
    let used = || (meter.service_time().as_secs_f64(), meter.database_time().as_secs_f64());

    let (empty, wal_before, before) = (bytes(), wal(), used());
    let moves = window(&mut pairs, length, Duration::ZERO, async |pair| pair.play(Play::WholeGames, true).await);
    let games = count("SELECT count(*) AS value FROM results");
    let played = used();
    while count("SELECT count(*) AS value FROM analyses") > 0.0 {
        thread::sleep(Duration::from_secs(1));
    }
    let analysed = used();
    drop(pairs);
    execute(&url, AGED);
    let packing = children();
    let packed = railhead().args(["pack", "--database-url", &url]).stdout(Stdio::null()).status().unwrap();
    assert!(packed.success());
    let packed = used();
    let packing = children() - packing;
    let wal = wal() - wal_before;
    execute(&url, "VACUUM FULL");
    let kept = bytes() - empty;

    let each = |from: (f64, f64), to: (f64, f64)| ((to.0 - from.0) / games, (to.1 - from.1) / games);
    let phases = [
        ("play, and analyses meanwhile", each(before, played)),
        ("the other analyses", each(played, analysed)),
        ("packing", (packing / games, (packed.1 - analysed.1) / games)),
    ];
    println!("{games} games, {} moves in {length:?}; a million of them:", moves.latencies.len());
    println!("{:<30} {:>14} {:>14} {:>8}", "", "service, core-h", "database, core-h", "$");
    let mut total = 0.0;
    for (name, (service, database)) in phases {
        let hours = [service, database].map(|seconds| seconds * MILLION / 3600.0);
        let price = (hours[0] + hours[1]) * core_hour;
        total += price;
        println!("{name:<30} {:>14.1} {:>14.1} {price:>8.2}", hours[0], hours[1]);
    }
    let gigabytes = kept / games * MILLION / 1e9;
    let price = gigabytes * gb_month * 12.0;
    println!("{:<30} {gigabytes:>14.1} GB {:>12} {price:>8.2}", "kept for a year", "");
    println!("{:<30} {:>14.1} GB", "WAL", wal / games * MILLION / 1e9);
    println!("{:<30} {:>14} {:>14} {:>8.2}", "all", "", "", total + price);

    drop(server);
    postgres.stop();
    fs::remove_dir_all(dir).unwrap();
}

/// The CPU time of the programs that have ended, in seconds.
fn children() -> f64 {
    let usage = getrusage(UsageWho::RUSAGE_CHILDREN).unwrap();
    [usage.user_time(), usage.system_time()]
        .map(|time| time.tv_sec() as f64 + time.tv_usec() as f64 / MILLION)
        .iter()
        .sum()
}
