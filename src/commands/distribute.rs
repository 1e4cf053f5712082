//! `railhead distribute`: spreads the logs of games over the workers of a Citus cluster.

use crate::store;
use std::{
    error::Error,
    io::{self, Write},
};

/// Prints what was done. A reader who goes away does not undo it.
///
/// # Errors
/// If the database is not the coordinator of a cluster with workers.
pub async fn run(url: &str) -> Result<(), Box<dyn Error>> {
    let tell = |line| drop(writeln!(io::stdout(), "{line}"));
    Ok(store::citus::distribute(url, tell).await?)
}
