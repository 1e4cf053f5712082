//! The service over real HTTP on a real PostgreSQL: one server and one database a test.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::indexing_slicing, clippy::panic)]

mod accounts;
mod admin;
mod app;
mod clocks;
mod codes;
mod endings;
mod facts;
mod fairness;
mod games;
mod guests;
mod host;
mod inbox;
mod invitations;
mod leaderboards;
mod leaving;
mod lists;
mod lobby;
mod open_games;
mod openapi;
mod own_data;
mod packs;
mod past;
mod play;
mod players;
mod problems;
mod quick;
mod receiver;
mod rematch;
mod replay;
mod replicas;
mod retries;
mod scorings;
mod seeding;
mod service;
mod sessions;
mod sign_in;
mod statistics;
mod store;
mod streams;
mod thinking;
mod trials;
mod webhooks;
