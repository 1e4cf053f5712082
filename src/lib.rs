//! Railhead: the server behind a mobile app for the train game of Europe.
//!
//! [`engine`] contains the rules and is pure; [`store`] keeps every game as a log of events in
//! PostgreSQL; [`http`] is the HTTP API; [`bots`] play. Start reading at ARCHITECTURE.md.

#![allow(missing_docs, reason = "names and types say it here; comments say why. The libraries document every item.")]

#[macro_use]
pub extern crate railhead_hosting as hosting;
#[macro_use]
mod report;

pub mod commands;
pub mod config;
pub mod context;
mod failure_log;
pub mod http;
pub mod jobs;
pub mod metrics;
pub mod oidc;
pub mod simulate;
pub mod store;
pub mod system_clock;
pub mod time;
mod web_address;
pub mod webhooks;

use hosting::null;
pub use railhead_bots as bots;
pub use railhead_engine as engine;
pub use railhead_identity as identity;
pub use railhead_local_postgres as postgres;
pub use railhead_verify as verify;
