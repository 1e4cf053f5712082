//! Phrases of players to the table of a game, and the players whom accounts have muted. None of it
//! is in the log of a game.

pub mod mute_checks;
pub mod mutes;
pub mod said;
pub mod send;
