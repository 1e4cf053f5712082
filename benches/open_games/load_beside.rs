//! Draws over HTTP beside many open games, with deadlines due and without; and the cost of a deadline.

use super::{
    copies::{Copies, Due},
    support::{
        costs::Meter,
        floor::Floor,
        load::{Pair, Play, each, window},
        server::Server,
    },
};
use serde_json::json;
use std::{
    thread,
    time::{Duration, Instant},
};

/// The number of games in which cards are drawn at once.
const GAMES: usize = 32;
/// The number of games that are begun for a second of load: more than are drawn empty in it.
const STOCK: usize = 120;
/// The number of rounds; of their figures, the medians are printed.
const ROUNDS: usize = 3;
/// The deadlines that are due in a second.
const RATE: u64 = 100;
/// The deadlines that are due at the same moment, for the rate at which a replica carries them out.
const BACKLOG: u64 = 5000;

/// Registers the players of the draws, in games with clocks, so that every move changes when the game is due.
/// `first` is a number that was not given before.
pub fn register(server: &Server, first: u64) -> Vec<Pair> {
    let clock = json!({"clock": {"kind": "per_move", "seconds": 259_200}});
    let mut names = (0..GAMES).map(|n| format!("p{first}n{n}")).collect::<Vec<_>>();
    // A few at a time: a service hashes no more passwords at once.
    let few = names.chunks_mut(2);
    let register = async |name: &mut String| Pair::register(server.address, name, clock.clone()).await;
    few.flat_map(|names| each(names, register)).collect()
}

/// Prints draws beside the floor, in turns.
pub fn print_draws(pairs: &mut [Pair], floor: &Floor, length: Duration) {
    print(pairs, floor, length, "draws", || {});
}

/// Prints draws beside the floor, in turns, while deadlines are due.
pub fn print_draws_with_deadlines(pairs: &mut [Pair], floor: &Floor, length: Duration, copies: &mut Copies) {
    let (mut lateness, mut has_begun) = (Vec::new(), false);
    print(pairs, floor, length, &format!("draws, {RATE} due/s"), || {
        if has_begun {
            lateness.push(copies.lateness());
        }
        has_begun = true;
        copies.add(RATE * length.as_secs(), &Due::Soon(RATE));
        thread::sleep(Duration::from_secs(2));
    });
    wait_for(copies, RATE * length.as_secs());
    lateness.push(copies.lateness());
    println!("    ms from a deadline to its event (median, p99, last), each round: {lateness:?}");
}

fn print(pairs: &mut [Pair], floor: &Floor, length: Duration, name: &str, mut before: impl FnMut()) {
    let (mut latencies, mut rates) = (Vec::new(), Vec::new());
    let stock = STOCK * length.as_secs() as usize / GAMES;
    for _ in 0..ROUNDS {
        each(pairs, async |pair| {
            pair.reconnect().await;
            pair.stock_up(stock).await;
        });
        before();
        let window = window(pairs, length, Duration::ZERO, async |pair| pair.play(Play::Draws, false).await);
        latencies.push(window.latencies);
        rates.push((window.rate, floor.inserts(GAMES, length.as_secs())));
    }
    let of_all = |of: &dyn Fn(&(f64, f64)) -> f64| {
        let mut values = rates.iter().map(of).collect::<Vec<_>>();
        values.sort_unstable_by(f64::total_cmp);
        (values[values.len() / 2], values[0], values[values.len() - 1])
    };
    let (served, floor, ratio) = (of_all(&|rate| rate.0), of_all(&|rate| rate.1), of_all(&|rate| rate.0 / rate.1));
    let mut shares = [50, 99].map(|percent| {
        let share = |round: &mut Vec<Duration>| {
            round.sort_unstable();
            round[round.len() * percent / 100]
        };
        latencies.iter_mut().map(share).collect::<Vec<_>>()
    });
    shares.iter_mut().for_each(|shares| shares.sort_unstable());
    println!(
        "  {name}, {GAMES} games: {:.0}/s, floor {:.0}/s, ratio {:.2} ({:.2} to {:.2}); p50 {:.2?}; p99 {:.2?} ({:.2?} to {:.2?})",
        served.0, floor.0, ratio.0, ratio.1, ratio.2, shares[0][1], shares[1][1], shares[1][0], shares[1][2]
    );
}

/// Prints the CPU that a deadline costs, and how many a replica carries out in a second. `idle` is the CPU
/// of PostgreSQL and of the service in a second without any.
pub fn print_deadlines(copies: &mut Copies, meter: &Meter, length: Duration, idle: (f64, f64)) {
    let due = RATE * length.as_secs();
    copies.add(due, &Due::Soon(RATE));
    let (began, before) = (Instant::now(), (meter.database_time(), meter.service_time()));
    thread::sleep(length + Duration::from_secs(3));
    let (after, passed) = ((meter.database_time(), meter.service_time()), began.elapsed().as_secs_f64());
    wait_for(copies, due);
    let each = |before: Duration, after: Duration, idle: f64| {
        ((after - before).as_secs_f64() - idle * passed) * 1e6 / due as f64
    };
    println!(
        "  a deadline, {RATE} due/s: {:.0} µs of CPU of PostgreSQL, {:.0} of the service; ms late (median, p99, last): {:?}",
        each(before.0, after.0, idle.0),
        each(before.1, after.1, idle.1),
        copies.lateness()
    );
    copies.add(BACKLOG, &Due::AtOnce);
    thread::sleep(Duration::from_secs(2));
    let began = Instant::now();
    wait_for(copies, BACKLOG);
    println!("  {BACKLOG} due at once: {:.0} carried out a second", BACKLOG as f64 / began.elapsed().as_secs_f64());
}

fn wait_for(copies: &Copies, due: u64) {
    let began = Instant::now();
    while copies.carried_out() < due {
        assert!(began.elapsed() < Duration::from_secs(120), "{} of {due} carried out", copies.carried_out());
        thread::sleep(Duration::from_millis(100));
    }
}
