//! The analysis of a finished game: what luck gave each seat, what its errors cost, what the others
//! did, and the decisions that mattered. `docs/analysis.md` defines each figure.
//!
//! Every figure is a difference of values. The value of a position for a seat is its final margin on
//! average if everybody plays on by one fixed policy, over sampled worlds that are possible for what
//! the seat knows ([`railhead_bots::value()`]). An analysis depends on the log, the seed and the
//! number of rollouts only.

#![cfg_attr(not(test), deny(clippy::as_conversions))]

mod analyze;
mod chances;
mod choice;
mod log;
mod luck;
mod odds;
mod packed;
#[cfg(test)]
#[expect(clippy::unwrap_used, clippy::indexing_slicing)]
#[path = "../tests/played/mod.rs"]
mod played;
mod report;
mod rollouts;
mod sums;

pub use analyze::{AnalysisError, AnalysisOptions, analyze};
pub use chances::{Given, given};
pub use report::{Analysis, Decision, Luck, LuckKind, MomentValues, SeatAnalysis, SeatValue};
