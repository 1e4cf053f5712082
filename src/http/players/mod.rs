//! Players' histories and leaderboards.

pub(crate) mod charts;
pub(crate) mod game_lines;
pub(crate) mod games_filter;
pub(crate) mod groups;
pub(crate) mod leaderboards;
pub(crate) mod lookup;
pub(crate) mod opponents;
pub(crate) mod past_games;
pub(crate) mod past_ratings;
pub(crate) mod popularity;
pub(crate) mod profile;
pub(crate) mod seasons;
pub(crate) mod statistics;
pub(crate) mod turn_positions;
pub(crate) mod uncounted_games;
