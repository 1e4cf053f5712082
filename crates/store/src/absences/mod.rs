//! Vacations and sleeping hours. The settings of accounts are in tables of their own; their games
//! record them as events, so that a log alone determines its clocks. Both are compared when
//! something changes, and again each hour.

pub(crate) mod checks;
mod plan;
pub mod sleeping_hours;
pub mod vacations;
