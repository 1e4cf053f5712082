//! Proof that nobody chose the cards: transcripts of finished games and tournaments, and their
//! verification. `docs/FAIRNESS.md` explains it to players.

#![cfg_attr(not(test), deny(clippy::as_conversions))]

pub mod command;
mod copied;
mod decisions;
pub mod tournament;
pub mod transcript;

pub use decisions::{Verified, VerifyError, check_head, verify, verify_whole};
