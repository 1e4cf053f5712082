//! The log: the statements that append to it and read it.

pub(crate) mod group;
pub mod pack;
pub(crate) mod packed;
pub mod read;
pub(crate) mod read_game;
