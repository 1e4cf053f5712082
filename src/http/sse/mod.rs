//! Server-sent events: streams of games, inboxes and tournaments.

pub(crate) mod game_feed;
pub(crate) mod inbox_feed;
pub(crate) mod stream;
pub(crate) mod stream_limits;
pub(crate) mod streams;
pub(crate) mod tournament_feed;
