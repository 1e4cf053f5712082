//! The policies, each in a file of its own.

pub(crate) mod balanced;
pub(crate) mod blocking;
pub(crate) mod candidates;
pub(crate) mod conductor;
pub(crate) mod director;
pub(crate) mod early_spread;
pub(crate) mod express;
pub(crate) mod fish;
pub(crate) mod greedy;
pub(crate) mod hoarder;
pub(crate) mod porter;
mod race;
pub(crate) mod rusher;
pub(crate) mod stationmaster;
pub(crate) mod tickets_first;
