//! Friends, and players who are hidden from each other. Other modules apply blocks through
//! `store::access`.

pub mod blocks;
pub mod friends;
