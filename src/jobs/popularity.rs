//! Counts the routes and tickets of games that ended.

use crate::{jobs::JobError, store::Store};

/// Counts all games that ended since the last time.
///
/// # Errors
/// If the database does not answer.
pub async fn run(store: Store) -> Result<(), JobError> {
    while store.count_popularity().await? > 0 {}
    Ok(())
}
