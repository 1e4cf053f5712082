//! The analysis of a game.

use crate::{
    course::Course,
    log::Log,
    report::{Analysis, VERSION},
};
use railhead_bots::evaluation::{NETWORK, Network};
use railhead_engine::Event;

/// The seed of sampled deals, tickets and worlds.
pub(crate) const SEED: u64 = 1;

/// The log does not end with scores.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the game was not played to its end")]
pub struct NotFinished;

/// Analyses the log of a finished game.
///
/// # Errors
/// If the game has no scores.
pub fn analyze(events: &[Event]) -> Result<Analysis, NotFinished> {
    let log = Log::of(events);
    if log.end.is_finished() { Ok(with(&log, &NETWORK, SEED)) } else { Err(NotFinished) }
}

fn with(log: &Log, network: &Network, seed: u64) -> Analysis {
    let course = Course::of(log, network, seed);
    Analysis {
        policy: "evaluation".to_owned(),
        version: VERSION,
        seed,
        rollouts: 0,
        worlds: crate::choice::WORLDS,
        seats: course.seats(log.end.scores()),
        values: course.values,
        decisions: course.decisions,
        luck: course.luck,
    }
}
