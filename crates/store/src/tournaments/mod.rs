//! Tournaments: a log of events for each, from which its state is folded, and rows derived from it.
//! Players and operators write events; a job takes the steps of the server ([`advance`]). Every
//! change locks the row of the tournament, so that replicas take turns.

pub mod advance;
pub mod codes;
mod deals;
pub mod directions;
pub mod enter;
pub mod export;
pub mod lifecycle;
pub(crate) mod log;
mod notices;
pub(crate) mod organiser;
pub mod rulings;
pub(crate) mod tables;
pub mod views;
