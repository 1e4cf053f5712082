//! Proof that nobody chose the cards: the log of a game with its hash chain, its randomness, and the
//! verification of a finished game. `docs/FAIRNESS.md` explains it to players.

#![cfg_attr(not(test), deny(clippy::as_conversions))]

pub mod chain;
pub mod codec;
pub mod command;
mod copied;
mod decisions;
pub mod packs;
pub mod rng;
pub mod tournament;
pub mod transcript;

pub use decisions::{SUBSTITUTE_BOT, Verified, VerifyError, check_head, verify, verify_whole};
