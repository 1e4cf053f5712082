//! The dump of a month: finished games for everybody who studies the game. `docs/open-data.md`
//! describes the files.

#![cfg_attr(not(test), deny(clippy::as_conversions))]

mod error;
mod files;
mod game;
mod manifest;
mod pseudonyms;
mod seats;
mod writer;

pub use error::DumpError;
pub use game::{DumpedGame, DumpedSeat};
pub use manifest::{Counts, FileEntry, Manifest, SigningKey};
pub use pseudonyms::Pseudonyms;
pub use writer::Dump;
