//! The commands, one file each.

pub mod admin;
pub mod check;
pub mod database;
pub mod demo;
pub mod distribute;
pub mod health;
mod log;
pub mod migrate;
mod narration;
mod open_files;
pub mod pack;
mod progress;
pub mod rebuild;
mod record_file;
pub mod replay;
pub mod rotate_key;
pub mod score;
mod scored_board;
pub mod seed_history;
pub mod serve;
pub mod simulate;
#[cfg(feature = "otlp")]
mod traces;
pub mod verify;
