//! Phrases of players to the table of a game, and the players whom accounts have muted. None of it
//! is in the log of a game.

pub(crate) mod mute_checks;
pub(crate) mod mutes;
pub(crate) mod said;
pub(crate) mod send;
