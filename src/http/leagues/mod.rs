//! Leagues.

pub mod directions;
pub mod lifecycle;
pub mod members;
mod problems;
pub mod seasons;
pub mod view;
