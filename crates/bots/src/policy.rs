//! The names of the policies.

use crate::{
    Budget,
    policies::{conductor, stationmaster},
};
use railhead_engine::{BotLevel, GameView, Move, Seat};
use rand::{Rng, seq::IndexedRandom};
use strum::{EnumString, IntoStaticStr, VariantArray};

/// A way to play. The levels that people can choose are some of them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, EnumString, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "snake_case")]
pub enum Policy {
    /// Plays a random legal move.
    Random,
    /// Plans its tickets, collects cards, claims routes, then draws new tickets.
    Conductor,
    /// Tries promising moves in sampled worlds.
    Stationmaster,
}

impl From<BotLevel> for Policy {
    fn from(level: BotLevel) -> Policy {
        match level {
            BotLevel::Random => Policy::Random,
            BotLevel::Conductor => Policy::Conductor,
            BotLevel::Stationmaster => Policy::Stationmaster,
        }
    }
}

impl Policy {
    /// The name on the command line and in the rows of a ladder.
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// The move to make; `None` only if there are no legal moves. `view` is called only by the
    /// policies that use it: all but `random`.
    pub fn choose(
        self,
        view: impl FnOnce() -> GameView,
        moves: &[Move],
        budget: Budget,
        rng: &mut dyn Rng,
    ) -> Option<Move> {
        match self {
            Policy::Random => moves.choose(rng).cloned(),
            Policy::Conductor => conductor::choose(&view(), moves, rng),
            Policy::Stationmaster => stationmaster::choose(&view(), moves, budget, rng),
        }
    }

    /// The move to make in a seat of a game; `None` only if the seat has no legal moves.
    #[allow(clippy::disallowed_types, reason = "the bots themselves are given the view")]
    #[inline]
    pub fn choose_in(
        self,
        game: &railhead_engine::Game,
        seat: Seat,
        budget: Budget,
        rng: &mut dyn Rng,
    ) -> Option<Move> {
        match self {
            Policy::Random => game.moves(seat).choose(rng),
            _ => self.choose(|| game.view_for(Some(seat)), &game.legal_moves(seat), budget, rng),
        }
    }
}
