//! Sampled worlds: what the hidden cards and tickets could be for a seat, and how the game could
//! then go on. The strong bots decide by them.

mod belief;
mod chance;
mod clues;
mod guess;
mod intent;
mod intents;
mod known;
pub(crate) mod light;
mod needs;
mod outcome;
mod playout;
mod sighting;
mod trial;
mod tuning;
mod ways;
mod world;

pub use belief::{BELIEF, Belief, CLUE_COUNT, NotABelief};
pub use chance::{Chance, ChanceKind, is_surcharge};
pub use clues::Clues;
pub use sighting::{Sighting, Suspect};
pub(crate) use {
    intent::ways,
    intents::intents,
    known::{Known, revealed},
    needs::{Needs, most_held},
    trial::{Trial, make, outcome_after},
    tuning::Tuning,
    ways::{CLOSED, Costs, exits},
    world::World,
};
