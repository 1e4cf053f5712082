//! Railhead: the server behind a mobile app for the train game of Europe.
//!
//! [`engine`] contains the rules and is pure; [`store`] keeps every game as a log of events in
//! PostgreSQL; [`http`] is the HTTP API; [`bots`] play. Start reading at ARCHITECTURE.md.

#[macro_use]
mod named_enum;
#[macro_use]
mod report;

pub mod auth;
pub mod commands;
pub mod config;
mod failure_log;
pub mod fairness;
pub mod game;
pub mod http;
pub mod jobs;
pub mod metrics;
mod null;
pub mod oidc;
pub mod packs;
pub mod period;
pub mod projection;
pub mod simulate;
pub mod store;
mod web_address;
pub mod webhooks;

pub use railhead_bots as bots;
pub use railhead_engine as engine;
pub use railhead_local_postgres as postgres;
