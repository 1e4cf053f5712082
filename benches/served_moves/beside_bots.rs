//! Moves of people, alone and beside games of bots that would think for more cores than there are.

use super::{
    Rounds,
    support::{
        costs::Meter,
        load::{Pair, Play, each, window},
    },
};
use serde_json::json;
use std::{
    net::SocketAddr,
    time::{Duration, Instant},
};

/// The pairs of people.
pub const PAIRS: usize = 25;
/// The games of a person with a bot.
const GAMES: usize = 200;
/// The mean time for which a player thinks.
const PAUSE: Duration = Duration::from_secs(1);
const BOT: &str = "director";

/// Prints how soon people get the answers to their moves, in turns without and with the games of
/// bots, and how many cores the service keeps busy.
pub fn compare(people: Vec<Pair>, server: SocketAddr, rounds: Rounds, meter: &Meter) {
    let mut names = (0..GAMES).map(|n| format!("s{n}")).collect::<Vec<_>>();
    let few = names.chunks_mut(2);
    let register = async |name: &mut String| Pair::register(server, name, json!({"bots": [BOT]})).await;
    let bots = few.flat_map(|names| each(names, register));
    let mut all = people.into_iter().chain(bots).collect::<Vec<_>>();
    let (mut alone, mut beside) = (Seen::default(), Seen::default());
    for _ in 0..rounds.number {
        alone.look(&mut all[..PAIRS], rounds.length, meter);
        beside.look(&mut all, rounds.length, meter);
    }
    alone.print(&format!("{} people", 2 * PAIRS));
    beside.print(&format!("beside {GAMES} games of bots"));
}

/// The answers to people in all rounds.
#[derive(Default)]
struct Seen {
    latencies: Vec<Duration>,
    worked: Duration,
    passed: Duration,
}

impl Seen {
    fn look(&mut self, players: &mut [Pair], length: Duration, meter: &Meter) {
        each(players, Pair::reconnect);
        let (worked, began) = (meter.service_time(), Instant::now());
        let window =
            window(players, length, PAUSE, async |pair| pair.play(Play::WholeGames, false).await && pair.are_people());
        self.worked += meter.service_time().saturating_sub(worked);
        self.passed += began.elapsed();
        self.latencies.extend(window.latencies);
    }

    fn print(&mut self, name: &str) {
        self.latencies.sort_unstable();
        let share = |percent: usize| self.latencies[self.latencies.len() * percent / 100];
        println!(
            "{name:<24} {} answers, p50 {:.2?}, p99 {:.2?}, last {:.2?}, {:.2} cores busy",
            self.latencies.len(),
            share(50),
            share(99),
            self.latencies[self.latencies.len() - 1],
            self.worked.as_secs_f64() / self.passed.as_secs_f64(),
        );
    }
}
