//! The rules, one test a sentence; the numbers are those of `docs/RULES.md`.
#![expect(clippy::unwrap_used, clippy::expect_used, clippy::indexing_slicing, clippy::panic)]

mod absences;
mod cards;
mod checks;
mod clock;
mod colors;
mod cost;
mod deals;
mod host;
mod leaving;
mod listed;
mod lobby;
mod names;
mod options;
mod position;
mod routes;
mod scoring;
mod stations;
mod tickets;
mod tunnels;
mod turns;
mod variants;
mod views;
mod words;
