//! The bots. A bot receives its seat's view and its legal moves, nothing else.

mod budget;
mod conductor;
mod plan;
mod position;
mod stationmaster;

pub use budget::Budget;

use railhead_engine::{BotLevel, GameView, Move, Seat};
use rand::{Rng, seq::IndexedRandom};

/// Returns the move that a bot of this level makes; `None` only if there are no legal moves. `view`
/// is called only for the levels that use it: all but `random`.
pub fn choose(
    level: BotLevel,
    view: impl FnOnce() -> GameView,
    moves: &[Move],
    budget: Budget,
    rng: &mut dyn Rng,
) -> Option<Move> {
    match level {
        BotLevel::Random => moves.choose(rng).cloned(),
        BotLevel::Conductor => conductor::choose(&view(), moves, rng),
        BotLevel::Stationmaster => stationmaster::choose(&view(), moves, budget, rng),
    }
}

/// Returns the move that a bot of this level makes in a seat of a game; `None` only if the seat has
/// no legal moves.
#[allow(clippy::disallowed_types, reason = "the bots themselves are given the view")]
#[inline]
pub fn choose_in(
    game: &railhead_engine::Game,
    seat: Seat,
    level: BotLevel,
    budget: Budget,
    rng: &mut dyn Rng,
) -> Option<Move> {
    match level {
        BotLevel::Random => game.moves(seat).choose(rng),
        BotLevel::Conductor | BotLevel::Stationmaster => {
            choose(level, || game.view_for(Some(seat)), &game.legal_moves(seat), budget, rng)
        }
    }
}
