//! Live updates to subscribers, here and at other replicas.

pub mod audience;
pub(crate) mod current_heads;
pub mod hub;
pub mod received_versions;
pub mod subscriptions;
