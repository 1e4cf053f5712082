//! Live updates to subscribers, here and at other replicas.

pub mod audience;
pub(crate) mod current_heads;
pub mod delivery_log;
pub mod hub;
pub mod subscriptions;
