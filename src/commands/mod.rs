//! The commands, one file each.

pub mod demo;
pub mod health;
pub mod score;
pub mod serve;
pub mod simulate;
