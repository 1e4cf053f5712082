//! The log of a game: its hash chain, the encoding of its events, its randomness, with that of a
//! tournament, and its ticket packs. The server writes a game with this code, and
//! `railhead-verify` checks it with the same.

#![cfg_attr(not(test), deny(clippy::as_conversions))]

pub mod chain;
pub mod codec;
pub mod logged_event;
pub mod packs;
pub mod rng;
mod rounds;

use railhead_engine::BotLevel;

/// The substitute bot: the level that plays for an absent player (R10.1).
pub const SUBSTITUTE_BOT: BotLevel = BotLevel::Conductor;
