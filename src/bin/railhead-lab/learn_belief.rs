//! `railhead-lab learn-belief`: the belief in which tickets a seat holds, learnt and measured.

use crate::options::LearnBelief;
use railhead_bots::Belief;
use railhead_ladder::learn::{BeliefLearning, surprises};
use serde::Serialize;
use std::{
    error::Error,
    fs,
    io::{self, Write},
    num::NonZero,
    thread,
};

/// Learns, writes the file, and prints how much the tickets of games that it has not seen surprise it.
///
/// # Errors
/// If the file cannot be read or written, or is no belief.
pub fn run(options: &LearnBelief) -> Result<(), Box<dyn Error>> {
    let jobs = options.jobs.or_else(|| thread::available_parallelism().ok()).unwrap_or(NonZero::<usize>::MIN);
    if let Some(games) = NonZero::new(options.games) {
        let belief = BeliefLearning { seed: options.seed, games, jobs }.belief()?;
        fs::write(&options.file, belief.to_json())?;
    }
    let belief = Belief::from_json(&fs::read_to_string(&options.file)?)?;
    for ((variant, seats), found) in surprises(&belief, options.seed.wrapping_add(1 << 32), options.measured, jobs) {
        let [nothing, guess, belief] =
            [found.nothing, found.guess, found.belief].map(|nats| (nats.mean() * 1000.0).round() / 1000.0);
        let report = SurpriseReport { variant, seats, tickets: found.belief.count(), nothing, guess, belief };
        writeln!(io::stdout(), "{}", serde_json::to_string(&report)?)?;
    }
    Ok(())
}

/// The mean surprise of a held ticket, in nats, as it is printed.
#[derive(Serialize)]
struct SurpriseReport {
    variant: &'static str,
    seats: u8,
    tickets: u32,
    nothing: f64,
    guess: f64,
    belief: f64,
}
