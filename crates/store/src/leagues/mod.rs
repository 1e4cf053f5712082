//! Leagues: players are divided anew before each season, and each division is a tournament. A job begins
//! the seasons ([`season`]); every change locks the row of the league, so that replicas take turns.

pub mod directions;
pub mod league;
pub mod lifecycle;
pub mod members;
pub mod season;
pub mod settings;
