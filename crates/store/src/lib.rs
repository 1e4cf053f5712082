//! The store: the log of events in PostgreSQL and, written in the same transaction, the rows derived from it.

#![cfg_attr(not(test), deny(clippy::as_conversions))]
#![expect(missing_docs, reason = "names and types say it here; comments say why")]

#[macro_use]
extern crate railhead_hosting as hosting;
#[macro_use]
pub mod failure_log;

pub mod absences;
pub(crate) mod access;
pub mod accounts;
pub mod admin_log;
pub mod alerts;
pub mod append;
pub(crate) mod batch_worker;
pub mod challenges;
pub mod citus;
pub mod clock;
pub(crate) mod context;
pub mod database;
pub mod deals;
pub(crate) mod ends;
pub mod error;
pub mod events;
pub mod games;
pub mod idempotency;
pub mod leagues;
pub mod live;
pub mod lobby;
pub mod login_throttle;
pub mod metrics;
#[cfg(test)]
mod models;
pub mod notices;
pub mod notifications;
pub mod peers;
pub mod people;
pub mod phrases;
pub mod puzzles;
pub mod quota;
pub mod read_models;
pub(crate) mod retry;
pub(crate) mod schema;
pub mod seasons;
pub(crate) mod shared;
pub(crate) mod sql_names;
pub mod tournaments;
pub mod upkeep;

use hosting::null;
use railhead_engine as engine;
use railhead_identity as identity;
use railhead_log as log;
use railhead_verify as verify;

pub use access::names::PLAYER_ID;
pub use accounts::account::{AccountName, Role, StoredAccount};
pub use clock::{system_clock, time};
pub use context::Database;
pub use context::process::{Operator, Process};
pub use database::Connection;
pub use database::error::DatabaseError;
pub use database::migrations::{OpenError, migrate};
pub use database::servers::Databases;
pub use error::{AccountError, GameError, LeagueError, TournamentError};
pub use games::command_options::CommandOptions;
pub use idempotency::Done;
pub use login_throttle::ThrottleKey;
pub use read_models::rebuild::rebuild;
