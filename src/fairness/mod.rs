//! Proof that nobody chose the cards: the transcript of a game, and its verification.

pub mod transcript;
pub mod verify;
