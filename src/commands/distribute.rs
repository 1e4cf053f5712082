//! `railhead distribute`: spreads the logs of games over the workers of a Citus cluster.

use crate::store;
use std::error::Error;

/// Distributes, and prints what was done.
///
/// # Errors
/// If the database is not the coordinator of a cluster with workers.
pub async fn run(url: &str) -> Result<(), Box<dyn Error>> {
    Ok(store::distribute(url, |line| println!("{line}")).await?)
}
