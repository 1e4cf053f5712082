//! The latency of moves at a fixed rate while everything happens that happens in an hour: checkpoints, vacuum,
//! packing, analyses, a rotation of the key, a dump of open data, a backup.
//!
//! Run by hand, on an otherwise idle machine: `cargo bench --bench hour [-- MINUTES [MOVES_PER_SECOND [PAIRS]]]`, by
//! default 60, 1000 and 500. The rate does not wait for answers: a move counts from the moment for which it was
//! intended, which includes what the timer of the client takes, at most a millisecond.

#![expect(clippy::unwrap_used, clippy::indexing_slicing)]

mod beside;

use beside::Beside;
use railhead::postgres::{Options, Postgres};
use railhead_test_support::bench::{
    load::{Pair, at_rate, each},
    server::Server,
    sql::database,
};
use serde_json::json;
use std::{env, fs, path::Path, thread, time::Duration};

const MINUTE: Duration = Duration::from_secs(60);

fn main() {
    let arguments = env::args().skip(1).filter(|argument| argument != "--bench").collect::<Vec<_>>();
    let number = |nth: usize, default| arguments.get(nth).map_or(default, |text| text.parse::<u32>().unwrap());
    let (minutes, rate, pairs) = (number(0, 60), number(1, 1000), number(2, 500));
    let dir = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("hour-{}", std::process::id()));
    fs::create_dir_all(&dir).unwrap();
    let postgres = Postgres::start(Options { data_dir: dir.join("postgres"), bin_dir: None, durable: true }).unwrap();
    let server = Server::start(&database(&postgres, "served"), &[]);
    let mut names = (0..pairs).map(|n| format!("p{n}")).collect::<Vec<_>>();
    // A service hashes no more passwords at once.
    let register = async |name: &mut String| Pair::register(server.address, name, json!({})).await;
    let mut pairs = names.chunks_mut(2).flat_map(|names| each(names, register)).collect::<Vec<_>>();
    each(&mut pairs, Pair::prepare);

    let beside = Beside { url: server.database_url.clone(), dir: dir.clone(), length: minutes * MINUTE };
    let beside = thread::spawn(move || beside.run());
    let taken = at_rate(&mut pairs, f64::from(rate), minutes * MINUTE);
    let ran = beside.join().unwrap();

    let mut by_minute = vec![Vec::new(); minutes as usize];
    for (intended, latency) in &taken {
        by_minute[(intended.as_secs() / 60) as usize].push(*latency);
    }
    println!("{:<8} {:>7} {:>9} {:>9} {:>9} {:>9}  beside", "minute", "moves", "p50", "p99", "p99.9", "max");
    for (minute, latencies) in by_minute.into_iter().enumerate() {
        let during = |(_, from, to): &&(&str, Duration, Duration)| {
            *from < (minute as u32 + 1) * MINUTE && *to >= minute as u32 * MINUTE
        };
        let beside = ran.iter().filter(during).map(|(name, ..)| *name).collect::<Vec<_>>().join(", ");
        print(&(minute + 1).to_string(), latencies, &beside);
    }
    print("all", taken.into_iter().map(|(_, latency)| latency).collect(), "");
    println!("resident: {} kB", server.resident());

    drop(server);
    let data_dir = postgres.data_dir().to_path_buf();
    postgres.stop();
    fs::remove_dir_all(data_dir).and_then(|()| fs::remove_dir_all(dir)).unwrap();
}

fn print(name: &str, mut latencies: Vec<Duration>, beside: &str) {
    latencies.sort_unstable();
    let Some(last) = latencies.last() else { return };
    let share = |thousandths: usize| latencies[(latencies.len() - 1) * thousandths / 1000];
    let (half, most, nearly_all) = (share(500), share(990), share(999));
    println!("{name:<8} {:>7} {half:>9.2?} {most:>9.2?} {nearly_all:>9.2?} {last:>9.2?}  {beside}", latencies.len());
}
