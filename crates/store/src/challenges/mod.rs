//! Daily challenges: one deal a day, in UTC, which everybody plays once, against the same bots.

mod board;
mod challenge;
mod play;
mod prepare;

pub use board::{ChallengeBoard, ChallengePlace, board};
pub use challenge::{Challenge, OwnResult, challenge, list};
pub use play::play;
pub use prepare::prepare;

use crate::engine::{BotLevel, Clock, GameOptions, Int, Variant};

/// The bots of a challenge, in the seats after the player's. They take no time, and play alike in all
/// games.
pub const BOTS: [BotLevel; 2] = [BotLevel::Conductor, BotLevel::Conductor];

/// The time that a player has for the whole game, in seconds: 12 hours. So a game that began before
/// midnight is over by noon, and no vacation stops its clock.
const SECONDS: u32 = 43_200;

/// The options of the games, without the deal. They count from the first turn: nobody ends one
/// without a result and plays again.
pub fn options() -> GameOptions {
    GameOptions {
        clock: Some(Clock::Bank { seconds: SECONDS, increment: 0 }),
        binding: true,
        auto_start: true,
        ..GameOptions::new(Variant::Classic, u8::saturating_from(BOTS.len() + 1))
    }
}
