//! As `tests/api/service.rs`, with databases on the cluster.

#[allow(dead_code, reason = "its databases are on one PostgreSQL")]
#[path = "../api/service.rs"]
mod local;

// Each database is dropped when its test ends.
pub use crate::cluster::{database, database as lent_database};
pub use local::{RUNTIME, Service, execute, prepare, query, until_waiting};
