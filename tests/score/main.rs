//! The final scoring (R8.2, R8.3, R9.2–9.4), held against plain searches and against sums made by
//! hand; and what the command line prints.

#![expect(clippy::unwrap_used, clippy::expect_used, clippy::indexing_slicing, clippy::panic)]

mod command;
mod ladder;
mod languages;
mod longest_path;
mod networks;
mod position;
mod scorings;
mod stations;
mod totals;
