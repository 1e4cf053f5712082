//! Players' histories and leaderboards.

pub(crate) mod charts;
pub(crate) mod leaderboards;
pub(crate) mod past_games;
pub(crate) mod past_ratings;
pub(crate) mod popularity;
pub(crate) mod profile;
pub(crate) mod statistics;
