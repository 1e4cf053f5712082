//! Vacations and sleeping hours. What accounts have set is in tables of their own; their games are
//! told by events, so that a log tells its clocks. Both are compared when something changes, and
//! again each hour.

pub(crate) mod checks;
mod plan;
pub(crate) mod sleeping_hours;
pub(crate) mod vacations;
