//! What is told to those who watch, here and at other replicas.

pub(crate) mod hub;
pub(crate) mod peers;
pub(crate) mod watch;
