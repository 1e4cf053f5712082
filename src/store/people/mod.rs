//! Friends, and players who are hidden from each other. Other modules apply blocks through
//! `store::access`.

pub(crate) mod blocks;
pub(crate) mod friends;
