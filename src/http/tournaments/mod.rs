//! Tournaments.

pub mod directions;
pub mod entries;
pub mod feed;
pub mod lifecycle;
pub mod pictures;
pub mod problems;
pub mod rulings;
pub mod standings;
pub mod stream;
pub mod view;
