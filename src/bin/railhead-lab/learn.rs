//! `railhead-lab learn`: the network that judges positions, learnt and measured.

use crate::options::Learn;
use railhead::commands::progress;
use railhead_bots::evaluation::Network;
use railhead_ladder::learn::{Fit, Group, Learning, fit};
use serde::Serialize;
use std::{
    collections::BTreeMap,
    error::Error,
    fs,
    io::{self, Write},
    num::NonZero,
    thread,
};

/// Learns, writes the file, and prints how well the network judges games that it has not seen.
///
/// # Errors
/// If the file cannot be read or written, or is no network.
pub fn run(options: &Learn) -> Result<(), Box<dyn Error>> {
    let jobs = options.jobs.or_else(|| thread::available_parallelism().ok()).unwrap_or(NonZero::<usize>::MIN);
    let network = match NonZero::new(options.rounds) {
        None => Network::from_bytes(&fs::read(&options.file)?)?,
        Some(rounds) => {
            let learning = Learning { seed: options.seed, rounds, games: options.games, jobs };
            let bar = progress::of("rounds", rounds.get().into());
            let network = learning.network(|_| bar.inc(1))?;
            bar.finish_and_clear();
            fs::write(&options.file, network.to_bytes())?;
            network
        }
    };
    let groups = fit(&network, options.seed.wrapping_add(1 << 32), options.measured, jobs);
    print(&groups)
}

/// A group of positions, as it is printed.
#[derive(Serialize)]
struct FitReport {
    #[serde(flatten)]
    group: Group,
    positions: u32,
    explained: f64,
    lean: f64,
    /// For each tenth of the chance to win: positions, the mean chance, and the share that was won.
    tenths: Vec<(u32, f64, f64)>,
}

/// Prints a line of JSON for each group.
fn print(groups: &BTreeMap<Group, Fit>) -> Result<(), Box<dyn Error>> {
    let rounded = |number: f64| (number * 1000.0).round() / 1000.0;
    for (group, fit) in groups {
        let share = |(positions, chances, wins): (u32, f64, f64)| {
            let count = f64::from(positions.max(1));
            (positions, rounded(chances / count), rounded(wins / count))
        };
        let report = FitReport {
            group: *group,
            positions: fit.positions,
            explained: rounded(fit.explained()),
            lean: rounded(fit.lean()),
            tenths: fit.tenths.map(share).to_vec(),
        };
        writeln!(io::stdout(), "{}", serde_json::to_string(&report)?)?;
    }
    Ok(())
}
