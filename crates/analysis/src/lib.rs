//! The analysis of a finished game: what luck gave each seat, what its errors cost, what the others
//! did, and the decisions that mattered. `docs/analysis.md` defines each figure.
//!
//! Every figure is a difference of what positions are worth by the evaluation
//! ([`railhead_bots::evaluation`]), to which all cards lie open. An analysis depends on the log only.

#![cfg_attr(not(test), deny(clippy::as_conversions))]

mod analyze;
mod chances;
mod choice;
mod course;
mod gifts;
#[cfg(test)]
#[path = "../tests/played/helping.rs"]
mod helping;
mod log;
#[cfg(test)]
#[expect(clippy::unwrap_used, clippy::indexing_slicing)]
#[path = "../tests/played/mod.rs"]
mod played;
mod puzzle;
mod report;

pub use analyze::{NotFinished, analyze};
pub use chances::{ChanceLuck, luck};
pub use gifts::gifts;
pub use puzzle::{Choices, Puzzle, PuzzleChoice, Theme, puzzles};
pub use report::{Analysis, Decision, Luck, LuckKind, MomentValues, SeatAnalysis, SeatValue, VERSION, Value};
