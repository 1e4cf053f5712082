//! The bots. A bot receives its seat's view and its legal moves, nothing else.

mod budget;
mod conductor;
mod plan;
mod position;
mod stationmaster;

pub use budget::Budget;

use railhead_engine::{BotLevel, GameView, Move, Seat};
use rand::{Rng, seq::IndexedRandom};

/// The move a bot of this level makes; none only if there is no legal move. `view` is asked for only by levels that
/// look at it.
pub fn choose(
    level: BotLevel,
    view: impl FnOnce() -> GameView,
    moves: &[Move],
    budget: Budget,
    rng: &mut impl Rng,
) -> Option<Move> {
    match level {
        BotLevel::Random => moves.choose(rng).cloned(),
        BotLevel::Conductor => conductor::choose(&view(), moves, rng),
        BotLevel::Stationmaster => stationmaster::choose(&view(), moves, budget, rng),
    }
}

/// The move a bot of this level makes in a seat of a game.
#[allow(clippy::disallowed_types, reason = "the bots themselves are given the view")]
pub fn choose_in(
    game: &railhead_engine::Game,
    seat: Seat,
    level: BotLevel,
    budget: Budget,
    rng: &mut impl Rng,
) -> Option<Move> {
    match level {
        BotLevel::Random => game.moves(seat).choose(rng),
        BotLevel::Conductor | BotLevel::Stationmaster => {
            choose(level, || game.view_for(Some(seat)), &game.legal_moves(seat), budget, rng)
        }
    }
}
