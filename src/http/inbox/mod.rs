//! The inbox of an account and its webhooks.

pub(crate) mod items;
pub(crate) mod webhooks;
