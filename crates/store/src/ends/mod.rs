//! Consequences of the end of a game for its deal or its tournament.

pub(crate) mod deal;
pub(crate) mod tournament;
