//! Tournaments.

pub mod entries;
pub mod lifecycle;
pub mod pictures;
pub mod problems;
pub mod rulings;
pub mod standings;
pub mod view;
