//! Notifications: inboxes and webhooks.

pub(crate) mod inbox;
pub(crate) mod notify;
pub(crate) mod outbox;
pub(crate) mod webhooks;
