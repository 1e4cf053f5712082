//! Server-sent events: what streams of games, inboxes and tournaments share.

pub(crate) mod last_event_id;
pub(crate) mod stream;
pub(crate) mod stream_limits;
