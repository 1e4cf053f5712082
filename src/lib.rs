//! Railhead: the server behind a mobile app for the train game of Europe.
//!
//! [`engine`] contains the rules and is pure; [`store`] keeps every game as a log of events in
//! PostgreSQL; [`http`] is the HTTP API; [`bots`] play. Start reading at ARCHITECTURE.md.

#![cfg_attr(not(test), deny(clippy::as_conversions))]
#![expect(missing_docs, reason = "names and types say it here; comments say why. The libraries document every item.")]

pub mod commands;
pub mod config;
pub mod context;
pub mod http;
pub mod jobs;
pub mod oidc;
pub mod outbound;
pub mod simulate;
mod web_address;

use hosting::null;
pub use railhead_bots as bots;
pub use railhead_engine as engine;
pub use railhead_hosting as hosting;
pub use railhead_identity as identity;
pub use railhead_local_postgres as postgres;
pub use railhead_log as log;
pub use railhead_store as store;
pub use railhead_verify as verify;
pub use store::{failure_log, metrics, system_clock, time};
