//! Server-sent events: streams of games and inboxes.

pub(crate) mod game_feed;
pub(crate) mod inbox_feed;
pub(crate) mod stream;
pub(crate) mod stream_limits;
pub(crate) mod streams;
