//! The service and its PostgreSQL under load, for benches.

pub mod connection;
pub mod costs;
pub mod floor;
pub mod load;
pub mod server;
pub mod sql;
