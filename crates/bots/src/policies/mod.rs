//! The policies, each in a file of its own.

pub(crate) mod conductor;
pub(crate) mod stationmaster;
