//! What players say to the table of a game, and whom accounts do not want to hear. None of it is in
//! the log of a game.

pub(crate) mod mute_checks;
pub(crate) mod mutes;
pub(crate) mod said;
pub(crate) mod send;
