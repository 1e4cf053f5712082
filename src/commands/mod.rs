//! The commands, one file each.

pub mod demo;
pub mod health;
pub mod serve;
pub mod simulate;
