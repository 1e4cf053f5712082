//! Sampled worlds: what the hidden cards and tickets could be for a seat, and how the game could
//! then go on. The strong bots decide by them.

mod guess;
mod intent;
mod intents;
mod known;
pub(crate) mod light;
mod needs;
mod playout;
mod trial;
mod tuning;
mod ways;
mod world;

pub(crate) use intents::intents;
pub(crate) use known::Known;
pub(crate) use trial::{Trial, margin_after};
pub(crate) use tuning::Tuning;
