//! The log: the statements that append to it and read it.

pub(crate) mod game_row;
pub(crate) mod group;
pub mod history;
pub mod pack;
pub(crate) mod packed;
