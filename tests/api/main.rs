//! The service over real HTTP on a real PostgreSQL: one server and one database a test.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::indexing_slicing, clippy::panic)]

mod accounts;
mod admin;
mod app;
mod clocks;
mod fairness;
mod games;
mod guests;
mod leaving;
mod lobby;
mod openapi;
mod own_data;
mod packs;
mod play;
mod problems;
mod replay;
mod replicas;
mod retries;
mod scorings;
mod sessions;
mod sign_in;
mod store;
mod streams;
mod thinking;
mod trials;
