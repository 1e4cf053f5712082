//! Properties of every game: the invariants over whole random games, secrets, the log's format, the
//! bots, the board.

#![expect(clippy::unwrap_used, clippy::expect_used, clippy::indexing_slicing, clippy::panic)]

mod board;
mod bots;
mod bytes;
mod clock;
mod contract;
mod deployment;
mod documents;
mod doors;
mod games;
mod log;
mod migrations;
mod modules;
mod playthroughs;
mod projection;
mod prose;
mod release;
mod schema_names;
mod verify;
mod worlds;
