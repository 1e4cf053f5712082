//! Railhead: the server behind a mobile app for the train game of Europe.
//!
//! [`engine`] is the rules, pure; [`store`] keeps every game as a log of events in PostgreSQL; [`api`] says it in HTTP;
//! [`bots`] play. ARCHITECTURE.md is the way in.

pub mod api;
pub mod auth;
pub mod chain;
pub mod chance;
pub mod commands;
pub mod config;
pub mod packs;
pub mod period;
pub mod projection;
pub mod record;
pub mod simulate;
pub mod store;
pub mod verify;
pub mod webhooks;

pub use railhead_bots as bots;
pub use railhead_engine as engine;
pub use railhead_local_postgres as postgres;
