//! Friends, and players who are hidden from each other. What follows from a block elsewhere asks
//! `store::access`.

pub(crate) mod blocks;
pub(crate) mod friends;
