//! Proof that nobody chose the cards: the transcript of a game, and deciding it again.

pub mod transcript;
pub mod verify;
