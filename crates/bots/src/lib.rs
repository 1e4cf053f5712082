//! The bots. A bot receives its seat's view and its legal moves, nothing else.

#![cfg_attr(not(test), deny(clippy::as_conversions))]

mod budget;
mod comparison;
pub mod evaluation;
mod planning;
mod policies;
mod policy;
mod position;
mod public;
#[cfg(test)]
#[expect(clippy::disallowed_types, clippy::indexing_slicing, clippy::unwrap_used)]
mod scene;
mod skills;
mod strength;
mod tally;
mod worlds;

pub use budget::Budget;
pub use comparison::Comparison;
pub use policy::Policy;
pub use public::chances;
pub use strength::{Strength, strength};
pub use tally::{Estimate, Tally, rounded};
pub use worlds::{BELIEF, Belief, CLUE_COUNT, Chance, ChanceKind, Clues, NotABelief, Sighting, Suspect, is_surcharge};

use railhead_engine::{BotLevel, GameView, Move, Seat};
use rand::Rng;
use std::time::Duration;

/// Returns the move that a bot of this level makes; `None` only if there are no legal moves. `view`
/// is called only for the levels that use it: all but `random`.
pub fn choose(
    level: BotLevel,
    view: impl FnOnce() -> GameView,
    moves: &[Move],
    budget: Budget,
    rng: &mut dyn Rng,
) -> Option<Move> {
    Policy::from(level).choose(view, moves, budget, rng)
}

/// Returns the move that a bot of this level makes in a seat of a game; `None` only if the seat has
/// no legal moves.
#[expect(clippy::disallowed_types, reason = "the bots themselves are given the view")]
#[inline]
pub fn choose_in(
    game: &railhead_engine::Game,
    seat: Seat,
    level: BotLevel,
    budget: Budget,
    rng: &mut dyn Rng,
) -> Option<Move> {
    Policy::from(level).choose_in(game, seat, budget, rng)
}

/// Whether a bot of this level takes milliseconds for a move.
pub fn thinks(level: BotLevel) -> bool {
    Policy::from(level).thinking().is_some()
}

/// Returns the time that a bot of this level has for a move: a share of what is usual for it, or
/// `left` if that is less.
pub fn budget(level: BotLevel, share: f64, left: Duration) -> Budget {
    Budget::Time(Policy::from(level).thinking().unwrap_or_default().mul_f64(share).min(left))
}
