//! `conductor`: a sensible player.

use crate::engine::{GameView, Move};
use rand::{Rng, seq::IndexedRandom};

/// The move to make; none only if there is no legal move.
pub(super) fn choose(_view: &GameView, moves: &[Move], rng: &mut impl Rng) -> Option<Move> {
    moves.choose(rng).cloned()
}
