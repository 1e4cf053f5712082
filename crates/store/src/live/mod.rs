//! Live updates to subscribers, here and at other replicas.

pub(crate) mod audience;
pub(crate) mod current_heads;
pub(crate) mod delivery_log;
pub(crate) mod hub;
pub(crate) mod subscriptions;
